import { pages } from '@portal/contract';
import { askToLeave, hasUnsaved, Link, type AreaRoute } from '@portal/router';
import { expectNoAxeViolations, refuse, renderScreen, type Handler } from '@portal/testing';
import { calls } from '@portal/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import { Component } from '../NotificationCentreScreen.tsx';
import { aCentreApi } from '../testing/aCentreApi.ts';

const restored = 'Your unsaved changes are back. They take effect when you save them.';
const leaveQuestion = 'Leave without saving?';
const cancelQuestion = 'Are you sure you would like to cancel your changes?';

const withWayOut: AreaRoute[] = [
  {
    path: pages.notificationCentre.path,
    handle: { title: 'preferences.notifications.title' },
    lazy: () =>
      Promise.resolve({
        Component: () => (
          <>
            <Link to={pages.team.href()}>Elsewhere</Link>
            <Component />
          </>
        ),
      }),
  },
];

interface Shown {
  api?: ReturnType<typeof aCentreApi>;
  handlers?: Handler[];
}

async function show({ api = aCentreApi(), handlers = [] }: Shown = {}) {
  const rendered = await renderScreen(withWayOut, {
    path: pages.notificationCentre.href(),
    messages: loadMessages,
    handlers: [...handlers, ...api.handlers],
  });
  await screen.findByRole('group', { name: 'Highlights' });
  return rendered;
}

const toggle = (name: string) => screen.getByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const equity = 'Company Research, Equity, German';
const mayUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each([
  ['Cancel Changes', cancelQuestion, 'No, keep editing', '{Escape}'],
  ['Cancel Changes', cancelQuestion, 'No, keep editing', '{Enter}'],
  ['Elsewhere', leaveQuestion, 'Stay on this page', '{Escape}'],
  ['Elsewhere', leaveQuestion, 'Stay on this page', '{Enter}'],
])('[N-04] after %s, the question starts on the safe answer, and returns focus', async (...row) => {
  const [opener, question, safe, key] = row;
  const { user } = await show();
  await user.click(toggle(equity));
  const from = opener === 'Elsewhere' ? screen.getByRole('link', { name: opener }) : button(opener);
  from.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
  await waitFor(() => expect(button(safe)).toHaveFocus());
  await user.keyboard(key);
  await waitFor(() => expect(from).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toggle(equity)).toBeChecked();
});

test('[N-04] leaving asks while there are changes; staying keeps them, leaving gives them up', async () => {
  const { user, address } = await show();
  await user.click(toggle(equity));
  expect(hasUnsaved()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('dialog', { name: leaveQuestion })).toBeVisible();
  await expectNoAxeViolations(document.body);
  await user.click(button('Stay on this page'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toggle(equity)).toBeChecked();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe(pages.team.href()));
  expect(sessionStorage).toHaveLength(0);
});

test('[N-04] without changes nobody is asked, by the page or by the browser', async () => {
  const { user, address } = await show();
  await user.click(toggle(equity));
  expect(mayUnload()).toBe(false);
  await user.click(toggle(equity));
  expect(mayUnload()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(address()).toBe(pages.team.href()));
});

test('[N-04] other ways to leave, such as a logout, ask too, but only with changes', async () => {
  const { user } = await show();
  const logOut = jest.fn();
  act(() => askToLeave(logOut));
  expect(logOut).toHaveBeenCalledTimes(1);
  await user.click(toggle(equity));
  act(() => askToLeave(logOut));
  expect(await screen.findByRole('dialog', { name: leaveQuestion })).toBeVisible();
  await user.click(button('Stay on this page'));
  expect(toggle(equity)).toBeChecked();
  act(() => askToLeave(logOut));
  await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  expect(logOut).toHaveBeenCalledTimes(1);
  act(() => askToLeave(logOut));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(logOut).toHaveBeenCalledTimes(2);
  expect(sessionStorage).toHaveLength(0);
});

test('[N-04] a session that is over leads away without a question', async () => {
  const { user, address } = await show({
    handlers: [refuse(calls.updateCris, 401), refuse(calls.refreshAuthToken, 401)],
  });
  await user.click(toggle(equity));
  await user.click(button('Save'));
  await waitFor(() => expect(mayUnload()).toBe(true));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(address()).toBe(pages.team.href()));
});

test('[N-04] Cancel Changes asks, and on confirmation gives them up and reloads the page', async () => {
  const { user } = await show();
  expect(button('Cancel Changes')).toHaveAttribute('aria-disabled', 'true');
  await user.click(toggle(equity));
  await user.click(button('Cancel Changes'));
  expect(await screen.findByRole('dialog', { name: cancelQuestion })).toBeVisible();
  await user.click(button('No, keep editing'));
  expect(toggle(equity)).toBeChecked();
  await user.click(button('Cancel Changes'));
  const reloaded = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel changes' }));
  // jsdom cannot reload; it reports the attempt as an error.
  await waitFor(() => expect(String(reloaded.mock.calls[0]?.[0])).toContain('navigation'));
  expect(toggle(equity)).not.toBeChecked();
  expect(sessionStorage).toHaveLength(0);
  expect(hasUnsaved()).toBe(false);
});

test('[N-04] a draft survives the page and another login, and can be discarded', async () => {
  const first = await show();
  await first.user.click(toggle(equity));
  first.unmount();
  const { user } = await show();
  expect(await screen.findByText(restored)).toBeVisible();
  expect(toggle(equity)).toBeChecked();
  await expectNoAxeViolations(document.body);
  await user.click(button('Discard them'));
  expect(toggle(equity)).not.toBeChecked();
  expect(screen.queryByText(restored)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('[N-04] another client on the same machine never sees it', async () => {
  const first = await show();
  await first.user.click(toggle(equity));
  first.unmount();
  await show({ api: aCentreApi({ username: 'otto@demo.example' }) });
  expect(toggle(equity)).not.toBeChecked();
  expect(screen.queryByText(restored)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('[N-04] a draft joins what was kept elsewhere since, and is gone once it is saved', async () => {
  const first = await show();
  await first.user.click(toggle(equity));
  first.unmount();
  const api = aCentreApi({ stored: { cri_json: [{ Sector: 'Banks' }], revision: 3 } });
  const { user } = await show({ api });
  expect(await screen.findByText(restored)).toBeVisible();
  expect(button('Remove Banks')).toBeVisible();
  await user.click(button('Save'));
  await waitFor(() => expect(api.stored.revision).toBe(4));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(api.stored.cri_json).toHaveLength(2);
  expect(screen.queryByText(restored)).toBeNull();
});

test('[N-04] a draft that was saved after all is no news', async () => {
  const first = await show();
  await first.user.click(toggle(equity));
  first.unmount();
  const entry = {
    'Aggregated Publication Type': 'Company Research',
    'Asset Classification': 'Equity',
    Language: 'German',
  };
  await show({ api: aCentreApi({ stored: { cri_json: [entry], revision: 1 } }) });
  expect(toggle(equity)).toBeChecked();
  expect(screen.queryByText(restored)).toBeNull();
});
