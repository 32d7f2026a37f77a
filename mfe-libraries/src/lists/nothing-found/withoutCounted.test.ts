import type { FilterState } from '@portal/research';
import type { CountedFilter } from '@portal/wire-libraries';
import { costliest, isCounted, withoutCounted } from './withoutCounted.ts';

test('[L-24] the filter without which most is found costs most; none where that is nothing', () => {
  const sector = { kind: 'tag', category: 'Sector', count: 4 } as const;
  const search = { kind: 'search_term', count: 34 } as const;
  expect(costliest([sector, search])).toBe(search);
  expect(costliest([{ ...sector, count: 0 }])).toBeUndefined();
  expect([costliest([]), costliest(undefined)]).toEqual([undefined, undefined]);
});

const filters: FilterState = {
  tagFilters: { Sector: ['Banks', 'Insurance'], Language: ['German'] },
  tagNotFilters: { Company: ['Alpin'], Sector: ['Software'] },
  dateRange: { start_date: '2026-01-01', end_date: '2026-01-31' },
  libraries: ['equities', 'markets'],
  myCoverage: true,
  searchTerm: 'rates',
};
const everyLanguage = expect.arrayContaining(['English', 'German']) as string[];

test.each<[CountedFilter, Partial<FilterState>]>([
  [{ kind: 'tag', category: 'Sector' }, { tagFilters: { Language: ['German'] } }],
  [{ kind: 'tag', category: 'Language' }, { tagFilters: { ...filters.tagFilters, Language: everyLanguage } }],
  [{ kind: 'not', category: 'Sector' }, { tagNotFilters: { Company: ['Alpin'] } }],
  [{ kind: 'date_range' }, { dateRange: undefined }],
  [{ kind: 'libraries' }, { libraries: undefined }],
  [{ kind: 'followed' }, { myCoverage: undefined }],
  [{ kind: 'search_term' }, { searchTerm: '' }],
])('[L-24] %j goes, and the others stay', (counted, changed) => {
  expect(withoutCounted(filters, counted)).toEqual({ ...filters, ...changed });
});

test('[L-24] all values of a category are one filter, left out ones another', () => {
  const banks = { kind: 'tag', category: 'Sector', value: 'Banks', excluded: false } as const;
  expect(isCounted(banks, { kind: 'tag', category: 'Sector' })).toBe(true);
  expect(isCounted({ ...banks, excluded: true }, { kind: 'tag', category: 'Sector' })).toBe(false);
  expect(isCounted({ ...banks, excluded: true }, { kind: 'not', category: 'Sector' })).toBe(true);
  expect(isCounted({ kind: 'studies', types: ['x'] }, { kind: 'tag', category: 'Publication Type' })).toBe(
    true,
  );
  expect(isCounted({ kind: 'search', term: 'x' }, { kind: 'search_term' })).toBe(true);
});
