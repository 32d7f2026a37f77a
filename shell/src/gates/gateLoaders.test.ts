import { configureApi, queryClient } from '@portal/api';
import { coverageTabs, pages } from '@portal/contract';
import { adoptCookie, renewSession, signIn, signOut } from '@portal/session';
import {
  answer,
  refuse,
  someEntitlements,
  testNetwork,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { calls } from '@portal/wire';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { firstEntitledPage } from '../layout/firstEntitledPage.ts';
import { linkedEnvironment } from '../testing/linkedEnvironment.ts';
import { gatedLoader, signedInLoader, type TargetPage } from './gateLoaders.ts';

const emma = { accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' };

function connect(handlers: Handler[]): TestRequest[] {
  const seen: TestRequest[] = [];
  queryClient.clear();
  signIn(emma, { remember: false });
  configureApi({
    baseUrl: '/api',
    readTokens: () => {
      const session = adoptCookie();
      return session.status === 'signedIn' ? session : undefined;
    },
    onRenewed: renewSession,
    onSessionOver: signOut,
    adapter: testNetwork(handlers, seen),
  });
  return seen;
}

const visit = (address: string) =>
  ({ request: new Request(`http://localhost${address}`), params: {} }) as unknown as LoaderFunctionArgs;

const page = (access: TargetPage['access'], params: TargetPage['params'] = {}) =>
  gatedLoader({
    targetOf: () => ({ access, params }),
    firstPage: (entitlements) => firstEntitledPage(linkedEnvironment, entitlements),
  });

const location = (result: unknown) => (result instanceof Response ? result.headers.get('Location') : result);

const entitled = answer(calls.entitlementsAll, someEntitlements());
const authorised = answer(calls.authorisation, { authorised: true, accepted_terms: true });

test.each([
  ['/equities?Sector=Banks', '/login?redirect_uri=%2Fequities%3FSector%3DBanks'],
  ['/document_preview/a%2Fb', '/login?redirect_uri=%2Fdocument_preview%2Fa%252Fb'],
  ['/', '/login'],
])('[G-01] signed out, %s leads to %s', async (address, login) => {
  connect([]);
  signOut();
  expect(location(await signedInLoader(visit(address)))).toBe(login);
  expect(location(await page('equity_library_tab')(visit(address)))).toBe(login);
});

test('an entitled page opens, and the server was asked about its tab and parameters', async () => {
  const seen = connect([entitled, authorised]);
  await expect(page('equity_library_tab', { id: 'c-1' })(visit('/equities'))).resolves.toBeNull();
  expect(seen.find(({ path }) => path === 'authorisation')?.query).toEqual({
    portal_tab_name: 'equity_library_tab',
    id: 'c-1',
  });
});

test('a page of several tabs is asked about by the first that is granted', async () => {
  const seen = connect([
    answer(
      calls.entitlementsAll,
      someEntitlements((tab) => tab === 'coverage_fixed_income_tab'),
    ),
    authorised,
  ]);
  await expect(page(coverageTabs)(visit('/coverage'))).resolves.toBeNull();
  expect(seen.find(({ path }) => path === 'authorisation')?.query).toEqual({
    portal_tab_name: 'coverage_fixed_income_tab',
  });
});

test('[K-03] a page is asked about by the tab whose route it lies on, with its parameters', async () => {
  const ours = {
    'Our equities': { can_access: true, route_pattern: '/equities' },
    'Equity analysts': { can_access: true, route_pattern: '/analyst_profile/equity/{Id}' },
  };
  const seen = connect([answer(calls.entitlementsAll, ours), authorised]);
  const names = () =>
    seen.filter(({ path }) => path === 'authorisation').map(({ query }) => query.portal_tab_name);
  await expect(page(pages.equities.access)(visit('/equities'))).resolves.toBeNull();
  expect(names().at(-1)).toBe('Our equities');
  const before = names().length;
  await expect(
    page(pages.analystProfileEquity.access, { id: '7' })(visit('/analyst_profile/equity/7')),
  ).resolves.toBeNull();
  // The map is known by now, so one request is enough.
  expect(names().slice(before)).toEqual(['Equity analysts']);
});

test('[G-08] the data of a 403 is the result', async () => {
  connect([entitled, refuse(calls.authorisation, 403, { authorised: false, accepted_terms: true })]);
  expect(location(await page('equity_library_tab')(visit('/equities')))).toBe('/todays-highlights');
});

test('[G-05] [G-08] a server that refuses every granted page leads to the error page, not in circles', async () => {
  connect([entitled, refuse(calls.authorisation, 403, { authorised: false, accepted_terms: true })]);
  const visited: string[] = [];
  let address = '/';
  while (!address.startsWith('/error') && visited.length < 50) {
    visited.push(address);
    const { access } = Object.values(pages).find(({ path }) => path === address) ?? {};
    address = String(location(await page(access)(visit(address))));
  }
  expect(address).toBe('/error/unentitled');
});

test('[G-10] a refusal that leaves no page open says why, where the answer does', async () => {
  const nothing = answer(
    calls.entitlementsAll,
    someEntitlements(() => false),
  );
  connect([nothing, refuse(calls.authorisation, 403, { accepted_terms: true, message: 'access_expired' })]);
  expect(location(await page('equity_library_tab')(visit('/equities')))).toBe(
    '/error/unentitled?message=access_expired',
  );
});

test('[G-10] a signed-in client who is refused sees why, if the answer has the reason', async () => {
  connect([
    entitled,
    refuse(calls.authorisation, 401, { message: 'subscription_level' }),
    answer(calls.refreshAuthToken, {
      token: 'another',
      refresh_token: 'another',
      contact: { name: 'Emma Everett' },
    }),
  ]);
  const refused = page('equity_library_tab')(visit('/equities'));
  expect(location(await refused.catch((error: unknown) => error))).toBe(
    '/error/401?message=subscription_level',
  );
});

test.each([
  ['accepted', true, null],
  ['not accepted', false, '/preferred_language?acceptTerms=true&redirect_uri=%2Fequities'],
])('[K-01] terms that an answer lacks are requested: %s', async (_, accepted_terms, place) => {
  const seen = connect([
    entitled,
    refuse(calls.authorisation, 200, { authorised: true }),
    answer(calls.acceptedTerms, { accepted_terms }),
  ]);
  expect(location(await page('equity_library_tab')(visit('/equities')))).toBe(place);
  expect(seen.map(({ path }) => path)).toContain('current_user/accepted_terms');
});

test('[G-08] [K-01] the data of a 403 is the result as far as it goes', async () => {
  connect([
    answer(
      calls.entitlementsAll,
      someEntitlements((tab) => tab !== 'fixed_income_library_tab'),
    ),
    refuse(calls.authorisation, 403, { authorised: false }),
    answer(calls.acceptedTerms, { accepted_terms: true }),
  ]);
  expect(location(await page('fixed_income_library_tab')(visit('/fixed-income')))).toBe('/todays-highlights');
});

test.each([
  ['a page of something before the API', '<html>Forbidden</html>'],
  ['nothing', ''],
])('[G-08] a 403 with %s is no result', async (_, body) => {
  connect([entitled, refuse(calls.authorisation, 403, body)]);
  await expect(page('equity_library_tab')(visit('/equities'))).rejects.toMatchObject({ kind: 'forbidden' });
});

test('[G-02] without accepted terms the language page follows', async () => {
  connect([entitled, answer(calls.authorisation, { authorised: true, accepted_terms: false })]);
  expect(location(await page('equity_library_tab')(visit('/equities')))).toBe(
    '/preferred_language?acceptTerms=true&redirect_uri=%2Fequities',
  );
});

test.each([
  ['entitlements', [refuse(calls.entitlementsAll, 500), authorised]],
  ['authorisation', [entitled, refuse(calls.authorisation, 500)]],
])('a failed load of %s is a failure, never "all allowed"', async (_, handlers) => {
  connect(handlers);
  await expect(page('equity_library_tab')(visit('/equities'))).rejects.toMatchObject({ kind: 'server' });
});

test('[B-03] a session that is over in the middle leads to the sign-in page', async () => {
  connect([
    refuse(calls.entitlementsAll, 401),
    refuse(calls.authorisation, 401),
    refuse(calls.refreshAuthToken, 401),
  ]);
  const ending = page('equity_library_tab')(visit('/equities'));
  expect(location(await ending.catch((error: unknown) => error))).toBe('/login?redirect_uri=%2Fequities');
});
