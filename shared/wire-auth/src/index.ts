export * as authCalls from './calls.ts';
export { loginAnswerSchema, type LoginAnswer, type SignedInClient } from './signIn.ts';
export * from './passwordRules.ts';
