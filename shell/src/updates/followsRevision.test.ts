import { followsRevision } from './followsRevision.ts';

test.each([
  ['the next one, a rollback among others', 8, 7, true],
  ['a later one', 12, 7, true],
  ['the same one', 7, 7, false],
  ['one of before', 6, 7, false],
])('[O-04] %s: revision %s after %s is taken: %s', (_what, answered, known, taken) => {
  expect(followsRevision({ revision: answered }, { revision: known })).toBe(taken);
});
