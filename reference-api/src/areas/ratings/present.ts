import type { Rating, ServedTag, RatingType } from '@portal/wire';
import type { ServedRatingChange } from '@portal/wire-libraries';
import type { RatingRow } from './repository.ts';

function ratingOf({ rating, previous, statedOn, previousOn, action }: RatingRow): Rating {
  return { current: rating, previous, previous_date: previousOn, date: statedOn, action };
}

/** A company with its latest rating, as the wire shows it. */
export function presentRating(
  row: RatingRow,
  type: RatingType,
  tags: ReadonlyMap<number, ServedTag>,
): ServedRatingChange[] {
  const company = tags.get(row.companyId);
  if (company === undefined) return [];
  const own = row.tagIds.flatMap((id) => tags.get(id) ?? []);
  const ticker = (category: string) => {
    const found = own.find((tag) => tag.category === category);
    return found === undefined ? null : { value: found.value };
  };
  const none = { Equities: null, Bonds: null };
  return [
    {
      ...company,
      sector: tags.get(row.sectorId) ?? null,
      tk_ticker: ticker('TK Ticker'),
      bloomberg_company_ticker: ticker('Bloomberg Company Ticker'),
      kpis: { Ratings: { ...none, [type]: ratingOf(row) } },
    },
  ];
}
