import { noFilters, type FilterState } from '@portal/research';
import { showsFeatured } from './showsFeatured.ts';

const range = { start_date: '2026-01-01', end_date: '2026-02-01' };

test.each<[string, Partial<FilterState>, boolean]>([
  ['nothing', {}, true],
  ['all languages', { tagFilters: { Language: ['English', 'German'] } }, true],
  ['one language', { tagFilters: { Language: ['German'] } }, true],
  ['a language left out', { tagNotFilters: { Language: ['German'] } }, true],
  ['sorting', { sorting: 'asc' }, true],
  ['a sector', { tagFilters: { Language: ['German'], Sector: ['Banks'] } }, false],
  ['a sector left out', { tagNotFilters: { Sector: ['Banks'] } }, false],
  ['an asset class', { tagFilters: { 'Asset Classification': ['Equity'] } }, false],
  ['a search', { searchTerm: 'rates' }, false],
  ['a date range', { dateRange: range }, false],
])('[L-09] with %s the featured tile is shown: %p', (_, filters, shown) => {
  expect(showsFeatured({ ...noFilters, ...filters })).toBe(shown);
});
