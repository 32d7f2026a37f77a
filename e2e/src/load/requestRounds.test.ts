import { requestRounds } from './requestRounds.ts';

test.each([
  ['nothing asked', [], 0],
  [
    'all at once',
    [
      { start: 0, end: 5 },
      { start: 1, end: 9 },
      { start: 4, end: 6 },
    ],
    1,
  ],
  [
    'one after the other',
    [
      { start: 0, end: 5 },
      { start: 5, end: 9 },
      { start: 10, end: 12 },
    ],
    3,
  ],
  [
    'a slow one next to two short ones',
    [
      { start: 0, end: 20 },
      { start: 1, end: 3 },
      { start: 4, end: 6 },
    ],
    2,
  ],
  [
    'in any order',
    [
      { start: 10, end: 12 },
      { start: 0, end: 5 },
      { start: 6, end: 9 },
    ],
    3,
  ],
])('%s', (_what, spans, rounds) => {
  expect(requestRounds(spans)).toBe(rounds);
});
