export * as libraryCalls from './calls.ts';
export type { CountedFilter, CountWithout } from './counts.ts';
export {
  newsPeriods,
  type CoverageChange,
  type FollowedNews,
  type FollowedRating,
  type NewsPeriod,
  type ServedCoverageChange,
  type ServedFollowedRating,
} from './followedRatings.ts';
export type { DmoLink } from './highlights.ts';
export type { ServedTagOption, TagOption } from './libraries.ts';
export { bestFit, folded, spellings } from './nameFit.ts';
export type { RatingChange, ServedRatingChange, ServedRatingChangeList } from './ratings.ts';
export { longestViewName, mostViews, viewQuerySchema, type SavedView, type ViewQuery } from './views.ts';
