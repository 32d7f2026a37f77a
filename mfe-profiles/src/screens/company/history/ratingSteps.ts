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
export interface Step {
  place: number;
  /** Index into the levels. */
  level: number;
}

export interface YearTick {
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

/**
 * What was stated as steps over time, up to today or the last statement; undefined when nothing has a day. What has none is left to the
 * table. [P-06]
 */
export function ratingSteps(
  stated: readonly StatedRating[],
  subject: RatedSubject,
  today: string,
): RatingSteps | undefined {
  const dated = stated
    .flatMap(({ date, current }) => {
      const day = dayNumber(date);
      return day === undefined || current === '' ? [] : [{ day, current }];
    })
    .toSorted((one, other) => one.day - other.day);
  const [first, last] = [dated[0], dated.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const end = Math.max(dayNumber(today) ?? last.day, last.day);
  const span = Math.max(end - first.day, 1);
  const place = (day: number) => (day - first.day) / span;
  const levels = [...new Set(dated.map(({ current }) => current))].toSorted(orders[subject]);
  return {
    levels,
    steps: dated.map(({ day, current }) => ({ place: place(day), level: levels.indexOf(current) })),
    years: yearsBetween(first.day, end, place),
  };
}

/** What was stated, newest first; what has no day comes last. */
export function newestFirst(stated: readonly StatedRating[]): StatedRating[] {
  const dayOf = ({ date }: StatedRating) => dayNumber(date) ?? -Infinity;
  return stated.toSorted((one, other) => dayOf(other) - dayOf(one) || 0);
}
