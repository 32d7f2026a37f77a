import { readCookie } from '@portal/session';
import { noFilters, type FilterState } from '../filters/FilterState.ts';
import { foldedEditions } from './foldedEditions.ts';
import { separateEditions, separatesEditions } from './separateEditions.ts';

beforeEach(() => separateEditions(false));

const both = ['German', 'English'];

test.each<[string, Partial<FilterState>, object]>([
  ['nothing is chosen', {}, { fold_editions: 'German' }],
  ['all languages are chosen', { tagFilters: { Language: both } }, { fold_editions: 'German' }],
  ['an empty choice', { tagFilters: { Language: [] } }, { fold_editions: 'German' }],
  ['something else is chosen', { tagFilters: { Sector: ['Banks'] } }, { fold_editions: 'German' }],
  ['one language is chosen', { tagFilters: { Language: ['German'] } }, {}],
  ['a language is left out', { tagNotFilters: { Language: ['English'] } }, {}],
])('[L-16] when %s, what is asked is %j %j', (_, filters, expected) => {
  expect(foldedEditions({ ...noFilters, ...filters }, 'de')).toEqual(expected);
});

test('[L-16] the interface’s language leads; a choice of separate editions is remembered', () => {
  expect(foldedEditions(noFilters, 'en')).toEqual({ fold_editions: 'English' });
  separateEditions(true);
  expect([separatesEditions(), foldedEditions(noFilters, 'en')]).toEqual([true, {}]);
  separateEditions(false);
  expect(foldedEditions(noFilters, 'en')).toEqual({ fold_editions: 'English' });
  expect(readCookie('separateEditions')).toBeUndefined();
});
