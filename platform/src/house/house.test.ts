import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { countHouse } from './countHouse.ts';
import { houseText } from './houseText.ts';
import { readSources } from './readSources.ts';

const root = temporaryFolder();

/** Counts a project of these files, in one named package. */
function countOf(name: string, files: Record<string, string>) {
  const folder = join(root, name);
  const all: Record<string, string> = {
    'package.json': '{ "name": "whole" }',
    'a/package.json': JSON.stringify({ name: '@x/a', imports: { '#*': './src/*' } }),
    'b/package.json': JSON.stringify({ name: '@x/b', exports: { '.': './src/index.ts' } }),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return countHouse(readSources(folder));
}

const lines = (count: number) => '//\n'.repeat(count);

test('sizes leave tests out, and the ratio counts them', () => {
  const house = countOf('sizes', {
    'a/src/one.ts': lines(10),
    'a/src/two.ts': lines(20),
    'a/src/three.tsx': lines(70),
    'a/src/two.test.ts': lines(50),
    'a/dist/made.ts': lines(999),
  });
  expect(house).toMatchObject({ files: 3, lines: { median: 20, p95: 70, max: 70 }, testRatio: 0.5 });
  expect(house.short).toEqual(['a/src/one.ts']);
});

test('a folder with one source file is counted, one that holds folders is not', () => {
  const house = countOf('folders', {
    'a/src/index.ts': lines(1),
    'a/src/alone/one.ts': lines(1),
    'a/src/alone/one.test.ts': lines(1),
    'a/src/pair/one.ts': lines(1),
    'a/src/pair/two.ts': lines(1),
  });
  expect(house.singleFolders).toEqual(['a/src/alone']);
});

test('a short file with one importer, tests included, is a crumb, unless it is loaded later or offered on', () => {
  const house = countOf('crumbs', {
    'a/src/relative.ts': lines(20),
    'a/src/byNumberSign.ts': lines(20),
    'a/src/long.ts': lines(21),
    'a/src/tested.ts': lines(1),
    'a/src/tested.test.ts': "import './tested.ts';",
    'a/src/later.ts': lines(1),
    'a/src/offered.ts': lines(1),
    'a/src/usedInTests.ts': lines(1),
    'a/src/other.test.ts': "import './usedInTests.ts';",
    'a/src/shared.ts': lines(1),
    'a/src/other.ts': "import './shared.ts';",
    'a/src/main.ts': `import type { A } from './relative.ts';
      import { b } from '#byNumberSign.ts'; export { c } from './offered.ts';
      import './long.ts'; import './tested.ts'; import './shared.ts'; import './usedInTests.ts'; import '@x/b';
      const later = () => import('./later.ts');`,
    'b/src/index.ts': lines(1),
  });
  expect(house.crumbs.map(({ path }) => path).sort()).toEqual([
    'a/src/byNumberSign.ts',
    'a/src/relative.ts',
    'b/src/index.ts',
  ]);
  expect(new Set(house.crumbs.map(({ importer }) => importer))).toEqual(new Set(['a/src/main.ts']));
});

test('files that need one another for values are a cycle; types and what is loaded later are not', () => {
  const house = countOf('cycles', {
    'a/src/one.ts': "import { two } from './two.ts';",
    'a/src/two.ts': "import { three } from '#three.ts';",
    'a/src/three.ts': "export * from './one.ts';",
    'a/src/type.ts': "import type { User } from './user.ts';",
    'a/src/inline.ts': "import { type User } from './user.ts';",
    'a/src/lazy.ts': "export const user = () => import('./user.ts');",
    'a/src/user.ts': "import './type.ts'; import './inline.ts'; import './lazy.ts';",
  });
  expect(house.cycles).toEqual([['a/src/one.ts', 'a/src/three.ts', 'a/src/two.ts']]);
});

test('the text names files where they are asked for', () => {
  const house = countOf('text', { 'a/src/one.ts': lines(2) });
  expect(houseText(house, false)).toContain('files under 15 lines                              1');
  expect(houseText(house, false)).not.toContain('one.ts');
  expect(houseText(house, true)).toContain('\n  a/src/one.ts\n');
});

test('a folder without a project cannot be counted', () => {
  expect(() => readSources(join(root, 'nowhere'))).toThrow('There is no package.json in');
});
