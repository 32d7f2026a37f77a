import { createHash } from 'node:crypto';

/** What each browser test of a file loads, and which text of the file was recorded. */
export interface RecordedFile {
  source: string;
  tests: Record<string, string[]>;
}

/** By path in e2e/specs. */
export type RecordedTests = Record<string, RecordedFile>;

export const sourceHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * What tests load, by file and title, without files that were changed since: these may load anything.
 * @param textOf undefined for a file that is gone
 */
export const stillRecorded = (
  recorded: RecordedTests,
  textOf: (spec: string) => string | undefined,
): Record<string, Record<string, string[]>> =>
  Object.fromEntries(
    Object.entries(recorded)
      .filter(([spec, { source }]) => {
        const text = textOf(spec);
        return text !== undefined && sourceHash(text) === source;
      })
      .map(([spec, { tests }]) => [spec, tests]),
  );
