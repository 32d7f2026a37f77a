import type { Language } from '@portal/contract';
import { answer, expectNoAxeViolations, refuse, renderScreen, type Handler } from '@portal/testing';
import { authCalls } from '@portal/wire-auth';
import { screen } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

async function show(handlers: Handler[] = [], options: { language?: Language; signedIn?: boolean } = {}) {
  const rendered = await renderScreen(remote.routes.public ?? [], {
    path: '/passwordless_login',
    signedIn: false,
    handlers,
    messages: loadMessages,
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

const call = authCalls.requestPasswordlessLogin;
const emailField = () => screen.getByLabelText('E-mail address');
const words = 'Please check your email for a passwordless login link';

test('[A-12] the page asks for an address, with Submit and Cancel', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Passwordless login' })).toBeVisible();
  expect(emailField()).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('alert')).toBeNull();
  await expectNoAxeViolations(document.body);
});

test('[A-12] what is not an address is not sent, and the field shows an error', async () => {
  const { user, requests } = await show();
  await user.click(emailField());
  await user.paste('emma');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(emailField()).toHaveAccessibleDescription('Please provide a valid email');
  expect(emailField()).toHaveFocus();
  expect(requests).toEqual([]);
  await expectNoAxeViolations(document.body);
});

test('[A-12] success replaces the form and gets the focus; another link can be requested', async () => {
  const { user, address, requests } = await show([answer(call, true)]);
  await user.type(emailField(), ' emma@demo.example {Enter}');
  expect(await screen.findByText(words)).toHaveFocus();
  expect(screen.getAllByText(words)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  expect(address()).toBe('/passwordless_login');
  await expectNoAxeViolations(document.body);
  await user.click(screen.getByRole('button', { name: 'Request another link' }));
  expect(emailField()).toHaveValue(' emma@demo.example ');
  expect(emailField()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(words)).toHaveFocus();
  const body = { username: 'emma@demo.example' };
  expect(requests.map((request) => request.body)).toEqual([body, body]);
});

test.each<[string, Handler, string]>([
  ['an answer of false', answer(call, false), 'Something has gone wrong. Please try again.'],
  ['an error', refuse(call, 400, { errors: ['Try next week.'] }), 'Try next week.'],
])('[A-12] %s is shown, and what was typed stays', async (_, handler, said) => {
  const { user } = await show([handler]);
  await user.type(emailField(), 'emma@demo.example{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(said);
  expect(emailField()).toHaveValue('emma@demo.example');
});

test('[A-12] a running request is shown, and a second submit does nothing', async () => {
  let release = () => {};
  const slow = answer(call, true, { after: new Promise<void>((resolve) => (release = resolve)) });
  const { user, requests } = await show([slow]);
  await user.type(emailField(), 'emma@demo.example{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
  await expectNoAxeViolations(document.body);
  release();
  expect(await screen.findByText(words)).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('[A-12] [I-01] the page speaks German', async () => {
  const { user } = await show([answer(call, true)], { language: 'de' });
  await user.click(screen.getByRole('button', { name: 'Absenden' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte geben Sie eine gültige E-Mail-Adresse ein');
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'barbara@demo.example{Enter}');
  expect(
    await screen.findByText(
      'Bitte schauen Sie in Ihren E-Mails nach einem Link für die Anmeldung ohne Passwort',
    ),
  ).toHaveFocus();
  await expectNoAxeViolations(document.body);
});

test('[A-12] a client who is already signed in sees a message and is led back', async () => {
  await show([], { signedIn: true });
  expect(screen.getByText(/You are logged in as Emma Everett\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the portal' })).toHaveAttribute('href', '/');
  await expectNoAxeViolations(document.body);
});
