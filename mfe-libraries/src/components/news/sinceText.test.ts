import { sinceText } from './sinceText.ts';

/** A Monday, 09:00 in Zurich. */
const now = new Date('2026-11-23T08:00:00Z');
const day = '2026-11-23';

test.each([
  ['2026-11-23T06:10:00Z', '07:10', '07:10'],
  ['2026-11-22T23:30:00Z', '00:30', '00:30'],
  ['2026-11-20T16:40:00Z', 'Friday 17:40', 'Freitag 17:40'],
  ['2026-11-17T08:00:01Z', 'Tuesday 09:00', 'Dienstag 09:00'],
  ['2026-11-17T08:00:00Z', '17.11.2026', '17.11.2026'],
  ['2026-11-20', '20.11.2026', '20.11.2026'],
  ['2025-11-21T16:40:00Z', '21.11.2025', '21.11.2025'],
])('[L-21] [I-02] a visit that ended at %s ended %s, %s in German', (since, english, german) => {
  const both = (['en', 'de'] as const).map((language) => sinceText(since, { language, day }, now));
  expect(both).toEqual([english, german]);
});

test('[L-21] with little room the German weekday is short', () => {
  const friday = '2026-11-20T16:40:00Z';
  expect(sinceText(friday, { language: 'de', isNarrow: true, day }, now)).toBe('Fr 17:40');
  expect(sinceText(friday, { language: 'en', isNarrow: true, day }, now)).toBe('Friday 17:40');
});
