export * as preferenceCalls from './calls.ts';
export { policySchema, privacyTextAt, type Policy } from './policy.ts';
