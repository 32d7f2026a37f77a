import type { Language } from '@portal/contract';
import {
  expectNoAxeViolations,
  answer,
  aPreferencesApi,
  renderScreen,
  someEntitlements,
  type Handler,
  refuse,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { teamCoverageCalls, type CoverageList } from '@portal/wire-team-coverage';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';
import { forgetOpenSectors } from './table/useOpenSectors.ts';
import { aCompany, aCoverage, aCoveredSector, aCurrentRating } from './testing/coverageData.ts';

const equity = aCoverage(
  aCoveredSector(
    'Banks',
    [
      aCompany('Alberris Bank'),
      aCompany('Bernina Bank', { Equity: aCurrentRating({ current: 'Underperform', action: 'Downgrade' }) }),
    ],
    { translated_value: 'Banken' },
  ),
  aCoveredSector('Software', [aCompany('Zürich Digital')]),
);
const nothing = aCoverage();

/** Responses by tab; other tabs have no companies. */
const coverage = (lists: Partial<Record<string, CoverageList>>): Handler =>
  answer(teamCoverageCalls.tagCoverage, ({ query }) => lists[query.asset_classification ?? ''] ?? nothing);

const entitlements = someEntitlements();

interface Opening {
  handlers?: Handler[];
  language?: Language;
  map?: typeof entitlements;
}

const open = (
  path = '/coverage',
  {
    handlers = [coverage({ Equity: equity, 'Fixed Income': equity })],
    language = 'en',
    map = entitlements,
  }: Opening = {},
) =>
  renderScreen(remote.routes.gated ?? [], {
    path,
    language,
    messages: loadMessages,
    entitlements: map,
    handlers: [...handlers, answer(calls.entitlementsAll, map)],
  });

beforeEach(forgetOpenSectors);

test('[C-02] companies stand by sector; a sector opens and closes', async () => {
  const { user, container } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Coverage' })).toBeVisible();
  const sector = await screen.findByRole('button', { name: 'Banks 2 companies' });
  expect(sector).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Alberris Bank')).toBeNull();
  await user.click(sector);
  const table = screen.getByRole('table', { name: 'Coverage: Equity' });
  expect(within(table).getByRole('link', { name: 'Alberris Bank' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/company_profile\/C\d+\?tab=Equity$/),
  );
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(await screen.findByText('Zürich Digital')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(screen.queryByText('Zürich Digital')).toBeNull();
});

const tabNamed = (name: string) =>
  within(screen.getByRole('tablist', { name: 'Coverage' })).getByRole('tab', { name });

test('[C-01] tabs that are empty or not in the subscription lead nowhere and say why', async () => {
  const { user } = await open('/coverage', {
    map: someEntitlements((tab) => tab !== 'coverage_fixed_income_tab'),
  });
  await screen.findByRole('button', { name: 'Expand all' });
  expect(tabNamed('Equity')).toHaveAttribute('aria-selected', 'true');
  const noAccess = tabNamed('Fixed Income');
  expect(noAccess).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(tabNamed('International')).toHaveAttribute('aria-disabled', 'true'));
  await user.hover(noAccess);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'This content is not included in your subscription.',
  );
  await user.unhover(noAccess);
  await user.hover(tabNamed('International'));
  await waitFor(() =>
    expect(screen.getByRole('tooltip')).toHaveTextContent('No companies are covered here at present.'),
  );
});

test.each([
  ['en', 'International', '“International” is not included in your subscription. Showing Equity.'],
  ['de', 'International', '«International» ist in Ihrem Abonnement nicht enthalten. Gezeigt wird Aktien.'],
] as const)(
  '[C-01] the address of a closed tab shows the first open one, with the reason (%s)',
  async (language, tab, words) => {
    const { requests } = await open(`/coverage?tab=${tab}`, {
      language,
      map: someEntitlements((name) => name === 'coverage_equity_tab'),
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(requests.filter(({ query }) => query['asset_classification'] === tab)).toEqual([]);
  },
);

test('[G-07] permissions that could not be read open nothing, and nothing false is shown', async () => {
  const { requests } = await renderScreen(remote.routes.gated ?? [], {
    path: '/coverage',
    messages: loadMessages,
    handlers: [refuse(calls.entitlementsAll, 500)],
  });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 1, name: 'Coverage' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('This content is not included in your subscription.')).toBeNull();
  expect(requests.filter(({ path }) => path === 'tag_coverage')).toEqual([]);
});

test('a tab that could not be loaded shows it and can be tried again; the others stand', async () => {
  const { user } = await open('/coverage', { handlers: [refuse(teamCoverageCalls.tagCoverage, 400)] });
  expect(await screen.findByText(/Equity: Could not load/)).toBeVisible();
  expect(tabNamed('Fixed Income')).not.toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Equity: Could not load/)).toBeVisible();
});

