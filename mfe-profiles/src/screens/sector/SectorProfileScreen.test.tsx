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
import { calls, type Call, type ServedRecord, type ServedRelatedAnalyst } from '@portal/wire';
import { profileCalls, type ServedCoveredCompany } from '@portal/wire-profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const { relatedResearch, sectorCompanies, sectorProfilePermissions } = profileCalls;

const analyst = (name: string, more: Partial<ServedRelatedAnalyst> = {}): ServedRelatedAnalyst => ({
  name,
  role: { value: 'Equity Analyst', translated_value: 'Aktienanalystin' },
  email: null,
  phone: null,
  thumbnail_url: null,
  external_id: `A-${name}`,
  profile_active: true,
  inactive: false,
  ...more,
});

const seven = ['Anna', 'Bea', 'Carla', 'Dora', 'Eva', 'Fanny', 'Gina'].map((name) => analyst(name));
const banks: ServedRecord = {
  ...aTag({ external_id: 'S0002' }),
  summary: { value: 'On banks.', translated_value: 'Zu Banken.' },
  descriptions_by_asset_class: {
    Equity: { value: 'Margins decide.\n\nSo does capital.', translated_value: 'Die Marge entscheidet.' },
  },
  related_analysts: { Equity: seven, 'Fixed Income': [analyst('Walter', { role: null })] },
};
const rating = (current: string) => ({
  ...{ current, previous: null, previous_date: null, action: null },
  date: '2026-03-02',
});
const company = (value: string, more: Partial<ServedCoveredCompany> = {}): ServedCoveredCompany => ({
  ...aTag({ category: 'Company', value, translated_value: value, external_id: `C-${value}` }),
  sector: null,
  kpis: { Ratings: { Equity: rating('Outperform'), Bonds: rating('A- stable'), ESG: rating('3.5') } },
  ...more,
});
const paged = (max_records: number, num_pages = 1) => ({
  pagination_metadata: { page: 1, num_pages, max_records },
});
const permitted = (equity: boolean, fixedIncome: boolean) =>
  answer(sectorProfilePermissions, {
    sector_profile_equity_tab: { can_access: equity },
    sector_profile_fixed_income_tab: { can_access: fixedIncome },
  });
const noCompanies = { records: [], ...paged(0, 0) };

const all: Handler[] = [
  answer(calls.tagsByRef, banks),
  permitted(true, true),
  answer(sectorCompanies, { records: [company('Alpin'), company('Bernu')], ...paged(11, 2) }),
  answer(relatedResearch, aPublicationList([aPublication({ title: 'Banks: solid' })])),
];

const address = '/sector_profile/S0002';
const bonds = `${address}?Asset+Classification=Fixed+Income`;

