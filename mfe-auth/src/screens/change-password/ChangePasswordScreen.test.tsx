import type { Language } from '@portal/contract';
import { hasUnsaved } from '@portal/router';
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
import { screen, waitFor } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const call = authCalls.changePassword;
const client = answer(calls.currentUser, {
  name: 'Emma Everett',
  username: 'emma@demo.example',
  preferred_language: 'English',
  accepted_terms: true,
  cri_json: null,
});

async function show(handlers: Handler[] = [], language: Language = 'en') {
  const rendered = await renderScreen([...(remote.routes.signedIn ?? []), ...(remote.routes.public ?? [])], {
    path: '/change_password',
    handlers: [client, ...handlers],
    messages: loadMessages,
    language,
  });
  await screen.findByRole('heading', { level: 1 });
  async function fill(...entries: string[]) {
    for (const [place, label] of labels[language].entries()) {
      await rendered.user.click(screen.getByLabelText(label));
      await rendered.user.paste(entries[place] ?? '');
    }
  }
  const sent = () => rendered.requests.filter(({ path }) => path === call.path).map(({ body }) => body);
  return { ...rendered, fill, sent };
}

const labels = {
  en: ['Old Password', 'New Password', 'Repeat New Password'],
  de: ['Bisheriges Passwort', 'Neues Passwort', 'Neues Passwort wiederholen'],
};
const [good, old] = ['Research-2027', 'Research-2026'];
const submit = () => screen.getByRole('button', { name: 'Submit' });

test('[A-14] [A-16] the page has its three fields and names their owner for password managers', async () => {
  await show();
  const tokens = labels.en.map((label) => screen.getByLabelText(label).getAttribute('autocomplete'));
  expect(tokens).toEqual(['current-password', 'new-password', 'new-password']);
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  const username = await screen.findByDisplayValue('emma@demo.example');
  expect(username).toHaveAttribute('autocomplete', 'username');
  expect(username).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('textbox', { name: /./ })).toBeNull();
  await expectNoAxeViolations(document.body);
});

test('[F-02] what is typed counts as unsaved until it is taken back, sent or left', async () => {
  const { user, fill, unmount } = await show([
    refuse(call, 400, { errors: { old_password: ['Old password does not match'] } }),
  ]);
  expect(hasUnsaved()).toBe(false);
  await fill(old);
  expect(hasUnsaved()).toBe(true);
  await user.clear(screen.getByLabelText('Old Password'));
  expect(hasUnsaved()).toBe(false);
  await fill(old, good, good);
  await user.click(submit());
  expect(await screen.findByText('Old password does not match')).toBeVisible();
  expect(hasUnsaved()).toBe(true);
  unmount();
  expect(hasUnsaved()).toBe(false);
});

test.each([
  [
    [old, good, 'Research-2028'],
    'Repeat New Password',
    'New password and Repeat New Password must be the same.',
  ],
  [[old, 'short', 'short'], 'New Password', 'Password must be at least 8 characters'],
])('[A-11] [A-14] %j: “%s” says “%s”, and nobody is called', async (entries, label, words) => {
  const { user, fill, sent } = await show();
  await fill(...entries);
  await user.click(submit());
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(labels.en.map((each) => screen.getByLabelText<HTMLInputElement>(each).value)).toEqual(entries);
  expect(sent()).toEqual([]);
  if (label === 'New Password') await expectNoAxeViolations(document.body);
});

test('[A-14] success signs out and confirms on the login page in the reader’s language', async () => {
  const { user, fill, sent, address } = await show([answer(call, { success: true })]);
  await fill(old, good, good);
  await user.click(submit());
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  expect(address()).toBe('/login?language=en');
  expect(sessionStore.getState().status).toBe('signedOut');
  expect(sent()).toEqual([{ old_password: old, new_password: good }]);
});

test('[A-14] Enter submits from each field', async () => {
  const { user, fill, sent } = await show([refuse(call, 500)]);
  await fill(old, good, good);
  for (const [before, label] of labels.en.entries()) {
    await user.type(screen.getByLabelText(label), '{Enter}');
    await waitFor(() => {
      expect(sent()).toHaveLength(before + 1);
      expect(submit()).not.toHaveAttribute('aria-busy');
    });
  }
});

