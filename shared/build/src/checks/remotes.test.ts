import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pages, type AreaPage, type RemoteModule } from '@portal/contract';
import { readPackages } from '../eslint/packages.ts';
import { readPackage } from '../workspace.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const remotes = readPackages(root).filter(({ role }) => role === 'remote');
/** The template's pages are in no environment. */
const areas = remotes.filter(({ folder }) => folder.startsWith('mfe-'));
/** Pages of the shell. */
const shellPaths: string[] = [pages.error.path, pages.downloadRedirect.path];

async function loadModule(folder: string) {
  const module = (await import(join(root, folder, 'src/remote.ts'))) as { default: RemoteModule };
  return module.default;
}

async function declared() {
  const modules = areas.map(({ folder }) => import(join(root, folder, 'src/pages.ts')));
  return ((await Promise.all(modules)) as { pages: AreaPage[] }[]).flatMap((module) => module.pages);
}

test('there are remotes to check', () => expect(areas.length).toBeGreaterThanOrEqual(5));

test.each(remotes)('$name is the area of its package.json', async ({ folder }) => {
  expect((await loadModule(folder)).area).toBe(readPackage(join(root, folder)).area);
});

test('no path is declared by two remotes, or by a remote and the shell', async () => {
  const all = [...shellPaths, ...(await declared()).map(({ path }) => path)];
  expect(all.filter((path, place) => all.indexOf(path) !== place)).toEqual([]);
});

// Remotes may have further pages.
test('every page of the contract is declared', async () => {
  const known = [...shellPaths, ...(await declared()).map(({ path }) => path)];
  expect(Object.values(pages).filter(({ path }) => !known.includes(path))).toEqual([]);
});

test('no two links of a row share a place, and German labels use Swiss spelling', async () => {
  for (const kind of ['tab', 'menu'] as const) {
    const links = (await declared()).flatMap((page) => page[kind] ?? []);
    expect(new Set(links.map(({ place }) => place)).size).toBe(links.length);
    for (const { label } of links) expect(label.de).not.toContain('ß');
  }
});
