export { keepSearches } from './keepSearches.ts';
export { updateNewsAtStart } from './newsAtStart.ts';
export * from './notifications.ts';
export * from './terms.ts';
