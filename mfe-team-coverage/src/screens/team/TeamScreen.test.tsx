import { useShownPageName } from '@portal/router';
import {
  answer,
  aTag,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { teamCoverageCalls, type ServedTeamMember } from '@portal/wire-team-coverage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const { zkbTeam, zkbTeamTagFilters } = teamCoverageCalls;

const aMember = (overrides: Partial<ServedTeamMember> = {}): ServedTeamMember => ({
  name: 'Anna Ammann',
  role: { value: 'Equity Analyst', translated_value: 'Aktienanalystin' },
  bio: [
    { value: 'Anna covers banks.', translated_value: 'Anna betreut Banken.' },
    { value: 'She sings.', translated_value: 'Sie singt.' },
  ],
  email: 'anna.ammann@bank.example',
  phone: '+41 44 555 12 34',
  thumbnail_url: 'portraits/A0001.svg',
  external_id: 'A0001',
  profile_active: true,
  inactive: false,
  tags: [{ category: 'Sector', value: 'Banks', translated_value: 'Banken' }],
  ...overrides,
});
const bruno = aMember({
  name: 'Bruno Buri',
  external_id: 'A0002',
  thumbnail_url: null,
  email: 'b@bank.example',
});

const tags = answer(zkbTeamTagFilters, ({ query }) => ({
  [query['categories'] ?? '']: [
    {
      ...aTag({ value: 'Banks', translated_value: 'Banken', category: query['categories'] ?? '' }),
      count: 1,
    },
    {
      ...aTag({ value: 'Media', translated_value: 'Medien', category: query['categories'] ?? '' }),
      count: 2,
    },
  ],
}));
const people = answer(zkbTeam, ({ query }) => {
  const { Sector = [] } = JSON.parse(query['tag_filters'] ?? '{}') as { Sector?: string[] };
  return { records: Sector.includes('Banks') ? [aMember()] : [aMember(), bruno] };
});

const open = (search = '', handlers: Handler[] = [], options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(remote.routes.gated ?? [], {
    path: `/zkb-team${search}`,
    messages: loadMessages,
    calls: teamCoverageCalls,
    entitlements: someEntitlements(),
    ...options,
    handlers: [...handlers, tags, people],
  });

const teamReads = (requests: TestRequest[]) =>
  requests.filter(({ path }) => path === zkbTeam.path).map(({ query }) => query);
const tile = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const found = heading.closest('article');
  if (found === null) throw new Error(`${name} has no tile.`);
  return within(found);
};

afterEach(() => jest.restoreAllMocks());

test('[C-04] [C-05] each tab sends its team, and is filtered by its category', async () => {
  const { requests, user, address } = await open();
  await screen.findByRole('tab', { name: 'Equity Research', selected: true });
  for (const [tab, team, name, category] of [
    ['Equity Research', 'Equity Research', 'team_equity_research_tab', 'Sector'],
    ['Credit Research', 'Bonds Research', 'team_credit_research_tab', 'Sector'],
    ['Market Research', 'Economic Research', 'team_market_research_tab', 'Function'],
    ['Equity Sales ZRH', 'Equity Sales', 'team_equity_sales_zrh_tab', 'Function'],
    ['Equity Sales UK', 'UK Sales', 'team_equity_sales_uk_tab', 'Function'],
    ['Fixed Income Sales', 'Bonds Sales', 'team_fixed_income_sales_tab', 'Currency'],
  ] as const) {
    await user.click(screen.getByRole('tab', { name: tab }));
    expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeVisible();
    const expected = { team, portal_tab_name: name, tag_filters: '{}' };
    await waitFor(() => expect(teamReads(requests).at(-1)).toEqual(expected));
    expect(await screen.findByText('2 people')).toBeVisible();
    expect(await screen.findByRole('button', { name: category })).toBeVisible();
    if (tab !== 'Equity Research') expect(address()).toBe(`/zkb-team?tab=${tab.replaceAll(' ', '+')}`);
  }
});

test.each([
  ['en', 'Anna covers banks.', 'Equity Analyst', 'View Anna Ammann'],
  ['de', 'Anna betreut Banken.', 'Aktienanalystin', 'Ansehen Anna Ammann'],
] as const)(
  '[C-06] a tile has name, role, bio, contacts and the way to the profile (%s)',
  async (language, bio, role, view) => {
    const { container, user, address } = await open('', [], { language });
    const anna = await tile('Anna Ammann');
    expect(anna.getByText(bio)).toBeVisible();
    expect(anna.getByText(role)).toBeVisible();
    expect(anna.getByRole('link', { name: 'anna.ammann@bank.example' })).toHaveAttribute(
      'href',
      'mailto:anna.ammann@bank.example',
    );
    expect(anna.getByRole('link', { name: '+41 44 555 12 34' })).toHaveAttribute('href', 'tel:+41445551234');
    expect(container.querySelector('img')).toHaveAttribute('src', 'http://localhost/api/portraits/A0001.svg');
    if (language === 'en') await expectNoAxeViolations(document.body);
    await user.click(anna.getByRole('link', { name: view }));
    expect(address()).toBe('/analyst_profile/A0001');
  },
);

test('[C-06] without a portrait, or with one that cannot be loaded, there are initials', async () => {
  const { container } = await open();
  expect((await tile('Bruno Buri')).getByText('BB')).toBeVisible();
  const image = container.querySelector('img');
  if (image === null) throw new Error('There is no picture.');
  fireEvent.error(image);
  expect((await tile('Anna Ammann')).getByText('AA')).toBeVisible();
});

test.each([
  ['Market Research', aMember()],
  ['Fixed Income Sales', aMember()],
  ['Equity Research', aMember({ external_id: null })],
  ['Equity Research', aMember({ profile_active: false })],
  ['Equity Research', aMember({ inactive: true })],
])('[C-06] [T-06] in %s nobody leads to a profile that is not there', async (tab, member) => {
  await open(`?tab=${tab}`, [answer(zkbTeam, { records: [member] })]);
  await tile('Anna Ammann');
  expect(screen.queryByRole('link', { name: /^View/ })).toBeNull();
});

test('[G-07] a profile outside of the subscription is not a link that leads anywhere', async () => {
  await open('', [], { entitlements: someEntitlements((tab) => !tab.startsWith('analyst_profile')) });
  const view = (await tile('Anna Ammann')).getByRole('link', { name: 'View Anna Ammann' });
  expect(view.tagName).toBe('SPAN');
  expect(view).toHaveAttribute('aria-disabled', 'true');
});

test('[C-05] what is chosen is sent, stands in the address, and goes with the tab', async () => {
  const { user, address, requests } = await open();
  await screen.findByText('2 people');
  await user.click(await screen.findByRole('button', { name: 'Sector' }));
  await user.click(await screen.findByRole('option', { name: /^Banks/ }));
  expect(await screen.findByText('1 person')).toBeVisible();
  expect(address()).toBe('/zkb-team?tab=Equity+Research&Sector=Banks');
  expect(teamReads(requests).at(-1)).toMatchObject({ tag_filters: '{"Sector":["Banks"]}' });
  await user.click(screen.getByRole('tab', { name: 'Credit Research' }));
  await screen.findByText('2 people');
  expect(address()).toBe('/zkb-team?tab=Credit+Research');
  expect(teamReads(requests).at(-1)).toMatchObject({ team: 'Bonds Research', tag_filters: '{}' });
});

test('[C-05] [L-26] a chip takes a value away again', async () => {
  const { user, address } = await open('?tab=Equity+Research&Sector=Banks;Media');
  await user.click(await screen.findByRole('button', { name: 'Remove filter Sector: Media' }));
  expect(await screen.findByRole('button', { name: 'Remove filter Sector: Banks' })).toBeVisible();
  expect(address()).toBe('/zkb-team?tab=Equity+Research&Sector=Banks');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  ['Equity Research', 'en', 'No hits. Please select a different sector.'],
  ['Market Research', 'en', 'No hits. Please select other filter criteria.'],
  ['Credit Research', 'de', 'Keine Treffer. Bitte wählen Sie einen anderen Sektor.'],
  ['Market Research', 'de', 'Keine Treffer. Bitte wählen Sie andere Filterkriterien.'],
] as const)('[C-06] nobody in %s (%s): %s', async (tab, language, message) => {
  const { container } = await open(`?tab=${tab}`, [answer(zkbTeam, { records: [] })], { language });
  expect(await screen.findByText(message)).toBeVisible();
  if (tab === 'Credit Research') await expectNoAxeViolations(container);
});

test.each([
  [
    'en',
    'This content is not included in your subscription.',
    '“Credit Research” is not included in your subscription. Showing Market Research.',
  ],
  [
    'de',
    'Dieser Inhalt ist in Ihrem Abonnement nicht enthalten.',
    '«Kreditresearch» ist in Ihrem Abonnement nicht enthalten. Gezeigt wird Marktresearch.',
  ],
] as const)(
  '[C-04] tabs outside of the subscription are closed, and the first open one stands (%s)',
  async (language, reason, note) => {
    const entitlements = someEntitlements((tab) => tab === 'team_market_research_tab');
    const { user, requests } = await open('?tab=Credit+Research', [], { language, entitlements });
    expect(await screen.findByText(note)).toBeVisible();
    const [equity] = screen.getAllByRole('tab');
    if (equity === undefined) throw new Error('There are no tabs.');
    expect(equity).toHaveAttribute('aria-disabled', 'true');
    await user.hover(equity);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
    await user.click(equity);
    expect(new Set(teamReads(requests).map(({ team }) => team))).toEqual(new Set(['Economic Research']));
  },
);

test.each([
  ['?tab=Nothing', 'en', ['There is no tab “Nothing”. Showing Equity Research.']],
  [
    '?tab=Equity+Research&tab=X&colour=red&Sector=Alchemy',
    'en',
    [
      '“tab” is given more than once; the first one is used.',
      '“colour” is not a filter of this page.',
      'Sector: “Alchemy” does not exist here.',
    ],
  ],
  [
    '?tab=Nothing&Sector=Alchemie',
    'de',
    [
      'Den Reiter «Nothing» gibt es nicht. Gezeigt wird Aktienresearch.',
      'Sektor: «Alchemie» gibt es hier nicht.',
    ],
  ],
] as const)('%s (%s): %j', async (search, language, messages) => {
  await open(search, [], { language });
  for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
});

test.each([
  ['en', 'The team could not be loaded', 'Try again'],
  ['de', 'Das Team konnte nicht geladen werden', 'Erneut versuchen'],
] as const)(
  'a team that cannot be read can be tried again; the filter stands (%s)',
  async (language, title, retry) => {
    let fails = true;
    const flaky: Handler = {
      ...people,
      answer: (request) => (fails ? refuse(zkbTeam, 500).answer(request) : people.answer(request)),
    };
    const { user } = await open('', [flaky], { language });
    expect(await screen.findByText(title)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Se[ck]tor$/ })).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: retry }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Anna Ammann' })).toBeVisible();
  },
);

