import { activeFilters, canClear, clearedFilters, withoutFilter } from './activeFilters.ts';
import { noFilters, type FilterState } from './FilterState.ts';
import { withValues } from './withValues.ts';

const dateRange = { start_date: '2026-01-01', end_date: '2026-02-01' };
const everything: FilterState = {
  tagFilters: { Language: ['German'], Sector: ['Banks', 'Insurance'] },
  tagNotFilters: { Analyst: ['A', 'B'] },
  dateRange,
  libraries: ['equities', 'bonds'],
  myCoverage: true,
  searchTerm: 'rates',
  sorting: 'asc',
};
const bothLanguages = { ...noFilters, tagFilters: { Language: ['German', 'English'] } };

test('[L-06] whatever narrows a list can be taken away by itself', () => {
  const active = activeFilters(everything);
  expect(active).toHaveLength(10);
  const left = active.reduce(withoutFilter, everything);
  expect(activeFilters(left)).toEqual([]);
  expect(left).toMatchObject({
    tagFilters: { Language: ['English', 'German'] },
    searchTerm: '',
    sorting: 'asc',
  });
});

test('[L-06] one value is taken away, the others of its category stay', () => {
  const [, , , , , , banks] = activeFilters(everything);
  expect(banks).toEqual({ kind: 'tag', category: 'Sector', value: 'Insurance', excluded: false });
  const next = banks === undefined ? noFilters : withoutFilter(everything, banks);
  expect(next.tagFilters).toEqual({ Language: ['German'], Sector: ['Banks'] });
  const excluded = { kind: 'tag', category: 'Analyst', value: 'A', excluded: true } as const;
  expect(withoutFilter(everything, excluded).tagNotFilters).toEqual({ Analyst: ['B'] });
});

test('[L-06] clearing keeps languages and sorting', () => {
  expect(clearedFilters(everything)).toEqual({
    ...noFilters,
    tagFilters: { Language: ['German'] },
    sorting: 'asc',
  });
  expect(clearedFilters(noFilters)).toEqual(noFilters);
});

test.each([
  ['nothing', noFilters, false],
  ['languages alone', { ...noFilters, tagFilters: { Language: ['German'] } }, false],
  ['sorting alone', { ...noFilters, sorting: 'asc' as const }, false],
  ['a tag', { ...noFilters, tagFilters: { Sector: ['Banks'] } }, true],
  ['a library', { ...noFilters, libraries: ['bonds'] as const }, true],
  ['what is followed', { ...noFilters, myCoverage: true as const }, true],
  ['an excluded tag', { ...noFilters, tagNotFilters: { Sector: ['Banks'] } }, true],
  ['a date range', { ...noFilters, dateRange }, true],
  ['a search', { ...noFilters, searchTerm: 'x' }, true],
])('[H-03] with %s there is something to clear: %p', (_, filters, expected) => {
  expect(canClear(filters)).toBe(expected);
});

test('[I-04] without a language every language counts, and all of them narrow nothing', () => {
  expect(withValues(everything, 'Language', []).tagFilters.Language).toEqual(['English', 'German']);
  expect(activeFilters(bothLanguages)).toEqual([]);
  expect(withValues(everything, 'Sector', []).tagFilters).toEqual({ Language: ['German'] });
});

test('what is chosen is no longer excluded; what was excluded besides stays', () => {
  const filters = { ...noFilters, tagNotFilters: { Sector: ['Banks', 'Media'], Analyst: ['A'] } };
  const { tagFilters, tagNotFilters } = withValues(filters, 'Sector', ['Banks']);
  expect(tagFilters).toEqual({ Sector: ['Banks'] });
  expect(tagNotFilters).toEqual({ Sector: ['Media'], Analyst: ['A'] });
  expect(withValues({ ...filters, tagNotFilters: { Sector: ['Banks'] } }, 'Sector', ['Banks'])).toEqual({
    ...noFilters,
    tagFilters: { Sector: ['Banks'] },
  });
});
