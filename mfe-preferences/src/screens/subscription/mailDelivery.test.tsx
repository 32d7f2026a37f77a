import {
  answer,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { newsAtStart } from '@portal/session';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const storedPreferences = (changed?: Handler) => {
  const state = { cri_json: [{ Company: 'Alpin Bank' }, { Unknown: 'kept' }], revision: 3, delivery: 'none' };
  const update = ({ body }: { body: unknown }) => {
    const { revision, ...change } = body as typeof state;
    if (revision !== state.revision)
      return Promise.resolve({ status: 409, body: { status: 409, title: 'Conflict' } });
    Object.assign(state, change, { revision: revision + 1 });
    return Promise.resolve({ status: 200, body: { success: true, revision: state.revision } });
  };
  const handlers: Handler[] = [
    answer(calls.recentSearches, { enabled: true, searches: [] }),
    answer(calls.tagsByCategory, () => []),
    answer(preferenceCalls.entitledTags, () => ({})),
    {
      method: 'GET',
      path: calls.getCris.path,
      answer: () => Promise.resolve({ status: 200, body: { ...state } }),
    },
    changed ?? { method: 'POST', path: calls.updateCris.path, answer: update },
  ];
  return { state, handlers };
};

const open = (
  handlers: Handler[],
  { language = 'en', centre = false }: { language?: 'en' | 'de'; centre?: boolean } = {},
) =>
  renderScreen(Object.values(remote.routes).flat(), {
    path: '/my-subscription',
    messages: loadMessages,
    entitlements: {
      ...someEntitlements((name) => name !== 'notification_centre_tab' || centre),
      new_for_you_tab: { can_access: true },
    },
    handlers,
    language,
  });

test.each([
  [
    'en',
    'E-mails about new research',
    'No e-mails',
    /^One e-mail a week/,
    'Your e-mail settings have been updated.',
  ],
  [
    'de',
    'E-Mails zu neuem Research',
    'Keine E-Mails',
    /^Eine E-Mail pro Woche/,
    'Ihre E-Mail-Einstellungen wurden aktualisiert.',
  ],
] as const)(
  '[N-11] (%s) a client without the notification centre turns e-mails on again here',
  async (...row) => {
    const [language, title, off, weekly, saved] = row;
    const { state, handlers } = storedPreferences();
    const { user } = await open(handlers, { language });
    const choice = within(await screen.findByRole('group', { name: title }));
    expect(choice.getByRole('radio', { name: off })).toBeChecked();
    await expectNoAxeViolations(document.body);
    await user.click(choice.getByRole('radio', { name: weekly }));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(choice.getByRole('radio', { name: weekly })).toBeChecked();
    expect(state).toEqual({
      cri_json: [{ Company: 'Alpin Bank' }, { Unknown: 'kept' }],
      revision: 4,
      delivery: 'weekly',
    });
  },
);

test('[N-11] a change by another device meanwhile stays', async () => {
  const { state, handlers } = storedPreferences();
  const { user } = await open(handlers);
  const daily = await screen.findByRole('radio', { name: 'One e-mail a day' });
  Object.assign(state, { cri_json: [{ Company: 'Birch AG' }], revision: 7 });
  await user.click(daily);
  expect(await screen.findByText('Your e-mail settings have been updated.')).toBeVisible();
  expect(state).toEqual({ cri_json: [{ Company: 'Birch AG' }], revision: 8, delivery: 'daily' });
});

test('[N-11] a choice that could not be saved shows an error, and the old one stays', async () => {
  const { handlers } = storedPreferences(refuse(calls.updateCris, 500));
  const { user } = await open(handlers);
  await user.click(await screen.findByRole('radio', { name: 'One e-mail a day' }));
  expect(
    await screen.findByText('Your e-mail settings could not be updated. Please try again.'),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: 'No e-mails' })).toBeChecked();
});

