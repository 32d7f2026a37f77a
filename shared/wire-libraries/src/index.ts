export * as libraryCalls from './calls.ts';
export type { DmoLink } from './highlights.ts';
export { libraryQuerySchema, type ServedTagOption, type TagOption } from './libraries.ts';
export { bestFit, folded, spellings } from './nameFit.ts';
export type { RatingChange, ServedRatingChange, ServedRatingChangeList } from './ratings.ts';
