import {
  answer,
  aPublication,
  aPublicationList,
  aTag,
  expectNoAxeViolations,
  aPreferencesApi,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { libraryCalls, type ServedFollowedRating } from '@portal/wire-libraries';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const { allResearchDocuments, followedRatings } = libraryCalls;

const aRating = (overrides: Partial<ServedFollowedRating> = {}): ServedFollowedRating => ({
  id: 1,
  value: 'Alpina AG',
  category: 'Company',
  translated_value: null,
  external_id: 'C0001',
  profile_active: true,
  inactive: false,
  sector: null,
  type: 'Equities',
  coverage: 'own',
  rating: {
    current: 'Outperform',
    previous: 'Market perform',
    previous_date: '2025-02-03',
    date: '2026-03-10',
    action: 'Upgrade',
  },
  ...overrides,
});
const begun = {
  current: 'A stable',
  previous: null,
  previous_date: null,
  date: '2026-03-09',
  action: null,
} as const;
const ratings = answer(followedRatings, {
  since: '2026-03-06',
  visited: true,
  records: [
    aRating(),
    aRating({ id: 2, value: 'Berna AG', type: 'Bonds', rating: begun }),
    aRating({ id: 3, value: 'Corva AG', type: 'ESG', rating: { ...aRating().rating, current: '4' } }),
  ],
});
const papers = answer(allResearchDocuments, aPublicationList([aPublication({ title: 'Steel is back' })]));

interface Opening {
  handlers?: Handler[];
  language?: 'en' | 'de';
  followed?: Parameters<typeof aPreferencesApi>[0];
  newsAtStart?: boolean | undefined;
}

const open = (
  search = '',
  { handlers = [], language = 'en', followed = [{ Sector: 'Banks' }], newsAtStart }: Opening = {},
) =>
  renderScreen(remote.routes.gated ?? [], {
    path: `/new-for-you${search}`,
    messages: loadMessages,
    entitlements: someEntitlements(),
    handlers: [...handlers, ...aPreferencesApi(followed).handlers, ratings, papers],
    language,
    newsAtStart,
  });

const ratingOf = async (company: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: company });
  const found = heading.closest('article');
  if (found === null) throw new Error(`${company} has no rating.`);
  return within(found);
};

test.each([
  [
    'en',
    'New for you',
    'Since 06.03.2026',
    'Equity Rating',
    'Credit Rating, coverage begins',
    '4 of 5 stars',
    ['Market perform', 'Outperform'],
  ],
  [
    'de',
    'Neu für Sie',
    'Seit 06.03.2026',
    'Aktienrating',
    'Schuldnerrating, neu in der Coverage',
    '4 von 5 Sternen',
    ['Marktgewichten', 'Übergewichten'],
  ],
] as const)(
  '[L-25] new and changed ratings stand above the publications a client follows (%s)',
  async (language, name, since, equity, credit, stars, words) => {
    const { container, address, requests, user } = await open('', { language });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(await screen.findByText(since)).toBeVisible();
    const first = await ratingOf('Alpina AG');
    expect(first.getByText(equity)).toBeVisible();
    for (const word of words) expect(first.getByText(word)).toBeVisible();
    expect(first.getByText('10.03.2026')).toHaveAttribute('datetime', '2026-03-10');
    expect((await ratingOf('Berna AG')).getByText(credit)).toBeVisible();
    expect((await ratingOf('Corva AG')).getByRole('img', { name: stars })).toBeVisible();
    expect(await screen.findByText('Steel is back')).toBeVisible();
    const listQuery = requests.find(({ path }) => path === allResearchDocuments.path)?.query;
    expect(listQuery).toMatchObject({ followed: 'true', new: 'true', entitled: 'auto' });
    expect(listQuery).not.toHaveProperty('date_range');
    await expectNoAxeViolations(container);
    await user.click(first.getByRole('link', { name: 'Alpina AG' }));
    expect(address()).toBe('/company_profile/C0001');
  },
);

