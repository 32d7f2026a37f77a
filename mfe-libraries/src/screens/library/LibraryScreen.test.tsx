import { removeCookie, writeCookie } from '@portal/session';
import {
  answer,
  aPublication,
  aPublicationList,
  aRatingChangeList,
  aTag,
  expectNoAxeViolations,
  renderScreen,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { act, screen, waitFor, within } from '@testing-library/react';
import { de } from '#messages/de.ts';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';
import { libraries, libraryAt } from './libraries.ts';

const paths = libraries.map(({ call }) => call.path);
const publications = [
  aPublication({ title: 'Alpin Bank: solid' }),
  aPublication({ title: 'Insurers ahead' }),
];
const banks = { ...aTag({ value: 'Banks', translated_value: 'Banken' }), count: 12 };
const tags: Handler[] = libraries.map(({ tagCall }) => answer(tagCall, { Sector: [banks] }));
const study = aTag({
  value: 'Unternehmensstudie',
  category: 'Publication Type',
  translated_value: 'Company Study',
});
const special = aTag({
  value: 'Spezialstudie',
  category: 'Publication Type',
  translated_value: 'Special Study',
});
const studies = answer(libraryCalls.companyStudies, [study, special]);
const lists: Handler[] = [
  studies,
  ...tags,
  ...libraries.map(({ call }) => answer(call, aPublicationList(publications))),
];
const empty: Handler[] = [
  answer(libraryCalls.searchSpelling, { suggestion: null }),
  studies,
  ...tags,
  ...libraries.map(({ call }) => answer(call, aPublicationList([]))),
];
/** Side panels and featured publications have their own tests. */
const sideReads: Handler[] = [
  answer(libraryCalls.latestRatings, aRatingChangeList([])),
  answer(calls.webDocuments, aPublicationList([])),
  answer(libraryCalls.selectedFixedIncome, aPublicationList([])),
];

function open(path: string, handlers: Handler[] = lists, language: 'en' | 'de' = 'en') {
  return renderScreen(remote.routes.gated ?? [], {
    path,
    messages: loadMessages,
    handlers: [...handlers, ...sideReads],
    language,
  });
}

const listReads = (requests: TestRequest[]) => requests.filter(({ path }) => paths.includes(path));
const lastRead = (requests: TestRequest[]) => listReads(requests).at(-1)?.query;
const tagFilters = (requests: TestRequest[]) =>
  JSON.parse(lastRead(requests)?.tag_filters ?? 'null') as unknown;

beforeEach(() => ['filterLanguages', 'filterAssetClasses', 'studiesOnly'].forEach(removeCookie));

test.each([
  ['/equities', 'Equities', 'Aktien', 'equities_documents', 'equities'],
  ['/fixed-income', 'Fixed Income', 'Anleihen', 'bonds_documents', 'bonds'],
  ['/international', 'International', 'International', 'international_documents', 'international'],
  ['/markets', 'Markets', 'Märkte', 'markets_documents', 'markets'],
  ['/real-estate', 'Real Estate', 'Immobilien', 'real_estate_documents', 'real_estate'],
  ['/all-research', 'All Research', 'Alle Publikationen', 'all_research_documents', 'allresearch'],
])(
  '[L-01] [K-02] %s has its title in both languages, and its own publications by its call',
  async (path, english, german, call, name) => {
    expect(new Map(Object.entries(de)).get(libraryAt(path)?.title ?? '')).toBe(german);
    const { requests, container } = await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: english })).toBeVisible();
    expect(await screen.findByText('2 of 2 publications')).toBeVisible();
    expect(listReads(requests)).toHaveLength(1);
    expect(listReads(requests)[0]).toMatchObject({
      path: call,
      query: {
        ...{ library: name, page_name: name, component_name: 'library' },
        ...{ limit: '200', page_size: '50', page: '1', order: 'desc' },
      },
    });
    if (name === 'equities' || name === 'allresearch') await expectNoAxeViolations(container);
  },
);

test('[L-01] [I-01] in German a library has its German title', async () => {
  await open('/markets', lists, 'de');
  expect(await screen.findByRole('heading', { level: 1, name: 'Märkte' })).toBeVisible();
});

test('case and a trailing slash make no difference', () => {
  expect(libraryAt('/equities/')?.title).toBe('libraries.equities');
  expect(libraryAt('/EQUITIES')?.title).toBe('libraries.equities');
  expect(libraryAt('/elsewhere')).toBeUndefined();
});

