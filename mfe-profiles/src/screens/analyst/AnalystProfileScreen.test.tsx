import { Link } from '@portal/router';
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
import { calls, type Call } from '@portal/wire';
import { profileCalls, type ServedCoveredCompany } from '@portal/wire-profiles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';
import { anna, annaTag } from './testing/anna.ts';

const { analystCompanies, analystCoverage, analystResearch, analystSectors } = profileCalls;

const banks = aTag({ value: 'Banks', translated_value: 'Banken', external_id: 'S0002' });
const rating = (current: string) => ({
  current,
  previous: null,
  previous_date: null,
  date: '2026-03-02',
  action: null,
});
const alpin: ServedCoveredCompany = {
  ...aTag({ category: 'Company', value: 'Alpin Bank', translated_value: 'Alpin Bank', external_id: 'C0001' }),
  sector: banks,
  kpis: { Ratings: { Equity: rating('Outperform'), Bonds: rating('A- stable'), ESG: rating('4') } },
};
const bernu: ServedCoveredCompany = {
  ...aTag({ category: 'Company', value: 'Bernu Bank', translated_value: 'Bernu Bank', external_id: 'C0002' }),
  sector: null,
  kpis: { Ratings: { Equity: null, Bonds: null, ESG: rating('NC') } },
};
const paged = (max_records: number, num_pages = 1) => ({
  pagination_metadata: { page: 1, num_pages, max_records },
});

const byAnna = { primary_tags: { Analyst: [annaTag] } };

const all: Handler[] = [
  answer(calls.tagsByRef, annaTag),
  answer(analystCoverage, anna),
  answer(analystSectors, { records: [banks], ...paged(1) }),
  answer(analystCompanies, { records: [alpin, bernu], ...paged(11, 2) }),
  answer(analystResearch, aPublicationList([aPublication({ title: 'Alpin Bank: solid', ...byAnna })])),
];

const open = (
  path = '/analyst_profile/A0001',
  handlers: Handler[] = [],
  options: Parameters<typeof renderScreen>[1] = {},
) =>
  renderScreen(remote.routes.gated ?? [], {
    path,
    messages: loadMessages,
    entitlements: someEntitlements(),
    ...options,
    handlers: [...handlers, ...all],
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function flaky(call: Call) {
  const working = all.find(({ path }) => path === call.path);
  if (working === undefined) throw new Error(`Nothing answers ${call.path}.`);
  let fails = true;
  const handler: Handler = {
    ...working,
    answer: (request) => (fails ? refuse(call, 500).answer(request) : working.answer(request)),
  };
  return { handler, recover: () => (fails = false) };
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [
    'en',
    'Equity Analyst',
    'Anna covers banks.',
    'Meet the team',
    '11 companies in 1 sector',
    'Latest research',
    'See All research of Anna Ammann',
  ],
  [
    'de',
    'Aktienanalystin',
    'Anna betreut Banken.',
    'Zum Team',
    '11 Unternehmen in 1 Sektor',
    'Neuestes Research',
    'Alle anzeigen von Anna Ammann',
  ],
] as const)(
  '[P-04] the profile shows who the analyst is, what they cover and wrote (%s)',
  async (language, role, bio, team, covers, research, seeAll) => {
    const { container } = await open(undefined, [], { language });
    expect(await heading('Anna Ammann')).toBeVisible();
    expect(await screen.findByText(role)).toBeVisible();
    expect(screen.getByText(bio)).toBeVisible();
    expect(screen.getByRole('link', { name: '+41 44 555 12 34' })).toHaveAttribute(
      'href',
      'tel:+41445551234',
    );
    expect(screen.getByRole('link', { name: team })).toHaveAttribute('href', '/zkb-team?tab=Equity+Research');
    expect(screen.getByText(covers)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: research })).toBeVisible();
    expect(screen.getByRole('link', { name: seeAll })).toHaveAttribute(
      'href',
      '/all-research?Analyst=Anna+Ammann',
    );
    expect(await screen.findByText('Alpin Bank: solid')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Alpin Bank' })).toHaveAttribute(
      'href',
      '/company_profile/C0001',
    );
    if (language === 'en') await expectNoAxeViolations(container);
  },
);

test('[P-04] all calls start at once, by the analyst’s id', async () => {
  const never = new Promise(() => {});
  const { requests } = await open(
    undefined,
    [answer(calls.tagsByRef, annaTag, { after: never }), answer(analystCoverage, anna, { after: never })],
    {},
  );
  expect(await heading('Loading ...')).toBeVisible();
  await waitFor(() => expect(requests).toHaveLength(5));
  expect(new Set(requests.map(({ query }) => query['ref']))).toEqual(new Set(['A0001']));
  expect(requests.find(({ path }) => path === analystResearch.path)?.query).toMatchObject({
    ...{ page: '1', page_size: '8', order: 'desc' },
    tag_filters: '{"Language":["English","German"]}',
  });
});

