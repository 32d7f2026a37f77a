// First: schemas ask when they are made.
import './withoutEval.ts';
export * from './access.ts';
export * from './auth.ts';
export * from './call.ts';
export * from './calls.ts';
export * from './currentUser.ts';
export * from './documents.ts';
export * from './environment/environment.ts';
export * from './libraries.ts';
export * from './listFilters.ts';
export * from './longestHead.ts';
export * from './passwordRules.ts';
export * from './plainText.ts';
export * from './problem.ts';
export * from './publications.ts';
export * from './tags.ts';
