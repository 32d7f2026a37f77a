import type { StatedRating } from '@portal/wire-profiles';
import { dayNumber, newestFirst, ratingSteps, sharedSpan } from './ratingSteps.ts';

const stated = (date: string, current: string): StatedRating => ({
  ...{ date, current, previous: null, action: null, close_price: null, target_price: null, paper: null },
});

function stepsOf(history: StatedRating[], subject: 'Equity' | 'Bonds' | 'ESG', today: string) {
  const span = sharedSpan([history], today);
  return span && ratingSteps(history, subject, span);
}

test.each([
  ['1970-01-02', 1],
  ['02.01.1970', 1],
  ['2026-03-11T09:30:00Z', 20523],
  ['', undefined],
  ['2026-13-41', undefined],
  ['March', undefined],
])('%j is day %s', (text, day) => {
  expect(dayNumber(text)).toBe(day);
});

test('[P-06] ratings stand by merit, best at the top, and by their days', () => {
  const history = [
    stated('2025-01-01', 'Market perform'),
    stated('2025-12-17', 'Underperform'),
    stated('2026-12-02', 'Outperform'),
  ];
  expect(stepsOf(history, 'Equity', '2026-12-02')).toEqual({
    papers: [],
    prices: [],
    levels: ['Outperform', 'Market perform', 'Underperform'],
    steps: [
      { place: 0, level: 1 },
      { place: 0.5, level: 2 },
      { place: 1, level: 0 },
    ],
    years: [{ year: 2026, place: 365 / 700 }],
  });
});

test('[P-06] the last rating holds until today, whatever the order in which they came', () => {
  const history = [stated('2026-01-11', 'BBB+ stable'), stated('2026-01-01', 'A- stable')];
  expect(stepsOf(history, 'Bonds', '2026-01-21')).toMatchObject({
    levels: ['A- stable', 'BBB+ stable'],
    steps: [
      { place: 0, level: 0 },
      { place: 0.5, level: 1 },
    ],
  });
});

test('[P-06] charts of one company share one time axis: a day has the same place in all', () => {
  const equity = [stated('2025-01-01', 'Buy'), stated('2025-01-06', 'Sell')];
  const credit = [stated('2025-01-06', 'A- stable'), stated('soon', 'BBB')];
  const span = sharedSpan([equity, credit, [stated('2020-01-01', '')]], '2025-01-11');
  expect(span && ratingSteps(equity, 'Equity', span)?.steps.map(({ place }) => place)).toEqual([0, 0.5]);
  expect(span && ratingSteps(credit, 'Bonds', span)?.steps.map(({ place }) => place)).toEqual([0.5]);
});

test('[P-06] stars come before codes, codes before what the scale does not have', () => {
  const ratings = ['7', 'NER', '3.5', '-1', '4'];
  const history = ratings.map((current, index) => stated(`2026-01-0${index + 1}`, current));
  expect(stepsOf(history, 'ESG', '2026-01-05')?.levels).toEqual(['4', '3.5', 'NER', '7', '-1']);
});

test('[P-06] a single rating of today, future days and missing days draw no nonsense', () => {
  const today = '2026-01-01';
  expect(stepsOf([stated(today, 'Buy')], 'Equity', today)?.steps).toEqual([{ place: 0, level: 0 }]);
  const ahead = stepsOf([stated(today, 'Buy'), stated('2026-01-11', 'Sell')], 'Equity', today);
  expect(ahead?.steps.at(-1)).toEqual({ place: 1, level: 1 });
  expect(stepsOf([stated('', 'Buy'), stated(today, '')], 'Equity', today)).toBeUndefined();
  expect(stepsOf([], 'Equity', today)).toBeUndefined();
});

test('[P-06] the table begins with the newest; what has no day comes last', () => {
  const history = [stated('2025-01-01', 'Buy'), stated('soon', 'Sell'), stated('2026-01-01', 'Hold')];
  expect(newestFirst(history).map(({ current }) => current)).toEqual(['Hold', 'Buy', 'Sell']);
});

test('[P-08] papers are at their ratings, prices between lowest and highest, in one currency', () => {
  const price = (amount: number, currency = 'CHF') => ({ amount, currency });
  const paper = { title: 'Steel', language: 'en', preview_link: '/document_preview/R1' };
  const history = [
    { ...stated('2026-01-01', 'Buy'), close_price: price(80), target_price: price(100), paper },
    { ...stated('2026-01-11', 'Sell'), close_price: price(90) },
  ];
  expect(stepsOf(history, 'Equity', '2026-01-11')).toMatchObject({
    papers: [{ place: 0, level: 0, date: '2026-01-01', ...paper }],
    prices: [
      { place: 0, close: 0, target: 1 },
      { place: 1, close: 0.5, target: undefined },
    ],
  });
  const mixed = [{ ...stated('2026-01-01', 'Buy'), close_price: price(80), target_price: price(90, 'USD') }];
  expect(stepsOf(mixed, 'Equity', '2026-01-11')?.prices).toEqual([]);
});
