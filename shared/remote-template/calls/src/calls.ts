export * from './greeting.ts';
