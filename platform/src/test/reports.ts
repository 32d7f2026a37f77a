import { z } from 'zod';
import type { Counts } from './counts.ts';

const jestSchema = z.object({
  testResults: z.array(
    z.object({
      /** The file. */
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

type JestFile = z.infer<typeof jestSchema>['testResults'][number];

const readJest = (text: string): readonly JestFile[] => jestSchema.parse(JSON.parse(text)).testResults;

const testsOf = (files: readonly JestFile[], status: string) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.filter((test) => test.status === status).map(({ fullName }) => `${name}: ${fullName}`),
  );

/** For example while loading. */
const failedAround = (file: JestFile) => file.status === 'failed' && testsOf([file], 'failed').length === 0;

const countsOf = (files: readonly JestFile[]): Counts => ({
  passed: testsOf(files, 'passed').length,
  failed: testsOf(files, 'failed').length + files.filter(failedAround).length,
});

/** @throws if it is not a Jest `--json` report */
export const jestCounts = (text: string): Counts => countsOf(readJest(text));

/** More are no accident. */
const mostFilesAgain = 3;

/** The failed ones, if they are few. */
export function filesToRunAgain(text: string): readonly string[] {
  const failed = readJest(text).filter(({ status }) => status === 'failed');
  return failed.length > mostFilesAgain ? [] : failed.map(({ name }) => name);
}

/** For a retried file the second try counts; tests that passed only then are flaky. */
export function jestCountsOfBoth(first: string, second: string): Counts {
  const [before, after] = [readJest(first), readJest(second)];
  const again = new Set(after.map(({ name }) => name));
  const passedNow = new Set(testsOf(after, 'passed'));
  const aroundNow = new Set(after.filter(failedAround).map(({ name }) => name));
  return {
    ...countsOf([...before.filter(({ name }) => !again.has(name)), ...after]),
    unsteady: [
      ...testsOf(before, 'failed').filter((test) => passedNow.has(test)),
      ...before
        .filter((file) => failedAround(file) && again.has(file.name) && !aroundNow.has(file.name))
        .map(({ name }) => name),
    ],
  };
}

interface PlaywrightSuite {
  specs: { file: string; title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[] | undefined;
}

const suiteSchema: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    specs: z.array(
      z.object({
        file: z.string(),
        title: z.string(),
        tests: z.array(z.object({ status: z.string() })),
      }),
    ),
    suites: z.array(suiteSchema).optional(),
  }),
);

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  /** Outside every test, such as in set-up. */
  errors: z.array(z.unknown()),
});

/** @throws if it is not Playwright's JSON report */
export function playwrightCounts(text: string): Counts {
  const { stats, suites, errors } = playwrightSchema.parse(JSON.parse(text));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    unsteady: suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
  };
}
