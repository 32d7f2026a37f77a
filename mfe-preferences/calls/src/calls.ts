export { keepSearches } from './keepSearches.ts';
export * from './notifications.ts';
export * from './terms.ts';
