import type { Language } from '@portal/contract';
import { sessionStore } from '@portal/session';
import {
  answer,
  expectNoAxeViolations,
  refuse,
  refuseForNow,
  renderScreen,
  type Handler,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

interface Options {
  path?: string;
  language?: Language;
  signedIn?: boolean;
}

async function show(handlers: Handler[] = [], options: Options = {}) {
  const rendered = await renderScreen(remote.routes.public ?? [], {
    path: '/reset_password/spring-token',
    signedIn: false,
    handlers,
    messages: loadMessages,
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  async function submit(password: string, repeat = password) {
    await rendered.user.click(passwordField());
    await rendered.user.paste(password);
    await rendered.user.click(repeatField());
    await rendered.user.paste(repeat);
    await rendered.user.click(screen.getByRole('button', { name: 'Submit' }));
  }
  return { ...rendered, submit };
}

const call = authCalls.resetPassword;
const passwordField = () => screen.getByLabelText('New Password');
const repeatField = () => screen.getByLabelText('Repeat New Password');
const good = 'Research-2027';

test('[A-10] [A-16] the page has two new passwords', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  for (const field of [passwordField(), repeatField()])
    expect(field).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
  await expectNoAxeViolations(document.body);
});

test.each([
  ['', '', 'New Password', 'No new passwords provided'],
  [good, 'Research-2028', 'Repeat New Password', 'Password fields do not match'],
  ['short', 'short', 'New Password', 'Password must be at least 8 characters'],
])('[A-10] [A-11] %j and %j: “%s” says “%s”, and nobody is called', async (...entries) => {
  const [password, repeat, label, words] = entries;
  const { submit, requests } = await show();
  await submit(password, repeat);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(passwordField()).toHaveValue(password);
  expect(requests).toEqual([]);
  if (password === 'short') await expectNoAxeViolations(document.body);
});

test('[A-11] the rules describe the field and are ticked off while typing', async () => {
  const { user } = await show();
  const rules = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rules()).toEqual([
    'at least 8 characters, not yet met',
    'at least 1 lowercase character, not yet met',
    'at least 1 uppercase character, not yet met',
    'at least 1 number, not yet met',
    'at least 1 special character, not yet met',
  ]);
  expect(passwordField()).toHaveAccessibleDescription(
    /^Your new password needs: .*at least 1 number ?, not yet met/,
  );
  await user.type(passwordField(), 'Research');
  expect(rules().filter((rule) => rule.endsWith(', met'))).toHaveLength(3);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(passwordField(), '-1');
  expect(rules().every((rule) => rule.endsWith(', met'))).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('The new password meets all rules.');
  await expectNoAxeViolations(document.body);
});

test('[A-10] success leads to the login page, which shows it', async () => {
  const { submit, requests, address } = await show([answer(call, { success: true })]);
  await submit(good);
  expect(await screen.findByText('Your password has been reset.')).toBeVisible();
  expect(address()).toBe('/login');
  expect(requests.map(({ body }) => body)).toEqual([{ reset_token: 'spring-token', new_password: good }]);
});

test.each(['.', ')', '%3E', '%20', '%E2%80%8B'])(
  '[A-10] what was copied with the link is no part of the token: %s',
  async (more) => {
    const path = `/reset_password/spring-token${more}`;
    const { submit, requests } = await show([answer(call, { success: true })], { path });
    await submit(good);
    await waitFor(() =>
      expect(requests[0]?.body).toEqual(expect.objectContaining({ reset_token: 'spring-token' })),
    );
  },
);

test('[A-10] anyone who was signed in is signed out, here and on the server', async () => {
  const handlers = [answer(call, { success: true }), answer(calls.logout, { success: true })];
  const { submit, requests } = await show(handlers, { signedIn: true });
  await submit(good);
  expect(await screen.findByText('Your password has been reset.')).toBeVisible();
  expect(sessionStore.getState().status).toBe('signedOut');
  expect(requests.map(({ path }) => path)).toEqual([call.path, calls.logout.path]);
});

test('[A-10] a spent link is shown, and what was typed stays', async () => {
  const errors = ['Token is invalid or has expired'];
  const { submit } = await show([refuse(call, 403, { status: 403, title: 'x', errors })]);
  await submit(good);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Token is invalid or has expired/);
  expect(passwordField()).toHaveValue(good);
  expect(repeatField()).toHaveValue(good);
  await expectNoAxeViolations(document.body);
});

test.each<[string, unknown]>([
  ['with words', { errors: ['Token is invalid or has expired'] }],
  ['without a word', undefined],
])('[A-10] a 403 %s offers a new link', async (_, body) => {
  const { submit } = await show([refuse(call, 403, body)]);
  await submit(good);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Token is invalid or has expired');
  expect(within(alert).getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/reset_password',
  );
});

test('[A-10] a token that no mail can have carried is as good as spent', async () => {
  const { submit, requests } = await show([], { path: `/reset_password/${'x'.repeat(600)}` });
  await submit(good);
  expect(await screen.findByRole('alert')).toHaveTextContent('Token is invalid or has expired');
  expect(requests).toEqual([]);
});

test.each<[string, Handler, string]>([
  ['a list', refuse(call, 400, { errors: ['Not this one.', 'Nor that.'] }), 'Not this one.Nor that.'],
  [
    'too many',
    refuseForNow(call, 3600),
    `Something has gone wrong. Please try again. Too many attempts: please wait 1 hour.`,
  ],
])('[A-10] errors as %s are shown below the form', async (_, handler, words) => {
  const { submit, address } = await show([handler]);
  await submit(good);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(passwordField()).toHaveValue(good);
  expect(address()).toBe('/reset_password/spring-token');
});

test('[A-11] a rule that the server applies stands at the field', async () => {
  const errors = { new_password: ['Password must contain at least 1 number'] };
  const { submit } = await show([refuse(call, 400, { status: 400, title: 'x', errors })]);
  await submit(good);
  expect(await screen.findByRole('alert')).toHaveTextContent('Password must contain at least 1 number');
  expect(passwordField()).toHaveFocus();
  expect(passwordField()).toBeInvalid();
});

test('[A-10] Enter submits from both fields, and a second submit does nothing', async () => {
  let release = () => {};
  const slow = answer(
    call,
    { success: true },
    { after: new Promise<void>((resolve) => (release = resolve)) },
  );
  const { user, requests } = await show([slow]);
  await user.type(passwordField(), `${good}{Enter}`);
  expect(screen.getByRole('alert')).toHaveTextContent('No new passwords provided');
  await user.type(repeatField(), `${good}{Enter}{Enter}`);
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
  await expectNoAxeViolations(document.body);
  release();
  expect(await screen.findByText('Your password has been reset.')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('[A-10] [I-01] the page speaks German, also for what the server says', async () => {
  const spent = refuse(call, 403, { errors: ['Token is invalid or has expired'] });
  const { user } = await show([spent], { language: 'de' });
  await user.type(screen.getByLabelText('Neues Passwort'), 'kurz');
  await user.type(screen.getByLabelText('Neues Passwort wiederholen'), 'kurz{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Das Passwort muss mindestens 8 Zeichen lang sein');
  await expectNoAxeViolations(document.body);
  await user.type(screen.getByLabelText('Neues Passwort'), '-Übung1');
  await user.type(screen.getByLabelText('Neues Passwort wiederholen'), '-Übung1{Enter}');
  expect(await screen.findByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Der Link ist ungültig oder abgelaufen');
});
