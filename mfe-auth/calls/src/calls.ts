export * from './signIn.ts';
