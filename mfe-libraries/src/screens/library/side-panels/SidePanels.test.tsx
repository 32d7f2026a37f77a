import { removeCookie } from '@portal/session';
import {
  answer,
  aPublication,
  aPublicationList,
  aRatingChange,
  aRatingChangeList,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';
import { libraries } from '../libraries.ts';

const lists: Handler[] = [
  answer(calls.entitlementsAll, someEntitlements()),
  answer(libraryCalls.savedViews, { views: [], mails_off: false }),
  ...libraries.flatMap(({ call, tagCall }) => [
    answer(call, aPublicationList([aPublication({ title: 'In the list' })])),
    answer(tagCall, {}),
  ]),
];

const upgrade = aRatingChange({ external_id: 'c-1', rating: { date: '2026-11-20' } });
const ratings = answer(libraryCalls.latestRatings, ({ query }) => {
  const type = query.type === 'Bonds' ? 'Bonds' : 'Equities';
  const first = query.page === '1' ? [upgrade] : [];
  const records =
    type === 'Bonds' ? [aRatingChange({ type, value: 'Alpin Energie', translated_value: null })] : first;
  const more = Array.from({ length: 3 - records.length }, (_, place) =>
    aRatingChange({ type, value: `Company ${query.page}.${place}`, translated_value: null }),
  );
  return aRatingChangeList([...records, ...more], {
    page: Number(query.page),
    num_pages: 4,
    max_records: 60,
  });
});
const featured = answer(
  calls.webDocuments,
  aPublicationList([aPublication({ title: 'The featured study' })]),
);
const selected = answer(
  libraryCalls.selectedFixedIncome,
  aPublicationList([
    aPublication({ title: 'Selected: a bond' }),
    aPublication({ title: 'Selected: for others', entitled: false, download_link: '', preview_link: '' }),
  ]),
);
const all = [ratings, featured, selected];

function open(path: string, handlers: Handler[] = all, language: 'en' | 'de' = 'en') {
  return renderScreen(remote.routes.gated ?? [], {
    path,
    messages: loadMessages,
    calls: libraryCalls,
    handlers: [...handlers, ...lists],
    language,
  });
}

const readsOf = (requests: TestRequest[], { path }: { path: string }) =>
  requests.filter((request) => request.path === path).map(({ query }) => query);

/** An upright tablet, or narrower; the default is a desktop. */
function holdTablet() {
  const wide = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(wide, { matches: query === '(max-width: 59.9375em)' }));
}

beforeEach(() => removeCookie('filterLanguages'));
afterEach(() => jest.restoreAllMocks());

