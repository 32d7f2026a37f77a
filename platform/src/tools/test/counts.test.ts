import {
  addUp,
  closingLine,
  failuresText,
  failureText,
  honest,
  notRunText,
  oneCheck,
  outputText,
  unsteadyText,
} from './counts.ts';
import { timeTable } from './timeTable.ts';
import { filesToRunAgain, jestCounts, jestCountsOfBoth, playwrightCounts } from './reports.ts';

test('the closing line is the sum over all runners', () => {
  const sum = addUp([oneCheck(), { passed: 40, failed: 2 }, oneCheck('types')]);
  expect(closingLine(sum)).toBe('41 passed, 3 failed');
});

test.each([
  ['ended well', { passed: 3, failed: 0 }, [], { passed: 3, failed: 0 }],
  ['ended badly and named a failure', { passed: 3, failed: 2 }, ['jest'], { passed: 3, failed: 2 }],
  [
    'ended badly and named none',
    { passed: 3, failed: 0 },
    ['jest'],
    { passed: 3, failed: 1, failures: ['jest'] },
  ],
])('a runner that %s', (_, counts, failures, expected) => {
  expect(honest(counts, ...failures)).toEqual(expected);
});

test('a check that fails in several ways is one failure', () => {
  expect(oneCheck('oxlint: a', 'knip: b')).toEqual({
    passed: 0,
    failed: 1,
    failures: ['oxlint: a\nknip: b'],
  });
});

test('the end of a run names what failed, with the lines that say why', () => {
  const lines = Array.from({ length: 20 }, (_, line) => `line ${line + 1}`);
  const { failures } = addUp([
    oneCheck(outputText('lint', `\u001B[31m${lines.join('\n\n')}\u001B[0m\n`)),
    oneCheck(),
    { passed: 1, failed: 1, failures: [failureText('/a: two', lines.join('\n'))] },
    oneCheck(failureText('types')),
  ]);
  expect(failuresText(failures)).toBe(
    [
      'Failed (3):',
      '  lint',
      ...lines.slice(5).map((line) => `    ${line}`),
      '  /a: two',
      ...lines.slice(0, 15).map((line) => `    ${line}`),
      '  types',
    ].join('\n'),
  );
  expect(failuresText(addUp([oneCheck()]).failures)).toBeUndefined();
});

test('the time of each step is listed, and that of all', () => {
  const results = [
    { name: 'types', milliseconds: 32_400 },
    { name: 'browser tests', milliseconds: 329_600 },
  ];
  expect(timeTable(results, 400_000)).toBe(
    'types          32 s\nbrowser tests  5 min 30 s\nall of it      6 min 40 s',
  );
});

const jestFile = (name: string, tests: Record<string, string>, status = 'passed') => ({
  name,
  status: Object.values(tests).includes('failed') ? 'failed' : status,
  message: 'the file',
  assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({
    fullName,
    status: outcome,
    failureMessages: outcome === 'failed' ? [`Error: of ${fullName}`] : [],
  })),
});
const jestReport = (...testResults: ReturnType<typeof jestFile>[]) => JSON.stringify({ testResults });

test('Jest’s files that could not be run count as failed', () => {
  const report = jestReport(
    jestFile('/a.test.ts', { one: 'passed', two: 'passed', three: 'failed' }),
    jestFile('/b.test.ts', {}, 'failed'),
  );
  expect(jestCounts(report)).toEqual({
    passed: 2,
    failed: 2,
    failures: ['/a.test.ts: three\nError: of three', '/b.test.ts\nthe file'],
  });
});

test('few files that failed are run again, and many are not', () => {
  const failing = ['/a', '/b', '/c'].map((name) => jestFile(name, { one: 'failed' }));
  expect(filesToRunAgain(jestReport(...failing, jestFile('/d', { one: 'passed' })))).toEqual([
    '/a',
    '/b',
    '/c',
  ]);
  expect(filesToRunAgain(jestReport(...failing, jestFile('/d', {}, 'failed')))).toEqual([]);
});

test('of a repeated file the second run counts, and late successes are named', () => {
  const first = jestReport(
    jestFile('/a', { one: 'passed', two: 'failed', three: 'failed' }),
    jestFile('/b', {}, 'failed'),
    jestFile('/c', { one: 'passed' }),
  );
  const second = jestReport(
    jestFile('/a', { one: 'passed', two: 'passed', three: 'failed' }),
    jestFile('/b', { one: 'passed' }),
  );
  expect(jestCountsOfBoth(first, second)).toEqual({
    ...{ passed: 4, failed: 1, unsteady: ['/a: two', '/b'] },
    failures: ['/a: three\nError: of three'],
  });
  expect(jestCountsOfBoth(first, first)).toMatchObject({ passed: 2, failed: 3, unsteady: [] });
});

test('Playwright’s failures outside of tests count as failed', () => {
  const report = {
    suites: [],
    stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [{ message: 'set-up' }],
  };
  expect(playwrightCounts(JSON.stringify(report))).toEqual({
    ...{ passed: 5, failed: 2, unsteady: [], notRun: [] },
    failures: ['outside every browser test\nset-up'],
  });
});

test('a browser test that passed at its second try only is counted as passed and named', () => {
  const spec = (title: string, status: string) => ({
    ...{ file: 'a.spec.ts', title },
    tests: [
      { status, results: [{ error: { message: 'the first try' } }, { error: { message: 'why' } }, {}] },
    ],
  });
  const report = {
    suites: [
      {
        specs: [spec('one', 'expected')],
        suites: [{ specs: [spec('two', 'flaky'), spec('three', 'unexpected')] }],
      },
    ],
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
  };
  const counts = playwrightCounts(JSON.stringify(report));
  expect(counts).toEqual({
    ...{ passed: 2, failed: 1, unsteady: ['a.spec.ts: two'], notRun: [] },
    failures: ['a.spec.ts: three\nwhy'],
  });
  expect(unsteadyText(addUp([oneCheck(), counts]).unsteady)).toBe(
    'Unsteady, passed at the second try only (1):\n  a.spec.ts: two',
  );
  expect(unsteadyText(addUp([oneCheck()]).unsteady)).toBeUndefined();
});

test('a browser test that could not run is neither passed nor failed, and named', () => {
  const skipped = {
    ...{ file: 'a.spec.ts', title: 'one' },
    tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'Firefox is not installed.' }] }],
  };
  const report = {
    suites: [{ specs: [skipped] }],
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 1 },
    errors: [],
  };
  const { passed, failed, notRun } = addUp([playwrightCounts(JSON.stringify(report)), oneCheck()]);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 0 });
  expect(notRunText(notRun)).toBe('Not run (1):\n  a.spec.ts: one\n    Firefox is not installed.');
  expect(notRunText(addUp([oneCheck()]).notRun)).toBeUndefined();
});

test('a report in another shape is refused rather than read as nothing', () => {
  expect(() => jestCounts('{}')).toThrow();
  expect(() => playwrightCounts('{}')).toThrow();
});
