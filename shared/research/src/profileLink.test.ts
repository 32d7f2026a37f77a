import { analystProfileLink, assetClassOfPage, profileLink } from './profileLink.ts';

const record = (category: string) => ({
  category,
  external_id: '4711',
  profile_active: true,
  inactive: false,
});

describe('[T-06] a profile link', () => {
  test.each([
    ['Company', undefined, '/company_profile/4711'],
    ['Company', 'Equity', '/company_profile/4711?tab=Equity'],
    ['Company', 'Fixed Income', '/company_profile/4711?tab=Fixed+Income'],
    ['TK Ticker', undefined, '/company_profile/4711'],
    ['Bloomberg Company Ticker', 'Equity', '/company_profile/4711?tab=Equity'],
    ['Sector', undefined, '/sector_profile/4711'],
    ['Sector', 'Fixed Income', '/sector_profile/4711?Asset+Classification=Fixed+Income'],
    ['Analyst', undefined, '/analyst_profile/4711'],
    ['Analyst', 'Equity', '/analyst_profile/4711'],
    ['Currency', undefined, undefined],
  ] as const)('of a %s in %s is %s', (category, assetClass, link) => {
    expect(profileLink(record(category), assetClass)).toBe(link);
  });

  test.each([
    ['without an id', { external_id: null }],
    ['with an empty id', { external_id: '' }],
    ['whose profile is not active', { profile_active: false }],
    ['whose profile is not said to be active', { profile_active: undefined }],
    ['that is inactive', { inactive: true }],
    ['that does not say whether it is inactive', { inactive: undefined }],
  ])('does not exist for a record %s', (_, change) => {
    expect(profileLink({ ...record('Company'), ...change })).toBeUndefined();
    expect(analystProfileLink({ ...record('Analyst'), ...change }, 'Equity')).toBeUndefined();
  });

  test.each([
    ['Company', '/company_profile/C-1', '/company_profile/C-1'],
    ['Company', '/company_profile/a%2Fb?tab=ESG', '/company_profile/a%2Fb'],
    ['Sector', '/sector_profile/s%201/', '/sector_profile/s%201'],
    ['Analyst', '/analyst_profile/equity/7', '/analyst_profile/7'],
    ['Sector', '/company_profile/C-1', undefined],
    ['Company', 'https://elsewhere.example/company_profile/C-1', undefined],
    ['Company', '//elsewhere.example/company_profile/C-1', undefined],
    ['Company', 'javascript:alert(1)', undefined],
    ['Company', '/company_profile/%zz', undefined],
  ])('[K-01] of a %s that the API gives as %s is %s', (category, profile_link, link) => {
    expect(profileLink({ category, profile_link })).toBe(link);
  });

  test.each([{ profile_active: false }, { inactive: true }])(
    '[K-01] that the API gives does not count for a record with %j',
    (change) => {
      expect(
        profileLink({ category: 'Company', profile_link: '/company_profile/C-1', ...change }),
      ).toBeUndefined();
    },
  );

  test('encodes what the id holds', () => {
    expect(profileLink({ ...record('Sector'), external_id: 'a/b?c' })).toBe('/sector_profile/a%2Fb%3Fc');
  });

  test('of an analyst in one asset class', () => {
    expect(analystProfileLink(record('Analyst'), 'Equity')).toBe('/analyst_profile/equity/4711');
    expect(analystProfileLink(record('Analyst'), 'Fixed Income')).toBe('/analyst_profile/fixed-income/4711');
  });
});

test.each([
  ['/equities', 'Equity'],
  ['/real-estate', 'Equity'],
  ['/fixed-income', 'Fixed Income'],
  ['/international', undefined],
  ['/', undefined],
])('[T-06] the single asset class of %s is %s', (path, assetClass) => {
  expect(assetClassOfPage(path)).toBe(assetClass);
});
