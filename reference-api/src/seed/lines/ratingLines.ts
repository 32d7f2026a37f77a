import { addDays } from '#publishingDay.ts';
import { ratingHistory, type StatedRating } from '../ratings/ratingHistory.ts';
import type { Company } from '../universe.ts';

const historyDays = 3 * 365;

/** Drops older ratings, except the one in force at the start and the one before, which it is compared with. */
function fromThreeYears(history: readonly StatedRating[], today: string): StatedRating[] {
  const first = addDays(today, -historyDays);
  return history.filter(({ kind }, index) => {
    const next = history[index + 2];
    return next?.kind !== kind || next.day >= first;
  });
}

/** A company's ratings from a day on. */
export const ratingLines = (company: Company, { since, today }: { since: string; today: string }): object[] =>
  fromThreeYears(ratingHistory(company, today), today)
    .filter(({ day }) => day >= since)
    .map(({ kind, coverage, day, rating, close, target }) => ({
      kind: 'rating',
      company: company.name,
      class: kind,
      coverage,
      stated_on: day,
      rating,
      close_price: close?.amount,
      target_price: target ?? undefined,
      close_currency: close?.currency,
    }));
