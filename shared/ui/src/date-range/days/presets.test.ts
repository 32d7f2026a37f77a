import { dayOf, localDay, localNoon, yearBefore } from './calendarDays.ts';
import { presetRange, type Preset } from './presets.ts';

test.each<[Preset, string, string]>([
  ['today', '2026-03-11', '2026-03-11'],
  ['days7', '2026-03-11', '2026-03-05'],
  ['days30', '2026-03-11', '2026-02-10'],
  ['days90', '2026-03-11', '2025-12-12'],
  ['year', '2026-03-11', '2025-03-12'],
  ['year', '2028-02-29', '2027-03-01'],
])('[L-04] %s before %s begins on %s', (preset, today, start) => {
  expect(presetRange(preset, today)).toEqual({ start, end: today });
});

test.each([
  [{ year: 2026, month: 2, day: 30 }, undefined],
  [{ year: 2026, month: 13, day: 1 }, undefined],
  [{ year: 2026, month: 0, day: 1 }, undefined],
  [{ year: 2028, month: 2, day: 29 }, '2028-02-29'],
  [{ year: 99, month: 1, day: 1 }, '0099-01-01'],
])('%j is the day %s', (parts, day) => {
  expect(dayOf(parts)).toBe(day);
});

test('a year before 29 February is the 28th', () => {
  expect(yearBefore('2028-02-29')).toBe('2027-02-28');
});

test('a day goes to the browser’s zone and back', () => {
  for (const day of ['1900-01-01', '2026-03-29', '2026-10-25', '2026-12-31'])
    expect(localDay(localNoon(day))).toBe(day);
});
