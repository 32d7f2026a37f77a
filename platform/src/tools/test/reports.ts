import { z } from 'zod';
import { failureText, type Counts } from './counts.ts';

const jestSchema = z.object({
  testResults: z.array(
    z.object({
      /** The file. */
      name: z.string(),
      status: z.string(),
      /** Of a file that could not be run. */
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
});

type JestFile = z.infer<typeof jestSchema>['testResults'][number];

const readJest = (text: string): readonly JestFile[] => jestSchema.parse(JSON.parse(text)).testResults;

const resultsOf = (files: readonly JestFile[], status: string) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === status)
      .map(({ fullName, failureMessages = [] }) => ({
        title: `${name}: ${fullName}`,
        message: failureMessages.join('\n'),
      })),
  );

const testsOf = (files: readonly JestFile[], status: string) =>
  resultsOf(files, status).map(({ title }) => title);

/** For example while loading. */
const failedAround = (file: JestFile) => file.status === 'failed' && testsOf([file], 'failed').length === 0;

const failuresOf = (files: readonly JestFile[]) => [
  ...resultsOf(files, 'failed').map(({ title, message }) => failureText(title, message)),
  ...files.filter(failedAround).map(({ name, message }) => failureText(name, message)),
];

function countsOf(files: readonly JestFile[]): Counts {
  const failures = failuresOf(files);
  return { passed: testsOf(files, 'passed').length, failed: failures.length, failures };
}

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
  const before = readJest(first);
  const after = readJest(second);
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

const errorSchema = z.object({ message: z.string().optional() });

const specSchema = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      /** Why it was skipped. */
      annotations: z.array(z.object({ description: z.string().optional() })).optional(),
      /** One for each try. */
      results: z.array(z.object({ error: errorSchema.optional() })).optional(),
    }),
  ),
});

type PlaywrightSpec = z.infer<typeof specSchema>;

interface PlaywrightSuite {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[] | undefined;
}

const suiteSchema: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    specs: z.array(specSchema),
    suites: z.array(suiteSchema).optional(),
  }),
);

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  /** Outside every test, such as in set-up. */
  errors: z.array(errorSchema),
});

const ended = ({ tests }: PlaywrightSpec, status: string) => tests.some((test) => test.status === status);

const titleOf = ({ file, title }: PlaywrightSpec) => `${file}: ${title}`;

/** Of the last try. */
const lastMessage = ({ tests }: PlaywrightSpec) =>
  tests.flatMap(({ results = [] }) => results).findLast(({ error }) => error !== undefined)?.error?.message;

const whyNotRun = ({ tests }: PlaywrightSpec) =>
  tests.flatMap(({ annotations = [] }) => annotations).find(({ description }) => description !== undefined)
    ?.description;

/** @throws if it is not Playwright's JSON report */
export function playwrightCounts(text: string): Counts {
  const { stats, suites, errors } = playwrightSchema.parse(JSON.parse(text));
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...specs
        .filter((spec) => ended(spec, 'unexpected'))
        .map((spec) => failureText(titleOf(spec), lastMessage(spec))),
      ...errors.map(({ message }) => failureText('outside every browser test', message)),
    ],
    unsteady: specs.filter((spec) => ended(spec, 'flaky')).map(titleOf),
    notRun: specs
      .filter((spec) => ended(spec, 'skipped'))
      .map((spec) => failureText(titleOf(spec), whyNotRun(spec))),
  };
}
