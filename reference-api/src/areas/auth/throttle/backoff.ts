export interface Patience {
  /** Number of failures without consequences. */
  free: number;
  /** In seconds: nobody is locked out for good. */
  longest: number;
}

/** For one username from one address, and for a signed-in client's own old password. */
export const closePatience: Patience = { free: 5, longest: 60 };

/** For one username from any address. Looser: unauthenticated callers must not be able to lock the owner out. */
export const widePatience: Patience = { free: 20, longest: 5 };

/** Seconds until the next attempt is checked: none at first, then 1, 2, 4 and so on. */
export function backoff(failures: number, { free, longest }: Patience): number {
  return failures <= free ? 0 : Math.min(longest, 2 ** (failures - free - 1));
}

/** Whole seconds; `elapsed` is the time since the last failure. */
export function secondsLeft(
  { failures, elapsed }: { failures: number; elapsed: number },
  patience: Patience,
): number {
  return Math.max(0, Math.ceil(backoff(failures, patience) - elapsed));
}
