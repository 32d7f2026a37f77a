import type { RowRating } from './CoveredRow.ts';

export function daysBefore(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moment = new Date(Date.UTC(year, month - 1, date - days));
  const part = (value: number) => String(value).padStart(2, '0');
  return `${moment.getUTCFullYear()}-${part(moment.getUTCMonth() + 1)}-${part(moment.getUTCDate())}`;
}

/** Whether a rating changed on or after a day. First and reiterated ratings are not changes. */
export function isChangedSince({ current, previous, date }: RowRating, day: string): boolean {
  return previous !== undefined && previous !== current && date !== undefined && date >= day;
}
