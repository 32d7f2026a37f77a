import { pages } from '@portal/contract';
import {
  answer,
  aPublication,
  aPublicationList,
  expectNoAxeViolations,
  aPreferencesApi,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { calls, type Call } from '@portal/wire';
import { profileCalls } from '@portal/wire-profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';
import { alpin, alpinHistory, alpinTag, tabNames, tabOf, type TabName } from './testing/alpin.ts';

const { companyProfilePermissions, ratingHistory, relatedResearch } = profileCalls;

const permitted = (...names: TabName[]): Handler =>
  answer(
    companyProfilePermissions,
    Object.fromEntries(
      tabNames.map((name) => [`company_profile_${name}_tab`, { can_access: names.includes(name) }]),
    ),
  );

const onAlpin = (title: string, language: 'English' | 'German' = 'English') =>
  aPublication({
    title,
    language: { value: language, translated_value: language },
    primary_tags: { Company: [alpinTag] },
  });

const researched = (...names: TabName[]): Handler =>
  answer(relatedResearch, ({ query }) => {
    const tab = tabOf(query['tag_filters']);
    return aPublicationList(names.includes(tab) ? [onAlpin(`Alpin, ${tab}`)] : []);
  });

const all: Handler[] = [
  answer(calls.tagsByRef, alpin),
  permitted(...tabNames),
  researched(...tabNames),
  answer(ratingHistory, alpinHistory),
  answer(
    calls.webDocuments,
    aPublicationList([onAlpin('Alpin: the study'), onAlpin('Alpin: die Studie', 'German')]),
  ),
];

const address = pages.companyProfile.href({ id: 'C0001' });

const open = (path = address, handlers: Handler[] = [], options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(remote.routes.gated ?? [], {
    path,
    messages: loadMessages,
    entitlements: someEntitlements(),
    ...options,
    handlers: [...handlers, ...all],
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const part = (name: string) => screen.findByRole('region', { name });
const tab = (name: string) => screen.findByRole('tab', { name });
const figures = () => within(screen.getByRole('tabpanel')).getAllByRole('term');

function flaky(call: Call) {
  const working = all.find(({ path }) => path === call.path);
  if (working === undefined) throw new Error(`Nothing answers ${call.path}.`);
  let fails = true;
  const handler = {
    ...working,
    answer: (request: Parameters<typeof working.answer>[0]) =>
      (fails ? refuse(call, 500) : working).answer(request),
  };
  return { handler, recover: () => (fails = false) };
}

test.each([
  ['en', 'Alpin lends to farmers.', 'Banks', 'Analysts', 'Latest research', 'See All research on Alpin Bank'],
  [
    'de',
    'Alpin finanziert Bauern.',
    'Banken',
    'Analysten',
    'Neuestes Research',
    'Alle anzeigen zu Alpin Bank',
  ],
] as const)(
  '[P-02] a company shows what it is, who covers it and what was written (%s)',
  async (language, summary, sector, analysts, research, seeAll) => {
    const { container } = await open(undefined, [], { language });
    expect(await heading('Alpin Bank')).toBeVisible();
    expect(screen.getByText(summary)).toBeVisible();
    expect(screen.getByRole('link', { name: sector })).toHaveAttribute('href', '/sector_profile/S0002');
    const people = within(await part(analysts));
    expect(people.getByRole('link', { name: 'Anna Ammann' })).toHaveAttribute(
      'href',
      '/analyst_profile/equity/A0001',
    );
    expect(people.getByRole('link', { name: 'Beat Buri' })).toHaveAttribute(
      'href',
      '/analyst_profile/fixed-income/A0013',
    );
    expect(await within(await part(research)).findByText('Alpin, overview')).toBeVisible();
    expect(screen.getByRole('link', { name: seeAll })).toHaveAttribute(
      'href',
      '/all-research?Company=Alpin+Bank',
    );
    await expectNoAxeViolations(container);
  },
);

test('[P-01] [P-05] permissions, record, history and the research of every tab are asked for at once', async () => {
  const never = new Promise(() => {});
  const { requests } = await open(undefined, [
    answer(calls.tagsByRef, alpin, { after: never }),
    answer(companyProfilePermissions, {}, { after: never }),
  ]);
  expect(await heading('Loading ...')).toBeVisible();
  await waitFor(() => expect(requests).toHaveLength(7));
  const research = requests.filter(({ path }) => path === relatedResearch.path);
  expect(research.map(({ query }) => tabOf(query['tag_filters']))).toEqual([
    'overview',
    'equity',
    'fixed_income',
    'esg',
  ]);
  expect(research[3]?.query).toMatchObject({
    ref: 'C0001',
    tag_filters: '{"Language":["English","German"],"Publication Type":["ESG Insights","ESG Ratings"]}',
    ...{ page: '1', page_size: '20', limit: '20' },
    ...{ page_name: 'company', component_name: 'research' },
  });
  expect(requests.find(({ path }) => path === companyProfilePermissions.path)?.query).toEqual({
    Id: 'C0001',
  });
  for (const name of ['Overview', 'Equity', 'Fixed Income', 'ESG'])
    expect(await tab(name)).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['', ['Equity Rating', 'Credit Rating', 'ESG Rating'], ['Anna Ammann', 'Beat Buri'], undefined],
  ['?tab=Equity', ['Equity Rating', 'ESG Rating'], ['Anna Ammann'], 'Equity'],
  ['?tab=Fixed+Income', ['Credit Rating', 'ESG Rating'], ['Beat Buri'], 'Fixed+Income'],
  ['?tab=ESG', ['Equity Rating', 'Credit Rating', 'ESG Rating'], ['Anna Ammann', 'Beat Buri'], undefined],
])(
  '[P-02] the tab %j has its own ratings, analysts and research',
  async (search, ratings, analysts, inClass) => {
    await open(address + search);
    const people = within(await part('Analysts'));
    expect(figures().map(({ textContent }) => textContent)).toEqual(ratings);
    expect(people.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(analysts);
    const seeAll = await screen.findByRole('link', { name: /^See All/ });
    if (inClass !== undefined)
      expect(seeAll).toHaveAttribute(
        'href',
        `/all-research?Company=Alpin+Bank&Asset+Classification=${inClass}`,
      );
  },
);

test('[P-02] a rating shows since when it applies, and what it was', async () => {
  await open();
  await part('Analysts');
  const [equity, credit, esg] = within(screen.getByRole('tabpanel')).getAllByRole('definition');
  expect(equity).toHaveTextContent('Outperformsince 02.03.2026Upgrade: from Market perform to Outperform');
  expect(credit).toHaveTextContent(/^A- stablesince 02.03.2026$/);
  expect(
    within(esg as HTMLElement)
      .getAllByRole('img')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['3 of 5 stars', '4 of 5 stars', '3 of 5 stars']);
});

test('[P-02] [K-01] a company of which only the name is known has a page', async () => {
  await open(undefined, [
    {
      method: 'GET',
      path: calls.tagsByRef.path,
      answer: () => Promise.resolve({ status: 200, body: { value: 'Zoë "Alpin" Söhne; AG' } }),
    },
    refuse(ratingHistory, 404),
  ]);
  expect(await heading('Zoë "Alpin" Söhne; AG')).toBeVisible();
  expect(await screen.findByText('No analysts are named for this company at present.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Meet the team' })).toHaveAttribute('href', '/zkb-team');
  expect(screen.getAllByText('No rating')).toHaveLength(3);
  expect(screen.queryByRole('heading', { name: 'Rating history' })).toBeNull();
});

test('[P-02] a description of 20,000 letters unfolds on request; names go out in one spelling', async () => {
  const name = 'Zu\u0308rcher "Alpin" & So\u0308hne'.normalize('NFD');
  const summary = { value: 'Alpin lends. '.repeat(1600), translated_value: null };
  const { user, requests } = await open(undefined, [
    answer(calls.tagsByRef, { ...alpin, value: name, translated_value: name, summary }),
  ]);
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  await part('Featured research');
  expect(requests.find(({ path }) => path === calls.webDocuments.path)?.query['tag_filters']).toBe(
    JSON.stringify({ Company: [name.normalize('NFC')] }),
  );
});

test('[P-01] a tab changes the address and what is shown; those that are closed say why', async () => {
  const { user, address: at } = await open(undefined, [
    permitted('overview', 'equity', 'esg'),
    researched('overview', 'equity'),
  ]);
  await part('Analysts');
  const bonds = await tab('Fixed Income');
  await user.hover(bonds);
  expect(await screen.findByText('This content is not included in your subscription.')).toBeVisible();
  await user.hover(await tab('ESG'));
  expect(
    await screen.findByText('No research on this company has been published here recently.'),
  ).toBeVisible();
  await user.click(bonds);
  expect(at()).toBe(address);
  await user.click(await tab('Equity'));
  await waitFor(() => expect(at()).toBe(`${address}?tab=Equity`));
  expect(await screen.findByText('Alpin, equity')).toBeVisible();
});

test.each([
  ['without research', '?tab=ESG', [researched('overview', 'equity')], `${address}?tab=Overview`],
  ['without research, and no Overview', '?tab=ESG', [permitted('equity', 'esg'), researched('equity')], '/'],
  ['that is repeated', '?tab=ESG&tab=Equity', [], `${address}?tab=ESG&tab=Equity`],
  ['not allowed', '?tab=ESG', [permitted('overview', 'equity')], `${address}?tab=Overview`],
  ['of a company without access to any', '?tab=ESG', [permitted()], '/error/unentitled'],
])('[P-01] [P-05] the address of a tab %s: %s', async (_, search, handlers, expected) => {
  const { address: at } = await open(address + search, handlers);
  await waitFor(() => expect(at()).toBe(expected));
  if (expected.startsWith(address)) expect(await heading('Alpin Bank')).toBeVisible();
});

test.each([
  ['?tab=Bonds', [], 'There is no tab “Bonds”. Showing Overview.'],
  [
    '?tab=ESG',
    [permitted('overview', 'equity')],
    '“ESG” is not included in your subscription. Showing Overview.',
  ],
  ['?tab=ESG', [researched('overview', 'equity')], '“ESG” has nothing to show at present. Showing Overview.'],
])('[P-01] the address %s says why another tab is shown', async (search, handlers, words) => {
  const { user } = await open(address + search, handlers);
  expect(await screen.findByText(words)).toHaveRole('listitem');
  await user.click(await tab('Equity'));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test('[P-01] without any research Overview stands, and no tab can be chosen', async () => {
  await open(undefined, [researched()]);
  expect(
    await within(await part('Latest research')).findByText(
      'No research on this company has been published here recently.',
    ),
  ).toBeVisible();
  for (const each of screen.getAllByRole('tab')) expect(each).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['unknown', refuse(calls.tagsByRef, 404)],
  ['not among the tags of an answer', refuse(calls.tagsByRef, 200, [])],
])('[P-02] an id that is %s leads home, and says why', async (_, handler) => {
  const { address: at } = await open(undefined, [handler]);
  await waitFor(() => expect(screen.getByText('There is no such company profile.')).toBeVisible());
  expect(at()).toBe('/');
});

test.each([
  ['outside of the subscription', refuse(companyProfilePermissions, 403), '/error/unentitled'],
  [
    'whose access is over',
    refuse(companyProfilePermissions, 403, { message: 'access_expired' }),
    '/error/unentitled?message=access_expired',
  ],
  ['that cannot be read', refuse(calls.tagsByRef, 500), '/error/500'],
])('[P-02] a company %s leads to the error page', async (_, handler, expected) => {
  const { address: at } = await open(undefined, [handler]);
  await waitFor(() => expect(at()).toBe(expected));
});

test('[P-05] permissions that cannot be read open nothing, and can be tried again', async () => {
  const { handler, recover } = flaky(companyProfilePermissions);
  const { user } = await open(undefined, [handler]);
  expect(await screen.findByText('Your access to this page could not be checked')).toBeVisible();
  expect(screen.getByText('Alpin lends to farmers.')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByText('Alpin, overview')).toBeNull();
  recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Alpin, overview')).toBeVisible();
});

test('[P-02] research that cannot be read leaves the rest, and can be tried again', async () => {
  const { handler, recover } = flaky(relatedResearch);
  const { user } = await open(`${address}?tab=Equity`, [handler]);
  expect(await part('Analysts')).toBeVisible();
  expect(await screen.findByText('The publications could not be loaded')).toBeVisible();
  recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Alpin, equity')).toBeVisible();
});

test.each([
  ['Rating history', ratingHistory, 'Upgrade: from'],
  ['Featured research', calls.webDocuments, 'Alpin: the study'],
] as const)(
  '[P-02] [P-06] %s that cannot be read leaves the rest, and can be tried again',
  async (name, call, after) => {
    const { handler, recover } = flaky(call);
    const { user } = await open(undefined, [handler]);
    expect(await screen.findByText('Alpin, overview')).toBeVisible();
    const failed = within(await part(name));
    expect(await failed.findByText(/Could not load/)).toBeVisible();
    recover();
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Could not load/)).toBeNull());
    expect((await within(await part(name)).findAllByText(after, { exact: false }))[0]).toBeInTheDocument();
  },
);

test.each([
  ['en', 'Featured research', 'Alpin: the study'],
  ['de', 'Im Fokus', 'Alpin: die Studie'],
] as const)('[P-02] the featured tile is in the reader’s language (%s)', async (language, title, study) => {
  const { requests } = await open(undefined, [], { language });
  expect(await within(await part(title)).findByText(study)).toBeVisible();
  expect(requests.find(({ path }) => path === calls.webDocuments.path)?.query).toMatchObject({
    ...{ page_name: 'company', component_name: 'featured', group_by: 'Language', limit: '2' },
    tag_filters: '{"Company":["Alpin Bank"]}',
  });
});

test.each([
  ['en', 'Follow Alpin Bank', 'Following Alpin Bank', 'Undo'],
  ['de', 'Folgen: Alpin Bank', 'Folge ich: Alpin Bank', 'Rückgängig'],
] as const)('[N-06] the company can be followed, and that undone (%s)', async (language, off, on, undo) => {
  const preferences = aPreferencesApi();
  const { user, container } = await open(undefined, preferences.handlers, { language });
  await user.click(await screen.findByRole('button', { name: off }));
  expect(await screen.findByRole('button', { name: on })).toBeVisible();
  const undoing = await screen.findByRole('button', { name: undo });
  expect(preferences.entries()).toEqual([{ Company: 'Alpin Bank' }]);
  if (language === 'en') await expectNoAxeViolations(container);
  await user.click(undoing);
  await waitFor(() => expect(preferences.entries()).toEqual([]));
  expect(screen.getByRole('button', { name: off })).toBeVisible();
});

const modelled = (entitled: boolean): Handler =>
  answer(calls.tagsByRef, {
    ...alpin,
    tk_ticker: { value: 'ALPN' },
    bloomberg_company_ticker: { value: 'ALPN SW' },
    model_download_link: { url: entitled ? 'documents/m1' : '', entitled, raw_date: '2026-02-01' },
  });

test.each([
  ['en', 'Model (XLSX) 01.02.2026, Alpin Bank', 'TK ticker: ALPN', 'Latest research', 'Analysts'],
  ['de', 'Modell (XLSX) 01.02.2026, Alpin Bank', 'TK-Ticker: ALPN', 'Neuestes Research', 'Analysten'],
] as const)(
  '[P-08] tickers, model, ratings, newest paper and analysts come first (%s)',
  async (language, model, ticker, latest, analysts) => {
    await open(undefined, [modelled(true)], { language });
    const button = await screen.findByRole('button', { name: model });
    expect(
      screen.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === ticker),
    ).toBeVisible();
    const paper = await within(await part(latest)).findByRole('article');
    const people = await part(analysts);
    const figure = (await screen.findAllByRole('figure'))[0] as HTMLElement;
    const text = screen.getByText(language === 'en' ? 'Alpin lends to farmers.' : 'Alpin finanziert Bauern.');
    const rating = figures()[0] as HTMLElement;
    const order = [button, rating, paper, people, figure, text];
    for (const [place, next] of order.slice(1).entries())
      expect(order[place]?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('[P-08] [G-13] a model outside of the subscription explains it, and leads to the sales team', async () => {
  const { user } = await open(undefined, [modelled(false)]);
  await user.click(await screen.findByRole('button', { name: /^Model \(XLSX\).*Alpin Bank/ }));
  expect(await screen.findByRole('dialog', { name: /^No access/ })).toBeVisible();
});

test('[P-08] every paper is on the page once: the newest above, featured and others below', async () => {
  const papers = ['Newest', 'Featured', 'Older'].map((title) => onAlpin(title));
  const [newest, featured] = papers;
  await open(undefined, [
    answer(relatedResearch, aPublicationList(papers)),
    answer(calls.webDocuments, aPublicationList(featured === undefined ? [] : [featured])),
  ]);
  const titlesIn = async (name: string) =>
    (await within(await part(name)).findAllByRole('article')).map(
      (each) => within(each).getByRole('heading').textContent,
    );
  expect(await titlesIn('Featured research')).toEqual(['Featured']);
  expect(await titlesIn('Latest research')).toEqual(['Newest']);
  await waitFor(async () => expect(await titlesIn('More research')).toEqual(['Older']));
  expect(newest?.title).toBe('Newest');
});

test('[P-08] a featured newest paper is not repeated; without others there is no list', async () => {
  const newest = onAlpin('Newest');
  await open(undefined, [
    answer(relatedResearch, aPublicationList([newest])),
    answer(calls.webDocuments, aPublicationList([newest])),
  ]);
  expect(await within(await part('Latest research')).findByText('Newest')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Featured research' })).toBeNull());
  expect(screen.queryByRole('region', { name: 'More research' })).toBeNull();
  expect(screen.getAllByText('Newest')).toHaveLength(1);
});
