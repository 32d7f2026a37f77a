/** How much is borne before wrong passwords are slowed, and how far that goes. */
export interface Patience {
  /** So many failures have no consequence. */
  free: number;
  /** Seconds that are never exceeded: nobody is barred for good. */
  longest: number;
}

/** For one username from one address, and for a signed-in client's own old password. */
export const closePatience: Patience = { free: 5, longest: 60 };

/** For one username from everywhere: looser, since unauthenticated callers must not be able to keep its owner out. */
export const widePatience: Patience = { free: 20, longest: 5 };

/** Seconds between a failure and the next attempt that is heard: none at first, then 1, 2, 4 and so on. */
export function backoff(failures: number, { free, longest }: Patience): number {
  return failures <= free ? 0 : Math.min(longest, 2 ** (failures - free - 1));
}

/** Whole seconds that are left to wait, so long after the last failure. */
export function secondsLeft(
  { failures, elapsed }: { failures: number; elapsed: number },
  patience: Patience,
): number {
  return Math.max(0, Math.ceil(backoff(failures, patience) - elapsed));
}
