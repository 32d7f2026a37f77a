import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazyModules, type LoadedFiles } from '@portal/build/lazy-modules';
import { projectFiles } from '../documents/projectFiles.ts';
import { recordedTestsSchema } from '#release/impact/recordedTests.ts';
import { checkout } from '#run/settings/checkout.ts';
import { readsEverything, selectTests } from './selectTests.ts';
import { workspacePackages, type WorkspacePackage } from './workspacePackages.ts';

const aPackage = (
  folder: string,
  role: string,
  uses: string[] = [],
  inTests: string[] = [],
): WorkspacePackage => ({
  folder,
  role,
  uses,
  usesInTests: [...uses, ...inTests],
});

const packages = [
  aPackage('shared/ui', 'shared'),
  aPackage('mfe-a/calls', 'shared'),
  aPackage('shared/testing', 'testing', ['shared/ui']),
  aPackage('shared/build', 'tool'),
  aPackage('shell', 'shell', ['shared/ui'], ['shared/testing']),
  aPackage('mfe-a', 'remote', ['shared/ui', 'mfe-a/calls'], ['shared/testing']),
  aPackage('mfe-b', 'remote', ['shared/ui'], ['shared/testing']),
  aPackage('reference-api', 'server', ['mfe-a/calls']),
  aPackage('platform', 'server'),
  aPackage('e2e', 'e2e', ['mfe-a/calls']),
];
const known = {
  packages,
  specs: ['a.spec.ts', 'b.spec.ts', 'both.spec.ts', 'new.spec.ts', 'shell.spec.ts'],
  areasOf: {
    'a.spec.ts': { one: ['mfe-a'], two: ['mfe-a'] },
    'b.spec.ts': { one: ['mfe-b'] },
    'both.spec.ts': { 'in German › both': ['mfe-a', 'mfe-b'], 'only b': ['mfe-b'], 'no area': [] },
    'shell.spec.ts': { one: [] },
  },
  filesOf: (): LoadedFiles => ({ first: new Set(), lazy: new Map() }),
  exists: (file: string) => !file.includes('gone'),
};
const select = (...files: string[]) => selectTests(files, known);

test('a change in one area runs its tests and the browser tests of its pages', () => {
  expect(select('mfe-a/src/Screen.tsx', 'mfe-a/src/gone.ts')).toEqual({
    lint: ['mfe-a'],
    format: ['mfe-a/src/Screen.tsx'],
    unit: ['mfe-a', ...readsEverything],
    browser: ['specs/a.spec.ts', 'specs/both.spec.ts', 'specs/new.spec.ts'],
    skipped: ['both.spec.ts › only b'],
  });
});

describe('an area of two screens', () => {
  const screens = {
    ...known,
    specs: ['a.spec.ts', 'b.spec.ts'],
    areasOf: {
      'a.spec.ts': {
        'one screen': ['mfe-a/src/One.tsx'],
        'both screens': ['mfe-a/src/One.tsx', 'mfe-a/src/Two.tsx'],
        'a screen that does not come': ['mfe-a'],
        'another area': ['mfe-b'],
      },
      'b.spec.ts': { 'the other screen': ['mfe-a/src/Two.tsx'] },
    },
    filesOf: (): LoadedFiles => ({
      first: new Set(['src/remote.ts']),
      lazy: new Map([
        ['src/One.tsx', new Set(['src/One.tsx', 'src/Tile.tsx', 'src/one.css'])],
        ['src/Two.tsx', new Set(['src/Two.tsx', 'src/Tile.tsx'])],
        ['src/Three.tsx', new Set(['src/Three.tsx'])],
      ]),
    }),
  };
  const testsFor = (...files: string[]) => {
    const { browser, skipped } = selectTests(files, screens);
    return { browser, skipped };
  };
  const everyTest = {
    browser: ['specs/a.spec.ts', 'specs/b.spec.ts'],
    skipped: ['a.spec.ts › another area'],
  };

  test('a change in a screen, or in what only it brings, runs the tests that load it', () => {
    const ofOne = { browser: ['specs/a.spec.ts'], skipped: ['a.spec.ts › another area'] };
    expect(testsFor('mfe-a/src/One.tsx')).toEqual(ofOne);
    expect(testsFor('mfe-a/src/one.css', 'mfe-a/src/One.test.tsx', 'mfe-a/README.md')).toEqual(ofOne);
    expect(testsFor('mfe-a/src/Two.tsx')).toEqual({
      browser: ['specs/a.spec.ts', 'specs/b.spec.ts'],
      skipped: ['a.spec.ts › one screen', 'a.spec.ts › another area'],
    });
  });

  test.each([
    ['what both screens bring', 'mfe-a/src/Tile.tsx'],
    ['both', 'mfe-a/src/One.tsx', 'mfe-a/src/Two.tsx'],
    ['what comes with the area', 'mfe-a/src/One.tsx', 'mfe-a/src/remote.ts'],
    ['what nothing imports', 'mfe-a/webpack.config.ts'],
    ['a screen that no test was seen to load', 'mfe-a/src/Three.tsx'],
    ['a screen and the calls of the area', 'mfe-a/src/One.tsx', 'mfe-a/calls/src/calls.ts'],
  ])('a change in %s runs all that show the area', (_, ...files) => {
    expect(testsFor(...files)).toEqual(everyTest);
  });
});

