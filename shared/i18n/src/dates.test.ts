import { daysBefore, formatDay, formatTime, today } from './dates.ts';

test.each([
  ['2026-11-21', '21.11.2026'],
  ['2026-01-02', '02.01.2026'],
  ['2026-11-20T23:30:00Z', '21.11.2026'],
  ['2026-06-30T21:59:59Z', '30.06.2026'],
  // 23:50 in Zurich, and the next morning in Singapore.
  ['2026-03-09T22:50:00Z', '09.03.2026'],
  ['not a day', ''],
  ['', ''],
])('[I-02] %s is shown as %s', (text, shown) => {
  expect(formatDay(text)).toBe(shown);
});

test.each([
  ['2026-11-21T05:45:00Z', '06:45'],
  ['2026-07-01T05:45:00Z', '07:45'],
  ['2026-11-20T23:00:00Z', '00:00'],
  ['2026-03-09T22:50:00Z', '23:50'],
  ['2026-11-23', ''],
  ['nothing', ''],
])('[I-02] the time of %s is shown as %s', (text, shown) => {
  expect(formatTime(text)).toBe(shown);
});

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('at %s the publishing day is %s', (moment, day) => {
  expect(today(new Date(moment))).toBe(day);
});

test.each([
  ['2026-03-11', 7, '2026-03-04'],
  ['2026-03-02', 30, '2026-01-31'],
  ['2024-03-01', 1, '2024-02-29'],
  ['2026-03-30', 7, '2026-03-23'],
  ['2026-01-01', 1, '2025-12-31'],
  ['2026-03-29', -1, '2026-03-30'],
])('[C-07] %s less %i days is %s', (day, days, expected) => {
  expect(daysBefore(day, days)).toBe(expected);
});
