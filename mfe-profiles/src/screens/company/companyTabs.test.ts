import { allResearchOn, companyTabs, requestedTab } from './companyTabs.ts';

test.each([
  ['', 'Overview'],
  ['?tab=Overview', 'Overview'],
  ['?tab=Equity', 'Equity'],
  ['?tab=Fixed+Income', 'Fixed Income'],
  ['?tab=Fixed%20Income', 'Fixed Income'],
  ['?tab=ESG', 'ESG'],
  ['?tab=Bonds', 'Overview'],
  ['?tab=', 'Overview'],
  ['?tab=constructor', 'Overview'],
  ['?tab=%zz', 'Overview'],
  ['?tab=fixed+income', 'Fixed Income'],
  ['?tab=Equity&tab=ESG', 'Equity'],
  ['?other=Equity', 'Overview'],
])('[P-01] the address %j asks for %s', (search, name) => {
  expect(requestedTab(search).requested.name).toBe(name);
});

const tabOf = (name: string) => requestedTab(`?tab=${name}`).requested;

test.each([
  ['Overview', 'Alpin Bank', '/all-research?Company=Alpin+Bank'],
  ['Equity', 'Alpin Bank', '/all-research?Company=Alpin+Bank&Asset+Classification=Equity'],
  ['Fixed Income', 'A;B "C"', '/all-research?Company=A%253BB+%22C%22&Asset+Classification=Fixed+Income'],
  ['ESG', 'Zürich', '/all-research?Company=Z%C3%BCrich&Publication+Type=ESG+Insights;ESG+Ratings'],
])('[P-02] See All of %s on %s is %s', (name, company, address) => {
  expect(allResearchOn(company, tabOf(name))).toBe(address);
});

test('[P-02] ratings and analysts are those of the tab', () => {
  expect(companyTabs.map(({ name, ratings, analysts }) => [name, ratings, analysts])).toEqual([
    ['Overview', ['Equity', 'Bonds', 'ESG'], ['Equity', 'Fixed Income']],
    ['Equity', ['Equity', 'ESG'], ['Equity']],
    ['Fixed Income', ['Bonds', 'ESG'], ['Fixed Income']],
    ['ESG', ['Equity', 'Bonds', 'ESG'], ['Equity', 'Fixed Income']],
  ]);
});
