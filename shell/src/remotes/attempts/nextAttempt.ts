import type { ReleasedVersion, RemoteRelease } from '@portal/wire';
import type { RemoteError, RemoteStep } from '../RemoteError.ts';
import { remoteTimeBudgetMs } from './withinTime.ts';

export interface Attempt {
  release: ReleasedVersion;
  /** Limit for each step, in ms. */
  budgetMs: number;
  /** Delay before a retry, in ms. */
  pauseMs: number;
}

const pauseBeforeRetryMs = 300;

/** The file already hung for a full budget; a lost connection shows sooner. */
const budgetAfterTimeoutMs = 4_000;

/** A retry cannot fix these. */
const lasting: readonly RemoteStep[] = ['contract', 'singletons', 'module'];

const fresh = (release: ReleasedVersion): Attempt => ({ release, budgetMs: remoteTimeBudgetMs, pauseMs: 0 });

export const firstAttempt = (pinned: RemoteRelease): Attempt => fresh(pinned);

/** The pinned version once more, then the last good one; undefined when nothing is left. [F-09] [F-11] */
export function nextAttempt(
  { lastGood, ...pinned }: RemoteRelease,
  { release, pauseMs }: Attempt,
  { step }: Pick<RemoteError, 'step'>,
): Attempt | undefined {
  if (release.version !== pinned.version) return undefined;
  if (pauseMs === 0 && !lasting.includes(step)) {
    const budgetMs = step === 'timeout' ? budgetAfterTimeoutMs : remoteTimeBudgetMs;
    return { release: pinned, budgetMs, pauseMs: pauseBeforeRetryMs };
  }
  // The shell's own files are the same for every version.
  return lastGood === undefined || step === 'shared' ? undefined : fresh(lastGood);
}
