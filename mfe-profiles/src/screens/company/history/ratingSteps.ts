import { compareCreditRatings, compareEquityRatings, esgRank } from '@portal/wire';
import type { StatedRating } from '@portal/wire-profiles';
import type { RatedSubject } from '#components/ratings/RatingValue.tsx';

/** Days since 1970 of `yyyy-MM-dd` or `dd.mm.yyyy`; undefined for what is not a day. */
export function dayNumber(text: string): number | undefined {
  const iso = /^(\d{2})\.(\d{2})\.(\d{4})$/.test(text) ? text.split('.').toReversed().join('-') : text;
  if (!/^\d{4}-\d{2}-\d{2}/.test(iso)) return undefined;
  const time = Date.parse(`${iso.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : time / 86_400_000;
}

const orders: Record<RatedSubject, (one: string, other: string) => number> = {
  Equity: compareEquityRatings,
  Bonds: compareCreditRatings,
  ESG: (one, other) => esgRank(one) - esgRank(other),
};

/** A rating that was stated; places are shares of the width, from the left. */
interface Step {
  place: number;
  /** Index into the levels. */
  level: number;
}

interface YearTick {
  year: number;
  place: number;
}

/** A history as a chart draws it. */
export interface RatingSteps {
  /** Every rating that occurs, best first. */
  levels: string[];
  steps: Step[];
  /** The beginnings of years within the time shown. */
  years: YearTick[];
}

function yearsBetween(first: number, last: number, place: (day: number) => number): YearTick[] {
  const yearOf = (day: number) => new Date(day * 86_400_000).getUTCFullYear();
  const years = Array.from({ length: yearOf(last) - yearOf(first) }, (_, index) => yearOf(first) + 1 + index);
  return years.map((year) => ({ year, place: place(Date.UTC(year, 0, 1) / 86_400_000) }));
}

/** The days that charts show, by number. */
export interface TimeSpan {
  first: number;
  last: number;
}

/**
 * From the first statement of all histories up to today or the last one: charts next to each other are read across, so that a day has to
 * stand at the same place in all of them. Undefined when nothing has a day. [P-06]
 */
export function sharedSpan(
  histories: readonly (readonly StatedRating[])[],
  today: string,
): TimeSpan | undefined {
  const days = histories
    .flat()
    .flatMap(({ date, current }) => (current === '' ? [] : (dayNumber(date) ?? [])));
  if (days.length === 0) return undefined;
  const last = Math.max(...days);
  return { first: Math.min(...days), last: Math.max(dayNumber(today) ?? last, last) };
}

/** What was stated as steps over time; undefined when nothing has a day. What has none is left to the table. [P-06] */
export function ratingSteps(
  stated: readonly StatedRating[],
  subject: RatedSubject,
  { first, last }: TimeSpan,
): RatingSteps | undefined {
  const dated = stated
    .flatMap(({ date, current }) => {
      const day = dayNumber(date);
      return day === undefined || current === '' ? [] : [{ day, current }];
    })
    .toSorted((one, other) => one.day - other.day);
  if (dated.length === 0) return undefined;
  const place = (day: number) => (day - first) / Math.max(last - first, 1);
  const levels = [...new Set(dated.map(({ current }) => current))].toSorted(orders[subject]);
  return {
    levels,
    steps: dated.map(({ day, current }) => ({ place: place(day), level: levels.indexOf(current) })),
    years: yearsBetween(first, last, place),
  };
}

/** What was stated, newest first; what has no day comes last. */
export function newestFirst(stated: readonly StatedRating[]): StatedRating[] {
  const dayOf = ({ date }: StatedRating) => dayNumber(date) ?? -Infinity;
  return stated.toSorted((one, other) => dayOf(other) - dayOf(one) || 0);
}
