import { zurichDate, zurichDay, zurichMinutes, zurichMoment } from './zurichClock.ts';

test.each([
  ['a minute before midnight in winter', '2026-01-14T22:59:59Z', '2026-01-14'],
  ['midnight in winter', '2026-01-14T23:00:00Z', '2026-01-15'],
  ['a minute before midnight in summer', '2026-07-14T21:59:59Z', '2026-07-14'],
  ['midnight in summer', '2026-07-14T22:00:00Z', '2026-07-15'],
  ['the night in which clocks go forward', '2026-03-28T23:30:00Z', '2026-03-29'],
  ['the night in which clocks go back', '2026-10-24T22:30:00Z', '2026-10-25'],
  ['the last minute of a year', '2026-12-31T22:59:00Z', '2026-12-31'],
  ['the first minute of a year', '2026-12-31T23:01:00Z', '2027-01-01'],
])('%s', (_, instant, day) => {
  expect(zurichDay(new Date(instant))).toBe(day);
  expect(zurichDate(new Date(instant))).toBe(day.split('-').reverse().join('.'));
});

test('minutes are those of the clocks in Zurich', () => {
  expect(zurichMinutes(new Date('2026-01-14T23:00:00Z'))).toBe(0);
  expect(zurichMinutes(new Date('2026-07-14T05:30:00Z'))).toBe(7 * 60 + 30);
});

test('a moment names its zone', () => {
  expect(zurichMoment(new Date('2026-01-14T23:00:00Z'))).toBe('15.01.2026 00:00 CET');
  expect(zurichMoment(new Date('2026-07-14T05:30:00Z'))).toBe('14.07.2026 07:30 CEST');
});
