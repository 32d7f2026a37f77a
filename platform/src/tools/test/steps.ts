import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkout } from '#run/settings/checkout.ts';
import type { Selection } from '../changed/selectTests.ts';
import { filesToRunAgain, jestCounts, jestCountsOfBoth, playwrightCounts } from './reports.ts';
import type { SecondTry, Step } from './runStep.ts';

const unitReport = join(checkout, '.cache', 'unit.json');
/** For Playwright. */
export const skippedList = join(checkout, '.cache', 'skipped.txt');
const browserReport = join(checkout, '.cache', 'browser.json');

/** Delays optimisation, which short runs do not repay: a seventh of the processor time. */
const optimisingLate =
  Number.parseInt(process.versions.node) < 22
    ? '--interrupt-budget=1000000'
    : '--invocation-count-for-turbofan=45000';

/**
 * Tests and parsers create much garbage; rare, single-threaded collections save a seventh of the processor time, for a few
 * hundred megabytes more in each process. Workers inherit the flags.
 */
const rareCollections = [
  '--min-semi-space-size=256',
  '--max-semi-space-size=256',
  '--single-threaded-gc',
  optimisingLate,
];

const compiler = 'platform/node_modules/typescript-native/bin/tsc';

/** Several checkers work out the same types, each for itself: one for each project takes half of the processor time. */
const oneChecker = ['--checkers', '1', '--builders', '2'];

const types: Step = {
  name: 'types',
  folder: checkout,
  commands: [['node', compiler, '-b', 'tsconfig.json', 'tsconfig.node.json', ...oneChecker]],
};
/** What the bundler stored for the next build, and what a build without it wrote. */
const traces = ['webpack', 'portal/local'];

/** In a clean clone, what the bundler would store for the next build only costs time. */
export function buildEnv(root: string): Record<string, string> {
  const isBuilt = traces.some((trace) => existsSync(join(root, 'shell/node_modules/.cache', trace)));
  return isBuilt ? {} : { PORTAL_BUILD_CACHE: '0' };
}

const build: Step = {
  name: 'build',
  folder: checkout,
  env: buildEnv(checkout),
  commands: [['tsx', 'platform/src/tools/build/cli.ts']],
};

/** The unit tests meanwhile take all cores, and longer: threads would only cost a quarter more. */
const oneThread = { GOMAXPROCS: '1' };

const lint = (files: readonly string[]): Step => ({
  name: 'lint',
  folder: checkout,
  env: oneThread,
  commands: [
    ['oxlint', '--threads', '1', '--type-aware', '--deny-warnings', ...files],
    ['node', ...rareCollections, 'node_modules/eslint/bin/eslint.js', ...files, '--max-warnings', '0'],
    // Only the whole project shows what is unused.
    ['node', optimisingLate, 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  ],
});
const format = (files: readonly string[]): Step => ({
  name: 'format',
  folder: checkout,
  commands: [['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files]],
});
const jestCommand = ['node', ...rareCollections, 'node_modules/jest/bin/jest.js'];
const jestReporting = [...jestCommand, '--json', `--outputFile=${unitReport}`];

/** Retries files with failed tests, alone: docs/decisions/0030. */
export function unitAgain(first: string): SecondTry | undefined {
  const files = filesToRunAgain(first);
  return files.length === 0
    ? undefined
    : {
        words: `Once more, alone: ${files.map((file) => relative(checkout, file)).join(', ')}`,
        // In one process, what a failed test left open would hold up the end.
        command: [...jestReporting, '--runInBand', '--forceExit', '--runTestsByPath', ...files],
        read: (second) => jestCountsOfBoth(first, second),
      };
}

const unit = (paths: readonly string[]): Step => ({
  name: 'unit tests',
  folder: checkout,
  commands: [[...jestReporting, ...paths]],
  report: { file: unitReport, read: jestCounts, again: unitAgain },
});
const chromium: Step = {
  name: 'Chromium',
  folder: join(checkout, 'e2e'),
  commands: [['tsx', 'src/chromium/prepareChromium.ts']],
};
const browser = (specs: readonly string[], skipped: readonly string[] = []): Step => ({
  name: 'browser tests',
  folder: join(checkout, 'e2e'),
  commands: [
    ['playwright', 'test', ...specs, ...(skipped.length > 0 ? ['--test-list-invert', skippedList] : [])],
  ],
  report: { file: browserReport, read: playwrightCounts },
});

/** Ordered to show errors soonest; each group runs in parallel. */
export const allSteps: readonly (readonly Step[])[] = [
  [chromium, types, format(['.']), build],
  [lint(['.']), unit([])],
  [browser([])],
];

/** Jest takes patterns; the slash ends a folder's name. */
const asPattern = (path: string) => join(checkout, path.endsWith('.ts') ? path : `${path}/`);

export function stepsFor(selection: Selection): readonly (readonly Step[])[] {
  if (selection.everything !== undefined) return allSteps;
  const { lint: files, format: formatted, unit: paths, browser: specs, skipped } = selection;
  const hasCode = files.length > 0;
  return [
    [
      ...(specs.length > 0 ? [chromium] : []),
      ...(hasCode ? [types] : []),
      ...(formatted.length > 0 ? [format(formatted)] : []),
      ...(hasCode ? [build] : []),
    ],
    [...(hasCode ? [lint(files)] : []), ...(paths.length > 0 ? [unit(paths.map(asPattern))] : [])],
    specs.length > 0 ? [specs === 'all' ? browser([]) : browser(specs, skipped)] : [],
  ].filter((together) => together.length > 0);
}
