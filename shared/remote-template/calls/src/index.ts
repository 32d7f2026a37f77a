export * as newAreaCalls from './calls.ts';
