import { pages, type Language } from '@portal/contract';
import { sessionStore, signOut } from '@portal/session';
import { answer, passTime, refuse, renderScreen, unreachable, type Handler } from '@portal/testing';
import { clearToasts } from '@portal/ui';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';
import { act, screen, waitFor } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';
import { aCentreApi, someOffered, type StoredCris } from '../testing/aCentreApi.ts';

const saved = 'Your Notification Preferences have been successfully updated.';
const failed = 'Your Notification Preferences failed to update. Please try again.';
const merged = 'Your preferences had also been changed on another device. Both changes are kept.';

interface Shown {
  handlers?: Handler[];
  language?: Language;
  stored?: Partial<StoredCris>;
}

async function show({ handlers = [], language = 'en', stored = {} }: Shown = {}) {
  const api = aCentreApi({ stored });
  const rendered = await renderScreen(Object.values(remote.routes).flat(), {
    path: pages.notificationCentre.href(),
    language,
    messages: loadMessages,
    handlers: [...handlers, ...api.handlers],
  });
  await screen.findByRole('group', { name: 'Highlights' });
  const sent = () => rendered.requests.filter(({ path }) => path === calls.updateCris.path);
  return { ...rendered, stored: api.stored, sent };
}

const toggle = (name: string) => screen.getByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const equity = 'Company Research, Equity, German';
const equityEntry = {
  'Aggregated Publication Type': 'Company Research',
  'Asset Classification': 'Equity',
  Language: 'German',
};

afterEach(() => act(clearToasts));

test.each<[Language, string, string]>([
  ['en', 'Save', 'No changes to save.'],
  ['de', 'Speichern', 'Keine Änderungen zu speichern.'],
])(
  '[N-03] in %s there is nothing to save at first, and the tooltip explains it',
  async (language, name, words) => {
    const { user, sent } = await show({ language });
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await user.hover(button(name));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(words);
    await user.click(button(name));
    expect(sent()).toEqual([]);
  },
);

test('[N-03] a change that is taken back is none', async () => {
  const { user } = await show();
  await user.click(toggle(equity));
  expect(button('Save')).not.toHaveAttribute('aria-disabled');
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  await user.click(toggle(equity));
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
});

test('[N-03] mails are switched off by a choice of their own', async () => {
  const { user, stored } = await show();
  await user.click(screen.getByRole('radio', { name: 'No e-mails' }));
  await user.click(button('Save'));
  expect(await screen.findByText(saved)).toBeVisible();
  expect(stored.delivery).toBe('none');
  expect(screen.getByRole('radio', { name: 'No e-mails' })).toBeChecked();
});

test('[N-03] [N-05] what is chosen is saved once, said, and the page shown from its top', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  const { user, stored, sent } = await show({ stored: { cri_json: [{ Region: 'Europe' }], revision: 5 } });
  await user.click(toggle(equity));
  await user.click(toggle('Daily Market Opinion Headlines, Highlights, German'));
  await user.click(toggle('Daily Market Opinion, Highlights, German'));
  await user.click(screen.getByRole('radio', { name: 'One e-mail a day' }));
  await user.dblClick(button('Save'));
  expect(await screen.findByText(saved)).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    {
      cri_json: [
        equityEntry,
        { 'Aggregated Publication Type': 'DMO Übersichtsseite', Language: 'German' },
        { 'Aggregated Publication Type': 'DMO Gesamt', Language: 'German' },
        { Region: 'Europe' },
      ],
      revision: 5,
      delivery: 'daily',
    },
  ]);
  expect(stored.revision).toBe(6);
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  expect(toggle(equity)).toBeChecked();
});

test('[N-03] while saving the tooltip shows it, and changes made meanwhile stay', async () => {
  let go = () => {};
  const slow = new Promise<void>((resolve) => (go = resolve));
  const { user, sent } = await show({
    handlers: [answer(calls.updateCris, { success: true, revision: 1 }, { after: slow })],
  });
  await user.click(toggle(equity));
  await user.click(button('Save'));
  await user.hover(button('Save'));
  expect(await screen.findByText('Saving, please wait.')).toBeInTheDocument();
  await user.click(toggle('Company Research, Equity, English'));
  await user.click(button('Save'));
  act(go);
  expect(await screen.findByText(saved)).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(toggle('Company Research, Equity, English')).toBeChecked();
  await waitFor(() => expect(button('Save')).not.toHaveAttribute('aria-disabled'));
});

test.each<[string, Handler, Language]>([
  ['refuses', refuse(calls.updateCris, 500), 'en'],
  ['cannot be reached', unreachable(calls.updateCris), 'en'],
  ['says success: false with 200', answer(calls.updateCris, { success: false, revision: 1 }), 'en'],
  ['says success: 0', refuse(calls.updateCris, 200, { success: 0 }), 'en'],
  ['says success as the text false', refuse(calls.updateCris, 200, { success: 'false' }), 'en'],
  ['says nothing, and did not keep it', refuse(calls.updateCris, 204, ''), 'en'],
  ['says null, and did not keep it', refuse(calls.updateCris, 200, null), 'en'],
])('[N-03] an API that %s keeps nothing, and every change stays', async (_, handler) => {
  const handlers = [handler];
  const { user } = await show({ handlers });
  await user.click(toggle(equity));
  await user.click(button('Save'));
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.queryByText(saved)).toBeNull();
  expect(toggle(equity)).toBeChecked();
  expect(button('Save')).not.toHaveAttribute('aria-disabled');
  expect(sessionStorage.getItem('portal-draft-notification-centre')).not.toBeNull();
});

