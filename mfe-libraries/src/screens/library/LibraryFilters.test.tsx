import { readCookie, removeCookie, writeCookie } from '@portal/session';
import {
  answer,
  aPublication,
  aPublicationList,
  aRatingChangeList,
  aTag,
  refuse,
  renderScreen,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const types = [
  aTag({ value: 'Unternehmensstudie', category: 'Publication Type', translated_value: 'Company Study' }),
  aTag({ value: 'Spezialstudie', category: 'Publication Type', translated_value: 'Special Study' }),
];
const studies = ['Unternehmensstudie', 'Spezialstudie'];
const list = aPublicationList([aPublication(), aPublication()]);
const handlers: Handler[] = [
  answer(libraryCalls.savedViews, { views: [], mails_off: false }),
  answer(libraryCalls.companyStudies, types),
  answer(libraryCalls.equitiesTagFilters, { Sector: [{ ...aTag(), count: 12 }] }),
  answer(libraryCalls.bondsTagFilters, {}),
  answer(libraryCalls.marketsTagFilters, {}),
  answer(libraryCalls.equitiesDocuments, list),
  answer(libraryCalls.bondsDocuments, list),
  answer(libraryCalls.marketsDocuments, list),
  answer(libraryCalls.latestRatings, aRatingChangeList([])),
  answer(calls.webDocuments, aPublicationList([])),
  answer(libraryCalls.selectedFixedIncome, aPublicationList([])),
];

async function open(path: string, first: Handler[] = [], language: 'en' | 'de' = 'en') {
  const rendered = await renderScreen(remote.routes.gated ?? [], {
    path,
    messages: loadMessages,
    handlers: [...first, ...handlers],
    language,
  });
  async function paste(field: HTMLElement, text: string) {
    await rendered.user.click(field);
    await rendered.user.paste(text);
  }
  return { ...rendered, paste };
}

const reads = (requests: TestRequest[]) =>
  requests
    .filter(({ path }) => path.endsWith('_documents'))
    .map(({ query }) => JSON.parse(query.tag_filters ?? 'null') as Record<string, string[]>);
const studiesBox = () => screen.getByLabelText('Studies only');

async function enabledBox() {
  await screen.findByText('2 of 2 publications');
  await waitFor(() => expect(studiesBox()).toBeEnabled());
  return studiesBox();
}

beforeEach(() => ['filterLanguages', 'studiesOnly'].forEach(removeCookie));

test('[L-05] it selects all types of the studies, and one chip stands for them', async () => {
  const { user, requests, address } = await open('/equities');
  await user.click(await enabledBox());
  await waitFor(() => expect(reads(requests).at(-1)).toMatchObject({ 'Publication Type': studies }));
  await waitFor(() =>
    expect(address()).toBe(
      '/equities?Publication+Type=Unternehmensstudie;Spezialstudie&Language=English;German',
    ),
  );
  expect(screen.getByText('Studies only', { selector: 'button *' })).toBeVisible();
  expect(screen.getByText('Filters (1)')).toBeInTheDocument();
  expect(readCookie('studiesOnly')).toBe('true');
});

test('[L-05] it is there at the next visit, in another library, too, until it is switched off', async () => {
  writeCookie('studiesOnly', 'true');
  const { user, requests } = await open('/fixed-income');
  const box = await enabledBox();
  expect(box).toBeChecked();
  expect(reads(requests)).toEqual([{ 'Publication Type': studies, Language: ['English', 'German'] }]);
  await user.click(box);
  await waitFor(() => expect(reads(requests).at(-1)).toEqual({ Language: ['English', 'German'] }));
  expect(readCookie('studiesOnly')).toBe('false');
});

test('[L-05] an address that names filters says otherwise', async () => {
  writeCookie('studiesOnly', 'true');
  const { requests } = await open('/equities?Sector=Banks');
  await enabledBox();
  expect(reads(requests).at(-1)).not.toHaveProperty('Publication Type');
  expect(studiesBox()).not.toBeChecked();
});

test('[L-05] a library without studies has no such box', async () => {
  writeCookie('studiesOnly', 'true');
  const markets = await open('/markets');
  await screen.findByText('2 of 2 publications');
  expect(screen.queryByLabelText('Studies only')).toBeNull();
  expect(markets.requests.map(({ path }) => path)).not.toContain('company_studies');
  expect(reads(markets.requests)).toEqual([{ Language: ['English', 'German'] }]);
});

test('[L-05] it turns off when other types than studies are selected, and remembers that', async () => {
  const shared = '/equities?Publication+Type=Unternehmensstudie;Spezialstudie;Kurzkommentar';
  const { user, address } = await open(shared);
  expect(await enabledBox()).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Remove filter Document type: Kurzkommentar' }));
  expect(studiesBox()).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Remove filter Studies only' }));
  expect(studiesBox()).not.toBeChecked();
  await waitFor(() => expect(address()).toBe('/equities?Language=English;German'));
  expect(studiesBox()).not.toBeChecked();
});

test('[L-05] when the studies cannot be read, all publications are shown, with Try again', async () => {
  writeCookie('studiesOnly', 'true');
  const { requests } = await open('/equities', [refuse(libraryCalls.companyStudies, 500)]);
  await screen.findByText('2 of 2 publications');
  expect(reads(requests)).toEqual([{ Language: ['English', 'German'] }]);
  const retry = await screen.findByText('Try again');
  expect(retry.parentElement).toHaveTextContent('Could not load – Try again');
});

test('[L-04] two days narrow the list and are in the address; one alone removes the range', async () => {
  const { user, paste, requests, address } = await open('/equities');
  await screen.findByText('2 of 2 publications');
  await user.click(await screen.findByRole('button', { name: 'Date range' }));
  expect(await screen.findByLabelText('From')).toHaveFocus();
  await user.paste('1.2.2024');
  await paste(screen.getByLabelText('To'), '3.2.2024');
  await waitFor(() =>
    expect(requests.findLast(({ path }) => path === 'equities_documents')?.query.date_range).toBe(
      '{"start_date":"2024-02-01","end_date":"2024-02-03"}',
    ),
  );
  await waitFor(() =>
    expect(address()).toBe('/equities?Language=English;German&start_date=2024-02-01&end_date=2024-02-03'),
  );
  expect(await screen.findByRole('button', { name: '01.02.2024 – 03.02.2024' })).toBeVisible();
  await user.clear(screen.getByLabelText('To'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/equities?Language=English;German'));
  expect(screen.getByText('A date range needs both a start and an end.')).toHaveAttribute('role', 'alert');
  expect(screen.getByLabelText('From')).toHaveValue('1.2.2024');
});

test('[L-06] clearing also removes a typed day that has no effect', async () => {
  const { user, paste, address } = await open('/equities?Sector=Banks&Language=German&search_term=rates');
  await screen.findByText('2 of 2 publications');
  await user.click(await screen.findByRole('button', { name: 'Date range' }));
  await paste(await screen.findByLabelText('From'), '30.2.2024');
  await user.keyboard('{Enter}');
  expect(screen.getByText('From: this day does not exist.')).toHaveAttribute('role', 'alert');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.queryByText('From: this day does not exist.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Date range' }));
  expect(await screen.findByLabelText('From')).toHaveValue('');
  await waitFor(() => expect(address()).toBe('/equities?Language=German'));
});

test('[L-03] a filter of any category is found, requested with the selection, and added', async () => {
  const sectors = { Sector: [{ ...aTag({ id: 7, value: 'Banks' }), count: 12 }] };
  const found = [aTag({ id: 8, value: 'Insurance', translated_value: 'Versicherungen' })];
  const { user, paste, requests, address } = await open('/equities?Sector=Banks', [
    answer(libraryCalls.typeaheadSuggestions, found),
    answer(libraryCalls.equitiesTagFilters, {
      Sector: [...sectors.Sector, ...found.map((tag) => ({ ...tag, count: 3 }))],
    }),
  ]);
  await screen.findByText('2 of 2 publications');
  await paste(screen.getByLabelText('Search filters'), 'insu');
  await user.click(await screen.findByText('Insurance', { selector: '[role=option] *' }));
  expect(requests.find(({ query }) => query.search_term === 'insu')?.query).toEqual({
    search_term: 'insu',
    tag_categories:
      'Sector;Company;Analyst;Aggregated Publication Type;Publication Type;TK Ticker;Bloomberg Company Ticker',
    selected_tags: '7',
    relevance_threshold: '0.1',
    tag_map_constraint: '{"Sector":["Banks"],"Language":["English","German"]}',
  });
  await waitFor(() => expect(address()).toBe('/equities?Sector=Banks;Insurance&Language=English;German'));
});

const nordulis = { ...aTag({ id: 9, value: 'Nordulis Media', category: 'Company' }), translated_value: null };

test.each([
  [
    'en',
    'Search filters',
    'Company, sector, analyst …',
    'No filter contains “novartis”',
    'Search publications for “novartis”',
    'Did you mean',
  ],
  [
    ...(['de', 'Filter suchen', 'Unternehmen, Sektor …', 'Kein Filter enthält «novartis»'] as const),
    ...(['Publikationen nach «novartis» durchsuchen', 'Meinten Sie'] as const),
  ],
] as const)(
  '[L-03] what only resembles is never taken by Enter, which searches publications (%s)',
  async (language, field, hint, none, search, similar) => {
    const { user, paste, requests, address } = await open(
      '/equities?Sector=Banks',
      [
        answer(libraryCalls.typeaheadSuggestions, [nordulis]),
        answer(libraryCalls.equitiesTagFilters, { Company: [{ ...nordulis, count: 3 }] }),
      ],
      language,
    );
    await screen.findByText(/^2 (of|von) 2 publi[ck]ation(s|en)$/i);
    expect(screen.getByText(hint)).toBeVisible();
    await paste(screen.getByLabelText(field), 'novartis');
    expect(await screen.findByRole('option', { name: search })).toBeVisible();
    const menu = within(screen.getByRole('listbox', { name: field }));
    const names = menu.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual([search, expect.stringMatching(/: Nordulis Media 3$/)]);
    expect(screen.getByText(none)).toBeVisible();
    expect(screen.getByText(similar)).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(address()).toBe('/equities?search_term=novartis&Sector=Banks&Language=English;German'),
    );
    expect(reads(requests).at(-1)).not.toHaveProperty('Company');
  },
);

