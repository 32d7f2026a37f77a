import { allResearchOf, classOfAddress } from './analystPage.ts';

test.each([
  ['/analyst_profile/A0001', undefined],
  ['/analyst_profile/equity/A0001', 'Equity'],
  ['/analyst_profile/fixed-income/A0001', 'Fixed Income'],
  ['/analyst_profile/equity', undefined],
  ['/ANALYST_PROFILE/Equity/A0001/', 'Equity'],
])('[P-04] %s is of %s', (pathname, assetClass) => {
  expect(classOfAddress(pathname)).toBe(assetClass);
});

test.each([
  ['Anna Ammann', undefined, '/all-research?Analyst=Anna+Ammann'],
  ['Anna Ammann', 'Equity', '/all-research?Analyst=Anna+Ammann&Asset+Classification=Equity'],
  ['A;B "C"', 'Fixed Income', '/all-research?Analyst=A%253BB+%22C%22&Asset+Classification=Fixed+Income'],
] as const)('[P-04] See All of %s in %s is %s', (name, assetClass, address) => {
  expect(allResearchOf(name, assetClass)).toBe(address);
});
