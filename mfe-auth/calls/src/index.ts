export * as authCalls from './calls.ts';
export type { LoginAnswer, SignedInClient } from './signIn.ts';
export * from './passwordRules.ts';