const flat = ['Alder', 'Birch'].map((value) => ({ value, kpis: {}, sector: { value: 'Banks' } }));

test('[C-02] [K-01] a flat list of companies is grouped by sector; those without come under others', async () => {
  const records = [...flat, { value: 'Cedar', gk_number: '7' }];
  const { user } = await open('/coverage', {
    handlers: [refuse(teamCoverageCalls.tagCoverage, 200, { records })],
  });
  await user.click(await screen.findByRole('button', { name: 'Banks 2 companies' }));
  expect(screen.getByText('Birch')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Other companies 1 company' })).toBeVisible();
});

test.each([
  ['en', 'Equity: Could not be shown', 'No companies are covered here at present.'],
  ['de', 'Aktien: Konnte nicht angezeigt werden', 'Hier sind zurzeit keine Unternehmen abgedeckt.'],
] as const)(
  '[C-01] [K-01] (%s) coverage of which nothing can be shown is not called none',
  async (language, words, none) => {
    await open('/coverage', {
      language,
      handlers: [refuse(teamCoverageCalls.tagCoverage, 200, [{ value: 'Banks', members: flat }])],
    });
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    expect(screen.queryByText(none)).toBeNull();
  },
);

test.each([
  [
    'en',
    '?tab=Bonds&changed=14&sorting=size&Credit+Rating=AAA&Sector=Alchemy',
    [
      'There is no tab “Bonds”. Showing Equity.',
      'Rating changed: “14” does not exist here.',
      'Unknown sort order. Using the default.',
      '“Credit Rating” is not a filter of this page.',
      'Sector: “Alchemy” does not exist here.',
    ],
  ],
  [
    'de',
    '?tab=Bonds&changed=14&sorting=size&Credit+Rating=AAA&Sector=Alchemy',
    [
      'Den Reiter «Bonds» gibt es nicht. Gezeigt wird Aktien.',
      'Rating geändert: «14» gibt es hier nicht.',
      'Die Sortierung ist nicht bekannt; es gilt die übliche.',
      '«Schuldnerrating» ist kein Filter dieser Seite.',
      'Sektor: «Alchemy» gibt es hier nicht.',
    ],
  ],
  ['en', '?tab=Equity&tab=International', ['“tab” is given more than once; the first one is used.']],
  ['de', '?tab=Equity&tab=International', ['«tab» ist mehrfach angegeben; es gilt die erste Angabe.']],
] as const)(
  '%s: parts of %s without effect are reported, and everything is shown',
  async (language, address, messages) => {
    await open(`/coverage${address}`, { language });
    for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(language === 'en' ? '3 of 3 companies' : '3 von 3 Unternehmen')).toBeVisible();
  },
);

