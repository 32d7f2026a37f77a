import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage } from '../workspace.ts';

/** A package of the workspace as the boundary rules see it. */
export interface Package {
  name: string;
  /**
   * `shell`, `remote`, `shared`, `testing`, `tool`, `server` or `e2e`: from `portal.role` in its package.json. The
   * template of remotes keeps their rules, and counts as one.
   */
  role: string;
  /** Remotes only. */
  area?: string;
  /** Its folder, relative to the root of the workspace, with forward slashes. */
  folder: string;
}

const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => entry.name);

/** Every package of the workspace. */
export function readPackages(root: string): Package[] {
  return foldersOf(root)
    .flatMap((folder) =>
      folder === 'shared' ? foldersOf(join(root, folder)).map((name) => `shared/${name}`) : [folder],
    )
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, role, area } = readPackage(join(root, folder));
      return {
        ...{ name, role: role === 'template' ? 'remote' : role, folder },
        ...(area === undefined ? {} : { area }),
      };
    });
}
