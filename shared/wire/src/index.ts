// First: schemas ask when they are made.
import './withoutEval.ts';
export * from './access.ts';
export * from './auth.ts';
export * from './call.ts';
export * from './calls.ts';
export * from './currentUser.ts';
export * from './research/documents.ts';
export * from './environment/environment.ts';
export * from './research/libraries.ts';
export * from './research/libraryNames.ts';
export * from './research/listFilters.ts';
export * from './longestHead.ts';
export * from './passwordRules.ts';
export * from './plainText.ts';
export * from './problem.ts';
export * from './research/publications.ts';
export * from './research/tags.ts';
