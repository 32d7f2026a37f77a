import {
  answer,
  refuse,
  renderScreen,
  someEntitlements,
  testNetwork,
  type TestRequest,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { screen, waitFor } from '@testing-library/react';
import { api } from '../api.ts';
import { configureApi } from '../configuration.ts';
import { entitlementsQuery, useEntitlements } from './entitlements.ts';
import { queryClient } from '../queryClient.ts';

function Shown() {
  const entitlements = useEntitlements();
  if (entitlements === undefined) return <p>not known</p>;
  return <p>{Object.values(entitlements).filter((tab) => tab?.can_access).length} tabs</p>;
}

test('[G-07] the map is undefined until it is there, and asked for once by all who need it', async () => {
  let release = () => {};
  const after = new Promise<void>((resolve) => (release = resolve));
  const map = someEntitlements((tab) => tab.startsWith('coverage_'));
  const { requests } = await renderScreen(
    <>
      <Shown />
      <Shown />
    </>,
    { handlers: [answer(calls.entitlementsAll, map, { after })] },
  );
  expect(screen.getAllByText('not known')).toHaveLength(2);
  release();
  expect(await screen.findAllByText('3 tabs')).toHaveLength(2);
  expect(requests.map(({ path }) => path)).toEqual([calls.entitlementsAll.path]);
});

test('[G-07] a map that could not be loaded stays undefined', async () => {
  await renderScreen(<Shown />, { handlers: [refuse(calls.entitlementsAll, 500)] });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText('not known')).toBeVisible();
});

test('[K-03] tabs use the names that the environment defines, in the map and in calls', async () => {
  const seen: TestRequest[] = [];
  const map = {
    'Shares covered': { can_access: true, route_pattern: null },
    other_tab: { can_access: false },
  };
  configureApi({
    baseUrl: '/api',
    tabNames: { coverage_equity_tab: 'Shares covered' },
    readTokens: () => ({ accessToken: 'a', refreshToken: 'b', currentUserName: 'Emma', mark: 'm' }),
    onRenewed: () => undefined,
    onSessionOver: () => undefined,
    adapter: testNetwork(
      [
        refuse(calls.entitlementsAll, 200, map),
        answer(calls.authorisation, { authorised: true, accepted_terms: true }),
      ],
      seen,
    ),
  });
  expect(await queryClient.query({ ...entitlementsQuery, staleTime: 0 })).toEqual({
    coverage_equity_tab: map['Shares covered'],
    other_tab: { can_access: false, route_pattern: null },
  });
  const ask = (tab: string) => api.call(calls.authorisation, { query: { portal_tab_name: tab, id: tab } });
  await ask('coverage_equity_tab');
  await ask('markets_library_tab');
  expect(seen.slice(1).map(({ query }) => query)).toEqual([
    { portal_tab_name: 'Shares covered', id: 'coverage_equity_tab' },
    { portal_tab_name: 'markets_library_tab', id: 'markets_library_tab' },
  ]);
});