test('tags that cannot be read leave the people, and can be tried again', async () => {
  await open('', [refuse(zkbTeamTagFilters, 500)]);
  await tile('Anna Ammann');
  await waitFor(() =>
    expect(screen.getByText(/^Sector: /)).toHaveTextContent('Sector: Could not load – Try again'),
  );
});

test('a team that the API refuses says that it is not in the subscription', async () => {
  await open('', [refuse(zkbTeam, 403)]);
  expect(await screen.findByText('This content is not included in your subscription.')).toBeVisible();
});

test('[K-01] people need a name alone', async () => {
  const least: Handler = {
    ...people,
    answer: () =>
      Promise.resolve({ status: 200, body: { records: [{ value: 'Anna Ammann' }, { role: 'Nobody' }] } }),
  };
  await open('', [least]);
  expect((await tile('Anna Ammann')).getByText('AA')).toBeVisible();
  expect(screen.getByText('1 entry could not be displayed. We have been informed.')).toBeVisible();
});

test('[S-06] the tab on show is the page’s name', async () => {
  const Name = () => <p>Name: {useShownPageName()}</p>;
  const [team] = remote.routes.gated ?? [];
  if (team === undefined) throw new Error('There is no page.');
  const lazy = async () => {
    const { Component } = await team.lazy();
    return {
      Component: () => (
        <>
          <Name />
          <Component />
        </>
      ),
    };
  };
  await renderScreen([{ ...team, lazy }], {
    path: '/zkb-team?tab=Credit+Research',
    messages: loadMessages,
    entitlements: someEntitlements(),
    handlers: [tags, people],
  });
  expect(await screen.findByText('Name: Credit Research')).toBeVisible();
});

