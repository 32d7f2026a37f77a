import { join } from 'node:path';
import { readPackages } from '../eslint/packages.ts';
import { claimedPaths, readPackage } from '../workspace.ts';

/** What can conflict with a new package. */
export interface ExistingPackage {
  name: string;
  /** Relative to the root of the workspace. */
  folder: string;
  /** Remotes only. */
  area?: string | undefined;
  /** Claimed paths. */
  paths: string[];
}

/** The template does not count as an area. */
export function existingPackages(root: string): ExistingPackage[] {
  return readPackages(root).map(({ name, folder }) => {
    const facts = readPackage(join(root, folder));
    if (facts.role === 'template') return { name, folder, paths: [] };
    return { name, folder, area: facts.area, paths: claimedPaths(facts) };
  });
}