test.each([
  [
    '/analyst_profile/equity/A0001',
    'Equity',
    ['Company', 'Sector', 'Equity Rating', 'ESG Rating'],
    '/company_profile/C0001?tab=Equity',
    'Equity+Research',
  ],
  [
    '/analyst_profile/fixed-income/A0001',
    'Fixed Income',
    ['Company', 'Sector', 'Credit Rating', 'ESG Rating'],
    '/company_profile/C0001?tab=Fixed+Income',
    'Credit+Research',
  ],
] as const)(
  '[P-04] [T-06] %s shows the analyst in that class alone',
  async (path, assetClass, columns, company, team) => {
    const { requests } = await open(path);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(columns);
    expect(screen.getByRole('link', { name: 'Alpin Bank' })).toHaveAttribute('href', company);
    expect(screen.getByRole('link', { name: 'Meet the team' })).toHaveAttribute(
      'href',
      `/zkb-team?tab=${team}`,
    );
    const ofRecords: string[] = [calls.tagsByRef.path, calls.getCris.path];
    const reads = requests.filter(({ path: call }) => !ofRecords.includes(call));
    expect(new Set(reads.map(({ query }) => query['asset_classification']))).toEqual(new Set([assetClass]));
  },
);

test('[P-04] the table shows ratings with their days, and pages by the server', async () => {
  const { user, requests } = await open();
  const table = await screen.findByRole('table');
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('Alpin BankBanksOutperform02.03.2026A- stable02.03.2026');
  expect(within(table).getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(second).toHaveTextContent('–Not rated');
  expect(second).toHaveTextContent('NC');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === analystCompanies.path).at(-1)?.query).toMatchObject({
      page: '2',
      page_size: '10',
    }),
  );
});

test('[P-04] on a phone the ratings share a column', async () => {
  const wide = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(wide, { matches: query === '(max-width: 59.9375em)' }));
  await open();
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Company', 'Ratings']);
  expect(within(table).getAllByText('Credit Rating')[0]).toBeVisible();
});

test.each([
  ['en', 'Enlarge the photo of Anna Ammann', 'Portrait of Anna Ammann', 'Close'],
  ['de', 'Foto von Anna Ammann vergrössern', 'Porträt von Anna Ammann', 'Schliessen'],
] as const)('[P-04] the photo opens in a modal (%s)', async (language, button, portrait, close) => {
  const { user } = await open(undefined, [], { language });
  await heading('Anna Ammann');
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: 'Anna Ammann' });
  expect(within(dialog).getByRole('img', { name: portrait })).toHaveAttribute(
    'src',
    'http://localhost/api/portraits/A0001.svg',
  );
  if (language === 'en') await expectNoAxeViolations(document.body);
  await user.click(within(dialog).getByRole('button', { name: close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[P-04] without a loadable photo there are initials and nothing to open', async () => {
  const { container } = await open();
  await heading('Anna Ammann');
  await screen.findByRole('button', { name: /^Enlarge/ });
  const image = container.querySelector('img');
  if (image === null) throw new Error('There is no picture.');
  fireEvent.error(image);
  expect(await screen.findByText('AA')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Enlarge/ })).toBeNull();
});

test.each([
  [
    'en',
    `This analyst hasn't written any research recently. Try using the "Keyword Search" to find our research.`,
  ],
  [
    'de',
    'Diese Person hat in letzter Zeit kein Research verfasst. Über die Stichwortsuche finden Sie unser Research.',
  ],
] as const)('[P-04] without research (%s): %s', async (language, message) => {
  await open(undefined, [answer(analystResearch, aPublicationList([]))], { language });
  expect(await screen.findByText(message)).toBeVisible();
});

test.each([
  ['en', 'No companies are covered here at present.'],
  ['de', 'Hier sind zurzeit keine Unternehmen abgedeckt.'],
] as const)('[P-04] without companies (%s): %s', async (language, message) => {
  await open(undefined, [answer(analystCompanies, { records: [], ...paged(0, 0) })], { language });
  expect(await screen.findByText(message)).toBeVisible();
});

test('[P-04] an unknown id leads home, and says why', async () => {
  const { address } = await open(undefined, [refuse(calls.tagsByRef, 404)]);
  await waitFor(() => expect(screen.getByText('There is no such analyst profile.')).toBeVisible());
  expect(address()).toBe('/');
});

test.each([
  ['outside of the subscription', refuse(analystCoverage, 403), '/error/unentitled'],
  [
    'whose access is over',
    refuse(analystCoverage, 403, { message: 'access_expired' }),
    '/error/unentitled?message=access_expired',
  ],
  ['that cannot be read', refuse(calls.tagsByRef, 500), '/error/500'],
])('[P-04] an analyst %s leads to the error page', async (_, handler, address) => {
  const page = await open(undefined, [handler]);
  await waitFor(() => expect(page.address()).toBe(address));
});

