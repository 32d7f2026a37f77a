import { configureApi, queryClient } from '@portal/api';
import { addMessages, changeLanguage, PortalIntlProvider } from '@portal/i18n';
import {
  adoptCookie,
  providePortalLinks,
  renewSession,
  sessionStore,
  signIn,
  signOut,
} from '@portal/session';
import {
  answer,
  refuse,
  testLinks,
  testNetwork,
  unreachable,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { clearToasts, PortalTheme, toastStore } from '@portal/ui';
import { acceptTermsFirst, calls, type Downloads } from '@portal/wire';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { loadShellMessages } from '../messages/index.ts';
import { DownloadRedirectScreen } from './DownloadRedirectScreen.tsx';
import { downloadLoader } from './downloadLoader.ts';

const emma = {
  name: 'Emma Everett',
  username: 'emma@demo.example',
  preferred_language: 'English',
  accepted_terms: true,
  cri_json: null,
};
const known = answer(calls.currentUser, emma);
/** The API's answer to a HEAD request for a file. */
const fileOf = (path: string, type: string): Handler => ({
  method: 'HEAD',
  path: `http://localhost${path}`,
  answer: () => Promise.resolve({ status: 200, body: '', headers: { 'content-type': type } }),
});
const paper = fileOf('/api/documents/d-1/download?page=2&auth_token=t', 'application/pdf');
const token = answer(calls.downloadToken, { auth_token: 't', expires_in: 120 });
const pdf = '/download_redirect?r=documents%2Fd-1%2Fdownload&page=2';
const sheet = '/download_redirect?r=documents%2Fd-1%2Fdownload%3Ffile%3Da.xlsx';

const byToken: Downloads = { tokens: true, folders: ['/api/documents/'] };

async function open(address: string, handlers: Handler[], downloads: Downloads = byToken) {
  const [leave, save] = [jest.fn(), jest.fn()];
  const seen: TestRequest[] = [];
  queryClient.clear();
  providePortalLinks(testLinks);
  await addMessages('shell', loadShellMessages);
  await changeLanguage('en');
  signIn({ accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' }, { remember: false });
  configureApi({
    baseUrl: '/api',
    readTokens: () => {
      const session = adoptCookie();
      return session.status === 'signedIn' ? session : undefined;
    },
    onRenewed: renewSession,
    onSessionOver: signOut,
    downloads,
    adapter: testNetwork([...handlers, paper, answer(calls.logout, { success: true })], seen),
  });
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        HydrateFallback: () => null,
        children: [
          {
            path: '/download_redirect',
            element: <DownloadRedirectScreen leave={leave} save={save} />,
            loader: downloadLoader(save),
          },
          { path: '*', element: <p>Another page</p> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  await act(() =>
    render(
      <PortalIntlProvider>
        <PortalTheme>
          <RouterProvider router={router} />
        </PortalTheme>
      </PortalIntlProvider>,
    ),
  );
  const place = () => router.state.location.pathname + router.state.location.search;
  return { leave, save, place, requestedPaths: () => seen.map(({ path }) => path), seen };
}

afterEach(() => {
  act(clearToasts);
  signOut();
});

test('[G-14] the user is fetched, then the document opens by its authenticated address', async () => {
  const { leave, requestedPaths, seen } = await open(pdf, [known, token]);
  expect(await screen.findByRole('heading', { name: 'Opening your document' })).toBeVisible();
  await waitFor(() =>
    expect(leave).toHaveBeenCalledWith('http://localhost/api/documents/d-1/download?page=2&auth_token=t'),
  );
  expect(leave).toHaveBeenCalledTimes(1);
  expect(requestedPaths().slice(0, 2)).toEqual(['current_user', 'download_token']);
  expect(seen[1]?.body).toEqual({ path: 'documents/d-1/download' });
});

test('[G-14] a spreadsheet is saved with force_download=true, and the start page follows', async () => {
  const { leave, save, place } = await open(sheet, [known, token]);
  await waitFor(() => expect(place()).toBe('/'));
  expect(save).toHaveBeenCalledWith(
    'http://localhost/api/documents/d-1/download?file=a.xlsx&auth_token=t&force_download=true',
  );
  expect(leave).not.toHaveBeenCalled();
});

test('[G-14] [K-04] a spreadsheet that only the API recognises is saved; the start page follows', async () => {
  const model = fileOf('/api/documents/d-1/download?page=2&auth_token=t', 'application/vnd.ms-excel');
  const { leave, save, place } = await open(pdf, [known, token, model]);
  await waitFor(() => expect(place()).toBe('/'));
  expect(save.mock.calls).toEqual([
    ['http://localhost/api/documents/d-1/download?page=2&auth_token=t&force_download=true'],
  ]);
  expect(leave).not.toHaveBeenCalled();
});

test('[K-04] without tokens for downloads the link of a folder carries that of the session', async () => {
  const file = fileOf('/files/paper.pdf?auth_token=a', 'application/pdf');
  const { leave } = await open('/download_redirect?r=/files/paper.pdf', [known, file], {
    ...{ tokens: false, folders: ['/files/'] },
  });
  await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost/files/paper.pdf?auth_token=a'));
});

test.each([
  ['refused', refuse(calls.currentUser, 403), pdf],
  ['failing', refuse(calls.currentUser, 500), pdf],
  ['out of reach', unreachable(calls.currentUser), pdf],
  ['refused', refuse(calls.currentUser, 403), sheet],
])(
  '[G-14] a user who cannot be fetched (%s) is signed out, with a word and the way back',
  async (_, user, address) => {
    const said = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { leave, save, place } = await open(address, [user, token]);
    await waitFor(() => expect(place()).toBe(`/login?redirect_uri=${encodeURIComponent(address)}`));
    expect(sessionStore.getState().status).toBe('signedOut');
    expect(toastStore.getState()).toMatchObject([{ message: { id: 'shell.download.signedOut' } }]);
    expect([...leave.mock.calls, ...save.mock.calls]).toEqual([]);
    expect(said).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['not entitled', refuse(calls.downloadToken, 403), '/error/unentitled'],
  [
    'terms missing',
    refuse(calls.downloadToken, 403, { status: 403, title: acceptTermsFirst }),
    `/preferred_language?acceptTerms=true&redirect_uri=${encodeURIComponent(pdf)}`,
  ],
  ['not there', refuse(calls.downloadToken, 404), '/error/404'],
  ['no download', refuse(calls.downloadToken, 400), '/error/404'],
])('[G-14] a document that is refused (%s) leads to the page that explains it', async (_, refusal, page) => {
  const { leave, place } = await open(pdf, [known, refusal]);
  await waitFor(() => expect(place()).toBe(page));
  expect(leave).not.toHaveBeenCalled();
  expect(sessionStore.getState().status).toBe('signedIn');
});

test('[G-14] a token that could not be had for now can be asked for again', async () => {
  let failures = 1;
  const recovers: Handler = {
    ...token,
    answer: (request) =>
      failures-- > 0 ? Promise.resolve({ status: 500, body: {} }) : token.answer(request),
  };
  const { leave } = await open(pdf, [known, recovers]);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
});

test.each([
  ['/download_redirect', 'This link is incomplete'],
  ['/download_redirect?r=https://evil.example', 'This link does not lead to a document'],
])('[G-14] %s asks for nothing and says what is wrong with the link', async (address, words) => {
  const { requestedPaths } = await open(address, []);
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  expect(requestedPaths()).toEqual([]);
});
