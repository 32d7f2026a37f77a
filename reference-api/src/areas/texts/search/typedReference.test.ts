import { namedByReference, withoutMarketSector } from './typedReference.ts';

test.each([
  ['UBSG SW Equity', 'UBSG SW'],
  ['NESN SW EQUITY', 'NESN SW'],
  ['return on equity', 'return on equity'],
  ['Return on Equity', 'Return on Equity'],
  ['cost of equity', 'cost of equity'],
  ['bonds vs equity', 'bonds vs equity'],
  ['  UBSG  SW Corp ', 'UBSG  SW'],
  ['UBSG SW', 'UBSG SW'],
  ['Swiss equity', 'Swiss equity'],
  ['private equity', 'private equity'],
  ['the case for Equity', 'the case for Equity'],
  ['Equity', 'Equity'],
])('[L-28] of “%s” the search takes “%s”', (typed, taken) => {
  expect(withoutMarketSector(typed)).toBe(taken);
});

test.each(['dividend', '2026 outlook', 'Q3', '"R20261126-350"', ''])(
  '[L-28] “%s” is neither a document reference nor a GK number',
  (typed) => expect(namedByReference(typed)).toBeUndefined(),
);
