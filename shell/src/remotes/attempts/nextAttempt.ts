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

/** A file already hung for a full budget: the reader has a message after 8 s, whatever hangs. [F-09] */
const budgetAfterTimeoutMs = 1_500;

/** A retry cannot fix these. */
const lasting: readonly RemoteStep[] = ['contract', 'singletons', 'module'];

const fresh = (release: ReleasedVersion): Attempt => ({ release, budgetMs: remoteTimeBudgetMs, pauseMs: 0 });

export const firstAttempt = (pinned: RemoteRelease): Attempt => fresh(pinned);

/** Undefined without one. */
export const lastGoodAttempt = ({ lastGood }: RemoteRelease): Attempt | undefined =>
  lastGood && fresh(lastGood);

/**
 * The pinned version once more, then the last good one; undefined when nothing is left. After a timeout the last good one
 * is tried at once, if there is one. [F-09] [F-11]
 */
export function nextAttempt(
  { lastGood, ...pinned }: RemoteRelease,
  { release, pauseMs }: Attempt,
  { step }: Pick<RemoteError, 'step'>,
): Attempt | undefined {
  if (release.version !== pinned.version) return undefined;
  const budgetMs = step === 'timeout' ? budgetAfterTimeoutMs : remoteTimeBudgetMs;
  const hasOther = step === 'timeout' && lastGood !== undefined;
  if (pauseMs === 0 && !hasOther && !lasting.includes(step))
    return { release: pinned, budgetMs, pauseMs: pauseBeforeRetryMs };
  // The shell's own files are the same for every version.
  return lastGood === undefined || step === 'shared' ? undefined : { ...fresh(lastGood), budgetMs };
}
