import { ApiError, configureApi, queryClient, QueryClientProvider } from '@portal/api';
import { addMessages, changeLanguage, PortalIntlProvider } from '@portal/i18n';
import { providePortalLinks, signIn, signOut } from '@portal/session';
import { answer, someEntitlements, testLinks, testNetwork } from '@portal/testing';
import { PortalTheme } from '@portal/ui';
import { calls } from '@portal/wire';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RemoteError } from '../remotes/RemoteError.ts';
import { anEnvironment } from '../testing/aRelease.ts';
import { loadShellMessages } from '../messages/index.ts';
import { PortalContext, type Portal } from './PortalContext.ts';
import { RouteError } from './RouteError.tsx';

const emma = { accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' };
const retry = jest.fn();
const screenBroke = jest.fn();
const portal: Portal = {
  environment: anEnvironment({}),
  versionOf: () => '0.1.0',
  reportFault: () => undefined,
  mayShowAgain: () => false,
  screenBroke,
  ahead: { prefetch: jest.fn(), intend: jest.fn() },
  retries: 0,
  retry,
  applyUpdate: () => false,
  lookForNews: () => undefined,
};

async function fail(error: Error, remote?: string): Promise<void> {
  queryClient.clear();
  providePortalLinks(testLinks);
  await addMessages('shell', loadShellMessages);
  await changeLanguage('en');
  signIn(emma, { remember: false });
  const handlers = [
    answer(calls.entitlementsAll, someEntitlements()),
    answer(calls.acceptedTerms, { accepted_terms: true }),
    answer(calls.webDocuments, {
      records: [],
      pagination_metadata: { page: 1, num_pages: 0, max_records: 0 },
    }),
  ];
  configureApi({
    baseUrl: '/api',
    readTokens: () => ({ ...emma, mark: 'm' }),
    onRenewed: () => undefined,
    onSessionOver: () => undefined,
    adapter: testNetwork(handlers),
  });
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => Promise.reject(error),
      handle: { remote },
      element: <p>The page</p>,
      HydrateFallback: () => null,
      errorElement: <RouteError framed />,
    },
  ]);
  await act(() =>
    render(
      <PortalIntlProvider>
        <QueryClientProvider client={queryClient}>
          <PortalTheme>
            <PortalContext value={portal}>
              <RouterProvider router={router} />
            </PortalContext>
          </PortalTheme>
        </QueryClientProvider>
      </PortalIntlProvider>,
    ),
  );
}

const notLoaded = () => new RemoteError({ remote: 'mfe-auth', version: '0.1.0', step: 'entry' });

afterEach(() => {
  act(() => signOut());
  retry.mockClear();
  jest.restoreAllMocks();
});

test('[B-04] a client who logs out offline sees nothing of the account, and the reason', async () => {
  await fail(notLoaded());
  expect(screen.getByRole('button', { name: 'Account of Emma Everett' })).toBeVisible();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => signOut());
  expect(
    screen.getByText('You appear to be offline. Please check your connection and try again.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Account/ })).toBeNull();
  expect(screen.queryByText(/Everything else works as usual/)).toBeNull();
});

test('[F-09] visitors do not read that everything else works: there is nothing else for them', async () => {
  await fail(notLoaded());
  expect(screen.getByText(/Everything else works as usual/)).toBeVisible();
  act(() => signOut());
  expect(screen.getByText('Something has gone wrong. Please try again.')).toBeVisible();
});

test.each([
  ['its code', 1, notLoaded()],
  ['its data', 1, new ApiError('offline', 'The API cannot be reached.')],
  ['a request that was refused', 0, new ApiError('forbidden', 'No.')],
])(
  '[B-06] a page that failed for %s is tried again %s times once the browser is online',
  async (_what, times, error) => {
    await fail(error);
    expect(retry).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(times);
  },
);

test('[F-23] its area learns of a screen that broke once, even if it is not shown again', async () => {
  screenBroke.mockClear();
  const error = new Error('broken on render');
  await fail(error, 'mfe-auth');
  expect(screenBroke.mock.calls).toEqual([['mfe-auth', error]]);
});
