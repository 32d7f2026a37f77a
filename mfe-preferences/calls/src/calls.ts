export * from './notifications.ts';
export * from './settings.ts';
