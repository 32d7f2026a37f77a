import { coverageTabs } from '../tabs/coverageTabs.ts';
import { readAddress, writeAddress } from './coverageAddress.ts';
import { wholeCoverage, type CoverageView } from './CoverageView.ts';

const [tab] = coverageTabs;
const read = (address: string) => readAddress(address, tab);

test.each<Partial<CoverageView>>([
  {},
  { search: 'Zürich & Söhne' },
  { filters: { Sector: ['Banks', 'Food; Retail'], 'Equity Rating': ['Market perform'] } },
  { myCoverage: true },
  { period: 30, sorting: { by: 'date', reversed: true } },
  { sorting: { by: 'name', reversed: true } },
])('[C-01] [C-07] %j survives its address', (part) => {
  const view = { ...wholeCoverage, ...part };
  expect(read(writeAddress(tab, view))).toEqual({ view, problems: [] });
});

test('an address reads as a reader would write it', () => {
  const view: CoverageView = {
    ...wholeCoverage,
    filters: { Sector: ['Banks', 'Software'] },
    period: 7,
    myCoverage: true,
    sorting: { by: 'rating', reversed: true },
  };
  expect(writeAddress(tab, view)).toBe(
    '?tab=Equity&Sector=Banks;Software&changed=7&my_coverage=true&sorting=-rating',
  );
});

test.each([
  ['?tab=Equity&tab=International', { kind: 'repeated', name: 'tab' }],
  ['?changed=14', { kind: 'unknownPeriod', value: '14' }],
  ['?my_coverage=yes', { kind: 'notASwitch', name: 'my_coverage' }],
  ['?sorting=size', { kind: 'unknownSorting', value: 'size' }],
  ['?Credit+Rating=AAA', { kind: 'unknownParameter', name: 'Credit Rating' }],
  ['?__proto__=1', { kind: 'unknownParameter', name: '__proto__' }],
  ['?search_term=a&search_term=b', { kind: 'repeated', name: 'search_term' }],
])('%s has no effect where it cannot be read, and that is reported', (address, problem) => {
  expect(read(address).problems).toEqual([problem]);
});

test('what belongs to the portal is no problem', () => {
  expect(read('?language=de&redirect_uri=%2F').problems).toEqual([]);
});
