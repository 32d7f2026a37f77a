import { configureApi, queryClient, QueryClientProvider } from '@portal/api';
import { pages, type ReleasedPage, type RouteGroup } from '@portal/contract';
import { addMessages, changeLanguage, PortalIntlProvider } from '@portal/i18n';
import { usePageName, type AreaRoute } from '@portal/router';
import {
  adoptCookie,
  providePortalLinks,
  removeCookie,
  renewSession,
  signIn,
  signOut,
} from '@portal/session';
import {
  answer,
  refuse,
  someEntitlements,
  testLinks,
  testNetwork,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { PageHeading, PortalTheme } from '@portal/ui';
import { calls, type Environment } from '@portal/wire';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RetiredArea } from '../remotes/RetiredArea.ts';
import { RemoteError } from '../remotes/RemoteError.ts';
import type { RemoteLoader } from '../remotes/remoteLoader.ts';
import { anEnvironment, aRelease, pagesAt } from '../testing/aRelease.ts';
import { loadShellMessages } from '../messages/index.ts';
import { createPortalRouter } from './createPortalRouter.tsx';
import { PortalContext } from './PortalContext.ts';

const emma = { accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' };
const paths = {
  public: [pages.login.path],
  signedIn: [pages.changePassword.path, pages.preferredLanguage.path],
  gated: [pages.equities.path, pages.markets.path],
};
const label = (text: string) => ({ en: text, de: text });
const linked: Partial<ReleasedPage>[] = [
  { path: pages.equities.path, access: 'equity_library_tab', tab: { label: label('Equity'), place: 20 } },
  { path: pages.markets.path, access: 'markets_library_tab', tab: { label: label('Markets'), place: 50 } },
];
const released = pagesAt(paths).map((page) => ({
  ...page,
  ...linked.find(({ path }) => path === page.path),
}));
const environment = anEnvironment({ 'mfe-libraries': aRelease({ pages: released }) });

const aPage = (path: string): AreaRoute => ({
  path,
  handle: { title: 'shell.area.libraries' },
  lazy: () => Promise.resolve({ Component: () => <PageHeading>Page {path}</PageHeading> }),
});

const routesOf = (group: RouteGroup) => paths[group].map(aPage);

const readData = jest.fn(() => null);
const withData = (route: AreaRoute): AreaRoute => ({
  ...route,
  lazy: async () => ({ ...(await route.lazy()), loader: readData }),
});

const routes = {
  public: routesOf('public'),
  signedIn: routesOf('signedIn'),
  gated: routesOf('gated').map(withData),
};

const workingLoader: RemoteLoader = {
  load: () =>
    Promise.resolve({
      area: 'libraries',
      contract: '1.0.0',
      routes,
      loadMessages: () => Promise.resolve({}),
    }),
  screen: async (_, { group, path }) => {
    const route = routes[group].find((each) => each.path === path);
    if (route === undefined) throw new Error(`There is no ${path}.`);
    return { ...(await route.lazy()), handle: route.handle, release: 'mfe-libraries@0.1.0' };
  },
  screenAhead: () => Promise.reject(new Error('Nothing is fetched ahead.')),
  ...{ mayShowAgain: () => false, leaveFor: () => false, isLeaving: () => false },
  screenBroke: () => undefined,
  version: () => '0.1.0',
};

/** As above, with a page at /equities that shows this name. */
function naming(name: string): RemoteLoader {
  function Component() {
    usePageName(name);
    return <PageHeading>{name}</PageHeading>;
  }
  return {
    ...workingLoader,
    screen: async (remote, page) => {
      const screen = await workingLoader.screen(remote, page);
      return page.path === '/equities' ? { ...screen, Component } : screen;
    },
  };
}

const reportFault = jest.fn();

const disclaimer = answer(calls.webDocuments, {
  records: [],
  pagination_metadata: { page: 1, num_pages: 0, max_records: 0 },
});
const entitled = answer(calls.entitlementsAll, someEntitlements());
const authorised = answer(calls.authorisation, { authorised: true, accepted_terms: true });
const accepted = answer(calls.acceptedTerms, { accepted_terms: true });

async function open(
  path: string,
  handlers: Handler[],
  loader: RemoteLoader = workingLoader,
  inForce: () => Environment = () => environment,
) {
  const seen: TestRequest[] = [];
  queryClient.clear();
  providePortalLinks(testLinks);
  await addMessages('shell', loadShellMessages);
  await changeLanguage('en');
  signIn(emma, { remember: false });
  configureApi({
    baseUrl: '/api',
    readTokens: () => {
      const session = adoptCookie();
      return session.status === 'signedIn' ? session : undefined;
    },
    onRenewed: renewSession,
    onSessionOver: signOut,
    adapter: testNetwork([...handlers, disclaimer, accepted], seen),
  });
  const router = createPortalRouter({ environment: inForce, loader }, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  );
  await act(() =>
    render(
      <PortalIntlProvider>
        <QueryClientProvider client={queryClient}>
          <PortalTheme>
            <PortalContext
              value={{
                get environment() {
                  return inForce();
                },
                versionOf: loader.version,
                reportFault,
                mayShowAgain: loader.mayShowAgain,
                screenBroke: loader.screenBroke,
                ahead: { prefetch: jest.fn(), intend: jest.fn() },
                retries: 0,
                retry: () => {},
                applyUpdate: () => false,
                lookForNews: () => {},
              }}
            >
              <RouterProvider router={router} />
            </PortalContext>
          </PortalTheme>
        </QueryClientProvider>
      </PortalIntlProvider>,
    ),
  );
  const visit = (to: string) => act(() => router.navigate(to));
  const requestedTabs = () =>
    seen.filter(({ path: call }) => call === 'authorisation').map(({ query }) => query['portal_tab_name']);
  return { router, visit, requestedTabs };
}

afterEach(() => {
  signOut();
  readData.mockClear();
  reportFault.mockClear();
});

describe('[G-02] a client who has not accepted the terms', () => {
  const notAuthorised = answer(calls.authorisation, { authorised: true, accepted_terms: false });
  const notAccepted = answer(calls.acceptedTerms, { accepted_terms: false });
  const handlers = [entitled, notAuthorised, notAccepted];

  test.each([pages.changePassword.path, pages.preferredLanguage.path])(
    'sees neither tabs nor search on %s, however they came there',
    async (path) => {
      await open(path, handlers);
      expect(await screen.findByRole('heading', { name: `Page ${path}` })).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
      expect(screen.queryByRole('search')).toBeNull();
    },
  );

  test('is led to the terms, and no data of the page is asked for', async () => {
    const { router } = await open('/equities', handlers);
    expect(await screen.findByRole('heading', { name: 'Page /preferred_language' })).toBeVisible();
    expect(router.state.location.search).toBe('?acceptTerms=true&redirect_uri=%2Fequities');
    expect(readData).not.toHaveBeenCalled();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  test('sees no tab while the first page is on its way', async () => {
    const stuck: RemoteLoader = { ...workingLoader, load: () => new Promise(() => {}) };
    await open('/equities', handlers, stuck);
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Equity' })).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
  });
});

test('[G-02] the data of a page is asked for next to the gate, once the terms are accepted', async () => {
  const stuck = answer(
    calls.authorisation,
    { authorised: true, accepted_terms: true },
    { after: new Promise(() => {}) },
  );
  await open('/equities', [entitled, stuck]);
  await waitFor(() => expect(readData).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('heading', { name: 'Page /equities' })).toBeNull();
});

test('[G-08] the access check is made for every page, on navigation within the portal too', async () => {
  const { visit, requestedTabs } = await open('/equities', [entitled, authorised]);
  expect(await screen.findByRole('heading', { name: 'Page /equities' })).toBeVisible();
  await visit('/markets');
  expect(await screen.findByRole('heading', { name: 'Page /markets' })).toBeVisible();
  expect(requestedTabs()).toEqual(['equity_library_tab', 'markets_library_tab']);
  await visit('/markets?Sector=Banks');
  expect(requestedTabs()).toHaveLength(2);
});

test('[G-05] a page that is refused within the portal leads to the first page with access', async () => {
  const onlyEquity: Handler = {
    ...authorised,
    answer: ({ query }) => {
      const granted = query['portal_tab_name'] === 'equity_library_tab';
      return Promise.resolve({
        status: granted ? 200 : 403,
        body: { authorised: granted, accepted_terms: true },
      });
    },
  };
  const equityMap = answer(
    calls.entitlementsAll,
    someEntitlements((tab) => tab === 'equity_library_tab'),
  );
  const { visit, router } = await open('/equities', [equityMap, onlyEquity]);
  await visit('/markets');
  expect(router.state.location.pathname).toBe('/equities');
});

test('[G-01] a cookie that vanished is noticed at the next page, and the way back is kept', async () => {
  const { visit, router } = await open('/equities', [entitled, authorised]);
  removeCookie('currentUser');
  await visit('/markets');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/login?redirect_uri=%2Fmarkets',
  );
});

test('[S-06] focus moves to the heading of the next page, and stays put on the first', async () => {
  const { visit } = await open('/equities', [entitled, authorised]);
  expect(document.body).toHaveFocus();
  await visit('/markets');
  expect(screen.getByRole('heading', { name: 'Page /markets' })).toHaveFocus();
  expect(document.title).toBe('Research – Research Portal');
});

test('[S-06] a page’s own name comes first in the document’s title, and goes with the page', async () => {
  const { visit } = await open('/equities', [entitled, authorised], naming('Anna Ammann'));
  expect(document.title).toBe('Anna Ammann – Research – Research Portal');
  await visit('/markets');
  expect(document.title).toBe('Research – Research Portal');
});

test('[F-09] a deep link into an area that cannot be loaded keeps all other tabs', async () => {
  const failing: RemoteLoader = {
    ...workingLoader,
    load: () => Promise.reject(new RemoteError({ remote: 'mfe-libraries', version: '0.1.0', step: 'entry' })),
  };
  await open('/equities', [entitled, authorised], failing);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  const tabs = await screen.findByRole('navigation', { name: 'Pages' });
  expect(await within(tabs).findByRole('link', { name: 'Markets' })).toBeVisible();
  expect(screen.getByText('mfe-libraries 0.1.0 · uat')).toBeVisible();
  expect(document.title).toBe('This page could not be loaded – Research Portal');
});

test('failed entitlements are shown in the frame, with Retry, and open nothing', async () => {
  await open('/equities', [refuse(calls.entitlementsAll, 500), authorised]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Page /equities' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('[T-02] before the first page loads, the frame has its tabs and a loading notice', async () => {
  let deliver = () => {};
  const coming = new Promise<void>((resolve) => (deliver = resolve));
  const slow: RemoteLoader = {
    ...workingLoader,
    load: (name) => coming.then(() => workingLoader.load(name)),
  };
  await open('/equities', [entitled, authorised], slow);
  const tabs = await screen.findByRole('navigation', { name: 'Pages' });
  expect(await within(tabs).findByRole('link', { name: 'Markets' })).toBeVisible();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  deliver();
  expect(await screen.findByRole('heading', { name: 'Page /equities' })).toBeVisible();
});

test('[F-16] a page that breaks has a Retry, and its report names remote and version', async () => {
  const error = new Error('no numbers today');
  const broken: RemoteLoader = {
    ...workingLoader,
    screen: () =>
      Promise.resolve({
        handle: { title: 'shell.area.libraries' },
        release: 'mfe-libraries@1.2.0',
        Component: () => {
          throw error;
        },
      }),
  };
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  await open('/equities', [entitled, authorised], broken);
  expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh the page' })).toBeVisible();
  expect(reportFault).toHaveBeenCalledWith({
    remote: 'mfe-libraries@0.1.0',
    step: 'render',
    outcome: 'failed',
    error,
  });
  logged.mockRestore();
});

test('[F-02] each navigation shows the version in force, with its title and access', async () => {
  let version = 'one';
  const ofVersion = (path: string): AreaRoute => {
    const shownBy = version;
    return {
      path,
      handle: {
        title: shownBy === 'one' ? 'shell.area.libraries' : 'shell.area.profiles',
      },
      lazy: () => Promise.resolve({ Component: () => <PageHeading>Version {shownBy}</PageHeading> }),
    };
  };
  const changing: RemoteLoader = {
    ...workingLoader,
    load: async (name) => ({
      ...(await workingLoader.load(name)),
      routes: { gated: paths.gated.map(ofVersion) },
    }),
    screen: async (_, { path }) => {
      const { handle, lazy } = ofVersion(path);
      return { ...(await lazy()), handle, release: `mfe-libraries@${version}` };
    },
  };
  const other = released.map((page) => ({ ...page, access: 'international_library_tab' }));
  const laterEnvironment = anEnvironment({ 'mfe-libraries': aRelease({ pages: other }) });
  const { visit, requestedTabs } = await open('/equities', [entitled, authorised], changing, () =>
    version === 'one' ? environment : laterEnvironment,
  );
  expect(await screen.findByRole('heading', { name: 'Version one' })).toBeVisible();
  version = 'two';
  await visit('/markets');
  expect(screen.getByRole('heading', { name: 'Version two' })).toBeVisible();
  expect(document.title).toBe('The profile – Research Portal');
  await visit('/equities');
  expect(screen.getByRole('heading', { name: 'Version two' })).toBeVisible();
  expect(requestedTabs()).toEqual([
    'equity_library_tab',
    'international_library_tab',
    'international_library_tab',
  ]);
});

describe('[F-19] an area that is retired', () => {
  const { version, area } = aRelease();
  const without = { ...anEnvironment({}), retired: { 'mfe-libraries': { version, area, pages: released } } };
  const explained = { name: 'Research is currently not available' };
  let inForce: Environment;
  const loader: RemoteLoader = {
    ...workingLoader,
    screen: (...page) =>
      inForce === without ? Promise.reject(new RetiredArea(area)) : workingLoader.screen(...page),
  };

  test('explains itself at an address from a mail, and works again once it is back', async () => {
    inForce = without;
    const { visit } = await open('/equities?Sector=Banks', [entitled, authorised], loader, () => inForce);
    expect(await screen.findByRole('heading', explained)).toBeVisible();
    inForce = environment;
    await visit('/markets');
    expect(await screen.findByRole('heading', { name: 'Page /markets' })).toBeVisible();
    await visit('/equities');
    expect(await screen.findByRole('heading', { name: 'Page /equities' })).toBeVisible();
    expect(reportFault).not.toHaveBeenCalled();
  });

  test('explains itself to a client who had it open, is not a fault, and works again', async () => {
    inForce = environment;
    const { visit } = await open('/equities', [entitled, authorised], loader, () => inForce);
    expect(await screen.findByRole('heading', { name: 'Page /equities' })).toBeVisible();
    inForce = without;
    await visit('/markets');
    expect(await screen.findByRole('heading', explained)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
    expect(reportFault).not.toHaveBeenCalled();
    inForce = environment;
    await visit('/equities');
    expect(await screen.findByRole('heading', { name: 'Page /equities' })).toBeVisible();
  });

  test('explains itself to a visitor who is not signed in', async () => {
    inForce = without;
    const { visit } = await open('/nowhere', [entitled, authorised], loader, () => inForce);
    act(() => signOut());
    await visit('/equities');
    expect(await screen.findByRole('heading', explained)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('an address that no area ever owned is still not found', async () => {
    inForce = without;
    await open('/nowhere', [entitled, authorised], loader, () => inForce);
    expect(await screen.findByRole('heading', { name: 'We could not find this page.' })).toBeVisible();
  });
});