test('[C-07] what is typed narrows at once, opens what is left, and comes to the address', async () => {
  const { user, address } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Company, ticker or analyst' }), 'zurich');
  expect(await screen.findByText('Zürich Digital')).toBeVisible();
  expect(screen.getByText('1 of 3 companies')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Banks/ })).toBeNull();
  await waitFor(() => expect(address()).toBe('/coverage?tab=Equity&search_term=zurich'));
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No covered company matches.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Expand|Collapse|CSV/ })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
  expect(await screen.findByText('3 of 3 companies')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await user.type(screen.getByRole('searchbox'), 'zurich');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('3 of 3 companies')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('[L-26] [C-01] [C-07] choices are on the line, in chips and in the address, and cleared at once', async () => {
  const { user, address } = await open('/coverage?Sector=Banks;Software&sorting=-rating');
  const chips = await screen.findByRole('list', { name: 'Active filters' });
  expect(within(chips).getByRole('button', { name: 'Remove filter Sector: Banks' })).toBeVisible();
  expect(within(chips).getByRole('button', { name: 'Remove filter Sector: Software' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Rating changed' }));
  await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
  const line = screen.getByRole('region', { name: 'Filters' });
  expect(within(line).getByRole('button', { name: 'Rating changed: Last 7 days' })).toBeVisible();
  const all = '/coverage?tab=Equity&Sector=Banks;Software&changed=7&sorting=-rating';
  await waitFor(() => expect(address()).toBe(all));
  await user.click(within(line).getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/coverage?tab=Equity&sorting=-rating'));
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});

test('[C-07] the heads of the columns put companies in order and say how', async () => {
  const { user } = await open('/coverage?search_term=bank');
  const names = () =>
    screen.getAllByRole('rowheader').flatMap(({ textContent }) => /^.* Bank$/.exec(textContent) ?? []);
  expect(await screen.findByText('Alberris Bank')).toBeVisible();
  expect(names()).toEqual(['Alberris Bank', 'Bernina Bank']);
  const head = screen.getByRole('columnheader', { name: /^Company/ });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(head).getByRole('button'));
  await waitFor(() => expect(names()).toEqual(['Bernina Bank', 'Alberris Bank']));
  expect(head).toHaveAttribute('aria-sort', 'descending');
  const rating = screen.getByRole('columnheader', { name: /^Equity Rating/ });
  await user.click(within(rating).getByRole('button'));
  await waitFor(() => expect(names()).toEqual(['Alberris Bank', 'Bernina Bank']));
  expect(head).not.toHaveAttribute('aria-sort');
});

test('[C-02] [C-03] ratings are shown in words: what they are, were, and what stands for stars', async () => {
  const list = aCoverage(
    aCoveredSector('Banks', [
      aCompany('Alberris Bank', {
        Equity: aCurrentRating({ current: 'Underperform', action: 'Downgrade' }),
        Bonds: aCurrentRating({ current: 'A- stable', previous: 'BBB+ stable' }),
        ESG: aCurrentRating({ current: '3.5', previous: '3.5', action: 'Reiterate' }),
      }),
      aCompany('Bernina Bank', { ESG: aCurrentRating({ current: 'CTBI', previous: null, action: null }) }),
      aCompany('Corvatsch Bank', {
        Bonds: aCurrentRating({ current: 'A- negative', previous: 'A- stable', action: 'Refresh' }),
        ESG: aCurrentRating({ current: '7', previous: '-1', action: null }),
      }),
    ]),
  );
  const { user, unmount } = await open('/coverage?tab=International', {
    handlers: [coverage({ International: list })],
  });
  await user.click(await screen.findByRole('button', { name: 'Expand all' }));
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
  expect(row('Alberris Bank')).toHaveTextContent(
    /Sell.*before: Hold.*09\.03\.2026.*A- stable.*before: BBB\+ stable/,
  );
  const pictures = within(row('Alberris Bank')).getAllByRole('img');
  for (const [place, name] of ['Downgraded', 'Upgraded', '3.5 of 5 stars'].entries())
    expect(pictures[place]).toHaveAccessibleName(name);
  expect(row('Alberris Bank')).toHaveTextContent('PB');
  expect(
    within(row('Bernina Bank')).getByRole('img', { name: 'CTBI (coverage to be initiated)' }),
  ).toHaveTextContent('CTBI');
  expect(row('Corvatsch Bank')).toHaveTextContent(/7.*before: -1/);
  expect(within(row('Corvatsch Bank')).getByRole('img', { name: 'Outlook lowered' })).toBeVisible();
  expect(within(row('Bernina Bank')).getByRole('img', { name: 'No rating' })).toHaveTextContent('–');
  unmount();
  await open('/coverage?tab=International&search_term=bank', {
    handlers: [coverage({ International: list })],
    language: 'de',
  });
  expect(await screen.findByRole('img', { name: '3,5 von 5 Sternen' })).toBeVisible();
  expect(row('Alberris Bank')).toHaveTextContent(/Verkaufen.*zuvor: Halten/);
  expect(within(row('Alberris Bank')).getByRole('img', { name: 'Herabgestuft' })).toBeVisible();
  expect(
    within(row('Bernina Bank')).getByRole('img', { name: 'CTBI (Abdeckung wird aufgenommen)' }),
  ).toBeVisible();
});

test('[C-02] a model outside of the subscription explains itself', async () => {
  const closed = { url: '', entitled: false, raw_date: '2026-02-27' };
  const list = aCoverage(
    aCoveredSector('Banks', [
      aCompany('Alberris Bank', {}, { model_download_link: closed }),
      aCompany('Bernina Bank', {}, { model_download_link: null }),
    ]),
  );
  const { user } = await open('/coverage?search_term=bank', { handlers: [coverage({ Equity: list })] });
  await user.click(await screen.findByRole('button', { name: 'XLSX, model of Alberris Bank' }));
  expect(await screen.findByRole('dialog', { name: 'No access – invalid subscription' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'XLSX, model of Bernina Bank' })).toBeNull();
});

test('[C-08] on a narrow screen a company is a card, and can be put in order', async () => {
  const wide = window.matchMedia('');
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(wide, { matches: query.includes('max-width: 59.9375em') }));
  const { user, container, address } = await open('/coverage?search_term=bank');
  const card = (await screen.findByRole('heading', { level: 3, name: 'Alberris Bank' })).closest('li');
  expect(screen.queryByRole('table')).toBeNull();
  expect(card).toHaveTextContent(/Equity Rating.*Outperform.*Since.*09\.03\.2026/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
  await waitFor(() => expect(address()).toMatch(/sorting=date$/));
  await expectNoAxeViolations(container);
  narrow.mockRestore();
});

test('a reader who comes back finds the sectors as they were', async () => {
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: /^Software/ }));
  await user.click(screen.getByRole('link', { name: 'Zürich Digital' }));
  expect(await screen.findByText('Another page')).toBeVisible();
  unmount();
  await open();
  expect(await screen.findByText('Zürich Digital')).toBeVisible();
});

const box = (name = 'My coverage') => screen.findByRole('checkbox', { name });

test('[N-07] it shows what the client follows, with other filters, and its chip removes it', async () => {
  const preferences = aPreferencesApi([{ Company: 'Bernina Bank' }, { Sector: 'Software' }]);
  const { user, address, requests, container } = await open('/coverage', {
    handlers: [coverage({ Equity: equity }), ...preferences.handlers],
  });
  await screen.findByText('3 of 3 companies');
  expect(requests.map(({ path }) => path)).not.toContain('current_user/get_cris');
  await user.click(await box());
  expect(await screen.findByText('2 of 3 companies')).toBeVisible();
  expect(await screen.findByText('Zürich Digital')).toBeVisible();
  expect(screen.queryByText('Alberris Bank')).toBeNull();
  expect(screen.getByText('Filters (1)')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/coverage?tab=Equity&my_coverage=true'));
  await user.click(screen.getByRole('searchbox'));
  await user.paste('Bernina');
  expect(await screen.findByText('1 of 3 companies')).toBeVisible();
  const both = '/coverage?tab=Equity&search_term=Bernina&my_coverage=true';
  await waitFor(() => expect(address()).toBe(both));
  await user.click(screen.getByRole('button', { name: 'Remove filter My coverage' }));
  await waitFor(() => expect(address()).toBe('/coverage?tab=Equity&search_term=Bernina'));
  await user.clear(screen.getByRole('searchbox'));
  expect(await screen.findByText('3 of 3 companies')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/coverage?tab=Equity'));
  await expectNoAxeViolations(container);
  expect(await box()).not.toBeChecked();
});

test.each([
  ['en', 'You do not follow anything yet.', 'Clear filters', '3 of 3 companies'],
  ['de', 'Sie folgen noch nichts.', 'Filter löschen', '3 von 3 Unternehmen'],
] as const)(
  '[N-07] (%s) a link says that nothing is followed, and how to follow',
  async (language, words, clear, all) => {
    const { user } = await open('/coverage?my_coverage=true', {
      handlers: [coverage({ Equity: equity }), ...aPreferencesApi().handlers],
      language,
    });
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: clear })[0] ?? document.body);
    expect(await screen.findByText(all)).toBeVisible();
  },
);

test('[N-07] [K-01] what is followed cannot be read: that is shown, can be tried again, and left', async () => {
  const preferences = aPreferencesApi([{ Sector: 'Software' }]);
  const handlers = [coverage({ Equity: equity }), refuse(calls.getCris, 500), ...preferences.handlers];
  const { user } = await open('/coverage?my_coverage=true', { handlers });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/^What you follow: Could not load/)).toBeVisible();
  expect(screen.queryByText(/companies$/)).toBeNull();
  await user.click(again);
  await user.click(await box());
  expect(await screen.findByText('3 of 3 companies')).toBeVisible();
});
