import type { Language } from '@portal/contract';
import { chosenLanguage, languageStore, noteChosenLanguage } from '@portal/i18n';
import { readCookie, sessionStore } from '@portal/session';
import {
  aClient,
  answer,
  expectNoAxeViolations,
  refuse,
  refuseForNow,
  renderScreen,
  timesOut,
  type Handler,
} from '@portal/testing';
import { clearToasts, toastStore } from '@portal/ui';
import { calls } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import { screen, waitFor } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

interface Options {
  messages?: typeof loadMessages;
  path?: string;
  language?: Language;
  signedIn?: boolean;
}

/** Read once signed in, and shown nowhere here. */
const known = answer(calls.currentUser, {
  ...{ name: 'Emma Everett', username: 'emma@demo.example', preferred_language: 'English' },
  ...{ accepted_terms: true, cri_json: null, news_at_start: true },
});

async function show(handlers: Handler[] = [], options: Options = {}) {
  const rendered = await renderScreen(remote.routes.public ?? [], {
    path: '/login',
    signedIn: false,
    handlers: [...handlers, known],
    messages: loadMessages,
    ...options,
  });
  async function submit(...entries: [username: string, password: string]) {
    const words = labels[options.language ?? 'en'];
    for (const [place, label] of words.fields.entries()) {
      await rendered.user.click(screen.getByLabelText(label));
      await rendered.user.paste(entries[place] ?? '');
    }
    await rendered.user.click(screen.getByRole('button', { name: words.button }));
  }
  return { ...rendered, submit };
}

const labels = {
  en: { fields: ['Username', 'Password'], button: 'Login' },
  de: { fields: ['Benutzername', 'Passwort'], button: 'Anmelden' },
};

const usernameField = () => screen.getByLabelText('Username');
const passwordField = () => screen.getByLabelText('Password');
const welcome = answer(authCalls.auth, aClient());

/** Sets a field's value as some password managers do: past React, and without an event. */
const fillSilently = (field: HTMLElement, value: string) =>
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);

test('[A-01] the page has its fields and ways out', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(usernameField()).toHaveAttribute('autocomplete', 'username');
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Reset it now')).toBe('/reset_password');
  expect(href('Log in without a password')).toBe('/passwordless_login');
  expect(href('research team')).toBe('mailto:research@bank.example');
  expect(href('Data protection policy')).toBe('https://bank.example/data-protection');
  expect(href('Privacy policy')).toBe('https://bank.example/privacy');
});

test('[A-16] what a password manager filled in silently is read, and stays while typing', async () => {
  const { user, requests } = await show([welcome]);
  await screen.findByRole('button', { name: 'Login' });
  fillSilently(usernameField(), 'emma@demo.example');
  await user.type(passwordField(), 'Research-202');
  expect(usernameField()).toHaveValue('emma@demo.example');
  fillSilently(passwordField(), 'Research-2026');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(sessionStore.getState().status).toBe('signedIn'));
  expect(requests.map(({ body }) => body)).toEqual([
    { username: 'emma@demo.example', password: 'Research-2026' },
  ]);
});

test.each([
  ['', ''],
  ['emma@demo.example', ''],
  ['', 'secret'],
])('[A-02] %p and %p: says what is missing and makes no call', async (username, password) => {
  const { submit, requests } = await show();
  await screen.findByRole('button', { name: 'Login' });
  await submit(username, password);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please provide a username and password$/);
  expect(requests).toEqual([]);
  for (const field of [usernameField(), passwordField()]) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Please provide a username and password');
  }
});

test('[A-03] a refusal keeps the name, clears the password, waits there and offers the reset', async () => {
  const { submit } = await show([refuse(authCalls.auth, 403)]);
  await screen.findByRole('button', { name: 'Login' });
  await submit('emma@demo.example', 'wrong');
  expect(await screen.findByText(/incorrect/)).toHaveTextContent(
    "Your email or password is incorrect. If you can't remember your password, Reset it now.",
  );
  expect(usernameField()).toHaveValue('emma@demo.example');
  expect(passwordField()).toHaveValue('');
  expect(passwordField()).toHaveFocus();
  const [inMessage] = screen.getAllByRole('link', { name: 'Reset it now' });
  expect(inMessage).toHaveAttribute('href', '/reset_password');
  await expectNoAxeViolations(document.body);
});

