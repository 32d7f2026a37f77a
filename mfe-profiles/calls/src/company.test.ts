import { takeUnread } from '@portal/wire';
import { permissionsReading } from './permissions.ts';
import { ratingHistory } from './company.ts';

afterEach(() => void takeUnread());

test('[P-05] [K-01] permissions are read as flags or entries of the tabs’ map; others are closed', () => {
  const permissions = permissionsReading.parse({
    company_profile_overview_tab: true,
    company_profile_equity_tab: { can_access: true, route_pattern: '/company_profile/:id' },
    company_profile_fixed_income_tab: { can_access: false },
    company_profile_esg_tab: 'yes',
  });
  expect(permissions).toEqual({
    company_profile_overview_tab: true,
    company_profile_equity_tab: true,
    company_profile_fixed_income_tab: false,
    company_profile_esg_tab: false,
  });
  expect(takeUnread()).toEqual(['permission']);
});

test.each([[null], ['all'], [[]], [undefined]])('[P-05] %j says nothing of permissions', (body) => {
  expect(permissionsReading.safeParse(body).success).toBe(false);
});

test('[P-06] [K-01] a statement that cannot be parsed is skipped; missing kinds are empty', () => {
  const read = ratingHistory.reading.parse({
    Equity: [
      { date: '2026-01-05', current: 'Buy', close_price: { amount: 91.2, currency: 'CHF' } },
      { date: '2026-02-05', current: 'Sell', close_price: { amount: '91', currency: 'CHF' } },
      { current: 'Hold' },
    ],
    ESG: [{ date: '2026-01-05', current: 3.5, previous: 'NER', action: 'Up' }],
  });
  const without = { target_price: null, paper: null };
  expect(read).toEqual({
    Equity: [
      {
        ...{ date: '2026-01-05', current: 'Buy', previous: null, action: null },
        close_price: { amount: 91.2, currency: 'CHF' },
        ...without,
      },
      { date: '2026-02-05', current: 'Sell', previous: null, action: null, close_price: null, ...without },
    ],
    Bonds: [],
    ESG: [],
  });
  expect(takeUnread()).toEqual(['close_price', 'Equity', 'action', 'ESG']);
});
