import type { RowRating } from './CoveredRow.ts';

/** Whether a rating changed on or after a day. First and reiterated ratings are not changes. */
export function isChangedSince({ current, previous, date }: RowRating, day: string): boolean {
  return previous !== undefined && previous !== current && date !== undefined && date >= day;
}