const open = (path = address, handlers: Handler[] = [], options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(remote.routes.gated ?? [], {
    path,
    messages: loadMessages,
    entitlements: someEntitlements(),
    ...options,
    handlers: [...handlers, ...all],
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tab = (name: string) => screen.findByRole('tab', { name });
const links = (name: string | RegExp) => screen.findByRole('link', { name });

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

test.each([
  [
    'en',
    ...(['Banks', 'Equity', 'Margins decide.', 'Analyst team', 'Meet the team', 'Latest research'] as const),
    'See All research on Banks',
  ],
  [
    'de',
    ...(['Banken', 'Aktien', 'Die Marge entscheidet.', 'Analystenteam', 'Zum Team'] as const),
    ...(['Neuestes Research', 'Alle anzeigen zu Banken'] as const),
  ],
] as const)(
  '[P-03] the profile shows text, companies, analysts and research of the sector (%s)',
  async (language, name, equity, text, team, toTeam, research, seeAll) => {
    const { container } = await open(undefined, [], { language });
    expect(await heading(name)).toBeVisible();
    expect(await tab(equity)).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Coverage' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: team })).toBeVisible();
    expect(await links('Anna')).toHaveAttribute('href', '/analyst_profile/equity/A-Anna');
    expect(await links(toTeam)).toHaveAttribute('href', '/zkb-team?tab=Equity+Research');
    expect(screen.getByRole('heading', { level: 2, name: research })).toBeVisible();
    expect(await links(seeAll)).toHaveAttribute(
      'href',
      '/all-research?Sector=Banks&Asset+Classification=Equity',
    );
    expect(await screen.findByText('Banks: solid')).toBeVisible();
    expect(await links('Alpin')).toHaveAttribute('href', '/company_profile/C-Alpin?tab=Equity');
    if (language === 'en') await expectNoAxeViolations(container);
  },
);

test.each([
  ['en', 'Hold', 'Provider: PB', 'Outperform', 'Provider: ZKB'],
  ['de', 'Halten', 'Anbieter: PB', 'Übergewichten', 'Anbieter: ZKB'],
] as const)(
  '[P-03] [C-03] where the partner bank rates some companies, each rating names its bank (%s)',
  async (language, hold, partner, outperform, own) => {
    const kpis = { Ratings: { Equity: rating('Hold'), Bonds: null, ESG: rating('3.5') } };
    const records = [company('Alpin'), company('Bernu', { kpis })];
    await open(undefined, [answer(sectorCompanies, { records, ...paged(2) })], { language });
    await links('Bernu');
    expect(screen.getByRole('row', { name: /^Alpin/ })).toHaveTextContent(`${outperform}${own}02.03.2026`);
    expect(screen.getByRole('row', { name: /^Bernu/ })).toHaveTextContent(`${hold}${partner}02.03.2026`);
  },
);

test('[P-03] where the bank rates all of them, none says it', async () => {
  await open();
  await links('Alpin');
  expect(screen.queryByText('ZKB')).toBeNull();
});

test('[P-03] at most six analysts are shown, without those who have left', async () => {
  const analysts = [analyst('Zoe', { inactive: true }), ...seven];
  await open(undefined, [
    answer(calls.tagsByRef, { ...banks, related_analysts: { Equity: analysts, 'Fixed Income': [] } }),
  ]);
  expect(await links('Fanny')).toBeVisible();
  expect(screen.queryByText('Gina')).toBeNull();
  expect(screen.queryByText('Zoe')).toBeNull();
});

test('[P-03] all calls start at once, by the sector’s id, and both classes are asked for', async () => {
  const never = new Promise(() => {});
  const { requests } = await open(bonds, [
    answer(calls.tagsByRef, banks, { after: never }),
    answer(sectorProfilePermissions, {}, { after: never }),
  ]);
  expect(await heading('Loading ...')).toBeVisible();
  await waitFor(() => expect(requests).toHaveLength(6));
  const refs = requests.map(({ query }) => query['ref'] ?? query['Id']);
  expect(new Set(refs)).toEqual(new Set(['S0002']));
  const of = (call: Call) => requests.filter(({ path }) => path === call.path).map(({ query }) => query);
  expect(of(sectorCompanies).map((query) => query['asset_classification'])).toEqual([
    'Equity',
    'Fixed Income',
  ]);
  expect(of(relatedResearch)[1]).toMatchObject({
    ...{ page_size: '3', limit: '3', page_name: 'sector' },
    tag_filters: '{"Language":["English","German"],"Asset Classification":["Fixed Income"]}',
  });
});

test('[P-03] [T-06] the tab chooses class, columns, people and links, and is in the address', async () => {
  const { user, address: at } = await open();
  await heading('Banks');
  const columns = async () =>
    within(await screen.findByRole('table'))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  expect(await columns()).toEqual(['Company', 'Equity Rating', 'ESG Rating']);
  expect(screen.getByText('So does capital.')).toBeVisible();
  await user.click(await tab('Fixed Income'));
  await waitFor(() => expect(at()).toBe(bonds));
  await waitFor(async () => expect(await columns()).toEqual(['Company', 'Credit Rating', 'ESG Rating']));
  expect(await links('Alpin')).toHaveAttribute('href', '/company_profile/C-Alpin?tab=Fixed+Income');
  expect(await links('Walter')).toHaveAttribute('href', '/analyst_profile/fixed-income/A-Walter');
  expect(await links('Meet the team')).toHaveAttribute('href', '/zkb-team?tab=Credit+Research');
  expect(await links(/^See All/)).toHaveAttribute(
    'href',
    '/all-research?Sector=Banks&Asset+Classification=Fixed+Income',
  );
  // Falls back to the summary: debt has no description.
  expect(screen.getByText('On banks.')).toBeVisible();
});

test('[P-03] the table pages by the server, and shows what ratings say', async () => {
  const odd = ['7', '-1', 'CTBI', 'ESG leader', 'soon'].map((current) =>
    company(`Is ${current}`, { kpis: { Ratings: { Equity: null, Bonds: null, ESG: rating(current) } } }),
  );
  const { user, requests } = await open(undefined, [
    answer(sectorCompanies, { records: [company('Alpin'), ...odd], ...paged(16, 2) }),
  ]);
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('img', { name: '3.5 of 5 stars' })).toBeVisible();
  expect(within(table).getByRole('row', { name: /Is 7.*7/ })).toHaveTextContent('Is 7–Not rated702.03.2026');
  expect(within(table).getByRole('row', { name: /Is -1/ })).toHaveTextContent('-102.03.2026');
  expect(within(table).getByRole('row', { name: /CTBI/ })).toHaveTextContent('CTBI');
  expect(within(table).getByRole('row', { name: /soon/ })).toHaveTextContent('soon');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === sectorCompanies.path).at(-1)?.query).toMatchObject({
      ...{ ref: 'S0002', asset_classification: 'Equity', page: '2', page_size: '10' },
    }),
  );
});