test.each([
  [
    '[A-04] a failure of the server',
    refuse(authCalls.auth, 500),
    'Something has gone wrong. Please try again.',
  ],
  [
    '[A-04] too many tries for some seconds',
    refuseForNow(authCalls.auth, 20),
    'Something has gone wrong. Please try again. Too many attempts: please wait 20 seconds.',
  ],
  ['[A-04] a page instead of an answer', refuse(authCalls.auth, 200, '<html>'), 'Something has gone wrong.'],
  [
    '[B-06] a time-out',
    timesOut(authCalls.auth),
    'Something has gone wrong. Please try again. Request Timeout.',
  ],
])('%s is reported', async (_, handler, message) => {
  const { submit } = await show([handler]);
  await screen.findByRole('button', { name: 'Login' });
  await submit('emma@demo.example', 'secret');
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  expect(passwordField()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(passwordField()).toBeValid();
});

test('[A-03] what is too long for any account is refused without a call', async () => {
  const { user, requests } = await show();
  await user.click(await screen.findByLabelText('Username'));
  await user.paste(`${'e'.repeat(243)}@demo.example`);
  await user.type(passwordField(), 'secret{Enter}');
  expect(await screen.findByText(/incorrect/)).toBeVisible();
  expect(usernameField()).toHaveValue(`${'e'.repeat(243)}@demo.example`);
  expect(requests).toEqual([]);
});

test('[A-03] an address of 254 characters is sent whole, without the blanks around it', async () => {
  const { user, requests } = await show([refuse(authCalls.auth, 403)]);
  const longest = `${'e'.repeat(241)}@demo.example`;
  await user.click(await screen.findByLabelText('Username'));
  await user.paste(`  ${longest} `);
  await user.type(passwordField(), 'secret{Enter}');
  expect(await screen.findByText(/incorrect/)).toBeVisible();
  expect(requests[0]?.body).toEqual({ username: longest, password: 'secret' });
});

test('[A-06] a browser without cookies sees that the portal needs them', async () => {
  const { submit, address } = await show([welcome]);
  await screen.findByRole('button', { name: 'Login' });
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  await submit('emma@demo.example', 'Research-2026');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Your browser did not keep you logged in\. The portal needs cookies: please allow them and try again\.$/,
  );
  expect(address()).toBe('/login');
});

test.each([
  [
    '429 for some seconds',
    refuseForNow(authCalls.auth, 20),
    'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut. Zu viele Versuche: Bitte warten Sie 20 Sekunden.',
  ],
  [
    'no cookies',
    answer(authCalls.auth, aClient({ preferred_language: 'German' })),
    'Ihr Browser hat die Anmeldung nicht behalten. Das Portal benötigt Cookies: Bitte lassen Sie diese zu und versuchen Sie es erneut.',
  ],
])('%s in German', async (_, handler, message) => {
  const { submit } = await show([handler], { language: 'de' });
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  await screen.findByRole('button', { name: 'Anmelden' });
  await submit('emma@demo.example', 'secret');
  expect(await screen.findByText(message)).toBeVisible();
});

test('[A-05] [A-06] success keeps the session until the browser closes and goes home', async () => {
  const { submit, address, requests } = await show([welcome]);
  await screen.findByRole('button', { name: 'Login' });
  await submit(' emma@demo.example ', ' Research-2026 ');
  await waitFor(() => expect(address()).toBe('/'));
  expect(requests[0]?.body).toEqual({ username: 'emma@demo.example', password: ' Research-2026 ' });
  expect(sessionStore.getState()).toMatchObject({
    status: 'signedIn',
    accessToken: 'access-token',
    refreshToken: 'refresh-token',
    currentUserName: 'Emma Everett',
  });
  expect(readCookie('rememberMe')).toBe('false');
});

