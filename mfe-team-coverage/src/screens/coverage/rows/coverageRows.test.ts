import type { Sorting } from '@portal/research';
import { coverageTabs } from '../tabs/coverageTabs.ts';
import { aCompany, aCoverage, aCoveredSector, aCurrentRating } from '../testing/coverageData.ts';
import { wholeCoverage, type CoverageView } from '../view/CoverageView.ts';
import type { CoveredSector } from './CoveredRow.ts';
import { matchRows } from './matchRows.ts';
import { readCoverage } from './readCoverage.ts';
import { sortRows } from './sortRows.ts';

const [equityTab, bondTab] = coverageTabs;
if (bondTab === undefined) throw new Error('There are no tabs.');
const today = '2026-03-11';
const english = { language: 'en', noSector: 'Other companies' } as const;
const rated = (current: string | null, date: string | null = '2026-01-05') => ({
  Equity: current === null ? null : aCurrentRating({ current, date, previous: current }),
});
const names = (sectors: readonly CoveredSector[]) =>
  sectors.map(({ name, rows }) => [name.name, ...rows.map(({ company }) => company.name)]);

const list = aCoverage(
  aCoveredSector('Software', [aCompany('Zurich Soft'.normalize('NFD'))], { translated_value: 'Aa' }),
  aCoveredSector('Banks', [
    aCompany('Züri; "Bank"'.normalize('NFD'), rated('Underperform', '2026-03-01')),
    aCompany('Ärnen Bank', rated('Not rated', null)),
    aCompany('Beta Bank', rated('Outperform', '2026-02-01')),
    aCompany('Alpha Bank', rated(null)),
    aCompany('Gamma Bank', rated('Restricted', '2025-02-01')),
  ]),
  aCoveredSector('Empty', []),
);
const sectors = readCoverage(list, equityTab, english);
const only = (view: Partial<CoverageView>) =>
  names(matchRows(sectors, { ...wholeCoverage, ...view }, { today, rated: 'Equity' }));
const sorted = (sorting: Sorting | undefined) =>
  names(sortRows(sectors, sorting, { tab: equityTab, language: 'en' }))[0]?.slice(1);

test('[T-06] [K-02] an address that the API gives leads to the profile, in the class of the tab', () => {
  const alder = { value: 'Alder', profile_link: '/company_profile/C-1' };
  const [sector] = readCoverage({ records: [{ value: 'Banks', companies: [alder] }] }, bondTab, english);
  expect(sector?.rows[0]?.company.href).toBe('/company_profile/C-1?tab=Fixed+Income');
  expect(sector?.name.href).toBeUndefined();
});

test('[C-02] sectors are sorted by name in the reader’s language; empty ones are left out', () => {
  expect(names(sectors).map(([name]) => name)).toEqual(['Banks', 'Software']);
  expect(names(readCoverage(list, equityTab, { ...english, language: 'de' })).map(([name]) => name)).toEqual([
    'Aa',
    'Banks',
  ]);
});

test.each([
  ['zuri', ['Züri; "Bank"']],
  ['ZÜRI bank', ['Züri; "Bank"']],
  ['ammann beta', ['Beta Bank']],
])('[C-07] the search %j looks at each word, without case and accents', (search, expected) => {
  expect(
    only({ searchTerm: search })[0]
      ?.slice(1)
      .map((name) => name.normalize('NFC')),
  ).toEqual(expected);
});

test('[C-07] what changed lately is what the tab rates, not what another tab does', () => {
  const changed = { date: '2026-03-09' };
  const steady = { current: 'Hold', previous: 'Hold' };
  const shares = aCompany('Shares', { Equity: aCurrentRating(changed), Bonds: aCurrentRating(steady) });
  const debt = aCompany('Debt', {
    Equity: aCurrentRating(steady),
    Bonds: aCurrentRating({ ...changed, current: 'A', previous: 'A-' }),
    ESG: aCurrentRating({ ...changed, current: '4', previous: '3' }),
  });
  const both = readCoverage(aCoverage(aCoveredSector('Banks', [shares, debt])), equityTab, english);
  const lately = { ...wholeCoverage, tagFilters: { changed: ['7'] } };
  expect(names(matchRows(both, lately, { today, rated: 'Equity' }))).toEqual([['Banks', 'Shares']]);
  expect(names(matchRows(both, lately, { today, rated: 'Bonds' }))).toEqual([['Banks', 'Debt']]);
});

test('[C-07] a search that nothing has leaves nothing; one of blanks leaves all', () => {
  expect(only({ searchTerm: 'Oerlikon' })).toEqual([]);
  expect(only({ searchTerm: '  ' })).toEqual(names(sectors));
});