test('[P-03] names with quotes, semicolons and combining accents go where they lead', async () => {
  const value = 'Öl; Gas "alt"'.normalize('NFD');
  await open(undefined, [
    answer(calls.tagsByRef, { ...banks, value, translated_value: null }),
    answer(sectorCompanies, { records: [company(value, { external_id: 'C;"1' })], ...paged(1) }),
  ]);
  expect(await heading(value)).toBeVisible();
  const to = new URL((await links(/^See All/)).getAttribute('href') ?? '', 'http://portal');
  expect(decodeURIComponent(to.searchParams.get('Sector') ?? '').normalize('NFC')).toBe('Öl; Gas "alt"');
  expect(await links(value)).toHaveAttribute('href', '/company_profile/C%3B%221?tab=Equity');
});

test('[P-03] a description in German alone is shown to readers of German', async () => {
  const german = { value: '', translated_value: 'Die Marge entscheidet.' };
  const handler = answer(calls.tagsByRef, { ...banks, descriptions_by_asset_class: { Equity: german } });
  const { container, unmount } = await open(undefined, [handler]);
  expect(await links('Anna')).toBeVisible();
  expect(container).not.toHaveTextContent('Die Marge');
  unmount();
  await open(undefined, [handler], { language: 'de' });
  expect(await screen.findByText('Die Marge entscheidet.')).toBeVisible();
});

