import { z } from 'zod';
import type { Counts } from './counts.ts';

const jestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not even be run. */
  numRuntimeErrorTestSuites: z.number(),
});

/** Reads Jest's `--json` report. @throws when it is none */
export function jestCounts(text: string): Counts {
  const report = jestSchema.parse(JSON.parse(text));
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

interface PlaywrightSuite {
  specs: { file: string; title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[] | undefined;
}

/** A file, or a group within one. */
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
  /** Failures outside of every test, such as a set-up that did not succeed. */
  errors: z.array(z.unknown()),
});

/** Reads Playwright's JSON report. @throws when it is none */
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
