import { isChangedSince } from './changedSince.ts';
import type { RowRating } from './CoveredRow.ts';

const rating = (overrides: Partial<RowRating>): RowRating => ({
  current: 'Outperform',
  previous: 'Market perform',
  date: '2026-03-04',
  previousDate: undefined,
  action: 'Upgrade',
  ...overrides,
});

test.each<[string, Partial<RowRating>, boolean]>([
  ['on the first day', {}, true],
  ['the day before', { date: '2026-03-03' }, false],
  ['only repeated', { previous: 'Outperform', action: 'Reiterate' }, false],
  ['stated for the first time', { previous: undefined, action: undefined }, false],
  ['without a day', { date: undefined }, false],
])('[C-07] a rating that changed %s', (_, overrides, expected) => {
  expect(isChangedSince(rating(overrides), '2026-03-04')).toBe(expected);
});