test('[P-03] a description without end unfolds on request', async () => {
  const value = 'A long sentence about banks. '.repeat(700);
  const { user } = await open(undefined, [
    answer(calls.tagsByRef, {
      ...banks,
      descriptions_by_asset_class: { Equity: { value, translated_value: null } },
    }),
  ]);
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

const notIncluded = 'This content is not included in your subscription.';
const nothingHere = 'There are no companies and no research here at present.';

test.each([
  [
    'that the record does not grant',
    [permitted(false, true)],
    notIncluded,
    '“Equity” is not included in your subscription. Showing Fixed Income.',
  ],
  [
    'without companies and research',
    [
      answer(sectorCompanies, ({ query }) =>
        query['asset_classification'] === 'Equity'
          ? noCompanies
          : { records: [company('Alpin')], ...paged(1) },
      ),
      answer(relatedResearch, aPublicationList([])),
    ],
    nothingHere,
    '“Equity” has nothing to show at present. Showing Fixed Income.',
  ],
] as [string, Handler[], string, string][])(
  '[P-03] [P-05] a tab %s is closed, and the other stands',
  async (_, handlers, why, instead) => {
    const { user } = await open(`${address}?Asset+Classification=Equity`, handlers);
    await waitFor(async () => expect(await tab('Fixed Income')).toHaveAttribute('aria-selected', 'true'));
    expect(await screen.findByText(instead)).toBeVisible();
    expect(await tab('Equity')).toHaveAttribute('aria-disabled', 'true');
    await user.hover(await tab('Equity'));
    expect(await screen.findByText(why)).toBeVisible();
    expect(await links('Alpin')).toHaveAttribute('href', '/company_profile/C-Alpin?tab=Fixed+Income');
  },
);

test('[P-05] what the subscription does not include is not asked for', async () => {
  const { requests } = await open(address, [permitted(true, false)], {
    entitlements: someEntitlements((tab) => tab === 'sector_profile_equity_tab'),
  });
  expect(await links('Alpin')).toBeVisible();
  const classes = requests.flatMap(({ query }) => query['asset_classification'] ?? []);
  expect(classes).toEqual(['Equity']);
  expect(await tab('Fixed Income')).toHaveAttribute('aria-disabled', 'true');
});

test('[P-05] permissions that cannot be loaded open nothing, and can be tried again', async () => {
  const { handler, recover } = flaky(sectorProfilePermissions);
  const { user } = await open(undefined, [handler]);
  expect(await heading('Banks')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your access to this page could not be checked');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await links('Alpin')).toBeVisible();
});

test.each([
  ['en', 'No companies are covered here at present.', 'No analysts are named for this sector at present.'],
  ['de', 'Hier sind zurzeit keine Unternehmen abgedeckt.', 'Für diesen Sektor ist zurzeit niemand genannt.'],
] as const)('[P-03] a sector without companies and people (%s)', async (language, companies, people) => {
  const record = { ...banks, related_analysts: { Equity: [], 'Fixed Income': [] } };
  await open(undefined, [answer(calls.tagsByRef, record), answer(sectorCompanies, noCompanies)], {
    language,
  });
  expect(await screen.findByText(companies)).toBeVisible();
  expect(await screen.findByText(people)).toBeVisible();
  expect(await screen.findByText('Banks: solid')).toBeVisible();
});

test.each([
  ['en', 'No research on this sector has been published recently.'],
  ['de', 'Zu diesem Sektor ist in letzter Zeit kein Research erschienen.'],
] as const)('[P-03] a sector without research (%s): %s', async (language, message) => {
  await open(undefined, [answer(relatedResearch, aPublicationList([]))], { language });
  expect(await screen.findByText(message)).toBeVisible();
});

test.each([
  ['unknown', refuse(calls.tagsByRef, 404)],
  ['unknown to the permissions', refuse(sectorProfilePermissions, 404)],
])('[P-03] an id that is %s leads home, and says why', async (_, handler) => {
  const { address: at } = await open(undefined, [handler]);
  await waitFor(() => expect(screen.getByText('There is no such sector profile.')).toBeVisible());
  expect(at()).toBe('/');
});

test.each([
  ['in no tab of the record', permitted(false, false), '/error/unentitled'],
  ['that is refused', refuse(sectorProfilePermissions, 403), '/error/unentitled'],
  [
    'whose access is over',
    refuse(sectorProfilePermissions, 403, { message: 'access_expired' }),
    '/error/unentitled?message=access_expired',
  ],
  ['whose companies are refused', refuse(sectorCompanies, 403), '/error/unentitled'],
  ['that cannot be read', refuse(calls.tagsByRef, 500), '/error/500'],
])('[P-03] a sector %s leads to the error page', async (_, handler, to) => {
  const { address: at } = await open(undefined, [handler]);
  await waitFor(() => expect(at()).toBe(to));
});

test('[P-03] unreadable companies and research leave the rest, and can be tried again', async () => {
  const companies = flaky(sectorCompanies);
  const research = flaky(relatedResearch);
  const { user } = await open(undefined, [companies.handler, research.handler]);
  expect(await screen.findByText('Margins decide.')).toBeVisible();
  expect(await links('Anna')).toBeVisible();
  expect(await screen.findByText('The publications could not be loaded')).toBeVisible();
  companies.recover();
  research.recover();
  for (const button of await screen.findAllByRole('button', { name: 'Try again' })) await user.click(button);
  expect(await links('Alpin')).toBeVisible();
  expect(await screen.findByText('Banks: solid')).toBeVisible();
});

test('[K-01] a sector of which only the name is known has a page', async () => {
  const least = (call: Call, body: unknown): Handler => ({
    ...{ method: call.method, path: call.path },
    answer: () => Promise.resolve({ status: 200, body }),
  });
  await open(undefined, [
    least(calls.tagsByRef, { value: 'Banks' }),
    least(sectorProfilePermissions, {}),
    least(sectorCompanies, { records: [{ value: 'Alpin Bank' }] }),
    least(relatedResearch, { records: [{ title: 'Banks: solid' }] }),
  ]);
  expect(await heading('Banks')).toBeVisible();
  expect(await screen.findByText('Alpin Bank')).toBeVisible();
  expect(await screen.findByText('Banks: solid')).toBeVisible();
});

test('[P-03] Back leads to the coverage of the class when the page was opened directly', async () => {
  const { user, address: at } = await open(bonds);
  await heading('Banks');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(at()).toBe('/coverage?tab=Fixed+Income');
});

test.each([
  ['en', 'Follow Banks', 'You follow Banks.'],
  ['de', 'Folgen: Banken', 'Sie folgen Banken.'],
] as const)('[N-06] the sector can be followed (%s)', async (language, name, words) => {
  const preferences = aPreferencesApi();
  const { user } = await open(undefined, preferences.handlers, { language });
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(preferences.entries()).toEqual([{ Sector: 'Banks' }]);
});
