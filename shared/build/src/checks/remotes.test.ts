import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pages, routeGroups, type RemoteModule } from '@portal/contract';
import { readPackages } from '../eslint/packages.ts';
import { readPackage } from '../workspace.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const remotes = readPackages(root).filter(({ role }) => role === 'remote');
const knownPaths = Object.values(pages).map(({ path }): string => path);

async function load(folder: string): Promise<RemoteModule<{ path: string }>> {
  const module = (await import(join(root, folder, 'src/remote.ts'))) as {
    default: RemoteModule<{ path: string }>;
  };
  return module.default;
}

test('there are remotes to check', () => expect(remotes.length).toBeGreaterThanOrEqual(5));

test.each(remotes)(
  '$name routes exactly the paths of its package.json, each a page of the contract',
  async (remote) => {
    const { area, paths } = readPackage(join(root, remote.folder));
    const module = await load(remote.folder);
    expect(module.area).toBe(area);
    for (const group of routeGroups) {
      const routed = (module.routes[group] ?? []).map(({ path }) => path);
      expect([group, ...routed.sort()]).toEqual([group, ...(paths?.[group] ?? []).toSorted()]);
      expect(routed.filter((path) => !knownPaths.includes(path))).toEqual([]);
    }
  },
);

test('no path is claimed by two remotes', () => {
  const claimed = remotes.flatMap(({ folder }) =>
    Object.values(readPackage(join(root, folder)).paths ?? {}).flat(),
  );
  expect(claimed.filter((path, place) => claimed.indexOf(path) !== place)).toEqual([]);
});
