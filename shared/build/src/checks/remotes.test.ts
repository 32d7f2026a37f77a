import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pages, routeGroups, type RemoteModule } from '@portal/contract';
import { readPackages } from '../eslint/packages.ts';
import { claimedPaths, readPackage } from '../workspace.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const remotes = readPackages(root).filter(({ role }) => role === 'remote');
/** Pages of the shell. */
const shellPaths: string[] = [pages.error.path, pages.downloadRedirect.path];

async function load(folder: string): Promise<RemoteModule<{ path: string }>> {
  const module = (await import(join(root, folder, 'src/remote.ts'))) as {
    default: RemoteModule<{ path: string }>;
  };
  return module.default;
}

test('there are remotes to check', () => expect(remotes.length).toBeGreaterThanOrEqual(5));

test.each(remotes)('$name routes exactly the paths of its package.json', async (remote) => {
  const { area, paths } = readPackage(join(root, remote.folder));
  const module = await load(remote.folder);
  expect(module.area).toBe(area);
  for (const group of routeGroups) {
    const routed = (module.routes[group] ?? []).map(({ path }) => path);
    expect([group, ...routed.sort()]).toEqual([group, ...(paths?.[group] ?? []).toSorted()]);
  }
});

const claimed = remotes.flatMap(({ folder }) => claimedPaths(readPackage(join(root, folder))));

test('no path is claimed by two remotes, or by a remote and the shell', () => {
  const all = [...shellPaths, ...claimed];
  expect(all.filter((path, place) => all.indexOf(path) !== place)).toEqual([]);
});

// Remotes may have further pages.
test('every page of the contract is claimed', () => {
  const known = [...shellPaths, ...claimed];
  expect(Object.values(pages).filter(({ path }) => !known.includes(path))).toEqual([]);
});
