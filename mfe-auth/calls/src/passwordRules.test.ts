import { brokenPasswordRules, passwordRules } from './passwordRules.ts';

test('[A-11] the rules are shown in these words, in this order', () => {
  expect(passwordRules.map(({ message }) => message)).toEqual([
    'Password must be at least 8 characters',
    'Password must contain at least 1 lowercase character',
    'Password must contain at least 1 uppercase character',
    'Password must contain at least 1 number',
    'Password must contain at least 1 special character',
  ]);
});

test.each([
  ['Research-2026', []],
  ['Übermaß_1', []],
  ['Ab1 defgh', []],
  ['Ab1\n5678', []],
  ['Ab1-👩‍👩‍👧x', []],
  ['', ['length', 'lowercase', 'uppercase', 'number', 'special']],
  ['Ab1-567', ['length']],
  ['ABC-5678', ['lowercase']],
  ['ÄÖÜ-5678', ['lowercase']],
  ['äöü-5678', ['uppercase']],
  ['Abcdefg-', ['number']],
  ['Abcdefg²-', ['number']],
  ['Abcdefg1', ['special']],
  ['Äbcdefg1', ['special']],
  ['A\u0308bcdefg1', ['special']],
  ['Abcdefg1½', ['special']],
])('[A-11] %j breaks %j', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
});
