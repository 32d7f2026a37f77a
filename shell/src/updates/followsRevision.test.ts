import { followsRevision, isSameState } from './followsRevision.ts';

test.each([
  ['the next one, a rollback among others', 8, 7, true],
  ['a later one', 12, 7, true],
  ['the same one', 7, 7, false],
  ['one of before', 6, 7, false],
])('[O-04] %s: revision %s after %s is taken: %s', (_what, answered, known, taken) => {
  expect(followsRevision({ revision: answered }, { revision: known })).toBe(taken);
});

const preview = (letter: string) => ({
  preview: { id: letter.repeat(16), until: '2026-11-28T15:30:00Z', releases: [] },
});

test.each([
  ['a preview of the same revision', { revision: 7, ...preview('a') }, { revision: 7 }],
  ['another preview, made earlier', { revision: 6, ...preview('b') }, { revision: 7, ...preview('a') }],
  ['what is in force, after a preview has ended', { revision: 7 }, { revision: 7, ...preview('a') }],
])('[F-21] %s is taken', (_what, answered, known) => {
  expect([followsRevision(answered, known), isSameState(answered, known)]).toEqual([true, false]);
});

test('[F-21] the same preview is nothing new', () => {
  const known = { revision: 7, ...preview('a') };
  expect([followsRevision(known, known), isSameState(known, known)]).toEqual([false, true]);
});
