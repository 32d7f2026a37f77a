import { sql, type SQL } from 'drizzle-orm';

/** Adds calendar days, unaffected by daylight saving; `days` may be negative. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Returns a time stamp without zone, for `atZurich`. */
export function localTime(day: string, minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** SQL for an instant; correct for days of 23 and 25 hours, too. */
export function atZurich(local: string): SQL {
  return sql`(${local}::timestamp at time zone 'Europe/Zurich')`;
}

/** SQL condition, both days inclusive. */
export function publishedBetween(start: string, end: string): SQL {
  return sql`(publication_date >= ${atZurich(start)} and publication_date < ${atZurich(addDays(end, 1))})`;
}

const dayMs = 86_400_000;

/** Days since 1 January 1970. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

/** Of a dayNumber. */
export const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** SQL for the dayNumber in Zurich. */
export const publishedDayNumber = sql`((publication_date at time zone 'Europe/Zurich')::date - date '1970-01-01')`;
