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
import { libraryCalls, type ServedCoverageChange, type ServedFollowedRating } from '@portal/wire-libraries';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const { allResearchDocuments, dmoLinks, followedRatings, highlightsDocuments } = libraryCalls;

const company = (id: number, value: string) => ({
  ...aTag({ id, value, category: 'Company', external_id: `C${id}` }),
  translated_value: null,
});
const rating: ServedFollowedRating = {
  ...company(1, 'Alpina AG'),
  ...{ sector: null, type: 'Equities', coverage: 'own' },
  rating: {
    ...{ current: 'Outperform', previous: 'Market perform', previous_date: '2025-02-03' },
    ...{ date: '2026-03-10', action: 'Upgrade' },
  },
};
const change: ServedCoverageChange = {
  ...company(2, 'Berna AG'),
  ...{ change: 'dropped', date: '2026-03-10', analysts_before: [], analysts_after: [] },
};
const news = (given: {
  records?: ServedFollowedRating[];
  coverage?: ServedCoverageChange[];
  visited?: boolean;
}) => answer(followedRatings, { since: '2026-03-06', visited: true, records: [], coverage: [], ...given });
const papers = (...titles: string[]) =>
  answer(allResearchDocuments, aPublicationList(titles.map((title) => aPublication({ title }))));

interface Opening {
  chosen?: boolean;
  /** Undefined: the API does not name the page. */
  granted?: boolean | undefined;
  language?: 'en' | 'de';
}

const entryOf = ({ granted }: Pick<Opening, 'granted'>) =>
  granted === undefined ? undefined : { can_access: granted };

async function open(handlers: Handler[], { chosen = true, language = 'en', ...opening }: Opening = {}) {
  const page = await renderScreen(remote.routes.gated ?? [], {
    path: '/todays-highlights',
    messages: loadMessages,
    entitlements: { ...someEntitlements(), new_for_you_tab: entryOf({ granted: true, ...opening }) },
    newsAtStart: chosen,
    language,
    handlers: [
      ...handlers,
      answer(highlightsDocuments, aPublicationList([aPublication({ title: 'Of the day' })])),
      answer(dmoLinks, []),
    ],
  });
  await screen.findByRole('heading', { name: 'Of the day' });
  return page;
}

test.each([
  ['en', 'New for you', 'No longer covered', 'Show all'],
  ['de', 'Neu für Sie', 'Nicht mehr in der Coverage', 'Alles anzeigen'],
] as const)(
  '[L-25] the start page begins with ratings, coverage and publications if chosen (%s)',
  async (language, name, dropped, all) => {
    const handlers = [news({ records: [rating], coverage: [change] }), papers('Steel is back', 'The second')];
    const { container, requests, user, address } = await open(handlers, { language });
    const part = within(await screen.findByRole('region', { name }));
    const entries = (await part.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatch(/^Alpina AG(Equity Rating|Aktienrating) .*(Outperform|Übergewichten)$/);
    expect(entries[1]).toBe(`Berna AG${dropped}`);
    expect(entries[2]).toMatch(/^Steel is back/);
    expect(requests.find(({ path }) => path === allResearchDocuments.path)?.query).toMatchObject({
      followed: 'true',
      new: 'true',
      entitled: 'true',
    });
    await expectNoAxeViolations(container);
    await user.click(part.getByRole('link', { name: all }));
    expect(address()).toBe('/new-for-you');
  },
);

test.each([
  ['en', 'Nothing new on what you follow.'],
  ['de', 'Es gibt nichts Neues zu dem, dem Sie folgen.'],
] as const)('[L-25] without news there is one line (%s)', async (language, message) => {
  const { handlers } = aPreferencesApi([{ Sector: 'Banks' }]);
  await open([news({}), papers(), ...handlers], { language });
  expect(await screen.findByText(message)).toBeVisible();
});

test('[L-25] who follows nothing reads how to', async () => {
  await open([news({}), papers(), ...aPreferencesApi().handlers]);
  expect(await screen.findByText(/^You do not follow anything yet\./)).toBeVisible();
});

test('[L-25] after a first visit publications are of the last days, as ratings', async () => {
  const { requests } = await open([news({ visited: false }), papers('Steel is back')]);
  expect(await screen.findByRole('link', { name: 'Steel is back' })).toBeVisible();
  const paperReads = requests.filter(({ path }) => path === allResearchDocuments.path);
  expect(paperReads.map(({ query }) => 'date_range' in query && !('new' in query))).toEqual([true]);
});

test('[L-25] what could not be loaded is tried again', async () => {
  const { user, requests } = await open([refuse(followedRatings, 500), papers('Steel is back')]);
  const ratingReads = () => requests.filter(({ path }) => path === followedRatings.path).length;
  const part = within(await screen.findByRole('region', { name: 'New for you' }));
  const again = await part.findByRole('button', { name: 'Try again' });
  const before = ratingReads();
  await user.click(again);
  await waitFor(() => expect(ratingReads()).toBeGreaterThan(before));
});

test.each([
  ['did not choose it', { chosen: false }],
  ['may no longer open that page', { granted: false }],
  ['has an API without that page', { granted: undefined }],
])('[L-25] nothing is asked for or shown for a client who %s', async (_, opening) => {
  const { requests } = await open([], opening);
  expect(screen.queryByRole('region', { name: 'New for you' })).toBeNull();
  expect(requests.map(({ path }) => path)).not.toContain(followedRatings.path);
});
