import { queryClient } from '@portal/api';
import {
  answer,
  aTag,
  expectNoAxeViolations,
  aPreferencesApi,
  refuse,
  renderScreen,
  someEntitlements,
  unreachable,
  type Handler,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { clearToasts } from '@portal/ui';
import { signIn } from '@portal/session';
import { act, screen, waitFor } from '@testing-library/react';
import { researchMessages } from '../messages/index.ts';
import { FollowButton } from './FollowButton.tsx';

const alpin = aTag({ category: 'Company', value: 'Alpin Bank', translated_value: null });
const banks = aTag({ category: 'Sector', value: 'Banks', translated_value: 'Banken' });

afterEach(() => act(clearToasts));

interface Options {
  language?: 'en' | 'de';
  granted?: boolean;
  children?: React.ReactNode;
}

const show = (handlers: Handler[], { language = 'en', granted = true, children }: Options = {}) =>
  renderScreen(
    <main>
      <h1 id="page-heading" tabIndex={-1}>
        Page
      </h1>
      {children ?? <FollowButton record={alpin} category="Company" />}
    </main>,
    {
      messages: (which) => Promise.resolve(researchMessages[which]),
      entitlements: someEntitlements((tab) => granted || tab !== 'notification_centre_tab'),
      handlers,
      language,
    },
  );

const button = (name: string) => screen.findByRole('button', { name });

test.each([
  ['en', 'Follow Alpin Bank', 'Following Alpin Bank', 'You follow Alpin Bank.'],
  ['de', 'Folgen: Alpin Bank', 'Folge ich: Alpin Bank', 'Sie folgen Alpin Bank.'],
] as const)('[N-06] (%s) a click follows, and this is shown', async (language, off, on, words) => {
  const preferences = aPreferencesApi([{ Sector: 'Banks' }]);
  const { user } = await show(preferences.handlers, { language });
  await user.click(await button(off));
  expect(await screen.findByText(words)).toBeVisible();
  expect(await button(on)).toBeVisible();
  expect(preferences.entries()).toEqual([{ Sector: 'Banks' }, { Company: 'Alpin Bank' }]);
  await expectNoAxeViolations(document.body);
});

test('[N-06] a toast undoes, there and back, in the languages that were chosen', async () => {
  const entries: Record<string, string>[] = [
    { Sector: 'Banks', Language: 'English' },
    { Company: 'Alpin Bank', Language: 'German' },
  ];
  const preferences = aPreferencesApi(entries);
  const { user } = await show(preferences.handlers);
  await user.click(await button('Following Alpin Bank'));
  expect(await screen.findByText('You no longer follow Alpin Bank.')).toBeVisible();
  expect(preferences.entries()).toEqual(entries.slice(0, 1));
  await user.click(await button('Undo'));
  expect(await screen.findByText('You follow Alpin Bank.')).toBeVisible();
  expect(screen.queryByText('You no longer follow Alpin Bank.')).toBeNull();
  expect(preferences.entries()).toEqual(entries);
});

test('[N-06] what another device kept in between is kept, and the change repeated', async () => {
  const preferences = aPreferencesApi();
  let first = true;
  const overtaken = {
    ...{ method: 'POST', path: calls.updateCris.path },
    answer: (request: Parameters<Handler['answer']>[0]) => {
      if (first) preferences.keep([{ Analyst: 'Anna Ammann' }]);
      first = false;
      return (
        preferences.handlers[1]?.answer(request) ?? Promise.reject(new Error('There is no such handler.'))
      );
    },
  };
  const { user, requests } = await show([overtaken, ...preferences.handlers]);
  await user.click(await button('Follow Alpin Bank'));
  expect(await screen.findByText('You follow Alpin Bank.')).toBeVisible();
  expect(preferences.entries()).toEqual([{ Analyst: 'Anna Ammann' }, { Company: 'Alpin Bank' }]);
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test.each([
  ['that refuses', refuse(calls.updateCris, 500), 1],
  ['without a network', unreachable(calls.updateCris), 1],
  ['that refuses with 200', answer(calls.updateCris, { success: false, revision: 1 }), 1],
  ['that refuses with 0', refuse(calls.updateCris, 200, { success: 0 }), 1],
  ['that says nothing and did not keep it', refuse(calls.updateCris, 204, ''), 1],
  ['where something else is always first', refuse(calls.updateCris, 409), 5],
])('[N-06] with an API %s it is taken back, with an error', async (_, handler, attempts) => {
  const preferences = aPreferencesApi();
  const { user, requests } = await show([handler, ...preferences.handlers]);
  await user.click(await button('Follow Alpin Bank'));
  const words = 'What you follow could not be changed. Please try again.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(await button('Follow Alpin Bank')).toBeVisible();
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(attempts);
});

test('[N-06] it shows at once, and fast clicks end as the last one says', async () => {
  const preferences = aPreferencesApi();
  const { user } = await show(preferences.handlers);
  await user.click(await button('Follow Alpin Bank'));
  await user.click(screen.getByRole('button', { name: 'Following Alpin Bank' }));
  await user.click(screen.getByRole('button', { name: 'Follow Alpin Bank' }));
  expect(screen.getByRole('button', { name: 'Following Alpin Bank' })).toBeVisible();
  expect(await screen.findByText('You follow Alpin Bank.')).toBeVisible();
  expect(preferences.entries()).toEqual([{ Company: 'Alpin Bank' }]);
  expect(screen.queryByText('You no longer follow Alpin Bank.')).toBeNull();
});

test('[N-06] two records at once are both followed; what is followed is asked once', async () => {
  const preferences = aPreferencesApi();
  const both = (
    <>
      <FollowButton record={alpin} category="Company" />
      <FollowButton record={banks} category="Sector" />
    </>
  );
  const { user, requests } = await show(preferences.handlers, { children: both });
  await button('Follow Banks');
  expect(requests).toHaveLength(1);
  await user.click(await button('Follow Alpin Bank'));
  await user.click(await button('Follow Banks'));
  expect(await screen.findByText('You follow Banks.')).toBeVisible();
  expect(screen.getByText('You follow Alpin Bank.')).toBeVisible();
  expect(preferences.entries()).toEqual([{ Company: 'Alpin Bank' }, { Sector: 'Banks' }]);
});

test('[N-06] what another tab changed shows when the reader comes back', async () => {
  const preferences = aPreferencesApi();
  await show(preferences.handlers);
  await button('Follow Alpin Bank');
  preferences.keep([{ Company: 'Alpin Bank' }]);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await button('Following Alpin Bank')).toBeVisible();
});

test('[N-06] what was pressed before somebody else signed in is not kept for them', async () => {
  const preferences = aPreferencesApi();
  let read: () => void = () => undefined;
  const slow = answer(
    calls.getCris,
    { cri_json: [], revision: 1, delivery: 'single' },
    { after: new Promise<void>((resolve) => (read = resolve)) },
  );
  const handlers = [...preferences.handlers];
  const { user, requests } = await show(handlers);
  const follow = await button('Follow Alpin Bank');
  handlers.splice(0, 0, slow);
  await user.click(follow);
  act(() => signIn({ accessToken: 'a', refreshToken: 'r', currentUserName: 'Other' }, { remember: false }));
  read();
  await button('Follow Alpin Bank');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(screen.queryByText(/You follow|failed/)).toBeNull();
});

test.each([
  ['without the notification centre', aPreferencesApi().handlers, false, []],
  ['of an API that does not know what is followed', [refuse(calls.getCris, 404)], true, ['GET']],
])('[N-06] [K-01] a client %s has no button', async (_, handlers, granted, methods) => {
  const { requests } = await show(handlers, { granted });
  await waitFor(() => expect(requests.map(({ method }) => method)).toEqual(methods));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['without a name', { ...alpin, value: ' ' }],
  ['that has left', { ...alpin, inactive: true }],
  ['that is not known yet', undefined],
])('[N-06] a record %s has no button, and nothing is asked', async (_, record) => {
  const { requests } = await show(aPreferencesApi().handlers, {
    children: <FollowButton record={record} category="Company" />,
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(requests).toEqual([]);
});