test('[L-03] a likeness can be chosen, and a search is offered besides what was found', async () => {
  const { user, paste, address } = await open('/equities', [
    answer(libraryCalls.typeaheadSuggestions, [nordulis]),
    answer(libraryCalls.equitiesTagFilters, { Company: [{ ...nordulis, count: 3 }] }),
  ]);
  await screen.findByText('2 of 2 publications');
  const field = screen.getByLabelText('Search filters');
  await paste(field, 'media');
  const search = await screen.findByRole('option', { name: 'Search publications for “media”' });
  const menu = within(screen.getByRole('listbox', { name: 'Search filters' }));
  expect(menu.getAllByRole('option').at(-1)).toBe(search);
  expect(screen.queryByText('Did you mean')).toBeNull();
  await user.clear(field);
  await user.paste('nordalis');
  await user.click(await screen.findByText('Company: Nordulis Media'));
  await waitFor(() => expect(address()).toBe('/equities?Company=Nordulis+Media&Language=English;German'));
});

test.each([
  [
    'en',
    'Remove filter Library: Equities',
    'Remove filter Library: Fixed Income',
    'There is no library “shares”.',
  ],
  [
    'de',
    'Filter entfernen: Rubrik: Aktien',
    'Filter entfernen: Rubrik: Anleihen',
    'Es gibt keine Rubrik «shares».',
  ],
] as const)(
  '[L-07] an address narrows all research to libraries (%s)',
  async (language, one, other, problem) => {
    const { user, requests, address } = await open(
      '/all-research?libraries=equities;bonds;shares',
      [answer(libraryCalls.allResearchDocuments, list), answer(libraryCalls.allResearchTagFilters, {})],
      language,
    );
    await screen.findByText(/^2 (of|von) 2 publi[ck]ation(s|en)$/i);
    expect(screen.getByText(problem)).toBeVisible();
    expect(screen.getByRole('button', { name: one })).toBeVisible();
    const requestedLibraries = (path: string) =>
      requests.filter((request) => request.path === path).at(-1)?.query.libraries;
    expect(requestedLibraries('all_research_documents')).toBe('equities;bonds');
    expect(requestedLibraries('all_research_tag_filters')).toBe('equities;bonds');
    await user.click(screen.getByRole('button', { name: other }));
    await waitFor(() => expect(requestedLibraries('all_research_documents')).toBe('equities'));
    expect(address()).toBe('/all-research?libraries=equities&Language=English;German');
  },
);

