import { noFilters, type FilterState } from '@portal/research';
import { readTeamAddress, writeTeamAddress } from './teamAddress.ts';
import { teamTabs, type TeamTab } from './teamTabs.ts';

const everyTab = () => true;
const read = (search: string, isOpen: (tab: TeamTab) => boolean = everyTab) => {
  const { tab, filters, problems, tabProblems } = readTeamAddress(search, isOpen);
  const values = filters.tagFilters[tab.category] ?? [];
  return {
    tab: tab.name,
    values,
    sought: filters.searchTerm,
    problems: [...tabProblems, ...problems].map(({ kind }) => kind),
  };
};
const tabNamed = (name: string) => teamTabs.find((tab) => tab.name === name) ?? teamTabs[0];

test.each([
  ['', 'Equity Research'],
  ['?tab=', 'Equity Research'],
  ['?tab=Credit+Research', 'Credit Research'],
  ['?tab=market%20research', 'Market Research'],
  ['?tab=Equity+Sales+ZRH', 'Equity Sales ZRH'],
  ['?tab=Equity+Sales+UK&tab=Equity+Sales+UK', 'Equity Sales UK'],
  ['?tab=Fixed+Income+Sales&language=German', 'Fixed Income Sales'],
])('[C-04] %s shows %s', (search, tab) => {
  expect(read(search)).toEqual({ tab, values: [], sought: '', problems: [] });
});

test.each([
  ['?tab=Bonds+Research', 'Equity Research', ['unknownTab']],
  ['?tab=Credit+Research&tab=Equity+Research', 'Credit Research', ['repeated']],
  ['?tab=Credit+Research&colour=red', 'Credit Research', ['unknownParameter']],
  ['?tab=__proto__', 'Equity Research', ['unknownTab']],
])('[C-04] %s shows %s, and says %j', (search, tab, problems) => {
  expect(read(search)).toMatchObject({ tab, problems });
});

test('[C-04] a tab outside of the subscription gives way to the first that is open', () => {
  const isOpen = ({ name }: TeamTab) => name === 'Market Research';
  expect(read('', isOpen)).toMatchObject({ tab: 'Market Research', problems: [] });
  expect(read('?tab=Credit+Research', isOpen)).toMatchObject({
    tab: 'Market Research',
    problems: ['noAccess'],
  });
  expect(read('?tab=Credit+Research', () => false)).toMatchObject({ tab: 'Equity Research' });
});

test('[C-05] values are those of the tab’s own category; those of another tab are left behind', () => {
  expect(read('?tab=Equity+Research&Sector=Banks;Media&Function=Economics')).toMatchObject({
    values: ['Banks', 'Media'],
    problems: [],
  });
  expect(read('?tab=Fixed+Income+Sales&Currency=CHF&Currency=EUR;CHF')).toMatchObject({
    values: ['CHF', 'EUR'],
  });
});

test.each([
  [['Banks', 'Media'], ''],
  [['A;B', '100%'], 'zürich & co'],
  [['Zürich & Umgebung'], 'a;b 100%'],
  [[], 'ammann'],
])('[C-05] [L-26] %j and the search “%s” survive the way through the address', (values, search) => {
  const tagFilters: FilterState['tagFilters'] = values.length === 0 ? {} : { Sector: values };
  const address = writeTeamAddress(tabNamed('Credit Research'), {
    ...noFilters,
    tagFilters,
    searchTerm: search,
  });
  expect(address).toMatch(/^\?tab=Credit\+Research/);
  expect(read(address)).toEqual({ tab: 'Credit Research', values, sought: search, problems: [] });
});

test('[C-04] the address of another tab has no filter and no search', () => {
  expect(writeTeamAddress(tabNamed('Credit Research'))).toBe('?tab=Credit+Research');
});

test('a search that is given twice is reported, and one of a thousand letters is cut', () => {
  expect(read('?search_term=a&search_term=b')).toMatchObject({ sought: 'a', problems: ['repeated'] });
  expect(read(`?search_term=${'a'.repeat(1000)}`).sought).toHaveLength(200);
});
