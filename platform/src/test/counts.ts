/** How many tests of a runner passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

export const addUp = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

/** The closing line of `npm test`. */
export const closingLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

/** A check without tests of its own counts as one. */
export const oneCheck = (succeeded: boolean): Counts =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A runner that ended badly without naming a failed test has failed all the same. */
export function honest(counts: Counts, succeeded: boolean): Counts {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
