/** The bank's ratings of shares, best first, then what is shown where there is none. */
export const equityRatings = [
  'Outperform',
  'Market perform',
  'Underperform',
  'Blackout',
  'Restricted',
  'Not applicable',
] as const;
export type EquityRating = (typeof equityRatings)[number];

/** How the partner bank, which covers international companies, calls the bank's ratings. */
const partnerWords: Partial<Record<EquityRating, string>> = {
  Outperform: 'Buy',
  'Market perform': 'Hold',
  Underperform: 'Sell',
};

/** A rating of the bank in the words of international coverage; what has no other word there stays. */
export function internationalRating(rating: EquityRating): string {
  return partnerWords[rating] ?? rating;
}

/** Where a rating stands in the order of lists, in the words of either bank and whatever the case; the unknown come last. */
export function equityRatingRank(rating: string): number {
  const word = rating.trim().toLowerCase();
  const place = equityRatings.findIndex((each) =>
    [each, internationalRating(each)].some((name) => name.toLowerCase() === word),
  );
  return place < 0 ? equityRatings.length : place;
}

/** For sorting: best first; as said of two that stand at the same place, neither comes first. */
export function compareEquityRatings(one: string, other: string): number {
  return equityRatingRank(one) - equityRatingRank(other);
}

/** Whether it says more or less of a share, rather than why nothing is shown. */
export function isEquityOpinion(rating: string): boolean {
  return equityRatingRank(rating) <= equityRatings.indexOf('Underperform');
}
