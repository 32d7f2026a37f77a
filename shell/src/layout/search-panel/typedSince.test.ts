import { typedSince } from './typedSince.ts';

const today = '2026-03-11';

test.each([
  ['Alberris since May', '2025-05-01'],
  ['Alberris since march', '2026-03-01'],
  ['Alberris SINCE mar', '2026-03-01'],
  ['Alberris seit März', '2026-03-01'],
  ['Alberris seit Okt.', '2025-10-01'],
  ['Alberris since May 2024', '2024-05-01'],
  ['Alberris since 2024', '2024-01-01'],
  ['Alberris seit 3.2.2026', '2026-02-03'],
  ['Alberris seit 3. 2.', '2026-02-03'],
  ['Alberris seit 3.2.26', '2026-02-03'],
  ['Alberris seit 3.2', '2026-02-03'],
  ['Alberris since 1 May', '2025-05-01'],
  ['Alberris since May 1', '2025-05-01'],
  ['Alberris since March 11', '2026-03-11'],
  ['Alberris since May 2, 2024', '2024-05-02'],
  ['Alberris seit 1. Mai', '2025-05-01'],
  ['Alberris seit 2.Mai 2024', '2024-05-02'],
  ['Alberris since 12.3.', '2025-03-12'],
  ['Alberris since 11.3.', '2026-03-11'],
  ['Alberris since yesterday', '2026-03-10'],
  ['Alberris  seit  gestern ', '2026-03-10'],
])('[L-28] “%s” begins on %s', (typed, from) => {
  expect(typedSince(typed, today)).toEqual({ text: 'Alberris', from });
});

test.each([
  'Alberris',
  'since May',
  'Alberris since',
  'Alberris since ma',
  'Alberris since then',
  'Alberris since May 2027',
  'Alberris since 31.2.2026',
  'Alberris since 31 April',
  'Alberris since 3 times',
  'Alberris since 12.3.2026',
  'Alberris sinceMay',
])('[L-28] “%s” names no day', (typed) => {
  expect(typedSince(typed, today)).toBeUndefined();
});

test('[L-28] the last “since” counts', () => {
  expect(typedSince('growth since 2020 since May', today)).toEqual({
    text: 'growth since 2020',
    from: '2025-05-01',
  });
});
