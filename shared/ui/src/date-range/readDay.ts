import { dayOf } from './calendarDays.ts';

/** Why what was typed cannot be taken. */
export type DayProblem = 'unreadable' | 'noSuchDay' | 'tooEarly' | 'future';

export interface DayReading {
  /** `yyyy-MM-dd`; undefined when nothing was typed, or nothing that is a day. */
  day?: string;
  problem?: DayProblem;
}

const firstDay = '1900-01-01';

const patterns = [
  /^(?<day>\d{1,2})\s*[.,/ -]\s*(?<month>\d{1,2})\s*[.,/ -]\s*(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
];

/**
 * A day as people type it: 1.2.2026, 01.02.2026, or as programs copy it, 2026-02-01. Months are never first. [L-04]
 * @param lastDay no later day is taken, yyyy-MM-dd
 */
export function readDay(text: string, lastDay: string): DayReading {
  const typed = text.trim();
  if (typed === '') return {};
  const parts = patterns.map((pattern) => pattern.exec(typed)?.groups).find((groups) => groups !== undefined);
  if (parts === undefined) return { problem: 'unreadable' };
  const day = dayOf({ year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) });
  if (day === undefined) return { problem: 'noSuchDay' };
  if (day < firstDay) return { problem: 'tooEarly' };
  if (day > lastDay) return { problem: 'future' };
  return { day };
}
