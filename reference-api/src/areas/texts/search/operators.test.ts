import { usesOperators, withoutDangling } from './operators.ts';

test.each([
  ['bank or', 'bank'],
  ['bank OR  ', 'bank'],
  ['or bank', 'bank'],
  ['or or bank or or', 'bank'],
  ['"bank" or', '"bank"'],
  ['bank or insurer', 'bank or insurer'],
  ['"bank or', '"bank or'],
  ['orbit sensor', 'orbit sensor'],
  ['or', ''],
])('[L-14] of %j is looked for %j', (typed, left) => expect(withoutDangling(typed)).toBe(left));

test.each([
  ['bank', false],
  ['bank or insurer', true],
  ['bank -insurer', true],
  ['"bank', true],
  ['blue-chip', false],
])('%j uses operators: %j', (typed, uses) => expect(usesOperators(typed)).toBe(uses));
