import { readCookie, removeCookie, writeCookie } from '@portal/session';
import { narrowsLanguages, rememberedValues, rememberValues } from './rememberedValues.ts';

beforeEach(() => ['filterAssetClasses', 'filterLanguages'].forEach(removeCookie));

test.each([
  [
    ['Markets', 'Equity'],
    ['Equity', 'Markets'],
  ],
  [['Fixed Income'], ['Fixed Income']],
  [[], []],
])('[L-08] %j is there at the next visit', (chosen, expected) => {
  rememberValues('Asset Classification', chosen);
  expect(rememberedValues('Asset Classification')).toEqual(expected);
});

test.each([undefined, '', 'Gold', ';;', '%', 'Equity%3BMarkets'])(
  '[L-08] a cookie of %j narrows nothing',
  (text) => {
    if (text !== undefined) writeCookie('filterAssetClasses', text);
    expect(rememberedValues('Asset Classification')).toEqual([]);
  },
);

test('[I-04] none yet means all languages, and is kept', () => {
  expect(rememberedValues('Language')).toEqual(['English', 'German']);
  expect(readCookie('filterLanguages')).toBe('English;German');
});

test('[L-08] the languages last chosen are there at the next visit', () => {
  rememberValues('Language', ['German']);
  expect(rememberedValues('Language')).toEqual(['German']);
});

test.each(['', 'Klingon', ';;', '%', 'English%3BGerman'])(
  '[I-04] a cookie of %j means all languages',
  (text) => {
    writeCookie('filterLanguages', text);
    expect(rememberedValues('Language')).toEqual(['English', 'German']);
  },
);

test.each([
  [undefined, false],
  [['German', 'English'], false],
  [['German'], true],
])('%j leaves a language out: %p', (chosen, expected) => {
  expect(narrowsLanguages(chosen)).toBe(expected);
});