test('[L-25] a period is chosen by its tab, stands in the address, and is asked for', async () => {
  const { user, address, requests } = await open();
  await ratingOf('Alpina AG');
  await user.click(screen.getByRole('tab', { name: 'Yesterday' }));
  expect(address()).toBe('/new-for-you?since=yesterday');
  await ratingOf('Alpina AG');
  await user.click(screen.getByRole('tab', { name: 'Last 7 days' }));
  expect(await screen.findByText('Steel is back')).toBeVisible();
  const of = (path: string) => requests.filter((each) => each.path === path).map(({ query }) => query);
  expect(of(followedRatings.path).map(({ since }) => since)).toEqual(['last_visit', 'yesterday', 'week']);
  const days = of(allResearchDocuments.path).map(({ date_range }) => {
    if (date_range === undefined) return undefined;
    const { start_date, end_date } = JSON.parse(date_range) as Record<'start_date' | 'end_date', string>;
    return (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000;
  });
  expect(days).toEqual([undefined, 1, 7]);
});

const noPapers = answer(allResearchDocuments, aPublicationList([]));
const noRatings = (visited: boolean) =>
  answer(followedRatings, { since: '2026-03-04', visited, records: [] });

test.each([
  ['en', 'Nothing new on what you follow in the last 7 days.', 'Follow more companies'],
  ['de', 'In den letzten 7 Tagen gab es nichts Neues zu dem, dem Sie folgen.', 'Weiteren Unternehmen folgen'],
] as const)(
  '[L-25] at a first visit nothing new is one line, which leads to more (%s)',
  async (language, nothing, more) => {
    const { requests, container } = await open('', { language, handlers: [noRatings(false), noPapers] });
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(screen.getByRole('link', { name: more })).toHaveAttribute('href', '/coverage');
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await expectNoAxeViolations(container);
    // The publications are of the same days.
    expect(requests.findLast(({ path }) => path === allResearchDocuments.path)?.query).toHaveProperty(
      'date_range',
    );
  },
);

test.each([
  ['', 'en', 'Nothing new on what you follow since your last visit.', 'Last 7 days'],
  ['', 'de', 'Seit Ihrem letzten Besuch gibt es nichts Neues zu dem, dem Sie folgen.', 'Letzte 7 Tage'],
  ['?since=yesterday', 'en', 'Nothing new on what you follow since yesterday.', 'Last 7 days'],
  ['?since=yesterday', 'de', 'Seit gestern gibt es nichts Neues zu dem, dem Sie folgen.', 'Letzte 7 Tage'],
] as const)('[L-25] nothing new is one line, and leads to a longer period%s (%s)', async (...given) => {
  const [search, language, nothing, longer] = given;
  const { user, address } = await open(search, { language, handlers: [noRatings(true), noPapers] });
  expect(await screen.findByText(nothing)).toBeVisible();
  await user.click(screen.getByRole('link', { name: longer }));
  expect(address()).toBe('/new-for-you?since=week');
});

test.each([
  ['en', 'No rating has changed on what you follow.'],
  ['de', 'Bei allem, dem Sie folgen, hat sich kein Rating geändert.'],
] as const)('[L-25] publications stand alone below a line about ratings (%s)', async (language, rating) => {
  await open('', { language, handlers: [noRatings(true)] });
  expect(await screen.findByText(rating)).toBeVisible();
  expect(await screen.findByText('Steel is back')).toBeVisible();
});

test.each([
  ['en', 'Nothing has been published on what you follow.'],
  ['de', 'Zu allem, dem Sie folgen, ist nichts erschienen.'],
] as const)('[L-25] ratings stand alone above a line about publications (%s)', async (language, paper) => {
  await open('', { language, handlers: [noPapers] });
  expect(await screen.findByText(paper)).toBeVisible();
  await ratingOf('Alpina AG');
});

test('[L-22] [L-25] what is only outside the subscription is not nothing', async () => {
  const { records, pagination_metadata: paging } = aPublicationList([]);
  const outside = { records, pagination_metadata: { ...paging, outside: 2, entitled_only: true } };
  await open('', { handlers: [noRatings(true), answer(allResearchDocuments, outside)] });
  expect(await screen.findByRole('checkbox', { name: 'In my subscription' })).toBeChecked();
});

test('[L-25] a client who follows nothing reads how to, and is led to the coverage', async () => {
  await open('', { followed: [] });
  expect(
    await screen.findByText(
      'You do not follow anything yet. Open the page of a company, a sector or an analyst and choose “Follow”.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose from the coverage' })).toHaveAttribute('href', '/coverage');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('[L-25] ratings that cannot be read leave the publications, and can be tried again', async () => {
  await open('', { handlers: [refuse(followedRatings, 500)] });
  expect(await screen.findByText('Steel is back')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  ['not chosen', false, '/my-subscription'],
  ['chosen', true, undefined],
])('[L-25] where the start page could begin with it, %s, the choice is near', async (_, chosen, address) => {
  await open('', { newsAtStart: chosen });
  await ratingOf('Alpina AG');
  const way = screen.queryByRole('link', { name: 'Choose to show this on the start page' });
  expect(way?.getAttribute('href')).toBe(address);
});

test('an unknown period is reported, and the last visit is shown', async () => {
  await open('?since=ever');
  expect(await screen.findByText('There is no tab “ever”. Showing Last visit.')).toBeVisible();
});

test('[L-22] [L-25] what is outside the subscription is left out, and shown on request', async () => {
  const list = answer(allResearchDocuments, ({ query }) => {
    const { records, pagination_metadata: paging } = aPublicationList([aPublication()]);
    const metadata = { ...paging, outside: 2, entitled_only: query['entitled'] !== 'false' };
    return { records, pagination_metadata: metadata };
  });
  const { user, requests } = await open('', { handlers: [list] });
  const box = await screen.findByRole('checkbox', { name: 'In my subscription' });
  expect(box).toBeChecked();
  await user.click(box);
  await waitFor(() =>
    expect(requests.findLast(({ path }) => path === allResearchDocuments.path)?.query).toMatchObject({
      entitled: 'false',
    }),
  );
});

test.each([
  [
    'en',
    'Analysts changed',
    ['Beat Buri, before: Anna Ammann', 'Beat Buri, before: nobody', 'Nobody, before: Anna Ammann'],
    'No longer covered',
  ],
  [
    'de',
    'Neue Zuständigkeit',
    ['Beat Buri, bisher: Anna Ammann', 'Beat Buri, bisher: niemand', 'Niemand, bisher: Anna Ammann'],
    'Nicht mehr in der Coverage',
  ],
] as const)(
  '[L-25] dropped coverage and changed analysts stand below the ratings (%s)',
  async (language, analysts, [names, first, nobody], dropped) => {
    const analyst = (id: number, value: string) => ({ ...aTag({ category: 'Analyst', value }), id });
    const change = {
      ...aRating({ id: 7, value: 'Dorva AG' }),
      ...{
        date: '2026-03-10',
        analysts_before: [analyst(8, 'Anna Ammann')],
        analysts_after: [analyst(9, 'Beat Buri')],
      },
    };
    const gone = { ...change, id: 10, value: 'Erna AG', profile_active: false, inactive: true };
    const coverage = [
      { ...change, change: 'analysts' as const },
      { ...change, id: 11, value: 'Flora AG', analysts_before: [], change: 'analysts' as const },
      { ...change, id: 12, value: 'Gerna AG', analysts_after: [], change: 'analysts' as const },
      { ...gone, change: 'dropped' as const },
    ];
    const handlers = [answer(followedRatings, { since: '2026-03-06', visited: true, records: [], coverage })];
    const { container } = await open('', { language, handlers });
    const changed = await ratingOf('Dorva AG');
    expect(changed.getByText(analysts)).toBeVisible();
    expect(changed.getByText(names)).toBeVisible();
    expect((await ratingOf('Flora AG')).getByText(first)).toBeVisible();
    expect((await ratingOf('Gerna AG')).getByText(nobody)).toBeVisible();
    expect(changed.getByRole('link', { name: 'Dorva AG' })).toHaveAttribute('href', '/company_profile/C0001');
    const left = await ratingOf('Erna AG');
    expect(left.getByText(dropped)).toBeVisible();
    expect(left.queryByRole('link')).toBeNull();
    await expectNoAxeViolations(container);
  },
);