test('[C-01] values of a category add up, categories narrow; names count in any spelling', () => {
  expect(only({ tagFilters: { 'Equity Rating': ['Outperform', 'Restricted'] } })).toEqual([
    ['Banks', 'Beta Bank', 'Gamma Bank'],
    ['Software', 'Zurich Soft'],
  ]);
  expect(only({ tagFilters: { 'Equity Rating': ['Outperform'], Sector: ['Software'] } })).toEqual([
    ['Software', 'Zurich Soft'],
  ]);
  expect(only({ tagFilters: { Company: ['Züri; "Bank"'] } })).toHaveLength(1);
});

test('[C-01] credit ratings are filtered by grade, whatever the outlook', () => {
  const bonds = readCoverage(
    aCoverage(
      aCoveredSector('Banks', [
        aCompany('One', { Bonds: aCurrentRating({ current: 'A- stable' }) }),
        aCompany('Two', { Bonds: aCurrentRating({ current: 'A- negative' }) }),
        aCompany('Three', { Bonds: aCurrentRating({ current: 'BBB' }) }),
      ]),
    ),
    bondTab,
    english,
  );
  const view = { ...wholeCoverage, tagFilters: { 'Credit Rating': ['A-'] } };
  expect(names(matchRows(bonds, view, { today, rated: 'Bonds' }))).toEqual([['Banks', 'One', 'Two']]);
});

test('[C-07] [C-03] companies are sorted within their sector, those without rating or day last', () => {
  const nfc = (list: readonly string[] | undefined) => list?.map((name) => name.normalize('NFC'));
  expect(nfc(sorted('name'))).toEqual([
    'Alpha Bank',
    'Ärnen Bank',
    'Beta Bank',
    'Gamma Bank',
    'Züri; "Bank"',
  ]);
  expect(nfc(sorted('rating'))).toEqual([
    'Beta Bank',
    'Züri; "Bank"',
    'Gamma Bank',
    'Ärnen Bank',
    'Alpha Bank',
  ]);
  expect(nfc(sorted('-rating'))?.at(-1)).toBe('Alpha Bank');
  expect(nfc(sorted('date'))?.slice(0, 3)).toEqual(['Züri; "Bank"', 'Beta Bank', 'Gamma Bank']);
  expect(nfc(sorted('-date'))?.[0]).toBe('Gamma Bank');
});

test('[T-06] a link needs external_id, an active profile and an active record, each said', () => {
  const [row] = readCoverage(
    aCoverage(
      aCoveredSector('Banks', [
        aCompany('Bare', {}, { external_id: null, analyst: null, model_download_link: null, kpis: null }),
        aCompany('Inactive', {}, { inactive: true }),
        aCompany('Unsaid', {}, { profile_active: null }),
        aCompany('Open', {}, { external_id: 'C9' }),
      ]),
    ),
    bondTab,
    english,
  ).flatMap(({ rows }) => [rows.map(({ company }) => company.href)]);
  expect(row).toEqual([undefined, undefined, undefined, '/company_profile/C9?tab=Fixed+Income']);
});

test('records without ids differ by name; numbers, timestamps and bad days are read', () => {
  const strange = aCurrentRating({ current: 4, date: '2026-03-04T08:00:00Z', previous: 3 });
  const [sector] = readCoverage(
    aCoverage(
      aCoveredSector(
        'Banks',
        [
          aCompany(
            'Bare',
            {
              ESG: strange,
              Equity: aCurrentRating({ date: '04.03.2026' }),
              Bonds: aCurrentRating({ date: null, previous_date: null }),
            },
            { id: null, external_id: null },
          ),
        ],
        { id: undefined, external_id: undefined },
      ),
    ),
    equityTab,
    english,
  );
  expect(sector?.key).toBe('Banks');
  expect(sector?.rows[0]).toMatchObject({
    key: 'Bare',
    ratings: {
      ESG: { current: '4', date: '2026-03-04', previous: '3' },
      Equity: { date: undefined },
      Bonds: { date: undefined },
    },
  });
});

test.each(['70815', 'UBSG SW Equity', 'ubsg sw', 'UBSG'])(
  '[C-07] the search %j finds a company by its number or ticker',
  (search) => {
    const company = aCompany(
      'Alder',
      {},
      {
        ...{ gk_number: '70815', tk_ticker: null },
        bloomberg_company_ticker: { value: 'UBSG SW' },
      },
    );
    const [found] = matchRows(
      readCoverage(aCoverage(aCoveredSector('Banks', [company, aCompany('Birch')])), equityTab, english),
      { ...wholeCoverage, searchTerm: search },
      { today, rated: 'Equity' },
    );
    expect(found?.rows.map((row) => row.company.name)).toEqual(['Alder']);
  },
);
