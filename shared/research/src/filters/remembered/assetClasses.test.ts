import { removeCookie, writeCookie } from '@portal/session';
import { rememberAssetClasses, rememberedAssetClasses } from './assetClasses.ts';

beforeEach(() => removeCookie('filterAssetClasses'));

test.each([
  [
    ['Markets', 'Equity'],
    ['Equity', 'Markets'],
  ],
  [['Fixed Income'], ['Fixed Income']],
  [[], []],
])('[L-08] %j is there at the next visit', (chosen, expected) => {
  rememberAssetClasses(chosen);
  expect(rememberedAssetClasses()).toEqual(expected);
});

test.each([undefined, '', 'Gold', ';;', '%', 'Equity%3BMarkets'])(
  '[L-08] a cookie of %j narrows nothing',
  (text) => {
    if (text !== undefined) writeCookie('filterAssetClasses', text);
    expect(rememberedAssetClasses()).toEqual([]);
  },
);