describe('rating changes', () => {
  const funds = 'Real Estate Funds / Investment Foundations';

  test.each([
    [
      '/equities',
      { type: 'Equities', coverage: 'own', exclude_tag_filters: JSON.stringify({ Sector: [funds] }) },
      [calls.webDocuments, libraryCalls.selectedFixedIncome],
    ],
    [
      '/real-estate',
      { type: 'Equities', coverage: 'own', tag_filters: JSON.stringify({ Sector: ['Real Estate', funds] }) },
      [libraryCalls.selectedFixedIncome],
    ],
    ['/fixed-income', { type: 'Bonds', coverage: 'own' }, []],
    [
      '/international',
      { type: 'Equities', coverage: 'partner' },
      [calls.webDocuments, libraryCalls.selectedFixedIncome],
    ],
  ])(
    '[L-10] [L-12] %s asks for its own, fifteen a page, and for no panel that it does not have',
    async (path, query, others) => {
      const { requests } = await open(path);
      await screen.findByRole('table');
      await screen.findByText('In the list');
      for (const call of others) expect(readsOf(requests, call)).toEqual([]);
      expect(readsOf(requests, libraryCalls.latestRatings)).toEqual([
        { ...query, order: 'desc', page: '1', page_size: '15' },
      ]);
    },
  );

  test.each(['/markets', '/all-research'])('[L-09] [L-10] [L-11] %s has no panels', async (path) => {
    const { requests } = await open(path);
    await screen.findByText('In the list');
    for (const call of [libraryCalls.latestRatings, calls.webDocuments, libraryCalls.selectedFixedIncome])
      expect(readsOf(requests, call)).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Rating changes' })).toBeNull();
  });

  test('[L-10] [T-06] company, change and day stand in a row; the company leads to its profile', async () => {
    const { container } = await open('/equities');
    const table = await screen.findByRole('table', { name: 'Rating changes' });
    const row = within(table).getAllByRole('row')[1];
    expect(row).toHaveTextContent('Alberris BankUpgrade: from Market perform to Outperform20.11.2026');
    expect(within(table).getByRole('link', { name: 'Alberris Bank' })).toHaveAttribute(
      'href',
      '/company_profile/c-1?tab=Equity',
    );
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expectNoAxeViolations(container);
  });

  test('[L-10] partner coverage says Buy, Hold and Sell, and its links name no asset class', async () => {
    await open('/international', all, 'de');
    const table = await screen.findByRole('table', { name: 'Ratingänderungen' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Hochstufung: von Halten auf Kaufen');
    expect(within(table).getByRole('link', { name: 'Alberris Bank' })).toHaveAttribute(
      'href',
      '/company_profile/c-1',
    );
  });

  test('[L-10] credit ratings come with their outlook', async () => {
    await open('/fixed-income', all, 'de');
    const table = await screen.findByRole('table', { name: 'Änderungen der Schuldnerratings' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('von BBB+ stabil auf A- stabil');
  });

  test('[L-10] [T-03] the next page is read when it is asked for', async () => {
    const { user, requests } = await open('/equities');
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Company 2.0')).toBeVisible();
    expect(readsOf(requests, libraryCalls.latestRatings).map(({ page }) => page)).toEqual(['1', '2']);
  });

  test('[L-10] they are the library’s, whatever the list is narrowed by', async () => {
    const { requests } = await open('/equities?Sector=Banks&Language=German&search_term=x');
    await screen.findByRole('table');
    expect(readsOf(requests, libraryCalls.latestRatings)[0]).not.toHaveProperty('tag_filters');
  });

  test('a failure stands in their place, the list lives, and Try again reads again', async () => {
    let calm = false;
    const flaky: Handler = {
      ...ratings,
      answer: (request) => (calm ? ratings : refuse(libraryCalls.latestRatings, 500)).answer(request),
    };
    const { user, container } = await open('/equities', [flaky]);
    const table = await screen.findByRole('table', { name: 'Rating changes' });
    expect(within(table).getByRole('status')).toHaveTextContent('Could not load – Try again');
    expect(await screen.findByText('In the list')).toBeVisible();
    await expectNoAxeViolations(container);
    calm = true;
    await user.click(within(table).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Alberris Bank')).toBeVisible();
  });

  test('outside of the subscription that is shown, and nothing is offered', async () => {
    await open('/equities', [refuse(libraryCalls.latestRatings, 403)]);
    expect(await screen.findByText('This content is not included in your subscription.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByText('In the list')).toBeVisible();
  });

  test('[T-03] none yet is shown', async () => {
    await open('/equities', [answer(libraryCalls.latestRatings, aRatingChangeList([]))]);
    expect(await screen.findByText('No data available.')).toBeVisible();
  });

  test('[L-10] in a narrow window the sheet of the line opens them; nothing is read before', async () => {
    holdTablet();
    const { user, requests } = await open('/equities');
    expect(await screen.findByText('In the list')).toBeVisible();
    expect(readsOf(requests, libraryCalls.latestRatings)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('button', { name: 'Rating changes' }));
    const panel = screen.getByRole('dialog', { name: 'Rating changes' });
    expect(await within(panel).findByRole('table')).toBeInTheDocument();
    await expectNoAxeViolations(document.body);
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rating changes' })).toBeNull());
  });

  test('[L-10] an unknown rating or day is a dash, and an unknown action drops no row', async () => {
    const named = (value: string) => ({ value, translated_value: null });
    const strange = aRatingChange(named('Of another action'));
    const records = [
      aRatingChange({ ...named('Without a day'), rating: { date: null } }),
      aRatingChange({ ...named('Without a rating'), rating: { current: null, previous: null, date: null } }),
      { ...aRatingChange(named('Without any')), kpis: { Ratings: { Equities: null, Bonds: null } } },
      {
        ...strange,
        kpis: {
          Ratings: { Bonds: null, Equities: { ...strange.kpis.Ratings.Equities, action: 'Initiate' } },
        },
      },
    ];
    await open('/equities', [
      refuse(libraryCalls.latestRatings, 200, { ...aRatingChangeList([]), records }),
      ...all,
    ]);
    const table = await screen.findByRole('table', { name: 'Rating changes' });
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      'Without a dayUpgrade: from Market perform to Outperform–No date',
      'Without a rating–Not rated–No date',
      'Without any–Not rated–No date',
      'Of another actionOutperform20.11.2026',
    ]);
    expect(screen.queryByText(/could not be displayed/)).toBeNull();
  });
});

describe('featured research', () => {
  test.each([
    ['/fixed-income', 'bonds'],
    ['/real-estate', 'real_estate'],
  ])('[L-09] %s shows one, in the languages chosen', async (path, library) => {
    const { requests, container } = await open(`${path}?Language=German`);
    const section = await screen.findByRole('region', { name: 'Latest research' });
    expect(await within(section).findByText('The featured study')).toBeVisible();
    expect(readsOf(requests, calls.webDocuments)).toEqual([
      {
        ...{ page_name: library, component_name: 'featured', order: 'desc' },
        ...{ tag_filters: '{"Language":["German"]}', limit: '1', page_size: '1' },
      },
    ]);
    if (library === 'bonds') await expectNoAxeViolations(container);
  });

  test('[L-09] it goes with the first filter and comes back with the last', async () => {
    const { user } = await open('/real-estate?Sector=Banks');
    expect(await screen.findByText('In the list')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Latest research' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove filter Sector: Banks' }));
    expect(await screen.findByText('The featured study')).toBeVisible();
  });

  test('[L-09] with nothing featured nothing is shown', async () => {
    await open('/real-estate', [ratings, answer(calls.webDocuments, aPublicationList([]))]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Latest research' })).toBeNull());
    expect(await screen.findByText('In the list')).toBeVisible();
  });

  test('a failure is shown in its place, and the list lives', async () => {
    await open('/real-estate', [ratings, refuse(calls.webDocuments, 500)]);
    const section = await screen.findByRole('region', { name: 'Latest research' });
    expect(await within(section).findByText('Could not load', { exact: false })).toBeVisible();
    expect(await screen.findByText('In the list')).toBeVisible();
  });

  test('[G-13] outside of the subscription it leads to the dialogue', async () => {
    const closed = aPublication({
      title: 'For others',
      entitled: false,
      download_link: '',
      preview_link: '',
    });
    const { user } = await open('/real-estate', [
      ratings,
      answer(calls.webDocuments, aPublicationList([closed])),
    ]);
    await user.click(await screen.findByRole('button', { name: 'For others' }));
    expect(await screen.findByRole('dialog', { name: 'No access – invalid subscription' })).toBeVisible();
  });
});

describe('selected publications', () => {
  const section = () => screen.findByRole('region', { name: 'Selected publications' });

  test('[L-11] fixed income lists fifteen at most, without pages, in the languages chosen', async () => {
    const { requests } = await open('/fixed-income?Language=English');
    expect(await within(await section()).findByRole('link', { name: 'Selected: a bond' })).toBeVisible();
    expect(readsOf(requests, libraryCalls.selectedFixedIncome)).toEqual([
      {
        ...{ limit: '15', page_size: '15', order: 'desc', tag_filters: '{"Language":["English"]}' },
        ...{ page_name: 'bonds', component_name: 'selected' },
      },
    ]);
    expect(within(await section()).queryByRole('button', { name: 'Load More' })).toBeNull();
    expect(within(await section()).queryByRole('navigation')).toBeNull();
  });

  test('[L-11] [G-13] what is outside of the subscription is reported and leads to the dialogue', async () => {
    const { user } = await open('/fixed-income');
    await user.click(await within(await section()).findByRole('button', { name: 'Selected: for others' }));
    expect(await screen.findByRole('dialog', { name: 'No access – invalid subscription' })).toBeVisible();
  });

  test('a failure is shown in its place, and the rest lives', async () => {
    await open('/fixed-income', [ratings, featured, refuse(libraryCalls.selectedFixedIncome, 500)]);
    expect(await within(await section()).findByText('Could not load', { exact: false })).toBeVisible();
    expect(await screen.findByText('In the list')).toBeVisible();
    expect(await screen.findByText('The featured study')).toBeVisible();
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test.each([
    [14, 0],
    [15, 1],
  ])('[L-11] a list of %i says %i times that it has reached its limit', async (length, times) => {
    const records = Array.from({ length }, (_, place) => aPublication({ title: `Selected ${place}` }));
    await open('/fixed-income', [
      ratings,
      featured,
      answer(libraryCalls.selectedFixedIncome, aPublicationList(records)),
    ]);
    expect(await within(await section()).findByText('Selected 13')).toBeVisible();
    expect(within(await section()).queryAllByText('You have reached the limit.')).toHaveLength(times);
  });

  test('[L-11] an empty selection shows it', async () => {
    await open('/fixed-income', [
      ratings,
      featured,
      answer(libraryCalls.selectedFixedIncome, aPublicationList([])),
    ]);
    expect(await within(await section()).findByText('No content is available.')).toBeVisible();
  });
});

test('[L-09] [L-10] [L-11] where all of them fail, each place shows it and comes back alone; the list lives', async () => {
  const working = new Set<Handler>();
  const flaky = all.map((handler) => ({
    ...handler,
    answer: (request: TestRequest) =>
      working.has(handler)
        ? handler.answer(request)
        : Promise.resolve({ status: 500, body: { status: 500, title: 'Broken' } }),
  }));
  const { user } = await open('/fixed-income', flaky);
  const places = [
    [ratings, await screen.findByRole('table', { name: 'Credit rating changes' })],
    [featured, await screen.findByRole('region', { name: 'Latest research' })],
    [selected, await screen.findByRole('region', { name: 'Selected publications' })],
  ] as const;
  for (const [, place] of places)
    expect(await within(place).findByText('Could not load', { exact: false })).toBeVisible();
  const sorry = () => screen.queryAllByText('Could not load', { exact: false });
  expect(sorry()).toHaveLength(3);
  expect(await screen.findByText('In the list')).toBeVisible();
  for (const [index, [handler, place]] of places.entries()) {
    working.add(handler);
    await user.click(within(place).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sorry()).toHaveLength(2 - index));
  }
  for (const words of ['Alpin Energie', 'The featured study', 'Selected: a bond'])
    expect(screen.getByText(words)).toBeVisible();
});

test('[L-10] [L-11] unreadable rows and publications are skipped in their place, with a notice', async () => {
  const broken = { ...aRatingChange({}), kpis: null };
  await open('/fixed-income', [
    refuse(libraryCalls.latestRatings, 200, { ...aRatingChangeList([]), records: [upgrade, broken] }),
    featured,
    refuse(libraryCalls.selectedFixedIncome, 200, {
      ...aPublicationList([]),
      records: [aPublication({ title: 'Selected: a bond' }), { title: null }],
    }),
  ]);
  expect(await screen.findByText('Selected: a bond')).toBeVisible();
  await waitFor(() =>
    expect(screen.getAllByText('1 entry could not be displayed. We have been informed.')).toHaveLength(2),
  );
});
