import type { StatedRating } from '@portal/wire-profiles';
import { targetPrices } from './targetPrices.ts';

const at = (amount: number | null, currency = 'CHF'): StatedRating => ({
  ...{
    date: '2026-03-02',
    current: 'Outperform',
    previous: null,
    action: null,
    close_price: null,
    paper: null,
  },
  target_price: amount === null ? null : { amount, currency },
});
const francs = (amount: number) => ({ amount, currency: 'CHF' });

test.each([
  ['none', [], undefined],
  ['none with a target price', [at(null)], undefined],
  ['one', [at(100)], { current: francs(100), previous: undefined }],
  ['the same again', [at(90), at(100), at(100)], { current: francs(100), previous: francs(90) }],
  ['the newest without', [at(90), at(100), at(null)], undefined],
  ['an earlier one without', [at(90), at(null), at(100)], { current: francs(100), previous: francs(90) }],
  ['back to the first', [at(90), at(100), at(90)], { current: francs(90), previous: francs(100) }],
  [
    'another currency',
    [at(90, 'EUR'), at(90)],
    { current: francs(90), previous: { amount: 90, currency: 'EUR' } },
  ],
] as const)('[P-08] target prices of ratings: %s', (_, stated, expected) => {
  expect(targetPrices(stated)).toEqual(expected);
});
