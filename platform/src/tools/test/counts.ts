import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  /** What failed, each with the lines that say why. */
  failures?: readonly string[];
  /** They passed at the second try. */
  unsteady?: readonly string[];
  /** Neither passed nor failed, each with the reason. */
  notRun?: readonly string[];
}

export const addUp = (counts: readonly Counts[]): Required<Counts> => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  failures: counts.flatMap(({ failures = [] }) => failures),
  unsteady: counts.flatMap(({ unsteady = [] }) => unsteady),
  notRun: counts.flatMap(({ notRun = [] }) => notRun),
});

/** Undefined if there are none. */
const listed = (heading: string, items: readonly string[]): string | undefined =>
  items.length === 0
    ? undefined
    : [`${heading} (${items.length}):`, ...items.map((item) => item.replaceAll('\n', '\n    '))].join('\n  ');

export const unsteadyText = (unsteady: readonly string[]): string | undefined =>
  listed('Unsteady, passed at the second try only', unsteady);

export const notRunText = (notRun: readonly string[]): string | undefined => listed('Not run', notRun);

/** For the end of the run, as the start of a long log is often cut off. */
export const failuresText = (failures: readonly string[]): string | undefined => listed('Failed', failures);

const mostLines = 15;

const linesOf = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');

/** Of a message the first lines. */
export const failureText = (what: string, message = ''): string =>
  [what, ...linesOf(message).slice(0, mostLines)].join('\n');

/** Of what a program wrote the last lines. */
export const outputText = (what: string, output = ''): string =>
  [what, ...linesOf(output).slice(-mostLines)].join('\n');

export const oneCheck = (...failures: readonly string[]): Counts =>
  failures.length === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, failures: [failures.join('\n')] };

export const closingLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

/** A runner that fails without a failed test counts as a failure. */
export function honest(counts: Counts, ...failures: readonly string[]): Counts {
  return failures.length === 0 || counts.failed > 0
    ? counts
    : { ...counts, failed: 1, failures: [...(counts.failures ?? []), failures.join('\n')] };
}
