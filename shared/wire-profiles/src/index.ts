export * as profileCalls from './calls.ts';
export type { Analyst, ServedAnalyst } from './analyst/analyst.ts';
export type { CoveredCompany, ServedCoveredCompany } from './coveredCompany.ts';
export { profileClasses, type ProfileClass } from './profileClasses.ts';
