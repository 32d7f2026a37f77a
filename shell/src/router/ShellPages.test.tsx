import { pages } from '@portal/contract';
import { useAskBeforeLeaving, type AreaRoute } from '@portal/router';
import { sessionStore } from '@portal/session';
import { answer, renderScreen, someEntitlements } from '@portal/testing';
import { calls } from '@portal/wire';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { linkedEnvironment } from '../testing/linkedEnvironment.ts';
import { loadShellMessages } from '../messages/index.ts';
import { errorPageLoader, ErrorPage } from './ShellPages.tsx';
import { PortalContext, type Portal } from './PortalContext.ts';

const portal: Portal = {
  environment: linkedEnvironment,
  versionOf: () => '0.1.0',
  reportFault: () => undefined,
  mayShowAgain: () => false,
  screenBroke: () => undefined,
  ahead: { prefetch: jest.fn(), intend: jest.fn() },
  retries: 0,
  retry: () => undefined,
  applyUpdate: () => false,
  lookForNews: () => undefined,
};

function UnsavedForm() {
  const [mark] = useState(() => sessionStore.getState().status);
  const mayLeave = () => sessionStore.getState().status !== mark;
  const leaving = useAskBeforeLeaving({ isUnsaved: true, mayLeave });
  if (leaving === undefined) return null;
  return (
    <>
      <button onClick={leaving.stay}>Stay</button>
      <button onClick={leaving.leave}>Leave</button>
    </>
  );
}

let isForm = false;
afterEach(() => (isForm = false));

const errorPage: AreaRoute = {
  path: pages.error.path,
  handle: { title: 'shell.title' },
  lazy: () =>
    Promise.resolve({
      Component: () => (
        <PortalContext value={portal}>
          <ErrorPage />
          {isForm ? <UnsavedForm /> : null}
        </PortalContext>
      ),
      loader: errorPageLoader,
    }),
};

const unentitled = (granted: (tab: string) => boolean) =>
  renderScreen([errorPage], {
    path: pages.error.href({ code: 'unentitled' }),
    messages: loadShellMessages,
    handlers: [
      answer(calls.entitlementsAll, someEntitlements(granted)),
      answer(calls.acceptedTerms, { accepted_terms: true }),
      answer(calls.webDocuments, {
        records: [],
        pagination_metadata: { page: 1, num_pages: 0, max_records: 0 },
      }),
      answer(calls.logout, { success: true }),
    ],
  });

const home = { name: 'Go to the start page' };

test('[G-10] [B-04] a client without any page can log out, since no start page is open to them', async () => {
  const { user, address, requests } = await unentitled(() => false);
  const logout = await screen.findByRole('button', { name: 'Logout' });
  expect(screen.getByRole('link', { name: 'publications@bank.example' })).toBeVisible();
  expect(screen.queryByRole('link', home)).toBeNull();
  await user.click(logout);
  expect(address()).toBe('/login');
  expect(sessionStore.getState().status).toBe('signedOut');
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('logout'));
});

test('[N-04] where something is not saved, a logout asks first', async () => {
  isForm = true;
  const { user, address } = await unentitled(() => false);
  const logout = await screen.findByRole('button', { name: 'Logout' });
  await user.click(logout);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(sessionStore.getState().status).toBe('signedIn');
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
  await user.click(logout);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(address()).toBe('/login');
  expect(sessionStore.getState().status).toBe('signedOut');
});

test('[G-10] [G-11] a client with a page is led to the start page', async () => {
  await unentitled((tab) => tab === 'equity_library_tab');
  expect(await screen.findByRole('link', home)).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});
