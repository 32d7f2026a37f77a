import { portalTabs } from '@portal/contract';
import { onOneEngine } from '#testing/onEveryEngine.ts';

type Map = Record<string, { can_access: boolean }>;

onOneEngine('portal tabs', (api) => {
  const granted = async (account: string) => {
    const token = await api().tokenOf(account);
    const { body } = await api().get<Map>('portal_tabs/entitlements/all', { token });
    const { recently_read_tab: recentlyRead, new_for_you_tab: newForYou, ...tabs } = body;
    expect(recentlyRead).toEqual({ can_access: true, route_pattern: '/recently-read' });
    // For those who can follow something.
    expect(newForYou).toEqual({
      can_access: tabs['notification_centre_tab']?.can_access,
      route_pattern: '/new-for-you',
    });
    expect(Object.keys(tabs)).toHaveLength(portalTabs.length);
    return Object.keys(tabs).filter((tab) => tabs[tab]?.can_access === true);
  };

  test('each demo account opens what its row promises', async () => {
    expect(await granted('everything')).toEqual([...portalTabs]);
    expect(await granted('new')).toEqual([...portalTabs]);
    expect(await granted('nothing')).toEqual([]);
    expect(await granted('equity')).toEqual([
      'todays_highlights_tab',
      'equity_library_tab',
      'international_library_tab',
      'team_equity_research_tab',
      'coverage_equity_tab',
      'analyst_profile_equity_tab',
      'company_profile_overview_tab',
      'company_profile_equity_tab',
      'sector_profile_equity_tab',
    ]);
    expect(await granted('bonds')).toEqual([
      'todays_highlights_tab',
      'fixed_income_library_tab',
      'markets_library_tab',
      'team_credit_research_tab',
      'coverage_fixed_income_tab',
      'analyst_profile_fixed_income_tab',
      'company_profile_overview_tab',
      'company_profile_fixed_income_tab',
      'sector_profile_fixed_income_tab',
      'notification_centre_tab',
    ]);
  });

  test('a page is authorised with its route parameters, and reports accepted terms', async () => {
    const token = await api().tokenOf('new');
    const query = { portal_tab_name: 'company_profile_overview_tab', id: 'C0001' };
    expect(await api().get('authorisation', { token, query })).toMatchObject({
      status: 200,
      body: { authorised: true, accepted_terms: false },
    });
  });

  test.each(['unknown', 'equity_library_tab;foo', '', ';', '__proto__'])(
    'the name %p opens nothing to a client without a subscription',
    async (portal_tab_name) => {
      const token = await api().tokenOf('nothing');
      const answer = await api().get('authorisation', { token, query: { portal_tab_name } });
      expect([answer.status, answer.body]).toEqual([403, { authorised: false, accepted_terms: true }]);
    },
  );

  test('a page without a tab is open to everybody who is signed in', async () => {
    const token = await api().tokenOf('nothing');
    const answer = await api().get('authorisation', { token, query: { id: 'C0001' } });
    expect([answer.status, answer.body]).toEqual([200, { authorised: true, accepted_terms: true }]);
  });

  test('a page that is not granted answers 403 with the same body', async () => {
    const token = await api().tokenOf('equity');
    const answer = await api().get('authorisation', {
      token,
      query: { portal_tab_name: 'markets_library_tab' },
    });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ authorised: false, accepted_terms: true });
  });
});
