import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { browserRules } from '../eslint/browserRules.ts';
import { baseConfiguration } from '../webpack/base.ts';

const root = join(__dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Versions = Record<string, number>;

const { browserslist } = JSON.parse(read('package.json')) as { browserslist: string[] };
const supported: Versions = Object.fromEntries(
  browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    return [name, Number(version)];
  }),
);

/** The first versions with all of a year's language. */
const firstWith: Record<string, Versions> = {
  es2022: { chrome: 94, edge: 94, firefox: 93, safari: 16.4, ios_saf: 16.4 },
  es2023: { chrome: 110, edge: 110, firefox: 115, safari: 16.4, ios_saf: 16.4 },
  es2024: { chrome: 119, edge: 119, firefox: 121, safari: 17.4, ios_saf: 17.4 },
};

const isInAll = (year: string) =>
  Object.entries(supported).every(([name, version]) => version >= (firstWith[year]?.[name] ?? Infinity));

test('[S-12] every supported browser has the language of builds and the compiler’s libraries', () => {
  expect(Object.keys(supported).sort()).toEqual(['chrome', 'edge', 'firefox', 'ios_saf', 'safari']);
  const [, target = ''] = /"target":"(\w+)"/.exec(JSON.stringify(baseConfiguration(root, 'release'))) ?? [];
  const { compilerOptions } = JSON.parse(read('shared/build/tsconfig/base.json')) as {
    compilerOptions: { lib: string[] };
  };
  const [lib = '', ...web] = compilerOptions.lib;
  expect(web).toEqual(['DOM', 'DOM.Iterable']);
  expect([target, lib.toLowerCase()].map((year) => [year, isInAll(year)])).toEqual([
    [target, true],
    [lib.toLowerCase(), true],
  ]);
  expect(isInAll('es2024')).toBe(false);
});

test('[S-12] the README names the supported browsers', () => {
  const { chrome, edge, firefox, safari, ios_saf } = supported;
  expect([edge, ios_saf]).toEqual([chrome, safari]);
  expect(read('README.md')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} and later`,
  );
});

test.each([
  ['document.startViewTransition(change)', 1],
  ['AbortSignal.any(signals)', 1],
  ['element.checkVisibility()', 1],
  ['element.moveBefore(child, null)', 1],
  ["if ('requestIdleCallback' in globalThis) requestIdleCallback(run)", 0],
  ['AbortSignal.timeout(1_000)', 0],
])('[S-12] the linter knows what some supported browser lacks: %s', (code, count) => {
  const found = new Linter().verify(code, browserRules(['**/*.ts'], ['**/*.test.ts']), 'shell/src/x.ts');
  const ofBrowsers = found.filter(({ message }) => message.includes('Not in every supported browser'));
  expect(ofBrowsers).toHaveLength(count);
});
