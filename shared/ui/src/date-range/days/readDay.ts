import { dayOf } from './calendarDays.ts';

/** Why typed text is not accepted. */
export type DayProblem = 'unreadable' | 'noSuchDay' | 'tooEarly' | 'future';

export interface DayReading {
  /** `yyyy-MM-dd`; undefined without a valid day. */
  day?: string;
  problem?: DayProblem;
}

const firstDay = '1900-01-01';

const whole = [
  /^(?<day>\d{1,2})\s*[.,/ -]\s*(?<month>\d{1,2})\s*[.,/ -]\s*(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
];

/** May be the start of a longer year. */
const short = [
  /^(?<day>\d{1,2})\s*[.,/ -]\s*(?<month>\d{1,2})\s*[.,/ -]\s*(?<year>\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{2})$/,
];

export interface TypedDays {
  /** Last allowed day, yyyy-MM-dd. */
  lastDay: string;
  /** Still typing: a two-digit year may get four digits. @default false */
  unfinished?: boolean;
}

/** Limit for two-digit years. */
const yearsAhead = 10;

/**
 * Reads a two-digit year as the latest one at most ten years ahead: in 2026, 27 is 2027 (reported as future), 99 is
 * 1999. [L-04]
 */
export function yearOf(digits: string, lastDay: string): number {
  if (digits.length === 4) return Number(digits);
  const year = 2000 + Number(digits);
  return year > Number(lastDay.slice(0, 4)) + yearsAhead ? year - 100 : year;
}

/** Reads a typed day (1.2.2026, 01.02.26, 01022026) or a copied one (2026-02-01). Days precede months. [L-04] */
export function readDay(text: string, { lastDay, unfinished = false }: TypedDays): DayReading {
  const typed = text.trim();
  if (typed === '') return {};
  const patterns = unfinished ? whole : [...whole, ...short];
  const parts = patterns.map((pattern) => pattern.exec(typed)?.groups).find((groups) => groups !== undefined);
  if (parts === undefined) return { problem: 'unreadable' };
  const { year = '', month, day: date } = parts;
  const day = dayOf({ year: yearOf(year, lastDay), month: Number(month), day: Number(date) });
  if (day === undefined) return { problem: 'noSuchDay' };
  if (day < firstDay) return { problem: 'tooEarly' };
  if (day > lastDay) return { problem: 'future' };
  return { day };
}
