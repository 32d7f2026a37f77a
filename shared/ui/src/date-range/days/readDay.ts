import { dayOf } from './calendarDays.ts';

/** Why what was typed cannot be taken. */
export type DayProblem = 'unreadable' | 'noSuchDay' | 'tooEarly' | 'future';

export interface DayReading {
  /** `yyyy-MM-dd`; undefined when nothing was typed, or nothing that is a day. */
  day?: string;
  problem?: DayProblem;
}

const firstDay = '1900-01-01';

const whole = [
  /^(?<day>\d{1,2})\s*[.,/ -]\s*(?<month>\d{1,2})\s*[.,/ -]\s*(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
];

/** They may be the beginning of one with a longer year. */
const short = [
  /^(?<day>\d{1,2})\s*[.,/ -]\s*(?<month>\d{1,2})\s*[.,/ -]\s*(?<year>\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{2})$/,
];

export interface TypedDays {
  /** No later day is taken, yyyy-MM-dd. */
  lastDay: string;
  /** More may be typed: a year of two digits may become one of four. @default false */
  unfinished?: boolean;
}

/** How far ahead a year of two digits may be meant. */
const yearsAhead = 10;

/** In 2026, 27 is 2027, and said to be in the future; 99 is 1999: the last such year that is at most ten years ahead. [L-04] */
export function yearOf(digits: string, lastDay: string): number {
  if (digits.length === 4) return Number(digits);
  const year = 2000 + Number(digits);
  return year > Number(lastDay.slice(0, 4)) + yearsAhead ? year - 100 : year;
}

/**
 * A day as people type it: 1.2.2026, 01.02.26, 01022026, or as programs copy it, 2026-02-01. Months are never first. [L-04]
 */
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
