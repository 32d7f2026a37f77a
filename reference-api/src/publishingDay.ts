import { sql, type SQL } from 'drizzle-orm';

/** The day some days later (or earlier), as calendar days: daylight saving does not matter. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** A clock time of Zurich on a day, as the time stamp without zone that `atZurich` understands. */
export function localTime(day: string, minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** SQL for the instant of a Zurich time stamp; days of 23 and 25 hours come out right. */
export function atZurich(local: string): SQL {
  return sql`(${local}::timestamp at time zone 'Europe/Zurich')`;
}

/** SQL for "published on one of these days", both ends included. */
export function publishedBetween(start: string, end: string): SQL {
  return sql`(publication_date >= ${atZurich(start)} and publication_date < ${atZurich(addDays(end, 1))})`;
}

const dayMs = 86_400_000;

/** A day as a number, for comparing many: its distance from 1 January 1970. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

/** SQL for the same of a publication's day in Zurich. */
export const publishedDayNumber = sql`((publication_date at time zone 'Europe/Zurich')::date - date '1970-01-01')`;
