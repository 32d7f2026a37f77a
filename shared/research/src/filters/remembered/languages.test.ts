import { readCookie, removeCookie, writeCookie } from '@portal/session';
import { narrowsLanguages, rememberedLanguages, rememberLanguages } from './languages.ts';

beforeEach(() => removeCookie('filterLanguages'));

test('[I-04] none yet means all languages, and is kept', () => {
  expect(rememberedLanguages()).toEqual(['English', 'German']);
  expect(readCookie('filterLanguages')).toBe('English;German');
});

test('[L-08] the languages last chosen are there at the next visit', () => {
  rememberLanguages(['German']);
  expect(rememberedLanguages()).toEqual(['German']);
});

test.each(['', 'Klingon', ';;', '%', 'English%3BGerman'])(
  '[I-04] a cookie of %j means all languages',
  (text) => {
    writeCookie('filterLanguages', text);
    expect(rememberedLanguages()).toEqual(['English', 'German']);
  },
);

test.each([
  [undefined, false],
  [['German', 'English'], false],
  [['German'], true],
])('%j leaves a language out: %p', (chosen, expected) => {
  expect(narrowsLanguages(chosen)).toBe(expected);
});