test('[L-07] in a single library they are no filter, and it is shown', async () => {
  const { requests } = await open('/equities?libraries=bonds');
  await screen.findByText('2 of 2 publications');
  expect(screen.getByText('“libraries” is not a filter of this page.')).toBeVisible();
  expect(requests.filter(({ query }) => query.libraries !== undefined)).toEqual([]);
});

test('[L-03] suggestions that cannot be loaded show a message, and the page keeps working', async () => {
  const { paste } = await open('/equities', [refuse(libraryCalls.typeaheadSuggestions, 500)]);
  await screen.findByText('2 of 2 publications');
  await paste(screen.getByLabelText('Search filters'), 'insu');
  expect(await screen.findByText('Try again')).toBeVisible();
  expect(screen.getByText('2 of 2 publications')).toBeVisible();
});

test('[L-06] by keyboard, focus moves to the next filter, and from the last to the heading', async () => {
  const { user } = await open('/equities?Sector=Banks;Insurance&search_term=rates');
  const chip = (words: string) => screen.getByRole('button', { name: `Remove filter ${words}` });
  await screen.findByText('2 of 2 publications');
  chip('Sector: Banks').focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove filter Sector: Banks' })).toBeNull(),
  );
  // A single sector is shown on its button, so its chip is gone too.
  expect(chip('Search: rates')).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

const sectors = (count: number) => Array.from({ length: count }, (_, number) => `Sector ${number}`).join(';');

test('[L-06] of 60 filters the first are shown, the others on request', async () => {
  const { user } = await open(`/equities?Sector=${sectors(60)}`);
  const list = await screen.findByRole('list', { name: 'Active filters' });
  // Queried directly: finding 60 roles is slow.
  const buttons = () => [...list.querySelectorAll<HTMLElement>(':scope > li button')];
  expect(list.children).toHaveLength(25);
  await user.click(within(list).getByRole('button', { name: '36 more filters' }));
  expect(list.children).toHaveLength(60);
  expect(buttons()[24]).toHaveFocus();
  buttons()[3]?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(list.children).toHaveLength(59));
  expect(buttons()[3]).toHaveFocus();
});

