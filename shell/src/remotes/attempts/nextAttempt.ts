import type { ReleasedVersion, RemoteRelease } from '@portal/wire';
import type { RemoteError, RemoteStep } from '../RemoteError.ts';
import { remoteTimeBudgetMs } from './withinTime.ts';

/** One attempt at a version. */
export interface Attempt {
  release: ReleasedVersion;
  /** Time for each step of it, in milliseconds. */
  budgetMs: number;
  /** Milliseconds to wait before it; only a retry waits. */
  pauseMs: number;
}

const pauseBeforeRetryMs = 300;

/** The file hung for a whole budget already: the retry is for a lost connection, which shows sooner. */
const budgetAfterTimeoutMs = 4_000;

/** What asking again cannot fix. */
const lasting: readonly RemoteStep[] = ['contract', 'singletons', 'module'];

const fresh = (release: ReleasedVersion): Attempt => ({ release, budgetMs: remoteTimeBudgetMs, pauseMs: 0 });

/** Where every attempt begins. */
export const firstAttempt = (pinned: RemoteRelease): Attempt => fresh(pinned);

/**
 * What is tried after a fault: the pinned version once more, then the version that is known to work. Undefined when there
 * is nothing left to try. [F-09] [F-11]
 */
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
