export * as preferenceCalls from './calls.ts';
