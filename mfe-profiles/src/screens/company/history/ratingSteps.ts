import { compareCreditRatings, compareEquityRatings, esgRank } from '@portal/wire';
import type { RatingPaper, StatedRating } from '@portal/wire-profiles';
import type { RatedSubject } from '#components/ratings/RatingValue.tsx';

/** Converts `yyyy-MM-dd` or `dd.mm.yyyy` to days since 1970; undefined if not a date. */
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

/** A stated rating; `place` is a fraction of the width, from the left. */
interface Step {
  place: number;
  /** Index into `levels`. */
  level: number;
}

/** The paper that came with a rating. */
interface MarkedPaper extends Step, RatingPaper {
  /** As stated. */
  date: string;
}

/** Prices of a day, as shares of the highest and lowest; undefined where there is none. */
interface PricePoint {
  place: number;
  close: number | undefined;
  target: number | undefined;
}

interface YearTick {
  year: number;
  place: number;
}

export interface RatingSteps {
  /** All ratings that occur, best first. */
  levels: string[];
  steps: Step[];
  /** Papers on the line. */
  papers: MarkedPaper[];
  /** Empty without prices. */
  prices: PricePoint[];
  /** The starts of years in the span. */
  years: YearTick[];
}

function yearsBetween(first: number, last: number, place: (day: number) => number): YearTick[] {
  const yearOf = (day: number) => new Date(day * 86_400_000).getUTCFullYear();
  const years = Array.from({ length: yearOf(last) - yearOf(first) }, (_, index) => yearOf(first) + 1 + index);
  return years.map((year) => ({ year, place: place(Date.UTC(year, 0, 1) / 86_400_000) }));
}

/** The range of a chart, as day numbers. */
export interface TimeSpan {
  first: number;
  last: number;
}

/**
 * Returns the span from the first statement in any history to today, or to the last one if later. Charts share it, so
 * that they can be compared. Undefined if nothing has a date. [P-06]
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

type DatedRating = StatedRating & { day: number };

/** From 0 at the lowest price to 1 at the highest; only prices of one currency can be compared. */
function pricePoints(dated: readonly DatedRating[], place: (day: number) => number): PricePoint[] {
  const all = dated.flatMap(({ close_price: close, target_price: target }) =>
    [close ?? [], target ?? []].flat(),
  );
  const amounts = all.map(({ amount }) => amount);
  if (amounts.length < 2 || new Set(all.map(({ currency }) => currency)).size > 1) return [];
  const lowest = Math.min(...amounts);
  const range = Math.max(...amounts) - lowest || 1;
  const share = (price: StatedRating['close_price']) => price && (price.amount - lowest) / range;
  return dated.map(({ day, close_price: close, target_price: target }) => ({
    place: place(day),
    close: share(close) ?? undefined,
    target: share(target) ?? undefined,
  }));
}

/** Converts statements to steps; undefined if none has a date. Those without one appear only in the table. [P-06] */
export function ratingSteps(
  stated: readonly StatedRating[],
  subject: RatedSubject,
  { first, last }: TimeSpan,
): RatingSteps | undefined {
  const dated = stated
    .flatMap((each) => {
      const day = dayNumber(each.date);
      return day === undefined || each.current === '' ? [] : [{ ...each, day }];
    })
    .toSorted((one, other) => one.day - other.day);
  if (dated.length === 0) return undefined;
  const place = (day: number) => (day - first) / Math.max(last - first, 1);
  const levels = [...new Set(dated.map(({ current }) => current))].toSorted(orders[subject]);
  const stepOf = ({ day, current }: { day: number; current: string }) => ({
    place: place(day),
    level: levels.indexOf(current),
  });
  return {
    levels,
    steps: dated.map(stepOf),
    papers: dated.flatMap(({ paper, ...each }) =>
      paper === null ? [] : [{ ...stepOf(each), ...paper, date: each.date }],
    ),
    prices: pricePoints(dated, place),
    years: yearsBetween(first, last, place),
  };
}

/** Statements without a date come last. */
export function newestFirst(stated: readonly StatedRating[]): StatedRating[] {
  const dayOf = ({ date }: StatedRating) => dayNumber(date) ?? -Infinity;
  return stated.toSorted((one, other) => dayOf(other) - dayOf(one) || 0);
}
