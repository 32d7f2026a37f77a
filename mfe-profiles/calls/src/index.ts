export * as profileCalls from './calls.ts';
export type { Analyst, ServedAnalyst } from './analyst.ts';
export type { ClosePrice, RatingPaper, ServedRatingHistory, StatedRating } from './company.ts';
export type { CoveredCompany, ServedCoveredCompany } from './coveredCompany.ts';
export type { Permissions } from './permissions.ts';
export { profileClasses, type ProfileClass } from './profileClasses.ts';
