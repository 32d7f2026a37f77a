import { join } from 'node:path';
import { readPackages } from '../eslint/packages.ts';
import { claimedPaths, readPackage } from '../workspace.ts';

/** A package of the workspace, as far as a new one can get in its way. */
export interface ExistingPackage {
  name: string;
  /** Relative to the root of the workspace. */
  folder: string;
  /** Remotes only. */
  area?: string | undefined;
  /** Every path it claims. */
  paths: string[];
}

/** The packages of a workspace; the template of remotes is none of its areas. */
export function existingPackages(root: string): ExistingPackage[] {
  return readPackages(root).map(({ name, folder }) => {
    const facts = readPackage(join(root, folder));
    if (facts.role === 'template') return { name, folder, paths: [] };
    return { name, folder, area: facts.area, paths: claimedPaths(facts) };
  });
}
