import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from '../documents/projectFiles.ts';
import { checkout } from '../settings/checkout.ts';
import { areasOfTestsSchema, readsEverything, selectTests } from './selectTests.ts';
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
  aPackage('shared/wire-a', 'shared'),
  aPackage('shared/testing', 'testing', ['shared/ui']),
  aPackage('shared/build', 'tool'),
  aPackage('shell', 'shell', ['shared/ui'], ['shared/testing']),
  aPackage('mfe-a', 'remote', ['shared/ui', 'shared/wire-a'], ['shared/testing']),
  aPackage('mfe-b', 'remote', ['shared/ui'], ['shared/testing']),
  aPackage('reference-api', 'server', ['shared/wire-a']),
  aPackage('platform', 'server'),
  aPackage('e2e', 'e2e', ['shared/wire-a']),
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
  exists: (file: string) => !file.includes('gone'),
};
const select = (...files: string[]) => selectTests(files, known);

test('a change in one area runs its tests, and the browser tests that show its pages or that nobody has looked at', () => {
  expect(select('mfe-a/src/Screen.tsx', 'mfe-a/src/gone.ts')).toEqual({
    lint: ['mfe-a'],
    format: ['mfe-a/src/Screen.tsx'],
    unit: ['mfe-a', ...readsEverything],
    browser: ['specs/a.spec.ts', 'specs/both.spec.ts', 'specs/new.spec.ts'],
    skipped: ['both.spec.ts › only b'],
  });
});

test('the calls of an area reach its pages, the API and the tests that use them', () => {
  const { unit, browser } = select('shared/wire-a/src/calls.ts');
  expect(unit).toEqual(expect.arrayContaining(['mfe-a', 'reference-api', 'e2e', 'shared/wire-a']));
  expect(unit).not.toContain('mfe-b');
  expect(browser).toEqual(['specs/a.spec.ts', 'specs/both.spec.ts', 'specs/new.spec.ts']);
});

test('what every page is made of runs every browser test, and the tests of all that stand on it', () => {
  const { unit, browser } = select('shared/ui/src/Button.tsx');
  expect(unit).toEqual(expect.arrayContaining(['mfe-a', 'mfe-b', 'shell', 'shared/testing']));
  expect(unit).not.toContain('reference-api');
  expect(browser).toBe('all');
});

test.each([
  'shell/src/main.tsx',
  'reference-api/src/app.ts',
  'platform/src/gateway/cli.ts',
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

  test('the browser tests that are assigned to areas are there, and so are the areas', () => {
    const areas = areasOfTestsSchema.parse(
      JSON.parse(readFileSync(join(checkout, 'e2e/specs/areas.json'), 'utf8')),
    );
    expect(Object.keys(areas).filter((spec) => !existsSync(join(checkout, 'e2e/specs', spec)))).toEqual([]);
    const remotes = here.filter(({ role }) => role === 'remote').map(({ folder }) => folder);
    expect(
      Object.values(areas)
        .flatMap((tests) => Object.values(tests).flat())
        .filter((area) => !remotes.includes(area)),
    ).toEqual([]);
  });

  test('unit tests that read files of the whole project are known', () => {
    const reading = /projectFiles|readPackages\(|eachRemote/;
    const found = projectFiles(['.test.ts'])
      .filter((file) => reading.test(readFileSync(join(checkout, file), 'utf8')))
      .filter((file) => !/^platform\/src\/changed\//.test(file));
    expect(found.filter((file) => !readsEverything.some((one) => file.startsWith(one)))).toEqual([]);
  });
});
