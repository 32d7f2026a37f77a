import { shownLanguage } from './shownLanguage.ts';
import { readTermsAddress } from './termsAddress.ts';

test.each([
  ['', { acceptsTerms: false, target: '/' }],
  ['acceptTerms=false', { acceptsTerms: false, target: '/' }],
  ['acceptTerms=TRUE', { acceptsTerms: false, target: '/' }],
  ['acceptTerms=true', { acceptsTerms: true, target: '/' }],
  ['redirect_uri=/equities', { acceptsTerms: false, target: '/' }],
  [
    'acceptTerms=true&redirect_uri=%2Fequities%3FSector%3DBanks%253BInsurance',
    { acceptsTerms: true, target: '/equities?Sector=Banks%3BInsurance' },
  ],
  ['acceptTerms=true&redirect_uri=https%3A%2F%2Fevil.example', { acceptsTerms: true, target: '/' }],
  ['acceptTerms=true&redirect_uri=%2F%5Cevil.example', { acceptsTerms: true, target: '/' }],
  ['acceptTerms=true&redirect_uri=javascript%3Aalert(1)', { acceptsTerms: true, target: '/' }],
  ['acceptTerms=true&redirect_uri=', { acceptsTerms: true, target: '/' }],
])('[G-02] [G-03] the address ?%s asks for %j', (search, expected) => {
  expect(readTermsAddress(new URLSearchParams(search))).toEqual(expected);
});

const stayed = { atFirst: 'en', now: 'en' } as const;
const switched = { atFirst: 'en', now: 'de' } as const;

test.each([
  ['nothing known', { picked: undefined, preferred: undefined, page: stayed }, 'en'],
  ['the preferred one', { picked: undefined, preferred: 'de', page: stayed }, 'de'],
  ['the header was switched', { picked: undefined, preferred: 'en', page: switched }, 'de'],
  ['picked', { picked: 'de', preferred: 'en', page: stayed }, 'de'],
  ['picked, and the header switched', { picked: 'en', preferred: 'en', page: switched }, 'en'],
] as const)('[G-03] the dropdown, %s: %#', (_, facts, language) => {
  expect(shownLanguage(facts)).toBe(language);
});
