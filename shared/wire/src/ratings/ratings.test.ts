import { compareCreditRatings, creditGrades, readCreditRating, writeCreditRating } from './creditRatings.ts';
import { compareEquityRatings, equityRatings, internationalRating } from './equityRatings.ts';
import { ratingAction, type RatedKind } from './ratingAction.ts';

test('equity ratings sort by meaning, in either bank’s terms; unknown ones come last', () => {
  const mixed = ['Not rated', 'not applicable', 'Sell', 'Restricted', 'HOLD', 'Blackout', 'outperform'];
  expect(mixed.toSorted(compareEquityRatings)).toEqual([
    'outperform',
    'HOLD',
    'Sell',
    'Blackout',
    'Restricted',
    'not applicable',
    'Not rated',
  ]);
  expect(equityRatings.toReversed().toSorted(compareEquityRatings)).toEqual(equityRatings);
});

test('international coverage says buy, hold and sell, and the rest as the bank does', () => {
  expect(equityRatings.map(internationalRating)).toEqual([
    'Buy',
    'Hold',
    'Sell',
    'Blackout',
    'Restricted',
    'Not applicable',
  ]);
});

test.each([
  ['A- stable', { grade: 'A-', outlook: 'stable' }],
  [' bbb+  Negative ', { grade: 'BBB+', outlook: 'negative' }],
  ['D', { grade: 'D', outlook: undefined }],
  ['AAAA', undefined],
  ['AAA+', undefined],
  ['A- calm', undefined],
  ['A- stable now', undefined],
  ['', undefined],
])('the credit rating %j reads %j', (text, rating) => {
  expect(readCreditRating(text)).toEqual(rating);
});

test('credit ratings run from AAA to D, in a grade by outlook; others come last', () => {
  expect([creditGrades[0], creditGrades.at(-1), creditGrades.length]).toEqual(['AAA', 'D', 22]);
  const best = ['AAA', 'A positive', 'A', 'A negative', 'BBB+ positive', 'CC', 'D', 'none'];
  expect(best.toReversed().toSorted(compareCreditRatings)).toEqual(best);
  for (const grade of creditGrades)
    expect(readCreditRating(writeCreditRating({ grade, outlook: 'positive' }))).toEqual({
      grade,
      outlook: 'positive',
    });
});

test.each<[RatedKind, string | null, string, string | null]>([
  ['Equities', null, 'Outperform', null],
  ['Equities', 'Market perform', 'Outperform', 'Upgrade'],
  ['Equities', 'Outperform', 'Underperform', 'Downgrade'],
  ['Equities', 'Sell', 'Hold', 'Upgrade'],
  ['Equities', 'Outperform', 'Outperform', 'Reiterate'],
  ['Equities', 'Outperform', 'Blackout', 'Refresh'],
  ['Equities', 'Restricted', 'Underperform', 'Refresh'],
  ['Bonds', 'BBB+ stable', 'A- stable', 'Upgrade'],
  ['Bonds', 'A- positive', 'BBB+ positive', 'Downgrade'],
  ['Bonds', 'A stable', 'A positive', 'Refresh'],
  ['Bonds', 'A stable', 'A stable', 'Reiterate'],
  ['Bonds', 'A stable', 'withdrawn', 'Refresh'],
  ['ESG', '3', '4', 'Upgrade'],
  ['ESG', '3', '0', 'Downgrade'],
  ['ESG', '3', '3.5', 'Upgrade'],
  ['ESG', '4,5', '4', 'Downgrade'],
  ['ESG', '4.5', '4,5', 'Reiterate'],
  ['ESG', 'CTBI', '3', 'Refresh'],
  ['ESG', 'ESG leader', '3', 'Refresh'],
])('%s from %s to %s is %s', (kind, previous, current, action) => {
  expect(ratingAction(kind, previous, current)).toBe(action);
});
