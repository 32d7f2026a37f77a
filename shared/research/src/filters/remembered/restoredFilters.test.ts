import { removeCookie } from '@portal/session';
import { noFilters, type FilterState } from '../FilterState.ts';
import { rememberValues } from './rememberedValues.ts';
import { restoredFilters } from './restoredFilters.ts';

const dateRange = { start_date: '2026-01-01', end_date: '2026-02-01' };
const both = ['English', 'German'];

beforeEach(() => {
  removeCookie('filterLanguages');
  rememberValues('Asset Classification', ['Markets']);
});

test('[L-08] asset classes are restored where the address leaves the filters open', () => {
  expect(restoredFilters({ ...noFilters, sorting: 'asc' }, { assetClasses: true })).toEqual({
    ...noFilters,
    tagFilters: { 'Asset Classification': ['Markets'], Language: both },
    sorting: 'asc',
  });
});

test.each<[string, Partial<FilterState>]>([
  ['a language', { tagFilters: { Language: ['German'] } }],
  ['a tag', { tagFilters: { Sector: ['Banks'] } }],
  ['an excluded tag', { tagNotFilters: { Sector: ['Banks'] } }],
  ['a date range', { dateRange }],
  ['a library', { libraries: ['bonds'] }],
  ['what is followed', { myCoverage: true }],
  ['what is new', { onlyNew: true }],
  ['a search', { searchTerm: 'x' }],
])('[L-08] to an address that names %s no asset class is added', (_, named) => {
  const filters = { ...noFilters, ...named };
  expect(restoredFilters(filters, { assetClasses: true })).toEqual({
    ...filters,
    tagFilters: { Language: both, ...filters.tagFilters },
  });
});

test('[L-08] a page without asset classes restores none', () => {
  expect(restoredFilters(noFilters, {}).tagFilters).toEqual({ Language: both });
});