test('[L-07] the address decides what is read', async () => {
  // Wide enough for all four.
  jest.replaceProperty(globalThis, 'innerWidth', 1920);
  const { requests } = await open(
    '/equities?search_term=M%26A&Sector=Banks;Insurance&not_Analyst=X&Language=German' +
      '&start_date=2020-01-01&end_date=2020-02-01&sorting=asc',
  );
  await screen.findByText('2 of 2 publications');
  expect(lastRead(requests)).toMatchObject({
    search_term: 'M&A',
    tag_filters: '{"Sector":["Banks","Insurance"],"Language":["German"]}',
    tag_not_filters: '{"Analyst":["X"]}',
    date_range: '{"start_date":"2020-01-01","end_date":"2020-02-01"}',
    order: 'asc',
  });
  expect(screen.getByText('Results for “M&A”')).toBeVisible();
  const active = screen.getByRole('list', { name: 'Active filters' });
  expect(
    within(active)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Search: M&A', 'Sector: Banks', 'Sector: Insurance']);
  const line = within(await screen.findByRole('region', { name: 'Filters' }));
  for (const [words = '', remove = ''] of [
    ['Sector: Banks +1', 'Remove filters: Sector'],
    ['Analyst: not X', 'Remove filter Analyst: not X'],
    ['01.01.2020 – 01.02.2020', 'Remove filter 01.01.2020 – 01.02.2020'],
    ['Publication language: German', 'Remove filter Publication language: German'],
  ]) {
    expect(await line.findByRole('button', { name: words })).toHaveAttribute('aria-expanded', 'false');
    expect(line.getByRole('button', { name: remove })).toBeVisible();
  }
});

test('[L-01] at the end of a library its filters lead on to all research, which is the end', async () => {
  const { unmount } = await open('/equities?Sector=Banks&search_term=solid');
  expect(await screen.findByRole('link', { name: 'Continue in all research' })).toHaveAttribute(
    'href',
    '/all-research?search_term=solid&Sector=Banks&Language=English;German',
  );
  unmount();
  await open('/all-research');
  expect(await screen.findByRole('heading', { level: 1, name: 'All Research' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue in all research' })).toBeNull();
});

test('[L-14] what is searched stands best first, unless the reader sorts by date', async () => {
  const { user, requests, address } = await open('/all-research?search_term=rates');
  await screen.findByText('2 of 2 publications');
  expect(lastRead(requests)).not.toHaveProperty('order');
  const sorting = screen.getByRole('combobox', { name: 'Sort by' });
  expect(sorting).toHaveDisplayValue('Best match');
  await user.selectOptions(sorting, 'Newest first');
  await waitFor(() => expect(lastRead(requests)).toMatchObject({ order: 'desc' }));
  expect(address()).toBe('/all-research?search_term=rates&Language=English;German&sorting=desc');
});

test('[L-08] the languages chosen are in the address, and there at the next visit', async () => {
  const first = await open('/equities');
  await first.user.click(await screen.findByRole('button', { name: 'Publication language' }));
  await first.user.click(await screen.findByRole('option', { name: 'English' }));
  await waitFor(() => expect(tagFilters(first.requests)).toEqual({ Language: ['German'] }));
  expect(first.address()).toBe('/equities?Language=German');
  first.unmount();
  const second = await open('/markets');
  await screen.findByText('2 of 2 publications');
  expect(tagFilters(second.requests)).toEqual({ Language: ['German'] });
  expect(second.address()).toBe('/markets');
});

test('[L-08] chosen asset classes return at the next visit, on pages that filter by them', async () => {
  const classes = ['Equity', 'Markets'].map((value) => ({
    ...aTag({ value, category: 'Asset Classification', translated_value: value }),
    count: 3,
  }));
  const handlers = [
    answer(libraryCalls.allResearchTagFilters, { 'Asset Classification': classes }),
    ...lists,
  ];
  const first = await open('/all-research', handlers);
  await first.user.click(await screen.findByRole('button', { name: 'Asset class' }));
  await first.user.click(await screen.findByRole('option', { name: 'Markets 3' }));
  await waitFor(() =>
    expect(tagFilters(first.requests)).toMatchObject({ 'Asset Classification': ['Markets'] }),
  );
  expect(first.address()).toBe('/all-research?Asset+Classification=Markets&Language=English;German');
  first.unmount();
  const second = await open('/all-research', handlers);
  expect(await screen.findByRole('button', { name: 'Remove filter Asset class: Markets' })).toBeVisible();
  expect(tagFilters(second.requests)).toEqual({
    'Asset Classification': ['Markets'],
    Language: ['English', 'German'],
  });
  second.unmount();
  const other = await open('/equities', handlers);
  await screen.findByText('2 of 2 publications');
  expect(tagFilters(other.requests)).not.toHaveProperty('Asset Classification');
  other.unmount();
  const last = await open('/all-research', handlers);
  await last.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  last.unmount();
  const after = await open('/all-research', handlers);
  await screen.findByText('2 of 2 publications');
  expect(tagFilters(after.requests)).toEqual({ Language: ['English', 'German'] });
});

test('[I-04] no language yet means all of them', async () => {
  const { requests } = await open('/equities');
  await screen.findByText('2 of 2 publications');
  expect(tagFilters(requests)).toEqual({ Language: ['English', 'German'] });
});

test('[L-06] clearing keeps languages and sorting; a chip takes away one filter', async () => {
  writeCookie('filterLanguages', 'German');
  const { user, address } = await open('/equities?search_term=x&Sector=Banks;Insurance&sorting=asc');
  await user.click(await screen.findByRole('button', { name: 'Remove filter Sector: Banks' }));
  expect(address()).toBe('/equities?search_term=x&Sector=Insurance&Language=German&sorting=asc');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull());
  expect(address()).toBe('/equities?Language=German&sorting=asc');
});

test('what of the address cannot be used is shown, and the rest applies', async () => {
  const { requests, container } = await open(
    '/equities?Colour=Blue&Sector=Banks&start_date=2026-02-30&end_date=2026-03-01&sorting=up',
  );
  await screen.findByText('2 of 2 publications');
  expect(screen.getByText('“Colour” is not a filter of this page.')).toBeVisible();
  expect(screen.getByText('The date range contains a day that does not exist.')).toBeVisible();
  expect(screen.getByText('Unknown sort order. Using the default.')).toBeVisible();
  expect(tagFilters(requests)).toMatchObject({ Sector: ['Banks'] });
  await expectNoAxeViolations(container);
});

test('[L-07] a value that no tag of the library has is shown; one without publications is not', async () => {
  const insurance = { ...aTag({ value: 'Insurance', translated_value: 'Versicherungen' }), count: 0 };
  const both: Handler = {
    ...answer(libraryCalls.equitiesTagFilters, {}),
    answer: ({ query }) =>
      Promise.resolve({
        status: 200,
        body: { Sector: query.active_only === 'false' ? [banks, insurance] : [banks] },
      }),
  };
  await open('/equities?Sector=Bnaks;Insurance', [both, ...lists], 'de');
  expect(await screen.findByText('Sektor: «Bnaks» gibt es hier nicht.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filter entfernen: Sektor: Versicherungen' })).toBeVisible();
  expect(screen.queryByText(/«Insurance»|«Versicherungen»/)).toBeNull();
});

test('[L-07] what an address wants and excludes at once is excluded, and a line shows it', async () => {
  const { requests } = await open('/equities?Sector=Banks&not_Sector=Banks');
  await screen.findByText('2 of 2 publications');
  expect(screen.getByText('Sector: “Banks” is both included and excluded. It is excluded.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove filter Sector: not Banks' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove filter Sector: Banks' })).toBeNull();
  expect(lastRead(requests)).toMatchObject({ tag_not_filters: '{"Sector":["Banks"]}' });
});

test('nothing found: a message, and each filter offered for removal', async () => {
  const { user, address, container } = await open('/equities?search_term=zzz&Sector=Banks', empty);
  expect(
    await screen.findByText(
      "We can't find what you're looking for. Try using a different search term or filter.",
    ),
  ).toBeVisible();
  await expectNoAxeViolations(container);
  const help = screen.getByRole('list', { name: 'Remove a filter to find more:' });
  await user.click(within(help).getByRole('button', { name: 'Remove filter Search: zzz' }));
  expect(address()).toBe('/equities?Sector=Banks&Language=English;German');
});

test('[L-15] an answer that comes too late never replaces a newer one', async () => {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slowFirst: Handler = {
    ...answer(libraryCalls.equitiesDocuments, aPublicationList([])),
    answer: async ({ query }) => {
      const stale = query.search_term === 'old';
      if (stale) await late;
      const list = aPublicationList([aPublication({ title: stale ? 'Stale' : 'Fresh' })]);
      return { status: 200, body: list };
    },
  };
  const { user } = await open('/equities?search_term=old', [studies, ...tags, slowFirst]);
  await user.click(await screen.findByRole('button', { name: 'Remove filter Search: old' }));
  expect(await screen.findByText('Fresh')).toBeVisible();
  await act(async () => {
    arrive();
    await new Promise((settle) => setTimeout(settle, 30));
  });
  expect(screen.queryByText('Stale')).toBeNull();
});

test('[L-13] on a small screen filters hold once they are applied, and Reset takes them away', async () => {
  const { user, address } = await open('/equities?Sector=Banks');
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const panel = screen.getByRole('dialog', { name: 'Filters' });
  await user.click(await within(panel).findByRole('combobox', { name: /^Sector/ }));
  await user.click(await within(panel).findByRole('option', { name: 'Banks 12' }));
  await user.click(within(panel).getByRole('checkbox', { name: 'Studies only' }));
  expect(address()).toBe('/equities?Sector=Banks');
  await expectNoAxeViolations(document.body);
  await user.click(within(panel).getByRole('button', { name: 'Reset' }));
  await user.click(within(panel).getByRole('button', { name: /^Show / }));
  expect(address()).toBe('/equities?Language=English;German');
});

test('[L-13] Reset also clears what was typed into the range, even without effect', async () => {
  const { user } = await open('/equities');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const panel = screen.getByRole('dialog', { name: 'Filters' });
  await user.click(await within(panel).findByRole('textbox', { name: 'From' }));
  await user.paste('99.99.2026');
  await user.tab();
  expect(await within(panel).findByText('From: this day does not exist.')).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'Reset' }));
  expect(within(panel).getByRole('textbox', { name: 'From' })).toHaveValue('');
  expect(within(panel).queryByText('From: this day does not exist.')).toBeNull();
});

test('[L-02] [I-03] each category offers counted tags in the page’s language; chosen ones have chips', async () => {
  const { user, address, requests } = await open('/equities', lists, 'de');
  await user.click(await screen.findByRole('button', { name: 'Sektor' }));
  await user.click(await screen.findByRole('option', { name: 'Banken 12' }));
  expect(await screen.findByRole('button', { name: 'Filter entfernen: Sektor: Banken' })).toBeVisible();
  expect(address()).toBe('/equities?Sector=Banks&Language=English;German');
  expect(requests.findLast(({ path }) => path === 'equities_tag_filters')?.query).toMatchObject({
    categories: 'Sector;Company;Analyst;Aggregated Publication Type;Publication Type',
    active_only: 'true',
    tag_filters: '{"Sector":["Banks"],"Language":["English","German"]}',
  });
});

test('[L-02] options are counted under the search, the range and the exclusions, too', async () => {
  const range = 'start_date=2026-01-01&end_date=2026-03-01';
  const { requests } = await open(`/equities?not_Sector=Banks&${range}&search_term=zins&sorting=asc`);
  await screen.findByText('Insurers ahead');
  const lastQuery = requests.findLast(({ path }) => path === 'equities_tag_filters')?.query;
  expect(lastQuery).toMatchObject({
    tag_not_filters: '{"Sector":["Banks"]}',
    date_range: '{"start_date":"2026-01-01","end_date":"2026-03-01"}',
    search_term: 'zins',
  });
  expect(lastQuery).not.toHaveProperty('order');
});

test('[K-02] the tags of Markets are requested by category alone, and have no counts', async () => {
  const { user, requests } = await open('/markets?not_Sector=Insurance&search_term=zins');
  await user.click(await screen.findByRole('button', { name: 'Sector: not Insurance' }));
  expect(await screen.findByRole('option', { name: 'Banks' })).toBeVisible();
  const queries = requests.filter(({ path }) => path === 'markets_tag_filters').map(({ query }) => query);
  expect(new Set(queries.flatMap((query) => Object.keys(query)))).toEqual(
    new Set(['categories', 'active_only']),
  );
});
