import type { Language } from '@portal/contract';
import { answer, expectNoAxeViolations, refuse, renderScreen, type Handler } from '@portal/testing';
import { authCalls } from '@portal/wire-auth';
import { act, screen } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

async function show(handlers: Handler[] = [], language: Language = 'en') {
  const rendered = await renderScreen(remote.routes.public ?? [], {
    path: '/reset_password',
    signedIn: false,
    handlers,
    messages: loadMessages,
    language,
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

const call = authCalls.requestPasswordReset;
const emailField = () => screen.getByLabelText('E-mail address');
const sent = answer(call, true);

test('[A-09] the page asks for an address and leads back', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  expect(emailField()).toHaveAttribute('autocomplete', 'username');
  expect(emailField()).toHaveAttribute('inputmode', 'email');
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  await expectNoAxeViolations(document.body);
});

test.each(['emma', `${'e'.repeat(243)}@demo.example`])(
  '[A-09] %j is not an address: the field reports it, and nothing is sent',
  async (text) => {
    const { user, requests } = await show();
    await user.click(emailField());
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(emailField()).toBeInvalid();
    expect(emailField()).toHaveAccessibleDescription('Please enter an e-mail address.');
    expect(emailField()).toHaveFocus();
    expect(emailField()).toHaveValue(text);
    expect(requests).toEqual([]);
    if (text === 'emma') await expectNoAxeViolations(document.body);
    await user.type(emailField(), 'x');
    expect(emailField()).toBeValid();
  },
);

test('[A-09] the login page then says to check the inbox', async () => {
  const { user, address, requests } = await show([sent]);
  await user.type(emailField(), ' emma@demo.example {Enter}');
  expect(await screen.findByText('Please check your inbox for a reset link.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Please check your inbox for a reset link\.$/);
  expect(address()).toBe('/login');
  expect(requests.map(({ body }) => body)).toEqual([{ username: 'emma@demo.example' }]);
  await expectNoAxeViolations(document.body);
});

test.each<[string, Handler, string]>([
  ['an answer of false', answer(call, false), 'Something has gone wrong. Please try again.'],
  ['an error', refuse(call, 400, { errors: ['Try next week.'] }), 'Try next week.'],
])('[A-09] %s is shown, and what was typed stays', async (_, handler, words) => {
  const { user, address } = await show([handler]);
  await user.type(emailField(), 'emma@demo.example{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(emailField()).toHaveValue('emma@demo.example');
  expect(address()).toBe('/reset_password');
  expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy');
});

test('[A-09] errors at the address stand at the address', async () => {
  const { user } = await show([refuse(call, 400, { errors: { username: ['This one is closed.'] } })]);
  await user.type(emailField(), 'emma@demo.example{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This one is closed\.$/);
  expect(emailField()).toHaveAccessibleDescription('This one is closed.');
  await expectNoAxeViolations(document.body);
});

test('[A-09] a running request is shown, and a second submit does nothing', async () => {
  let release = () => {};
  const slow = answer(call, true, { after: new Promise<void>((resolve) => (release = resolve)) });
  const { user, requests } = await show([slow]);
  await user.type(emailField(), 'emma@demo.example{Enter}{Enter}');
  const button = screen.getByRole('button', { name: 'Submit' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  await expectNoAxeViolations(document.body);
  release();
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('[A-09] two submits in one moment are one, and after a failure there is another', async () => {
  let calls = 0;
  const failsOnce: Handler = {
    ...sent,
    answer: () => {
      calls += 1;
      return Promise.resolve({ status: calls === 1 ? 500 : 200, body: calls > 1 });
    },
  };
  const { user } = await show([failsOnce]);
  await user.type(emailField(), 'emma@demo.example');
  const form = emailField().closest('form');
  if (form === null) throw new Error('The field stands in no form.');
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something has gone wrong.');
  expect(calls).toBe(1);
  act(() => form.requestSubmit());
  expect(await screen.findByText('Please check your inbox for a reset link.')).toBeVisible();
});

test('[A-09] [I-01] the page speaks German', async () => {
  const { user } = await show([sent], 'de');
  await user.click(screen.getByRole('button', { name: 'Absenden' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte geben Sie eine E-Mail-Adresse ein.');
  await expectNoAxeViolations(document.body);
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'barbara@demo.example{Enter}');
  expect(
    await screen.findByText(
      'Bitte schauen Sie in Ihrem Posteingang nach einem Link zum Zurücksetzen des Passworts.',
    ),
  ).toBeVisible();
});
