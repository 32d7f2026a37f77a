import { firstBrokenRule } from './passwordFault.ts';

test.each([
  ['', 'Password must be at least 8 characters'],
  ['SHORT', 'Password must be at least 8 characters'],
  ['UPPER-CASE', 'Password must contain at least 1 lowercase character'],
  ['lower-case', 'Password must contain at least 1 uppercase character'],
  ['Mixed-Case', 'Password must contain at least 1 number'],
  ['MixedCase1', 'Password must contain at least 1 special character'],
  ['Mixed-Case1', undefined],
])('[A-11] of the rules that %j breaks the first is reported', (password, message) => {
  expect(firstBrokenRule(password)).toBe(message);
});
