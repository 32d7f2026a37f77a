export interface Counts {
  passed: number;
  failed: number;
  /** They passed at the second try. */
  unsteady?: readonly string[];
}

export const addUp = (counts: readonly Counts[]): Required<Counts> => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  unsteady: counts.flatMap(({ unsteady = [] }) => unsteady),
});

/** Undefined if there are none. */
export const unsteadyText = (unsteady: readonly string[]): string | undefined =>
  unsteady.length === 0
    ? undefined
    : [`Unsteady, passed at the second try only (${unsteady.length}):`, ...unsteady].join('\n  ');

export const closingLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

export const oneCheck = (succeeded: boolean): Counts =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A runner that fails without a failed test counts as a failure. */
export function honest(counts: Counts, succeeded: boolean): Counts {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
