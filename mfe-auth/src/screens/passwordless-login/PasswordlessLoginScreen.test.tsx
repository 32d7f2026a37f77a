import type { Language } from '@portal/contract';
import { languageStore } from '@portal/i18n';
import { newsAtStart, readCookie, sessionStore } from '@portal/session';
import {
  aClient,
  answer,
  expectNoAxeViolations,
  refuse,
  refuseForNow,
  renderScreen,
  timesOut,
  unreachable,
  type Handler,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import { configure, screen, waitFor } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

/** Read once signed in, and shown nowhere here. */
const known = answer(calls.currentUser, {
  ...{ name: 'Emma Everett', username: 'emma@demo.example', preferred_language: 'English' },
  ...{ accepted_terms: true, cri_json: null, news_at_start: true },
});

const show = (
  handlers: Handler[],
  options: { path?: string; language?: Language; signedIn?: boolean } = {},
) =>
  renderScreen(remote.routes.public ?? [], {
    path: '/passwordless_login/spring-token',
    signedIn: false,
    handlers: [...handlers, known],
    messages: loadMessages,
    ...options,
  });

const call = authCalls.passwordlessLogin;
const welcome = answer(call, aClient({ name: 'Nora Novak' }));

afterEach(() => configure({ reactStrictMode: false }));

test.each([false, true])(
  '[A-13] the token is posted once and signs in (effects run twice: %p)',
  async (reactStrictMode) => {
    configure({ reactStrictMode });
    const { address, requests } = await show([welcome]);
    await waitFor(() => expect(address()).toBe('/'));
    expect(requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'POST', path: call.path, body: { passwordless_token: 'spring-token' } },
      { method: 'GET', path: calls.currentUser.path, body: undefined },
    ]);
    await waitFor(() => expect(newsAtStart()).toBe(true));
    expect(sessionStore.getState()).toMatchObject({
      status: 'signedIn',
      accessToken: 'access-token',
      refreshToken: 'refresh-token',
      currentUserName: 'Nora Novak',
    });
    expect(readCookie('rememberMe')).toBe('false');
  },
);

test.each(['.', ')', '%3E', '%20', '%E2%80%8B'])(
  '[A-13] what was copied with the link is no part of the token: %s',
  async (more) => {
    const { requests } = await show([welcome], { path: `/passwordless_login/spring-token${more}` });
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([{ passwordless_token: 'spring-token' }]),
    );
  },
);

test('[A-13] it shows that it is under way', async () => {
  let release = () => {};
  const after = new Promise<void>((resolve) => (release = resolve));
  const { address } = await show([answer(call, aClient(), { after })]);
  expect(await screen.findByText('One moment, we are logging you in.')).toBeVisible();
  await expectNoAxeViolations(document.body);
  release();
  await waitFor(() => expect(address()).toBe('/'));
});

test('[A-13] the preferred language is taken over', async () => {
  const { address } = await show([answer(call, aClient({ preferred_language: 'German' }))]);
  await waitFor(() => expect(address()).toBe('/'));
  expect(languageStore.getState().language).toBe('de');
});

test.each<[string, Handler, string]>([
  ['a spent token', refuse(call, 403), 'Token is invalid or has expired'],
  ['a spent token without a word', refuse(call, 403, ''), 'Token is invalid or has expired'],
  ['a failure of the server', refuse(call, 500), 'Something went wrong'],
  ['a refused token of another kind', refuse(call, 400), 'Something went wrong'],
  ['too many', refuseForNow(call, 20), 'Something went wrong'],
  ['errors in an answer', refuse(call, 200, { errors: ['Token'] }), 'Something went wrong'],
  ['a page', refuse(call, 200, '<html>'), 'Something went wrong'],
  ['an empty answer', refuse(call, 200, ''), 'Something went wrong'],
  ['no content', refuse(call, 204, ''), 'Something went wrong'],
  ['a cut answer', refuse(call, 200, '{"token": "ab'), 'Something went wrong'],
  ['a time-out', timesOut(call), 'Something went wrong'],
  ['no connection', unreachable(call), 'Something went wrong'],
])('[A-13] %s leads to where another link can be had', async (_, handler, words) => {
  const { address, requests } = await show([handler]);
  await waitFor(() => expect(screen.queryByRole('alert')?.textContent).toBe(words));
  expect(address()).toBe('/passwordless_login');
  expect(requests).toHaveLength(1);
  expect(sessionStore.getState().status).toBe('signedOut');
});

test('[A-13] a token that no mail can have carried is as good as spent', async () => {
  const { address, requests } = await show([], { path: `/passwordless_login/${'x'.repeat(600)}` });
  await waitFor(() =>
    expect(screen.queryByRole('alert')?.textContent).toBe('Token is invalid or has expired'),
  );
  expect(address()).toBe('/passwordless_login');
  expect(requests).toEqual([]);
});

test('[A-13] a browser without cookies sees that the portal needs them', async () => {
  const { address } = await show([
    answer(call, () => {
      jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
      return aClient();
    }),
  ]);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/The portal needs cookies/));
  expect(address()).toBe('/passwordless_login');
});

test('[A-13] another client who was signed in is signed out first, here and on the server', async () => {
  const seen: string[] = [];
  const stop = sessionStore.subscribe((now) =>
    seen.push(now.status === 'signedIn' ? now.currentUserName : now.status),
  );
  const { address, requests } = await show([welcome, answer(calls.logout, { success: true })], {
    signedIn: true,
  });
  await waitFor(() => expect(address()).toBe('/'));
  stop();
  expect(seen.slice(-3)).toEqual(['Emma Everett', 'signedOut', 'Nora Novak']);
  expect(requests.map(({ path }) => path)).toEqual([call.path, calls.logout.path, calls.currentUser.path]);
  expect(requests[1]?.body).toMatchObject({ replaced_by: 'refresh-token' });
});

test('[A-13] a spent link ends no session', async () => {
  await show([refuse(call, 403)], { signedIn: true });
  await waitFor(() =>
    expect(screen.queryByRole('alert')?.textContent).toBe('Token is invalid or has expired'),
  );
  expect(sessionStore.getState().status).toBe('signedIn');
  expect(screen.getByRole('link', { name: 'Go to the portal' })).toBeVisible();
  await expectNoAxeViolations(document.body);
});

test('[A-13] [I-01] the outcome is shown in German', async () => {
  await show([refuse(call, 403)], { language: 'de' });
  await waitFor(() =>
    expect(screen.queryByRole('alert')?.textContent).toBe('Der Link ist ungültig oder abgelaufen'),
  );
});
