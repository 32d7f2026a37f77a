import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AreaPage } from '@portal/contract';
import { readPackages } from '../eslint/packages.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const remotes = readPackages(root).filter(({ role }) => role === 'remote');

/** Jest's compiler rewrites `import()`; a build's does not. */
function screensOf(folders: readonly string[]): Record<string, Record<string, string>> {
  const code = `
    import { releasedScreens } from './shared/build/src/release/releasedPages.ts';
    const folders = ${JSON.stringify(folders)};
    const screens = await Promise.all(folders.map(async (folder) => [folder, await releasedScreens(process.cwd() + '/' + folder)]));
    console.log(JSON.stringify(Object.fromEntries(screens)));`;
  const answer = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(answer) as Record<string, Record<string, string>>;
}

const screens = screensOf([...remotes.map(({ folder }) => folder), 'shell']);

test.each(remotes)('a release of $name says which screen each of its pages shows', async ({ folder }) => {
  const { pages } = (await import(join(root, folder, 'src/pages.ts'))) as { pages: AreaPage[] };
  expect(Object.keys(screens[folder] ?? {})).toEqual(pages.map(({ path }) => path));
  for (const request of Object.values(screens[folder] ?? {}))
    expect(request).toMatch(/^\.\/screens\/.+Screen\.tsx$/);
});

test('the shell has no screens of areas', () => {
  expect(screens['shell']).toEqual({});
});
