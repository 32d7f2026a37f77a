import { readPage, writeFilters } from '@portal/research';
import { coverageTabs } from '../tabs/coverageTabs.ts';
import { coverageFilters, wholeCoverage, type CoverageView } from './CoverageView.ts';

const page = coverageFilters(coverageTabs[0]);
const read = (address: string) => readPage(address, page, '2026-03-11');

test.each<Partial<CoverageView>>([
  {},
  { searchTerm: 'Zürich & Söhne' },
  { tagFilters: { Sector: ['Banks', 'Food; Retail'], 'Equity Rating': ['Market perform'] } },
  { myCoverage: true },
  { tagFilters: { changed: ['30'] }, sorting: '-date' },
  { sorting: '-name' },
])('[C-01] [C-07] [L-26] %j survives its address', (part) => {
  const filters = { ...wholeCoverage, ...part };
  expect(read(writeFilters(filters, page))).toEqual({ filters, problems: [] });
});

test('an address reads as a reader would write it', () => {
  const view: CoverageView = {
    ...wholeCoverage,
    tagFilters: { Sector: ['Banks', 'Software'], changed: ['7'] },
    myCoverage: true,
    sorting: '-rating',
  };
  expect(writeFilters(view, page)).toBe(
    '?tab=Equity&Sector=Banks;Software&changed=7&my_coverage=true&sorting=-rating',
  );
});

test.each([
  ['?tab=Equity&tab=International', { kind: 'repeated', name: 'tab' }],
  ['?changed=14', { kind: 'unknownValue', name: 'changed', value: '14' }],
  ['?my_coverage=yes', { kind: 'notASwitch', name: 'my_coverage' }],
  ['?sorting=size', { kind: 'unknownSorting' }],
  ['?Credit+Rating=AAA', { kind: 'unknownParameter', name: 'Credit Rating' }],
  ['?__proto__=1', { kind: 'unknownParameter', name: '__proto__' }],
  ['?search_term=a&search_term=b', { kind: 'repeated', name: 'search_term' }],
])('%s has no effect where it cannot be read, and that is reported', (address, problem) => {
  expect(read(address).problems).toEqual([problem]);
});

test('what belongs to the portal is no problem', () => {
  expect(read('?language=de&redirect_uri=%2F').problems).toEqual([]);
});