test('[A-06] [B-08] remember me is kept, and sent: the session lasts longer on the server, too', async () => {
  const { submit, address, user, requests } = await show([welcome]);
  await user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
  await submit('emma@demo.example', 'Research-2026');
  await waitFor(() => expect(address()).toBe('/'));
  expect(readCookie('rememberMe')).toBe('true');
  expect(requests[0]?.body).toMatchObject({ remember_me: true });
});

test('[A-05] the preferred language is taken over, and redirect_uri followed', async () => {
  const german = answer(authCalls.auth, aClient({ preferred_language: 'German' }));
  const { submit, address } = await show([german], {
    path: '/login?redirect_uri=%2Fmarkets%3FLanguage%3DGerman',
  });
  await screen.findByRole('button', { name: 'Login' });
  await submit('emma@demo.example', 'Research-2026');
  await waitFor(() => expect(address()).toBe('/markets?Language=German'));
  expect(languageStore.getState().language).toBe('de');
});

test.each([
  ['English', [{ id: 'auth.login.language' }]],
  ['German', []],
])(
  '[I-01] German on the login page and %s in the account: a change is explained',
  async (preferred, said) => {
    clearToasts();
    const client = answer(authCalls.auth, aClient({ preferred_language: preferred }));
    const { submit, address } = await show([client], { language: 'de' });
    await screen.findByRole('button', { name: 'Anmelden' });
    await submit('emma@demo.example', 'Research-2026');
    await waitFor(() => expect(address()).toBe('/'));
    expect(toastStore.getState().map(({ message }) => message)).toEqual(said);
  },
);

test('[I-01] a language chosen on the login page wins over the account’s, and is stored there', async () => {
  noteChosenLanguage('de');
  const saveLanguage = answer(calls.updatePreferredLanguage, { preferred_language: 'German' });
  const english = answer(authCalls.auth, aClient({ preferred_language: 'English' }));
  const { submit, address, requests } = await show([english, saveLanguage], { language: 'de' });
  await screen.findByRole('button', { name: 'Anmelden' });
  await submit('emma@demo.example', 'Research-2026');
  await waitFor(() => expect(address()).toBe('/'));
  expect(languageStore.getState().language).toBe('de');
  await waitFor(() =>
    expect(requests).toContainEqual(expect.objectContaining({ body: { language: 'German' } })),
  );
  expect(chosenLanguage()).toBeUndefined();
});

test('words that cannot be loaded keep nobody out', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = false;
  const messages = async (language: Language) => {
    if (broken) throw new Error('no words');
    return loadMessages(language);
  };
  const german = answer(authCalls.auth, aClient({ preferred_language: 'German' }));
  const { submit, address } = await show([german], { messages });
  broken = true;
  await screen.findByRole('button', { name: 'Login' });
  await submit('emma@demo.example', 'Research-2026');
  await waitFor(() => expect(address()).toBe('/'));
  expect(languageStore.getState().language).toBe('en');
  expect(said).toHaveBeenCalledTimes(1);
});

test('a running sign-in is shown, and a second submit does nothing', async () => {
  let release = () => {};
  const slow = answer(authCalls.auth, aClient(), {
    after: new Promise<void>((resolve) => (release = resolve)),
  });
  const { submit, user, requests, address } = await show([slow]);
  await screen.findByRole('button', { name: 'Login' });
  await submit('emma@demo.example', 'Research-2026');
  const button = screen.getByRole('button', { name: 'Login' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  await user.type(passwordField(), '{Enter}');
  expect(requests).toHaveLength(1);
  release();
  await waitFor(() => expect(address()).toBe('/'));
});

test.each([
  ['/login', '/todays-highlights'],
  ['/login?redirect_uri=/coverage', '/coverage'],
  ['/login?redirect_uri=//evil.example', '/todays-highlights'],
])('[A-07] %s when signed in leads to %s', async (path, target) => {
  const { address } = await show([], { path, signedIn: true });
  await waitFor(() => expect(address()).toBe(target));
});

test('the page speaks German and passes axe', async () => {
  const { user } = await show([], { language: 'de' });
  await user.click(await screen.findByRole('button', { name: 'Anmelden' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte geben Sie Benutzername und Passwort ein');
  expect(screen.getByRole('link', { name: 'Research-Team' })).toBeVisible();
  await expectNoAxeViolations(document.body);
});
