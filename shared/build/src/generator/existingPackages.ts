import { join } from 'node:path';
import { readPackages } from '../eslint/packages.ts';
import { readPackage } from '../workspace.ts';

/** Paths of the pages by remote. */
export type PathsByRemote = Readonly<Record<string, readonly string[]>>;

/** What can conflict with a new package. */
export interface ExistingPackage {
  name: string;
  /** Relative to the root of the workspace. */
  folder: string;
  /** Remotes only. */
  area?: string | undefined;
  /** Of its pages. */
  paths: readonly string[];
}

/** The template does not count as an area. */
export function existingPackages(root: string, paths: PathsByRemote): ExistingPackage[] {
  return readPackages(root).map(({ name, folder }) => {
    const facts = readPackage(join(root, folder));
    if (facts.role === 'template') return { name, folder, paths: [] };
    return { name, folder, area: facts.area, paths: paths[name] ?? [] };
  });
}
