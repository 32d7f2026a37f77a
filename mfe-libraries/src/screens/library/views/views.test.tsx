import { removeCookie, writeCookie } from '@portal/session';
import {
  answer,
  aPublication,
  aPublicationList,
  aRatingChangeList,
  aTag,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  type Handler,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { libraryCalls, type SavedView } from '@portal/wire-libraries';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const languages = ['English', 'German'];
const banks: SavedView = {
  id: 7,
  name: 'Swiss banks',
  query: { tag_filters: { Sector: ['Banks'], Language: languages } },
  mail: false,
  new: 3,
};
const saved = (views: SavedView[] = [], mails_off = false) =>
  answer(libraryCalls.savedViews, { views, mails_off });
const done = { success: true } as const;
const handlers: Handler[] = [
  answer(libraryCalls.marketsDocuments, aPublicationList([aPublication()])),
  answer(libraryCalls.marketsTagFilters, {}),
  answer(calls.webDocuments, aPublicationList([])),
];

const open = (search: string, more: Handler[], language: 'en' | 'de' = 'en') =>
  renderScreen(remote.routes.gated ?? [], {
    path: `/markets${search}`,
    messages: loadMessages,
    language,
    handlers: [...more, ...handlers],
  });

const dialog = () => within(screen.getByRole('dialog'));

test('[L-23] saved views are tabs with the number of new papers; the current one is marked', async () => {
  const { user, container, address } = await open('', [
    saved([banks, { ...banks, id: 8, name: 'Zinsen', query: { search_term: 'Zinsen' }, new: 100 }]),
  ]);
  const tabs = within(await screen.findByRole('navigation', { name: 'Saved views' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Swiss banks3 new',
    'Zinsen99+ new',
  ]);
  expect(tabs.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolations(container);
  await user.click(tabs.getByRole('link', { name: /Swiss banks/ }));
  expect(address()).toBe('/markets?Sector=Banks&Language=English;German');
  await waitFor(() =>
    expect(tabs.getByRole('link', { name: /Swiss banks/ })).toHaveAttribute('aria-current', 'page'),
  );
  expect(await screen.findByRole('button', { name: 'Change view' })).toBeVisible();
});

test('[L-23] a view is saved under its suggested name or another one, with or without mails', async () => {
  const { user, requests, container } = await open('?Sector=Banks&search_term=Zinsen', [
    saved(),
    answer(libraryCalls.saveView, done),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Zinsen, Banks');
  await expectNoAxeViolations(container);
  await user.clear(name);
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a name.')).toBeVisible();
  expect(name).toHaveFocus();
  await user.type(name, 'Rates');
  await user.click(
    dialog().getByRole('checkbox', { name: 'Send me an e-mail when a new publication matches' }),
  );
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('View “Rates” saved.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.find(({ path }) => path === 'save_view')?.body).toEqual({
    library: 'markets',
    name: 'Rates',
    query: {
      tag_filters: { Sector: ['Banks'], Language: languages },
      search_term: 'Zinsen',
    },
    mail: true,
  });
  expect(requests.filter(({ path }) => path === 'saved_views')).toHaveLength(2);
});

test('[L-23] a name that is taken keeps what was typed, and its view can be replaced', async () => {
  const { user, requests } = await open('?search_term=Zinsen', [
    saved([banks]),
    answer(libraryCalls.changeView, done),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'swiss  Banks');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You already have a view with this name.')).toBeVisible();
  expect(name).toHaveValue('swiss  Banks');
  await user.click(dialog().getByRole('button', { name: 'Replace it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ path }) => path === 'change_view')?.body).toEqual({
    id: 7,
    query: { tag_filters: { Language: languages }, search_term: 'Zinsen' },
  });
});

test.each([
  ['taken elsewhere', 409, [banks], 'You already have a view with this name.'],
  [
    'one too many',
    409,
    Array.from({ length: 20 }, (_, index) => ({ ...banks, id: index + 1, name: `View ${index}` })),
    'A library can have up to 20 saved views. Please remove one first.',
  ],
  ['a failing server', 500, [], 'Something has gone wrong. Please try again.'],
])('[L-23] %s is shown, and nothing typed is lost', async (_what, status, views, words) => {
  const { user } = await open('?search_term=Zinsen', [saved(views), refuse(libraryCalls.saveView, status)]);
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await user.click((await screen.findByRole('dialog')).querySelector('[type="submit"]') ?? document.body);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Zinsen');
});

test('[L-23] a view is renamed, and removed with a way back', async () => {
  const { user, requests } = await open('?Sector=Banks', [
    saved([banks]),
    answer(libraryCalls.changeView, done),
    answer(libraryCalls.removeView, done),
    answer(libraryCalls.saveView, done),
  ]);
  const bodyOf = (call: string) => requests.findLast(({ path }) => path === call)?.body;
  await user.click(await screen.findByRole('button', { name: 'Change view' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Lenders');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('View “Lenders” saved.')).toBeVisible();
  expect(bodyOf('change_view')).toEqual({ id: 7, name: 'Lenders', mail: false });
  await user.click(screen.getByRole('button', { name: 'Change view' }));
  await user.click(await screen.findByRole('button', { name: 'Remove view' }));
  expect(await screen.findByText('View “Swiss banks” removed.')).toBeVisible();
  expect(bodyOf('remove_view')).toEqual({ id: 7 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const { name: viewName, query, mail } = banks;
  await waitFor(() =>
    expect(bodyOf('save_view')).toEqual({ id: 7, library: 'markets', name: viewName, query, mail }),
  );
});

test('[L-23] a client who has turned mails off is informed, with the way to turn them on', async () => {
  const { user } = await open('', [saved([], true)], 'de');
  await user.click(await screen.findByRole('button', { name: 'Ansicht speichern' }));
  expect(await screen.findByText(/E-Mails zu neuem Research sind abgestellt\./)).toBeVisible();
  const mails = 'E-Mail senden, wenn eine neue Publikation dazu passt';
  expect(dialog().getByRole('checkbox', { name: mails })).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Speichern' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ändern' })).toHaveAttribute('href', '/my-subscription');
});

test.each([404, 400, 405])(
  '[L-23] [K-02] an API that answers %d keeps no views, and none is offered',
  async (status) => {
    const without = await open('', [refuse(libraryCalls.savedViews, status)]);
    await waitFor(() => expect(without.requests.map(({ path }) => path)).toContain('saved_views'));
    expect(await screen.findByText('1 of 1 publication')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
    expect(screen.queryByText(/Saved views/)).toBeNull();
  },
);

test('[L-23] [K-02] views that could not be loaded are asked for again', async () => {
  let fails = true;
  const flaky: Handler = {
    ...saved([banks]),
    answer: (request) => (fails ? refuse(libraryCalls.savedViews, 500) : saved([banks])).answer(request),
  };
  const { user } = await open('', [flaky]);
  expect(await screen.findByText(/Saved views: Could not load/)).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('navigation', { name: 'Saved views' })).toBeVisible();
});

test('[L-23] “All” shows everything, also where the last visit chose studies only', async () => {
  writeCookie('studiesOnly', 'true');
  const study = aTag({ value: 'Spezialstudie', category: 'Publication Type' });
  const { user, address } = await renderScreen(remote.routes.gated ?? [], {
    path: '/equities?Sector=Banks',
    messages: loadMessages,
    handlers: [
      saved([banks]),
      answer(libraryCalls.companyStudies, [study]),
      answer(libraryCalls.equitiesDocuments, aPublicationList([aPublication()])),
      answer(libraryCalls.equitiesTagFilters, {}),
      answer(libraryCalls.latestRatings, aRatingChangeList([])),
      ...handlers,
    ],
  });
  await user.click(await screen.findByRole('link', { name: 'All' }));
  expect(address()).toBe('/equities?Language=English;German');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page'),
  );
  removeCookie('studiesOnly');
});
