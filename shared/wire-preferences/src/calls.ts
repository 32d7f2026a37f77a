export * from './notifications.ts';
export * from './terms.ts';