test('[C-04] below 1115 pixels the tabs are a dropdown of radio buttons', async () => {
  const wide = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(wide, { matches: query === '(max-width: 69.625em)' }));
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Team Equity Research' }));
  await user.click(screen.getByRole('radio', { name: 'Market Research' }));
  await act(async () => {});
  expect(address()).toBe('/zkb-team?tab=Market+Research');
});

const asPhone = () => {
  const plain = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(plain(query), { matches: query === '(max-width: 37.4375em)' }),
    );
};

test.each([
  [
    'en',
    'Banks',
    'Others',
    'Call Anna Ammann',
    'Write to Anna Ammann',
    'Anna covers banks.',
    'View Anna Ammann',
  ],
  [
    'de',
    'Banken',
    'Übrige',
    'Anna Ammann anrufen',
    'Anna Ammann schreiben',
    'Anna betreut Banken.',
    'Ansehen Anna Ammann',
  ],
] as const)(
  '[C-06] on a phone the team is a list; one tap calls, writes or opens more (%s)',
  async (language, sector, others, call, write, bio, view) => {
    asPhone();
    const list = answer(zkbTeam, {
      records: [aMember(), aMember({ name: 'Bruno Buri', phone: null, email: null, tags: [] })],
    });
    const { container, user } = await open('', [list], { language });
    expect(await screen.findByRole('heading', { level: 2, name: sector })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: others })).toBeVisible();
    expect(screen.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+41445551234');
    expect(screen.getByRole('link', { name: write })).toHaveAttribute(
      'href',
      'mailto:anna.ammann@bank.example',
    );
    // Bruno has neither.
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByText(bio)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Anna Ammann', expanded: false }));
    expect(screen.getByText(bio)).toBeVisible();
    expect(screen.getByRole('link', { name: view })).toBeVisible();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Anna Ammann', expanded: true }));
    expect(screen.queryByText(bio)).toBeNull();
  },
);

