import { yearOf } from './readDay.ts';
import { readDayRange } from './readDayRange.ts';

const read = (start: string, end: string) => readDayRange({ start, end }, { lastDay: '2026-03-11' });

test.each([
  ['1.2.2026', '03.02.2026', '2026-02-01', '2026-02-03'],
  ['01.02.2026', '11.3.2026', '2026-02-01', '2026-03-11'],
  [' 1. 2. 2026 ', '1,2,2026', '2026-02-01', '2026-02-01'],
  ['1/2/2026', '1-2-2026', '2026-02-01', '2026-02-01'],
  ['1.2.26', '11.03.26', '2026-02-01', '2026-03-11'],
  ['01022026', '110326', '2026-02-01', '2026-03-11'],
  ['1.3.99', '1.3.00', '1999-03-01', '2000-03-01'],
  ['2026-02-01', '29.2.2024', undefined, undefined],
  ['29.2.2024', '2026-02-01', '2024-02-29', '2026-02-01'],
])('[L-04] %j to %j is %s to %s', (from, to, start, end) => {
  expect(read(from, to).range).toEqual(start === undefined ? undefined : { start, end });
});

test.each([
  ['yesterday', '', [{ kind: 'unreadable', end: 'start' }]],
  ['1.2.206', '1.3.2026', [{ kind: 'unreadable', end: 'start' }]],
  ['310226', '1.3.2026', [{ kind: 'noSuchDay', end: 'start' }]],
  ['30.2.2026', '1.3.2026', [{ kind: 'noSuchDay', end: 'start' }]],
  ['1.3.2026', '13.13.2025', [{ kind: 'noSuchDay', end: 'end' }]],
  ['1.1.1899', '1.3.2026', [{ kind: 'tooEarly', end: 'start' }]],
  ['1.3.2026', '12.3.2026', [{ kind: 'future', end: 'end' }]],
  ['1.3.26', '1.3.27', [{ kind: 'future', end: 'end' }]],
  ['010327', '1.3.2026', [{ kind: 'future', end: 'start' }]],
  ['1.3.2026', '', [{ kind: 'half', end: 'end' }]],
  ['  ', '1.3.2026', [{ kind: 'half', end: 'start' }]],
  ['2.3.2026', '1.3.2026', [{ kind: 'backwards', end: 'end' }]],
  [
    'x',
    '12.3.2026',
    [
      { kind: 'unreadable', end: 'start' },
      { kind: 'future', end: 'end' },
    ],
  ],
])('[L-04] %j to %j is no range: %j', (start, end, problems) => {
  expect(read(start, end)).toEqual({ empty: false, problems });
});

test.each([
  ['00', 2000],
  ['26', 2026],
  ['27', 2027],
  ['36', 2036],
  ['37', 1937],
  ['99', 1999],
  ['2027', 2027],
  ['1927', 1927],
])('[L-04] in 2026 the year %s is %s', (digits, year) => {
  expect(yearOf(digits, '2026-03-11')).toBe(year);
});

test('[L-04] as long as more may be typed, two digits are not yet a year', () => {
  const days = { lastDay: '2026-03-11', unfinished: true };
  expect(readDayRange({ start: '1.2.20', end: '1.3.2026' }, days).range).toBeUndefined();
  expect(readDayRange({ start: '1.2.2020', end: '1.3.2026' }, days).range).toEqual({
    start: '2020-02-01',
    end: '2026-03-01',
  });
});

test('[L-04] nothing typed is no range and no problem', () => {
  expect(read('', ' ')).toEqual({ empty: true, problems: [] });
});
