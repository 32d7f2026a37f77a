import { addDays } from '../publishingDay.ts';
import { demoDay, hoursUntil } from './demoDay.ts';
import { demoPlan, todaysCount } from './demoPlan.ts';
import { disclaimersFor } from './disclaimers.ts';
import { publicationTypes } from './publicationTypes.ts';
import { SeededRandom } from './SeededRandom.ts';
import { analysts, companies } from './universe.ts';
import sectors from './words/sectors.json' with { type: 'json' };

const year = Array.from({ length: 366 }, (_, index) => addDays('2026-01-01', index));

test('a stream is the same for its name and another for another name', () => {
  const draw = (name: string) => {
    const stream = new SeededRandom(name);
    return Array.from({ length: 5 }, () => stream.between(0, 1000));
  };
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

test('there are 600 companies in 40 sectors, 60 analysts, and unique names and tickers', () => {
  expect([companies.length, sectors.length, analysts.length]).toEqual([600, 40, 60]);
  expect(new Set(companies.map(({ name }) => name)).size).toBe(600);
  expect(new Set(companies.map(({ ticker }) => ticker)).size).toBe(600);
  expect(new Set(analysts.map(({ name }) => name)).size).toBe(60);
  expect(new Set(companies.map(({ sector }) => sector)).size).toBe(40);
});

test('no day repeats a title in its highlights; each has both languages, all classes', () => {
  const wrong = year.filter((day) => {
    const made = demoDay(day, todaysCount(day));
    const holds = [
      new Set(made.map(({ title }) => title)).size === made.length,
      new Set(made.map(({ docRef }) => docRef)).size === made.length,
      new Set(made.map(({ language }) => language)).size === 2,
      new Set(made.flatMap(({ assetClasses }) => assetClasses)).size === 3,
    ];
    return holds.includes(false);
  });
  expect(wrong).toEqual([]);
});

test('today’s list is never empty, whatever day it is, and has 24 to 40 publications', () => {
  expect(year.filter((day) => todaysCount(day) < 24 || todaysCount(day) > 40)).toEqual([]);
  // Planning is slow, and treats all days alike.
  for (const day of year.slice(0, 7))
    expect(demoPlan(day, 2000)[0]).toEqual({ day, count: todaysCount(day) });
});

test.each([1, 24, 90, 2000, 100_000])('%i publications are planned exactly', (size) => {
  const plan = demoPlan('2026-03-11', size);
  expect(plan.reduce((sum, { count }) => sum + count, 0)).toBe(size);
  expect(plan.map(({ day }) => day)).toEqual([...plan.map(({ day }) => day)].sort().reverse());
});

test('a publication does not depend on how many others its day has', () => {
  expect(demoDay('2026-03-11', 30).slice(0, 12)).toEqual(demoDay('2026-03-11', 12));
});

test('the Daily Market Opinion opens a busy day, in both languages', () => {
  const [english, german] = demoDay('2026-03-11', 30);
  expect([english?.type.de, english?.language, german?.type.de, german?.language]).toEqual([
    'DMO Gesamt',
    'en',
    'DMO Gesamt',
    'de',
  ]);
});

test.each([
  [0, '00:00', '00:00'],
  [5, '00:00', '00:05'],
  [6 * 60 + 29, '00:00', '06:29'],
  [6 * 60 + 30, '06:30', '06:30'],
  [7 * 60, '06:30', '07:00'],
  [9 * 60, '06:30', '09:00'],
  [23 * 60, '06:30', '18:00'],
])('at minute %i research has appeared from %s to %s, and none lies ahead', (now, first, last) => {
  const made = demoDay('2026-03-11', 40, hoursUntil(now));
  expect(made).toHaveLength(40);
  for (const { local } of made)
    expect(local >= `2026-03-11 ${first}` && local <= `2026-03-11 ${last}`).toBe(true);
});

test('early research is spread over the night', () => {
  const times = demoDay('2026-03-11', 40, hoursUntil(5 * 60)).map(({ local }) => local);
  expect(new Set(times).size).toBeGreaterThan(20);
});

test('titles have no gaps, no sharp s, and begin with a capital', () => {
  const titles = year.flatMap((day) => demoDay(day, 20)).map(({ title }) => title);
  const isWrong = (title: string) => /[{}ß]|undefined|\s\s/.test(title) || !/^\p{Lu}/u.test(title);
  expect(titles.filter(isWrong)).toEqual([]);
});

test('publication types have names and titles in both languages', () => {
  for (const { de, en, titles } of publicationTypes) {
    expect(de && en && titles.length > 0 && titles.every((title) => title.de && title.en)).toBe(true);
  }
  expect(new Set(publicationTypes.map(({ de }) => de)).size).toBe(publicationTypes.length);
});

test('there is a disclaimer in both languages on every day of a year', () => {
  expect(disclaimersFor('2026-01-05').map(({ docRef }) => docRef)).toEqual([
    'disclaimer-2025-en',
    'disclaimer-2025-de',
  ]);
  expect(disclaimersFor('2026-01-06').map(({ docRef }) => docRef)).toEqual([
    'disclaimer-2026-en',
    'disclaimer-2026-de',
  ]);
});
