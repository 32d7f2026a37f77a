import { daysBefore, isChangedSince } from './changedSince.ts';
import type { RowRating } from './CoveredRow.ts';

test.each([
  ['2026-03-11', 7, '2026-03-04'],
  ['2026-03-02', 30, '2026-01-31'],
  ['2024-03-01', 1, '2024-02-29'],
  ['2026-03-30', 7, '2026-03-23'],
  ['2026-01-01', 1, '2025-12-31'],
])('[C-07] %s less %i days is %s', (day, days, expected) => {
  expect(daysBefore(day, days)).toBe(expected);
});

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