test.each([
  ['About the analyst', analystCoverage, /^About the analyst: Could not load/, 'Anna covers banks.'],
  ['Sectors', analystSectors, /^Sectors: Could not load/, 'Banks'],
] as const)(
  '[P-04] %s that cannot be read leaves the rest, and can be tried again',
  async (name, call, message, after) => {
    const { handler, recover } = flaky(call);
    const { user } = await open(undefined, [handler]);
    await heading('Anna Ammann');
    expect(await screen.findByText('Alpin Bank: solid')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Alpin Bank' })).toBeVisible();
    const failure = await screen.findByText(message);
    expect(failure).toHaveTextContent(`${name}: Could not load – Try again`);
    recover();
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    expect((await screen.findAllByText(after))[0]).toBeVisible();
  },
);

test.each<[string, Handler]>([
  ['ignores ids', answer(analystResearch, aPublicationList([aPublication({ title: 'By somebody else' })]))],
  ['refuses ids', refuse(analystResearch, 400)],
])('[P-04] [K-02] an API that %s is asked by the analyst’s name, as documented', async (_, byId) => {
  const known = answer(analystResearch, aPublicationList([aPublication({ title: 'By Anna', ...byAnna })]));
  const documented: Handler = {
    ...known,
    answer: (request) => ('ref' in request.query ? byId : known).answer(request),
  };
  const { requests } = await open('/analyst_profile/equity/A0001', [documented]);
  expect(await screen.findByText('By Anna')).toBeVisible();
  expect(screen.queryByText('By somebody else')).toBeNull();
  const named = { 'Asset Classification': ['Equity'], Analyst: ['Anna Ammann'] };
  const lastOf = (call: Call) => requests.findLast(({ path }) => path === call.path)?.query ?? {};
  await waitFor(() => {
    for (const call of [analystSectors, analystCompanies]) {
      expect(JSON.parse(lastOf(call)['tag_filters'] ?? '{}')).toEqual(named);
      expect(lastOf(call)).not.toHaveProperty('ref');
    }
  });
  expect(JSON.parse(lastOf(analystResearch)['tag_filters'] ?? '{}')).toEqual({
    Language: ['English', 'German'],
    ...named,
  });
});

test('[P-04] companies and research that cannot be read leave the rest', async () => {
  await open(undefined, [refuse(analystCompanies, 500), refuse(analystResearch, 500)]);
  expect(await screen.findByText('Anna covers banks.')).toBeVisible();
  expect(await screen.findByText('The publications could not be loaded')).toBeVisible();
  expect(await screen.findByText(/Could not load/)).toBeVisible();
});

test('[K-01] an analyst of whom only the name is known has a page', async () => {
  const least: Handler[] = [
    {
      method: 'GET',
      path: calls.tagsByRef.path,
      answer: () => Promise.resolve({ status: 200, body: { value: 'Anna Ammann' } }),
    },
    { method: 'GET', path: analystCoverage.path, answer: () => Promise.resolve({ status: 200, body: {} }) },
    {
      method: 'GET',
      path: analystCompanies.path,
      answer: () => Promise.resolve({ status: 200, body: { records: [{ value: 'Alpin Bank' }] } }),
    },
  ];
  await open(undefined, least);
  expect(await heading('Anna Ammann')).toBeVisible();
  expect(await screen.findByText('AA')).toBeVisible();
  expect(await screen.findByText('Alpin Bank')).toBeVisible();
});

test('[P-04] Back leads to the analyst’s team when the page was opened directly', async () => {
  const { user, address } = await open('/analyst_profile/fixed-income/A0001');
  await heading('Anna Ammann');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/zkb-team?tab=Credit+Research');
});

test('[P-04] Back leads to where the reader was', async () => {
  const start = {
    path: '/equities',
    handle: { title: 'profiles.research' },
    lazy: () => Promise.resolve({ Component: () => <Link to="/analyst_profile/A0001">Anna</Link> }),
  };
  const { user, address } = await renderScreen([start, ...(remote.routes.gated ?? [])], {
    path: '/equities?Sector=Banks',
    messages: loadMessages,
    entitlements: someEntitlements(),
    handlers: all,
  });
  await user.click(await screen.findByRole('link', { name: 'Anna' }));
  await heading('Anna Ammann');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/equities?Sector=Banks'));
});

test('[N-06] the analyst can be followed', async () => {
  const preferences = aPreferencesApi();
  const { user } = await open('/analyst_profile/A0001', preferences.handlers);
  await user.click(await screen.findByRole('button', { name: 'Follow Anna Ammann' }));
  expect(await screen.findByText('You follow Anna Ammann.')).toBeVisible();
  expect(preferences.entries()).toEqual([{ Analyst: 'Anna Ammann' }]);
});
