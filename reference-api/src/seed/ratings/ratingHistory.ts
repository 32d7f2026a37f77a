import {
  internationalRating,
  equityRatings,
  ratingAction,
  type RatedKind,
  type RatingAction,
} from '@portal/wire';
import { dayNumber, dayOf } from '#publishingDay.ts';
import { SeededRandom } from '../SeededRandom.ts';
import type { Company } from '../universe.ts';
import { creditWalk, equityWalk, esgWalk, type RatingWalk } from './ratingWalks.ts';

interface ClosePrice {
  amount: number;
  currency: string;
}

/** Around the company's own level, in waves of months and years. */
function closePrices({ externalId, international }: Company): (day: number) => ClosePrice {
  const stream = new SeededRandom(`prices ${externalId}`);
  const level = 10 ** (1.2 + stream.next() * 1.5);
  const wave = (days: number, height: number) => {
    const start = 2 * Math.PI * stream.next();
    return (day: number) => height * Math.sin((2 * Math.PI * day) / days + start);
  };
  const waves = [wave(1900, 0.25), wave(410, 0.12), wave(37, 0.04)];
  const currency = international ? stream.pick(['EUR', 'USD']) : 'CHF';
  return (day) => {
    const amount = level * Math.exp(waves.reduce((sum, each) => sum + each(day), 0));
    return { amount: Math.round(amount * 100) / 100, currency };
  };
}

/** Above the price for a rating better than the market, below it for a worse one. */
function targetPrice({ amount }: ClosePrice, rating: string): number {
  const upside = { Outperform: 1.18, Underperform: 0.9 }[rating] ?? 1.04;
  return Math.round(amount * upside);
}

export interface StatedRating {
  kind: RatedKind;
  coverage: 'own' | 'partner';
  day: string;
  rating: string;
  previous: string | null;
  previousDay: string | null;
  action: RatingAction | null;
  /** Only for shares. */
  close: ClosePrice | null;
  /** In the close price's currency; only for shares. */
  target: number | null;
}

const walks: Record<RatedKind, RatingWalk> = { Equities: equityWalk, Bonds: creditWalk, ESG: esgWalk };

/** Fixed, so that a day's ratings do not depend on when they are read. */
const firstDay = dayNumber('2018-01-02');

/** Moves weekends to the Monday after; 1 January 1970 was a Thursday. */
function workingDay(day: number): number {
  return day + ({ 0: 1, 6: 2 }[(day + 4) % 7] ?? 0);
}

function wordsOf(rating: string, coverage: StatedRating['coverage']): string {
  const own = equityRatings.find((each) => each === rating);
  return own === undefined || coverage === 'own' ? rating : internationalRating(own);
}

function kindsOf({ assetClasses }: Company): RatedKind[] {
  return [
    ...(assetClasses.includes('Equity') ? (['Equities'] as const) : []),
    ...(assetClasses.includes('Fixed Income') ? (['Bonds'] as const) : []),
    'ESG',
  ];
}

function historyOf(company: Company, kind: RatedKind, until: string): StatedRating[] {
  const stream = new SeededRandom(`ratings ${kind} ${company.externalId}`);
  const walk = walks[kind];
  const coverage = kind === 'Equities' && company.international ? 'partner' : 'own';
  const history: StatedRating[] = [];
  let before: { rating: string; words: string; day: string } | undefined;
  let rating = walk.first(stream);
  const prices = closePrices(company);
  const last = dayNumber(until);
  for (let number = workingDay(firstDay + stream.between(0, 300)); number <= last;) {
    const day = dayOf(number);
    const words = wordsOf(rating, coverage);
    const previous = before?.words ?? null;
    const previousDay = before?.day ?? null;
    const action = ratingAction(kind, previous, words);
    const close = kind === 'Equities' ? prices(number) : null;
    const target = close === null ? null : targetPrice(close, rating);
    history.push({ kind, coverage, day, rating: words, previous, previousDay, action, close, target });
    before = { rating, words, day };
    const next = walk.next(stream, rating);
    rating = next.rating;
    number = workingDay(number + next.days);
  }
  return history;
}

/** By kind, oldest first. Later days only add to it. */
export function ratingHistory(company: Company, until: string): StatedRating[] {
  return kindsOf(company).flatMap((kind) => historyOf(company, kind, until));
}
