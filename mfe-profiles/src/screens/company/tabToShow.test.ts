import { requestedTab, type CompanyTabName } from './companyTabs.ts';
import { tabToShow, tabStates, type TabReads, type TabResearch } from './tabToShow.ts';

const access: Record<CompanyTabName, string> = {
  Overview: 'company_profile_overview_tab',
  Equity: 'company_profile_equity_tab',
  'Fixed Income': 'company_profile_fixed_income_tab',
  ESG: 'company_profile_esg_tab',
};
const names = Object.keys(access) as CompanyTabName[];

/** Reads with these tabs allowed; research defaults to 'some'. */
const reads = (
  allowed: readonly CompanyTabName[],
  research: Partial<Record<CompanyTabName, TabResearch>> = {},
): TabReads => ({
  permissions: Object.fromEntries(names.map((name) => [access[name], allowed.includes(name)])),
  research: { Overview: 'some', Equity: 'some', 'Fixed Income': 'some', ESG: 'some', ...research },
});
const all = reads(names);
const none: Partial<Record<CompanyTabName, TabResearch>> = {
  ...{ Overview: 'none', Equity: 'none', 'Fixed Income': 'none', ESG: 'none' },
};

const standing = (requested: CompanyTabName, given: TabReads) => {
  const stands = tabToShow(requestedTab(`?tab=${requested}`).requested, given);
  return typeof stands === 'object' ? stands.name : stands;
};

test.each<[CompanyTabName, string, TabReads, string | undefined]>([
  ['Equity', 'everything is there', all, 'Equity'],
  ['Overview', 'everything is there', all, 'Overview'],
  ['Equity', 'permissions are on their way', { ...all, permissions: undefined }, undefined],
  ['Equity', 'other research is on its way', reads(names, { ESG: 'loading' }), undefined],
  ['Equity', 'it has no research', reads(names, { Equity: 'none' }), 'Overview'],
  [
    'ESG',
    'it has no research, and Overview is not allowed',
    reads(['ESG', 'Equity'], { ESG: 'none' }),
    'home',
  ],
  ['Equity', 'it is not allowed', reads(['Overview', 'ESG']), 'Overview'],
  ['Equity', 'neither it nor Overview is allowed', reads(['ESG']), 'home'],
  ['Equity', 'its research could not be read', reads(names, { Equity: 'failed' }), 'Equity'],
  ['Equity', 'other research could not be read', reads(names, { ESG: 'failed' }), 'Equity'],
  ['Overview', 'there is no research at all', reads(names, none), 'Overview'],
  ['Fixed Income', 'there is no research at all', reads(names, none), 'Overview'],
  ['Overview', 'it is not allowed', reads(['Fixed Income', 'ESG']), 'Fixed Income'],
  ['Overview', 'it is not allowed, and nothing else has research', reads(['ESG'], none), 'home'],
  ['Overview', 'nothing is allowed', reads([]), 'unentitled'],
  ['Equity', 'nothing is allowed', reads([]), 'unentitled'],
  ['Equity', 'permissions name no tab', { ...all, permissions: {} }, 'Equity'],
])('[P-01] [P-05] of %s, when %s', (requested, _, given, expected) => {
  expect(standing(requested, given)).toBe(expected);
});

test.each<[string, TabReads, string[]]>([
  ['everything is there', all, ['open', 'open', 'open', 'open']],
  [
    'permissions are on their way',
    { ...all, permissions: undefined },
    ['loading', 'loading', 'loading', 'loading'],
  ],
  ['research is on its way', reads(names, { Equity: 'loading' }), ['open', 'loading', 'open', 'open']],
  ['one is not allowed', reads(['Overview', 'Equity', 'ESG']), ['open', 'open', 'noAccess', 'open']],
  ['Overview is not allowed', reads(['Equity']), ['noAccess', 'open', 'noAccess', 'noAccess']],
  ['one has no research', reads(names, { ESG: 'none' }), ['open', 'open', 'open', 'noResearch']],
  ['one could not be read', reads(names, { ESG: 'failed' }), ['open', 'open', 'open', 'open']],
  ['there is no research', reads(names, none), ['alone', 'noResearch', 'noResearch', 'noResearch']],
  ['Overview alone is allowed', reads(['Overview']), ['alone', 'noAccess', 'noAccess', 'noAccess']],
])('[P-01] [P-05] tabs when %s', (_, given, expected) => {
  expect(tabStates(given).map(({ state }) => state)).toEqual(expected);
});
