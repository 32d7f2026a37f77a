import { removeCookie } from '@portal/session';
import {
  answer,
  aPublication,
  aPublicationList,
  aRatingChangeList,
  aPreferencesApi,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { libraryCalls } from '@portal/wire-libraries';
import { calls } from '@portal/wire';
import { screen, waitFor } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const some = aPublicationList([aPublication(), aPublication()]);
const none = aPublicationList([]);
const mine = (all: typeof some, followed: typeof some) => [
  answer(libraryCalls.marketsDocuments, ({ query }) => (query['followed'] === 'true' ? followed : all)),
  answer(libraryCalls.equitiesDocuments, ({ query }) => (query['followed'] === 'true' ? followed : all)),
  answer(libraryCalls.highlightsDocuments, ({ query }) => (query['followed'] === 'true' ? followed : all)),
];
const others: Handler[] = [
  answer(libraryCalls.equitiesTagFilters, {}),
  answer(libraryCalls.marketsTagFilters, {}),
  answer(libraryCalls.latestRatings, aRatingChangeList([])),
  answer(libraryCalls.dmoLinks, []),
];

interface Opening {
  handlers?: Handler[];
  granted?: boolean;
  language?: 'en' | 'de';
}

const open = (path: string, { handlers = [], granted = true, language = 'en' }: Opening = {}) =>
  renderScreen(remote.routes.gated ?? [], {
    path,
    messages: loadMessages,
    calls: libraryCalls,
    entitlements: someEntitlements((tab) => granted || tab !== 'notification_centre_tab'),
    handlers: [...handlers, ...mine(some, none), ...others],
    language,
  });

const box = (name = 'My coverage') => screen.findByRole('checkbox', { name });
const nothing = {
  en: /^You do not follow anything yet\. Open the page of a company, a sector or an analyst and choose “Follow”\.$/,
  de: /^Sie folgen noch nichts\. Öffnen Sie die Seite .* und wählen Sie «Folgen»\.$/,
};

beforeEach(() => ['filterLanguages', 'filterAssetClasses', 'studiesOnly'].forEach(removeCookie));

test.each([
  ['/equities', 'equities_documents', '/equities?Language=English;German&my_coverage=true'],
  [
    '/todays-highlights',
    'highlights_documents',
    '/todays-highlights?Language=English;German&my_coverage=true',
  ],
])(
  '[N-07] %s shows what the client follows, by its address, until the chip is taken away',
  async (path, call, there) => {
    const preferences = aPreferencesApi([{ Sector: 'Banks' }]);
    const { user, address, requests } = await open(path, {
      handlers: [...preferences.handlers, ...mine(some, aPublicationList([aPublication()]))],
    });
    await screen.findByText('2 of 2 publications');
    const followedParameters = () =>
      requests.filter(({ path: each }) => each === call).map(({ query }) => query['followed']);
    expect(requests.map(({ path: each }) => each)).not.toContain('current_user/get_cris');
    await user.click(await box());
    await waitFor(() => expect(address()).toBe(there));
    expect(await screen.findByText('1 of 1 publication')).toBeVisible();
    expect(followedParameters()).toEqual([undefined, 'true']);
    expect(screen.getByText('Filters (1)')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove filter My coverage' }));
    await screen.findByText('2 of 2 publications');
    expect(await box()).not.toBeChecked();
  },
);

test('[N-07] a link shows it at once, together with other filters, and tags are counted so', async () => {
  const preferences = aPreferencesApi([{ Sector: 'Banks' }]);
  const { requests } = await open('/equities?my_coverage=true&Sector=Banks&search_term=rates', {
    handlers: preferences.handlers,
  });
  expect(await box()).toBeChecked();
  const narrowed = { followed: 'true', search_term: 'rates', tag_filters: expect.stringContaining('Banks') };
  for (const call of ['equities_documents', 'equities_tag_filters'])
    await waitFor(() => expect(requests.find(({ path }) => path === call)?.query).toMatchObject(narrowed));
});

test.each([
  ['en', '/equities'],
  ['de', '/equities'],
  ['en', '/todays-highlights'],
  ['de', '/todays-highlights'],
] as const)('[N-07] (%s) %s says that nothing is followed, and how to follow', async (language, path) => {
  await open(`${path}?my_coverage=true`, { handlers: aPreferencesApi().handlers, language });
  expect(await screen.findByText(nothing[language])).toBeVisible();
});

test('[N-07] what is followed and has no publication is shown as of any filter', async () => {
  const { user } = await open('/markets?my_coverage=true', {
    handlers: aPreferencesApi([{ Sector: 'Banks' }]).handlers,
  });
  expect(await screen.findByText(/^We can't find what you're looking for/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Remove filter My coverage' })[1] ?? document.body);
  expect(await screen.findByText('2 of 2 publications')).toBeVisible();
});

test('[N-07] clients without the notification centre are not offered it', async () => {
  const { requests } = await open('/markets', { granted: false });
  await screen.findByText('2 of 2 publications');
  expect(screen.queryByRole('checkbox', { name: 'My coverage' })).toBeNull();
  expect(requests.map(({ path }) => path)).not.toContain('current_user/get_cris');
});

test('[N-07] a link that has it can be left without the notification centre', async () => {
  const { user } = await open('/markets?my_coverage=true', { granted: false });
  expect(await screen.findByText(/^We can't find what you're looking for/)).toBeVisible();
  await user.click(await box());
  expect(await screen.findByText('2 of 2 publications')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'My coverage' })).toBeNull();
});

test('[N-07] [K-01] without knowing what is followed, the list stands, and the filter goes once off', async () => {
  const { user } = await open('/markets?my_coverage=true', {
    handlers: [refuse(calls.getCris, 404), ...mine(some, some)],
  });
  await screen.findByText('2 of 2 publications');
  await user.click(await box());
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'My coverage' })).toBeNull());
});
