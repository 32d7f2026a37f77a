/** The bank's ratings of shares, best first, then the reasons why there is none. */
export const equityRatings = [
  'Outperform',
  'Market perform',
  'Underperform',
  'Blackout',
  'Restricted',
  'Not applicable',
] as const;
export type EquityRating = (typeof equityRatings)[number];

/** The words of the partner bank, which covers international companies. */
const partnerWords: Partial<Record<EquityRating, string>> = {
  Outperform: 'Buy',
  'Market perform': 'Hold',
  Underperform: 'Sell',
};

/** The word of international coverage for a rating, if it has another one. */
export function internationalRating(rating: EquityRating): string {
  return partnerWords[rating] ?? rating;
}

/** The sort position of a rating, in either bank's words and any case; unknown ones come last. */
export function equityRatingRank(rating: string): number {
  const word = rating.trim().toLowerCase();
  const place = equityRatings.findIndex((each) =>
    [each, internationalRating(each)].some((name) => name.toLowerCase() === word),
  );
  return place < 0 ? equityRatings.length : place;
}

/** Sorts best first. */
export function compareEquityRatings(one: string, other: string): number {
  return equityRatingRank(one) - equityRatingRank(other);
}

/** Whether it rates a share, rather than stating why there is no rating. */
export function isEquityOpinion(rating: string): boolean {
  return equityRatingRank(rating) <= equityRatings.indexOf('Underperform');
}