test('the calls of an area reach its pages, the API and the tests that use them', () => {
  const { unit, browser } = select('mfe-a/calls/src/calls.ts');
  expect(unit).toEqual(expect.arrayContaining(['mfe-a', 'reference-api', 'e2e', 'mfe-a/calls']));
  expect(unit).not.toContain('mfe-b');
  expect(browser).toEqual(['specs/a.spec.ts', 'specs/both.spec.ts', 'specs/new.spec.ts']);
});

test('a change to what all pages use runs every browser test and dependent tests', () => {
  const { unit, browser } = select('shared/ui/src/Button.tsx');
  expect(unit).toEqual(expect.arrayContaining(['mfe-a', 'mfe-b', 'shell', 'shared/testing']));
  expect(unit).not.toContain('reference-api');
  expect(browser).toBe('all');
});

test.each([
  'shell/src/main.tsx',
  'reference-api/src/app.ts',
  'platform/src/run/gateway/cli.ts',
  'e2e/src/test.ts',
])('%s runs every browser test', (file) => expect(select(file).browser).toBe('all'));

test('what only tests use reaches tests alone', () => {
  expect(select('shared/testing/src/builders.ts').unit).toEqual(expect.arrayContaining(['mfe-a', 'shell']));
});

test.each<[string, string[], string[]]>([
  ['a unit test', ['mfe-a/src/Screen.test.tsx'], ['mfe-a', ...readsEverything]],
  ['a unit test of what all stand on', ['shared/ui/src/Button.test.tsx'], ['shared/ui', ...readsEverything]],
  ['a document', ['docs/architecture.md', 'mfe-a/README.md'], readsEverything],
  ['nothing', [], []],
])('%s runs no browser test', (_, files, unit) => {
  expect(select(...files)).toMatchObject({ unit, browser: [] });
});

test('a browser test file runs itself, whole, whatever its tests show', () => {
  expect(select('e2e/specs/b.spec.ts')).toMatchObject({ browser: ['specs/b.spec.ts'], skipped: [] });
  expect(select('e2e/specs/both.spec.ts', 'mfe-a/src/Screen.tsx')).toMatchObject({
    browser: ['specs/a.spec.ts', 'specs/both.spec.ts', 'specs/new.spec.ts'],
    skipped: [],
  });
});

test.each([
  ['pnpm-lock.yaml', 'pnpm-lock.yaml belongs to no package'],
  ['mfe-a/package.json', 'mfe-a/package.json says what a package is made of'],
  [
    'shared/build/src/webpack/base.ts',
    'shared/build/src/webpack/base.ts is part of a tool that makes the others',
  ],
])('%s runs everything', (file, everything) => {
  expect(select('mfe-a/src/Screen.tsx', file)).toMatchObject({ everything, unit: [], browser: [] });
});

test('a file that is in no package runs everything', () => {
  expect(select('mfe-a.ts').everything).toBe('mfe-a.ts belongs to no package');
});

describe('in this project', () => {
  const here = workspacePackages();

  test('every package has a role, and the shell stands on what it shares', () => {
    expect(here.filter(({ role }) => role === 'unknown')).toEqual([]);
    expect(here.find(({ folder }) => folder === 'shell')?.uses).toContain('shared/ui');
  });

  test('the browser tests that were recorded are there, and so is what they show', () => {
    const areas = recordedTestsSchema.parse(
      JSON.parse(readFileSync(join(checkout, 'e2e/specs/areas.json'), 'utf8')),
    );
    expect(Object.keys(areas).filter((spec) => !existsSync(join(checkout, 'e2e/specs', spec)))).toEqual([]);
    const remotes = here.filter(({ role }) => role === 'remote').map(({ folder }) => folder);
    const known = remotes.flatMap((area) => [
      area,
      ...[...lazyModules(join(checkout, area)).lazy.keys()].map((module) => `${area}/${module}`),
    ]);
    const shown = Object.values(areas).flatMap(({ tests }) => Object.values(tests).flat());
    expect(shown.filter((one) => !known.includes(one))).toEqual([]);
  });

  test('unit tests that read files of the whole project are known', () => {
    const reading = /projectFiles|readPackages\(|eachRemote/;
    const found = projectFiles(['.test.ts'])
      .filter((file) => reading.test(readFileSync(join(checkout, file), 'utf8')))
      .filter((file) => !/^platform\/src\/tools\/changed\//.test(file));
    expect(found.filter((file) => !readsEverything.some((one) => file.startsWith(one)))).toEqual([]);
  });
});