test('[N-11] only a client with the notification centre is led there', async () => {
  const { unmount } = await open(storedPreferences().handlers, { centre: true });
  expect(await screen.findByRole('link', { name: 'Choose what you are notified about' })).toHaveAttribute(
    'href',
    '/notification-centre',
  );
  unmount();
  await open(storedPreferences().handlers);
  expect(await screen.findByRole('group', { name: 'E-mails about new research' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose what you are notified about' })).toBeNull();
});

test.each([
  ['en', 'Keep my recent searches and offer them in the search'],
  ['de', 'Meine letzten Suchen speichern und in der Suche anbieten'],
] as const)(
  '[L-28] (%s) recent searches are no longer kept for a client who does not want it',
  async (...row) => {
    const [language, name] = row;
    let keeps = true;
    const set: Handler = {
      method: 'POST',
      path: preferenceCalls.keepSearches.path,
      answer: ({ body }) => {
        keeps = (body as { keep: boolean }).keep;
        return Promise.resolve({ status: 200, body: { success: true } });
      },
    };
    const read = answer(calls.recentSearches, () => ({ enabled: keeps, searches: [] }));
    const { user } = await open([read, set, ...storedPreferences().handlers], { language });
    const box = await screen.findByRole('checkbox', { name });
    expect(box).toBeChecked();
    await user.click(box);
    await waitFor(() => expect(keeps).toBe(false));
    expect(box).not.toBeChecked();
  },
);

const ofUser = (news_at_start: boolean | undefined): Handler =>
  answer(calls.currentUser, () => ({
    ...{ name: 'Emma Everett', username: 'emma@demo.example', preferred_language: 'English' },
    ...{ accepted_terms: true, cri_json: null, news_at_start },
  }));

test.each([
  ['en', 'Begin the start page with what is new for me'],
  ['de', 'Auf der Startseite zuerst zeigen, was für mich neu ist'],
] as const)(
  '[L-25] (%s) the start page begins with what is new for a client who wants it',
  async (...row) => {
    const [language, name] = row;
    let isChosen = false;
    const read: Handler = { ...ofUser(false), answer: (request) => ofUser(isChosen).answer(request) };
    const set: Handler = {
      method: 'POST',
      path: preferenceCalls.updateNewsAtStart.path,
      answer: ({ body }) => {
        isChosen = (body as { news_at_start: boolean }).news_at_start;
        return Promise.resolve({ status: 200, body: { success: true } });
      },
    };
    const { user } = await open([read, set, ...storedPreferences().handlers], { language });
    const box = await screen.findByRole('checkbox', { name });
    expect(box).not.toBeChecked();
    await user.click(box);
    await waitFor(() => expect([isChosen, newsAtStart()]).toEqual([true, true]));
    expect(box).toBeChecked();
  },
);

test('[L-25] the choice of the start page keeps its line until it is known', async () => {
  const waiting: Handler = { ...ofUser(false), answer: () => new Promise(() => undefined) };
  const { container } = await open([waiting, ...storedPreferences().handlers]);
  await screen.findByRole('radio', { name: 'No e-mails' });
  expect(container.querySelector('.room')).toBeInTheDocument();
});

test('[L-25] [K-02] without the call the choice is not offered; a failure is reported', async () => {
  const { unmount } = await open([ofUser(undefined), ...storedPreferences().handlers]);
  await screen.findByRole('radio', { name: 'No e-mails' });
  expect(screen.queryByRole('checkbox', { name: /start page/ })).toBeNull();
  unmount();
  const { user } = await open([
    ofUser(false),
    refuse(preferenceCalls.updateNewsAtStart, 500),
    ...storedPreferences().handlers,
  ]);
  await user.click(await screen.findByRole('checkbox', { name: /start page/ }));
  expect(await screen.findByText('Something has gone wrong. Please try again.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /start page/ })).not.toBeChecked();
});

test('[L-28] [K-02] an API without recent searches is not asked to keep them; a failure is reported', async () => {
  const { unmount } = await open([refuse(calls.recentSearches, 404), ...storedPreferences().handlers]);
  await screen.findByRole('radio', { name: 'No e-mails' });
  expect(screen.queryByRole('checkbox', { name: /recent searches/ })).toBeNull();
  unmount();
  const { user } = await open([refuse(preferenceCalls.keepSearches, 500), ...storedPreferences().handlers]);
  await user.click(await screen.findByRole('checkbox', { name: /recent searches/ }));
  expect(await screen.findByText('Something has gone wrong. Please try again.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /recent searches/ })).toBeChecked();
});