test('[A-14] Cancel leaves without a call', async () => {
  const { user, fill, sent, address } = await show();
  await fill(old, good, good);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(address()).toBe('/');
  expect(sent()).toEqual([]);
});

test('[A-14] a wrong old password is shown at the old one, and what was typed stays', async () => {
  const wrong = refuse(call, 400, { errors: { old_password: ['Old password does not match'] } });
  const { user, fill } = await show([wrong]);
  await fill('Research-2025', good, good);
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('Old password does not match');
  const [oldField, newField, repeatField] = labels.en.map((label) => screen.getByLabelText(label));
  expect(oldField).toHaveFocus();
  expect(oldField).toBeInvalid();
  expect(oldField).toHaveValue('Research-2025');
  expect(newField).toHaveValue(good);
  expect(repeatField).toHaveValue(good);
  await expectNoAxeViolations(document.body);
});

test.each<[string, Handler, string]>([
  ['a list', refuse(call, 400, { errors: ['Not this one.'] }), 'Not this one.'],
  [
    'too many',
    refuseForNow(call, 7200),
    `Something has gone wrong. Please try again. Too many attempts: please wait 2 hours.`,
  ],
])('[A-14] errors as %s are shown below the form, and nobody is signed out', async (_, handler, words) => {
  const { user, fill, address } = await show([handler]);
  await fill(old, good, good);
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.getByLabelText('Old Password')).toHaveValue(old);
  expect(address()).toBe('/change_password');
  expect(sessionStore.getState().status).toBe('signedIn');
});

test('[B-07] what was typed survives the renewal of the session under the form', async () => {
  let isOver = true;
  const late: Handler = {
    ...answer(call, { success: true }),
    answer: () =>
      Promise.resolve(isOver ? { status: 401, body: '' } : { status: 200, body: { success: true } }),
  };
  const renewed = answer(calls.refreshAuthToken, () => {
    isOver = false;
    return { token: 'next', refresh_token: 'next-refresh', contact: { name: 'Emma Everett' } };
  });
  const { user, fill } = await show([late, renewed]);
  await fill(old, good, good);
  await user.click(submit());
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
});

test('[A-14] a running change is shown, and a second submit does nothing', async () => {
  let release = () => {};
  const after = new Promise<void>((resolve) => (release = resolve));
  const { user, fill, sent } = await show([answer(call, { success: true }, { after })]);
  await fill(old, good, good);
  await user.type(screen.getByLabelText('Old Password'), '{Enter}{Enter}');
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await user.click(submit());
  await expectNoAxeViolations(document.body);
  release();
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('[A-14] [I-01] the page speaks German, also for what the server says', async () => {
  const wrong = refuse(call, 400, { errors: { old_password: ['Old password does not match'] } });
  const { user, fill, address } = await show([wrong], 'de');
  await fill(old, good, 'Research-2028');
  await user.click(screen.getByRole('button', { name: 'Absenden' }));
  expect(screen.getByRole('alert').textContent).toBe(
    'Das neue Passwort und seine Wiederholung müssen gleich sein.',
  );
  await user.clear(screen.getByLabelText('Neues Passwort wiederholen'));
  await user.type(screen.getByLabelText('Neues Passwort wiederholen'), `${good}{Enter}`);
  expect(await screen.findByText('Das bisherige Passwort ist nicht korrekt')).toBeVisible();
  expect(address()).toBe('/change_password');
  await expectNoAxeViolations(document.body);
});

test('[A-14] [I-01] the confirmation is in German for a reader in German', async () => {
  const { user, fill, address } = await show([answer(call, { success: true })], 'de');
  await fill(old, good, good);
  await user.click(screen.getByRole('button', { name: 'Absenden' }));
  expect(await screen.findByText('Ihr Passwort wurde geändert.')).toBeVisible();
  expect(address()).toBe('/login?language=de');
});

test('[A-14] [A-16] fields that were filled without events are sent as they stand', async () => {
  const { user, sent } = await show([answer(call, { success: true })]);
  for (const [place, label] of labels.en.entries())
    Reflect.set(HTMLInputElement.prototype, 'value', place === 0 ? old : good, screen.getByLabelText(label));
  await user.click(submit());
  await waitFor(() => expect(sent()).toEqual([{ old_password: old, new_password: good }]));
});
