import { join } from 'node:path';
import { readPackages } from '../eslint/packages.ts';
import { releasedPages } from '../release/releasedPages.ts';
import type { PathsByRemote } from './existingPackages.ts';

/** As the remotes of a workspace declare their pages. */
export async function declaredPaths(root: string): Promise<PathsByRemote> {
  const remotes = readPackages(root).filter(({ role }) => role === 'remote');
  const entries = remotes.map(async ({ name, folder }) => {
    const pages = (await releasedPages(join(root, folder))) ?? [];
    return [name, pages.map(({ path }) => path)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
