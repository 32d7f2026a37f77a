import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { describeSelection } from './chosenSteps.ts';
import type { Selection } from '../changed/selectTests.ts';
import { checkout } from '#run/settings/checkout.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { allSteps, buildEnv, skippedList, stepsFor, unitAgain } from './steps.ts';

const optimisingLate: unknown = expect.stringMatching(/^--(interrupt-budget|invocation-count-for-turbofan)=/);
const temporary = temporaryFolder();
const nothing: Selection = { lint: [], format: [], unit: [], browser: [], skipped: [] };
const anArea: Selection = {
  lint: ['mfe-a'],
  format: ['mfe-a/src/a.ts'],
  unit: ['mfe-a', 'platform/src/tools/documents', 'shared/build/src/one.test.ts'],
  browser: ['specs/a.spec.ts'],
  skipped: [],
};
const named = (selection: Selection) => stepsFor(selection).map((steps) => steps.map(({ name }) => name));
const commandsOf = (selection: Selection, step: string) =>
  stepsFor(selection)
    .flat()
    .find(({ name }) => name === step)?.commands;

test('a change in an area is checked, built and tested, and nothing else is', () => {
  expect(named(anArea)).toEqual([
    ['Chromium', 'types', 'format', 'build'],
    ['lint', 'unit tests'],
    ['browser tests'],
  ]);
  expect(commandsOf(anArea, 'lint')).toEqual([
    ['oxlint', '--threads', '1', '--type-aware', '--deny-warnings', 'mfe-a'],
    [
      'node',
      ...['--min-semi-space-size=256', '--max-semi-space-size=256', '--single-threaded-gc', optimisingLate],
      ...['node_modules/eslint/bin/eslint.js', 'mfe-a', '--max-warnings', '0'],
    ],
    ['node', optimisingLate, 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  ]);
  expect(commandsOf(anArea, 'format')).toEqual([expect.arrayContaining(['oxfmt', 'mfe-a/src/a.ts'])]);
  const [unit = []] = commandsOf(anArea, 'unit tests') ?? [];
  expect(unit.slice(-3)).toEqual([
    expect.stringMatching(/\/mfe-a\/$/),
    expect.stringMatching(/\/platform\/src\/tools\/documents\/$/),
    expect.stringMatching(/\/one\.test\.ts$/),
  ]);
  expect(commandsOf(anArea, 'browser tests')).toEqual([['playwright', 'test', 'specs/a.spec.ts']]);
});

test('what needs no browser, no build or nothing at all has no step for it', () => {
  expect(named({ ...anArea, browser: [] })).toEqual([
    ['types', 'format', 'build'],
    ['lint', 'unit tests'],
  ]);
  expect(named({ ...nothing, format: ['README.md'], unit: ['platform/src/tools/documents'] })).toEqual([
    ['format'],
    ['unit tests'],
  ]);
  expect(named(nothing)).toEqual([]);
});

test('browser tests that load nothing of the change are skipped, and counted', () => {
  const selection = { ...anArea, skipped: ['a.spec.ts › only b', 'a.spec.ts › no area'] };
  expect(commandsOf(selection, 'browser tests')).toEqual([
    ['playwright', 'test', 'specs/a.spec.ts', '--test-list-invert', skippedList],
  ]);
  expect(describeSelection(['mfe-a/src/a.ts'], selection)).toMatch(
    /browser tests {2}specs\/a\.spec\.ts, without 2 of their tests, which load nothing of the change$/,
  );
});

test('every browser test is run by naming none, and everything is all steps', () => {
  expect(commandsOf({ ...anArea, browser: 'all' }, 'browser tests')).toEqual([['playwright', 'test']]);
  expect(stepsFor({ ...nothing, everything: 'a reason' })).toBe(allSteps);
});

test('what is run is listed before it is run', () => {
  expect(describeSelection(['mfe-a/src/a.ts'], anArea)).toBe(
    '1 changed file. What they can affect:\n' +
      '  lint           mfe-a\n' +
      '  unit tests     mfe-a, platform/src/tools/documents, shared/build/src/one.test.ts\n' +
      '  browser tests  specs/a.spec.ts',
  );
  expect(describeSelection(['a', 'b'], { ...anArea, browser: 'all' })).toMatch(
    /^2 changed files.*browser tests {2}all$/s,
  );
  expect(describeSelection(['a'], { ...nothing, everything: 'a belongs to no package' })).toBe(
    '1 changed file. Everything is tested: a belongs to no package.',
  );
  expect(describeSelection([], nothing)).toBe('Nothing has changed: there is nothing to test.');
  expect(describeSelection(['README.md'], { ...nothing, unit: ['platform/src/tools/documents'] })).toMatch(
    /only their format.*none$/s,
  );
});

test('a unit test that failed is run again with its file, alone', () => {
  const report = (status: string) =>
    JSON.stringify({ testResults: [{ name: `${checkout}/a/b.test.ts`, status, assertionResults: [] }] });
  const again = unitAgain(report('failed'));
  expect(again?.words).toBe('Once more, alone: a/b.test.ts');
  expect(again?.command.slice(-4)).toEqual([
    '--runInBand',
    '--forceExit',
    '--runTestsByPath',
    `${checkout}/a/b.test.ts`,
  ]);
  expect(again?.read(report('passed'))).toMatchObject({
    failed: 0,
    unsteady: [expect.stringMatching(/b\.test\.ts$/)],
  });
  expect(unitAgain(report('passed'))).toBeUndefined();
});

test.each(['webpack/release-local', 'portal/local'])(
  'a build reads and stores what the next can use, once there is %s',
  (trace) => {
    const root = mkdtempSync(join(temporary, 'checkout-'));
    expect(buildEnv(root)).toEqual({ PORTAL_BUILD_CACHE: '0' });
    mkdirSync(join(root, 'shell/node_modules/.cache', trace), { recursive: true });
    expect(buildEnv(root)).toEqual({});
  },
);