test.each([
  ['en', 'Search the team', 'Nobody here matches “xyz”.', 'Clear filters'],
  ['de', 'Team durchsuchen', 'Auf «xyz» passt hier niemand.', 'Filter löschen'],
] as const)(
  '[C-05] the team is searched as one types, and the address follows (%s)',
  async (language, label, nobody, clear) => {
    const { user, address, requests } = await open('', [], { language });
    await tile('Bruno Buri');
    const reads = teamReads(requests).length;
    const field = screen.getByRole('searchbox', { name: label });
    await user.type(field, 'amm');
    expect(screen.queryByRole('heading', { level: 2, name: 'Bruno Buri' })).toBeNull();
    await tile('Anna Ammann');
    await waitFor(() => expect(address()).toBe('/zkb-team?tab=Equity+Research&search_term=amm'));
    await user.clear(field);
    await user.type(field, 'xyz');
    expect(await screen.findByText(nobody)).toBeVisible();
    expect(teamReads(requests)).toHaveLength(reads);
    const [, below] = screen.getAllByRole('button', { name: clear });
    if (below === undefined) throw new Error('Nothing leads on from the empty list.');
    await user.click(below);
    await tile('Bruno Buri');
  },
);

test('[C-05] a search in the address applies, stays with the filter, and goes with the tab', async () => {
  const { user, address } = await open('?tab=Equity+Research&search_term=amm');
  await tile('Anna Ammann');
  expect(screen.queryByRole('heading', { level: 2, name: 'Bruno Buri' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Sector' }));
  await user.click(await screen.findByRole('option', { name: /^Banks/ }));
  await waitFor(() => expect(address()).toBe('/zkb-team?tab=Equity+Research&search_term=amm&Sector=Banks'));
  await user.click(screen.getByRole('tab', { name: 'Credit Research' }));
  await waitFor(() => expect(address()).toBe('/zkb-team?tab=Credit+Research'));
  expect(screen.getByRole('searchbox', { name: 'Search the team' })).toHaveValue('');
});
