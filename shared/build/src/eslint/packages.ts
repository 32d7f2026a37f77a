import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage } from '../workspace.ts';

export interface Package {
  name: string;
  /**
   * `shell`, `remote`, `shared`, `testing`, `tool`, `server` or `e2e`, from `portal.role`. The template counts as a
   * remote.
   */
  role: string;
  /** Remotes only. */
  area?: string;
  /** Relative to the root of the workspace, with forward slashes. */
  folder: string;
}

const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => entry.name);

/** Reads every package of the workspace. */
export function readPackages(root: string): Package[] {
  return foldersOf(root)
    .flatMap((folder) =>
      folder === 'shared' ? foldersOf(join(root, folder)).map((name) => `shared/${name}`) : [folder],
    )
    .flatMap((folder) => [folder, `${folder}/calls`])
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, role, area } = readPackage(join(root, folder));
      return {
        name,
        role: role === 'template' ? 'remote' : role,
        folder,
        area,
      };
    });
}
