import {
  configureApi,
  entitlementsQuery,
  loadTransport,
  queryClient,
  QueryClientProvider,
} from '@portal/api';
import type { Entitlements, Language, Messages } from '@portal/contract';
import { addMessages, changeLanguage, PortalIntlProvider } from '@portal/i18n';
import { useNavigationBlocker, type AreaRoute } from '@portal/router';
import {
  noteNewsAtStart,
  providePortalLinks,
  renewSession,
  sessionStore,
  signIn,
  signOut,
  type PortalLinks,
} from '@portal/session';
import { closeDialog, Dialogs, loadOverlays, PortalTheme, Toasts } from '@portal/ui';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { passPause } from './passTime.ts';
import type { ServedCall } from '@portal/wire';
import { declaredAnswers, testNetwork, type Handler, type TestRequest } from './handlers.ts';

interface ScreenOptions {
  /** @default '/' */
  path?: string;
  /** @default 'en' */
  language?: Language;
  /** @default true */
  signedIn?: boolean;
  /** How the client's start page begins, as noted by an earlier visit. @default not noted */
  newsAtStart?: boolean | undefined;
  handlers?: Handler[];
  /** Calls of the area: those without a handler are answered as they declare. @default none */
  calls?: Readonly<Record<string, ServedCall>>;
  /** As loaded by the gates; omitted, it is not loaded yet. */
  entitlements?: Entitlements;
  /** Of the area under test. */
  messages?: (language: Language) => Promise<Messages>;
  /** Besides those that every environment has. */
  links?: Partial<PortalLinks>;
}

interface RenderedScreen extends RenderResult {
  user: UserEvent;
  /** Path and query. */
  address: () => string;
  /** In order. */
  requests: TestRequest[];
}

export const testLinks = {
  corporateAccess: 'https://broker.bank.example/calendar',
  researchMail: 'research@bank.example',
  publicationsMail: 'publications@bank.example',
  dataProtection: 'https://bank.example/data-protection',
  privacy: 'https://bank.example/privacy',
};

const session = {
  accessToken: 'access-token',
  refreshToken: 'refresh-token',
  currentUserName: 'Emma Everett',
};

const Nothing = () => null;

/** The shell's layout has the main landmark, and blocks navigations. */
function Frame() {
  useNavigationBlocker();
  return (
    <main>
      <Outlet />
    </main>
  );
}

function routesOf(screen: ReactElement | AreaRoute[]): RouteObject[] {
  if (!Array.isArray(screen)) return [{ path: '*', element: screen }];
  const pages = [...screen, { path: '*', element: <p>Another page</p> }];
  return [{ element: <Frame />, HydrateFallback: Nothing, children: pages }];
}

function readTokens() {
  const state = sessionStore.getState();
  return state.status === 'signedIn' ? state : undefined;
}

/** Uses real providers; only the network is replaced. */
export async function renderScreen(
  screen: ReactElement | AreaRoute[],
  options: ScreenOptions = {},
): Promise<RenderedScreen> {
  const {
    path = '/',
    language = 'en',
    signedIn = true,
    newsAtStart,
    handlers = [],
    calls = {},
    entitlements,
    messages,
    links,
  } = options;
  const requests: TestRequest[] = [];
  queryClient.clear();
  closeDialog();
  if (entitlements !== undefined) queryClient.setQueryData(entitlementsQuery.queryKey, entitlements);
  providePortalLinks({ ...testLinks, ...links });
  if (signedIn) signIn(session, { remember: false });
  else signOut();
  noteNewsAtStart(newsAtStart);
  configureApi({
    baseUrl: '/api',
    downloads: { tokens: true },
    readTokens,
    onRenewed: renewSession,
    onSessionOver: signOut,
    adapter: testNetwork(handlers, requests, declaredAnswers(calls)),
  });
  if (messages !== undefined) await addMessages('under test', messages);
  await changeLanguage(language);
  // As in a page that has finished loading.
  await Promise.all([loadOverlays(), loadTransport()]);
  const router = createMemoryRouter(routesOf(screen), { initialEntries: [path] });
  const user = userEvent.setup({ advanceTimers: passPause });
  const rendered = await act(() =>
    render(
      <PortalIntlProvider>
        <QueryClientProvider client={queryClient}>
          <PortalTheme>
            <RouterProvider router={router} />
            <Dialogs />
            <Toasts />
          </PortalTheme>
        </QueryClientProvider>
      </PortalIntlProvider>,
    ),
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...rendered, user, address, requests };
}
