import type { Publication } from '@portal/wire';
import type { CoverageChange, FollowedRating } from '@portal/wire-libraries';

export type StartEntry =
  | { kind: 'rating'; rating: FollowedRating }
  | { kind: 'coverage'; change: CoverageChange }
  | { kind: 'paper'; paper: Publication };

interface News {
  ratings: readonly FollowedRating[];
  coverage: readonly CoverageChange[];
  papers: readonly Publication[];
}

/** As many as have room on a wide screen. */
const mostShown = 3;

/** Ratings first, then coverage, then what can be read. [L-25] */
export function startEntries({ ratings, coverage, papers }: News): StartEntry[] {
  return [
    ...ratings.map((rating) => ({ kind: 'rating' as const, rating })),
    ...coverage.map((change) => ({ kind: 'coverage' as const, change })),
    ...papers.map((paper) => ({ kind: 'paper' as const, paper })),
  ].slice(0, mostShown);
}
