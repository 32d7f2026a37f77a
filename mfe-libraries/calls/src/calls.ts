export * from './counts.ts';
export { followedRatings } from './followedRatings.ts';
export * from './highlights.ts';
export * from './libraries.ts';
export { mailOpened } from './mailOpened.ts';
export * from './preview.ts';
export * from './ratings.ts';
export * from './readMarks.ts';
export * from './viewCalls.ts';