test('[N-03] in German it shows it, too; after a success the failure is no longer said', async () => {
  let refusals = 1;
  const once: Handler = {
    ...refuse(calls.updateCris, 500),
    answer: () =>
      Promise.resolve({ status: refusals-- > 0 ? 500 : 200, body: { success: true, revision: 1 } }),
  };
  const { user } = await show({ handlers: [once], language: 'de' });
  await user.click(toggle('Unternehmensanalysen, Aktien, Deutsch'));
  await user.click(button('Speichern'));
  const words =
    'Ihre Benachrichtigungseinstellungen konnten nicht aktualisiert werden. Bitte versuchen Sie es erneut.';
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(button('Speichern'));
  expect(
    await screen.findByText('Ihre Benachrichtigungseinstellungen wurden erfolgreich aktualisiert.'),
  ).toBeVisible();
  expect(screen.queryByText(words)).toBeNull();
});

test('[N-03] what another device saved meanwhile is kept with the changes made here, and said', async () => {
  const { user, stored, sent } = await show({ stored: { revision: 1 } });
  await user.click(toggle(equity));
  Object.assign(stored, { cri_json: [{ Sector: 'Banks' }], revision: 2, delivery: 'weekly' });
  await user.click(button('Save'));
  expect(await screen.findByText(saved)).toBeVisible();
  expect(screen.getByText(merged)).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    { cri_json: [equityEntry], revision: 1, delivery: 'single' },
    { cri_json: [equityEntry, { Sector: 'Banks' }], revision: 2, delivery: 'weekly' },
  ]);
  expect(button('Remove Banks')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'One e-mail a week' })).toBeChecked();
  await user.click(button('Close this message'));
  expect(screen.queryByText(merged)).toBeNull();
});

test('[N-03] an API that always refuses as overtaken is asked four times, and nothing is lost', async () => {
  const { user, sent } = await show({ handlers: [refuse(calls.updateCris, 409)] });
  await user.click(toggle(equity));
  await user.click(button('Save'));
  expect(await screen.findByText(failed)).toBeVisible();
  expect(sent()).toHaveLength(4);
  expect(toggle(equity)).toBeChecked();
});

test('[N-03] an API without revisions is sent none', async () => {
  const { user, sent } = await show({
    handlers: [
      {
        ...answer(calls.getCris, { cri_json: [], revision: 0, delivery: 'single' }),
        answer: () => Promise.resolve({ status: 200, body: { cris: [] } }),
      },
    ],
  });
  await user.click(toggle(equity));
  await user.click(button('Save'));
  expect(await screen.findByText(saved)).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([{ cri_json: [equityEntry] }]);
});

test.each([
  [204, ''],
  [200, {}],
  [200, null],
])('[N-03] an answer %i %j is no success until what was kept is read back', async (status, body) => {
  const api = aCentreApi();
  const silent: Handler = {
    ...refuse(calls.updateCris, status, body),
    answer: async (request) => {
      await api.handlers.find(({ path }) => path === calls.updateCris.path)?.answer(request);
      return { status, body };
    },
  };
  const { user, requests } = await show({ handlers: [silent, ...api.handlers] });
  await user.click(toggle(equity));
  await user.click(button('Save'));
  expect(await screen.findByText(saved)).toBeVisible();
  const preferencePaths = [calls.getCris.path, calls.updateCris.path];
  expect(requests.map(({ path }) => path).filter((path) => preferencePaths.includes(path))).toEqual([
    'current_user/get_cris',
    'current_user/update_cris',
    'current_user/get_cris',
  ]);
});

test('[N-03] without revisions, meanwhile stored choices are merged with the changes here', async () => {
  let cris: unknown[] = [{ Sector: 'Banks' }];
  const { user, sent } = await show({
    handlers: [
      {
        ...answer(calls.getCris, { cri_json: [], revision: 0, delivery: 'single' }),
        answer: () => Promise.resolve({ status: 200, body: { cris } }),
      },
    ],
  });
  await user.click(toggle(equity));
  cris = [{ Company: 'Alpin Bank' }];
  await user.click(button('Save'));
  expect(await screen.findByText(merged)).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([{ cri_json: [equityEntry, { Company: 'Alpin Bank' }] }]);
  expect(screen.queryByRole('button', { name: 'Remove Banks' })).toBeNull();
});