test('[L-06] in German the others are counted, too', async () => {
  await open(`/equities?Sector=${sectors(30)}`, [], 'de');
  const chips = within(await screen.findByRole('list', { name: 'Aktive Filter' }));
  expect(chips.getAllByRole('listitem')).toHaveLength(25);
  expect(chips.getByRole('button', { name: '6 weitere Filter' })).toBeVisible();
});

test('[L-06] clearing all leaves focus at the page’s heading', async () => {
  const { user } = await open('/equities?Sector=Banks');
  await screen.findByText('2 of 2 publications');
  screen.getByRole('button', { name: 'Clear filters' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[L-06] where nothing was found, a filter taken away leaves focus at the page’s heading', async () => {
  const { user } = await open('/equities?Sector=Banks;Insurance', [
    answer(libraryCalls.equitiesDocuments, aPublicationList([])),
  ]);
  const help = await screen.findByRole('list', { name: 'Remove a filter to find more:' });
  within(help).getByRole('button', { name: 'Remove filter Sector: Banks' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  ['en', { filters: 'Filters', apply: /^Show /, from: 'From', problem: 'From: this day does not exist.' }],
  ['de', { filters: 'Filter', apply: /anzeigen$/, from: 'Von', problem: 'Von: Diesen Tag gibt es nicht.' }],
] as const)('[L-13] a day that does not exist is not lost by applying (%s)', async (language, words) => {
  const { filters, apply, from, problem } = words;
  const { user, paste, address } = await open('/equities', [], language);
  await user.click(await screen.findByRole('button', { name: filters }));
  const panel = screen.getByRole('dialog', { name: filters });
  const field = await within(panel).findByRole('textbox', { name: from });
  await paste(field, '30.2.2026');
  await user.click(within(panel).getByRole('button', { name: apply }));
  expect(await within(panel).findByText(problem)).toBeVisible();
  expect(field).toHaveFocus();
  expect(address()).toBe('/equities');
});

test.each([
  ['en', 'Filters: Could not load – Try again', 'Sector', 'Could not load'],
  ['de', 'Filter: Konnte nicht geladen werden – Erneut versuchen', 'Sektor', 'Konnte nicht geladen werden'],
] as const)(
  '[L-02] tags that cannot be read are not said to be none (%s)',
  async (language, note, sector, inMenu) => {
    const { user } = await open('/equities', [refuse(libraryCalls.equitiesTagFilters, 500)], language);
    await waitFor(() => expect(screen.getByText(/^Filters?: /)).toHaveTextContent(note));
    await user.click(screen.getByRole('button', { name: sector }));
    expect(await screen.findByText(inMenu, { exact: true })).toBeVisible();
  },
);
