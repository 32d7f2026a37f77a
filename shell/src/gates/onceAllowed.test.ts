import { configureApi, queryClient } from '@portal/api';
import { coverageTabs, type AccessKey } from '@portal/contract';
import { answer, refuse, someEntitlements, testNetwork, type Handler } from '@portal/testing';
import { calls } from '@portal/wire';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { onceAllowed } from './onceAllowed.ts';

const terms = (accepted: boolean) => answer(calls.acceptedTerms, { accepted_terms: accepted });
const refusing = (...tabs: string[]) =>
  answer(calls.entitlementsAll, {
    ...someEntitlements(),
    ...Object.fromEntries(tabs.map((tab) => [tab, { can_access: false, route_pattern: null }])),
  });

async function asks(handlers: Handler[], access: AccessKey | undefined): Promise<boolean> {
  queryClient.clear();
  configureApi({
    baseUrl: '/api',
    readTokens: () => ({ accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma', mark: 'm' }),
    onRenewed: () => undefined,
    onSessionOver: () => undefined,
    onTermsMissing: () => undefined,
    adapter: testNetwork(handlers, []),
  });
  const loader = jest.fn().mockReturnValue('data');
  const args = {
    request: new Request('http://localhost/equities'),
    params: {},
  } as unknown as LoaderFunctionArgs;
  const result: unknown = await onceAllowed(loader, access)(args, undefined);
  expect(result).toBe(loader.mock.calls.length > 0 ? 'data' : null);
  return loader.mock.calls.length > 0;
}

test('a page within the subscription asks for its data', async () => {
  expect(await asks([terms(true), refusing()], 'equity_library_tab')).toBe(true);
  expect(await asks([terms(true), refusing()], undefined)).toBe(true);
});

test('[G-02] before the terms are accepted nothing is asked for', async () => {
  expect(await asks([terms(false), refusing()], 'equity_library_tab')).toBe(false);
});

test('[G-05] a page outside of the subscription asks for nothing', async () => {
  expect(await asks([terms(true), refusing('equity_library_tab')], 'equity_library_tab')).toBe(false);
  expect(await asks([terms(true), refusing(...coverageTabs)], coverageTabs)).toBe(false);
  expect(await asks([terms(true), refusing(...coverageTabs.slice(1))], coverageTabs)).toBe(true);
});

test('[K-03] a page that the map closes by its route makes no calls, whatever its tab’s name', async () => {
  const closed = { 'Our equities': { can_access: false, route_pattern: '/equities' } };
  const handlers = [terms(true), answer(calls.entitlementsAll, closed)];
  expect(await asks(handlers, 'equity_library_tab')).toBe(false);
});

test('what cannot be learnt is left to the gate', async () => {
  expect(await asks([terms(true), refuse(calls.entitlementsAll, 500)], 'equity_library_tab')).toBe(true);
  expect(await asks([refuse(calls.acceptedTerms, 500), refusing()], 'equity_library_tab')).toBe(true);
});