test('[N-02] what can no longer be chosen is shown on opening, and gone after the next save', async () => {
  const { user, stored } = await show({ stored: { cri_json: [{ Company: 'Gone AG;Alpin Bank' }] } });
  expect(
    await screen.findByText(/^No longer available, and removed the next time you save: Gone AG\.$/),
  ).toBeVisible();
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  await user.click(toggle(equity));
  await user.click(button('Save'));
  expect(
    await screen.findByText('No longer available, and removed from your preferences: Gone AG.'),
  ).toBeVisible();
  expect(stored.cri_json).toEqual([equityEntry, { Company: 'Alpin Bank' }]);
});

test('[N-02] a tag that disappears between opening and saving is not saved, and that is shown', async () => {
  let offers = 0;
  const fewer: Handler = {
    ...answer(preferenceCalls.preferenceCentre, someOffered),
    answer: () => {
      offers += 1;
      const body = offers === 1 ? someOffered : { ...someOffered, Company: [] };
      return Promise.resolve({ status: 200, body });
    },
  };
  const { user, stored } = await show({
    handlers: [fewer],
    stored: { cri_json: [{ Company: 'Alpin Bank' }] },
  });
  await user.click(toggle(equity));
  await user.click(button('Save'));
  expect(
    await screen.findByText('No longer available, and removed from your preferences: Alpin Bank.'),
  ).toBeVisible();
  expect(stored.cri_json).toEqual([equityEntry]);
});

test('[B-01] [N-03] a session that runs out under the form is renewed, and the save goes through', async () => {
  const api = aCentreApi();
  let refusals = 1;
  const expired: Handler = {
    ...refuse(calls.updateCris, 401),
    answer: (request) => {
      if (refusals-- > 0) return Promise.resolve({ status: 401, body: { status: 401, title: 'Expired' } });
      Object.assign(api.stored, { authorization: request.headers['Authorization'] });
      return Promise.resolve({ status: 200, body: { success: true, revision: 1 } });
    },
  };
  const renewed = answer(calls.refreshAuthToken, {
    token: 'next-token',
    refresh_token: 'next-refresh',
    contact: { name: 'Emma Everett' },
  });
  const { user, sent } = await show({ handlers: [expired, renewed] });
  await user.click(toggle(equity));
  await user.click(button('Save'));
  expect(await screen.findByText(saved)).toBeVisible();
  expect(sent().map(({ headers }) => headers['Authorization'])).toEqual([
    'Bearer access-token',
    'Bearer next-token',
  ]);
  expect(screen.queryByText(failed)).toBeNull();
});

test('[N-03] a session that is over says no failure of its own, and leaves the draft', async () => {
  const { user } = await show({
    handlers: [refuse(calls.updateCris, 401), refuse(calls.refreshAuthToken, 401)],
  });
  await user.click(toggle(equity));
  await user.click(button('Save'));
  await waitFor(() => expect(button('Save')).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByText(failed)).toBeNull();
  expect(sessionStorage.getItem('portal-draft-notification-centre')).toContain('Company Research');
});

test('[N-03] a session that ends under the save is explained by the login alone', async () => {
  const { user } = await show({
    handlers: [
      {
        ...refuse(calls.updateCris, 500),
        answer: () => {
          // Another tab logs out meanwhile.
          signOut();
          return Promise.resolve({ status: 500, body: {} });
        },
      },
    ],
  });
  await user.click(toggle(equity));
  await user.click(button('Save'));
  await waitFor(() => expect(sessionStore.getState().status).toBe('signedOut'));
  await waitFor(() => expect(button('Save')).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByText(failed)).toBeNull();
});

test('[N-03] what an earlier save stored although its answer was lost is not another device’s', async () => {
  const api = aCentreApi({ stored: { revision: 1 } });
  let isFirst = true;
  const lost: Handler = {
    ...refuse(calls.updateCris, 500),
    answer: async (request) => {
      const stored = await api.update(request);
      const wasFirst = isFirst;
      isFirst = false;
      return wasFirst ? { status: 500, body: {} } : stored;
    },
  };
  const { user } = await show({ handlers: [lost, ...api.handlers] });
  await user.click(toggle(equity));
  await user.click(button('Save'));
  expect(await screen.findByText(failed)).toBeVisible();
  await user.click(button('Save'));
  expect(await screen.findByText(saved)).toBeVisible();
  expect(screen.queryByText(merged)).toBeNull();
  expect(api.stored.cri_json).toEqual([equityEntry]);
});

test('[B-06] [N-03] a save gives up after 30 seconds in all, with a message', async () => {
  const never = new Promise<never>(() => undefined);
  let offers = 0;
  const { user } = await show({
    handlers: [
      {
        ...answer(preferenceCalls.preferenceCentre, someOffered),
        answer: () => (offers++ === 0 ? Promise.resolve({ status: 200, body: someOffered }) : never),
      },
      { ...refuse(calls.updateCris, 500), answer: () => never },
    ],
  });
  await user.click(toggle(equity));
  jest.useFakeTimers();
  button('Save').click();
  await passTime(29_000);
  expect(button('Save')).toHaveAttribute('aria-busy');
  await passTime(1_100);
  jest.useRealTimers();
  expect(await screen.findByText(failed)).toBeVisible();
});
