import {
  answer,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { screen, within } from '@testing-library/react';
import { loadShellMessages } from '../messages/index.ts';
import { KeywordSearch } from './header/KeywordSearch.tsx';

const suggested = answer(calls.searchSuggestions, {
  records: [
    { category: 'Company', value: 'Banca', translated_value: null, profile_link: '/company_profile/C1' },
    { category: 'Sector', value: 'Banks', translated_value: 'Banken', profile_link: '/sector_profile/S1' },
  ],
  titles: [],
});

const show = (handlers: Handler[], language: 'en' | 'de' = 'en') =>
  renderScreen(
    <main>
      <KeywordSearch onPrefetch={() => undefined} />
    </main>,
    {
      path: '/coverage',
      messages: loadShellMessages,
      handlers: [...handlers, refuse(calls.recentSearches, 404)],
      entitlements: someEntitlements((tab) => tab !== 'notification_centre_tab'),
      language,
    },
  );

const field = () => screen.getByRole('combobox');
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test.each([
  ['en', 'ba since 2024', 'All publications', 'Banks since 01.01.2024', '“ba” since 01.01.2024'],
  ['de', 'ba seit 2024', 'Alle Publikationen', 'Banken seit 01.01.2024', '«ba» seit 01.01.2024'],
] as const)(
  '[L-28] “%s: %s” offers what was published from then on, first',
  async (language, typed, name, sector, containing) => {
    const { user, requests, container, address } = await show([suggested, banca], language);
    await user.type(field(), typed);
    const group = within(await screen.findByRole('group', { name }));
    expect(await group.findByRole('option', { name: sector })).toBeVisible();
    expect(options().slice(1, 3)).toEqual([sector, containing]);
    expect(options().join()).not.toContain('XLSX');
    // A slow typist is answered between the words, too.
    const suggestions = requests.filter(({ path }) => path === calls.searchSuggestions.path);
    expect(suggestions.map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ search_term: 'ba' }),
    );
    await expectNoAxeViolations(container);
    await user.click(group.getByRole('option', { name: sector }));
    expect(address()).toMatch(
      /^\/all-research\?Sector=Banks&start_date=2024-01-01&end_date=\d{4}-\d\d-\d\d$/,
    );
  },
);

test('[L-28] while its answer is on the way, “since” offers no company of the text before', async () => {
  const slow: Handler = {
    ...suggested,
    answer: (request) =>
      request.query.search_term === 'ba' ? suggested.answer(request) : new Promise(() => {}),
  };
  const { user } = await show([slow, banca]);
  await user.type(field(), 'ba');
  expect(await screen.findByRole('option', { name: 'Banca' })).toBeVisible();
  await user.clear(field());
  await user.type(field(), 'Alberris since 2024');
  const group = within(await screen.findByRole('group', { name: 'All publications' }));
  expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '“Alberris” since 01.01.2024',
  ]);
});

const banca = answer(calls.tagsByRef, {
  ...{ id: 1, value: 'Banca', category: 'Company', translated_value: null, external_id: 'C1' },
  ...{ profile_active: true, inactive: false, related_asset_class: [{ value: 'Equity' }] },
  related_analysts: {
    Equity: [
      { ...analyst('Anna Ammann', '+41 (0)44 555 00 01'), inactive: true },
      analyst('Beat Buri', null),
      analyst('Carla Cadalbert', '+41 (0)44 555 00 02'),
      analyst('Dario Danuser', '+41 44 555 00 03'),
    ],
    'Fixed Income': [analyst('Carla Cadalbert', '+41 (0)44 555 00 02')],
  },
  kpis: {
    Ratings: {
      Equity: {
        ...{ current: 'Outperform', previous: 'Market perform', previous_date: '2025-01-01' },
        ...{ date: '2026-03-03', action: 'Upgrade' },
      },
      Bonds: null,
      ESG: { current: '4', previous: null, previous_date: null, date: null, action: null },
    },
  },
  model_download_link: { url: 'download?doc_ref=M1', entitled: true, raw_date: '2026-02-01' },
});

function analyst(name: string, phone: string | null) {
  const unknown = { role: null, email: null, thumbnail_url: null, external_id: null };
  return { ...unknown, name, phone, profile_active: true, inactive: false };
}

test.each([
  [
    'en',
    [
      'Equity RatingUpgrade: from Market perform to Outperform03.03.2026',
      'ESG Rating',
      'Call Carla Cadalbert+41 (0)44 555 00 02',
      'Model (XLSX)01.02.2026',
    ],
  ],
  [
    'de',
    [
      'AktienratingHochstufung: von Marktgewichten auf Übergewichten03.03.2026',
      'ESG-Rating',
      'Carla Cadalbert anrufen+41 (0)44 555 00 02',
      'Modell (XLSX)01.02.2026',
    ],
  ],
] as const)(
  '[L-28] [P-08] the only company answers below its name: ratings, analyst, model (%s)',
  async (language, lines) => {
    const { user, container, address } = await show([suggested, banca], language);
    await user.type(field(), 'ba');
    const phone = await screen.findByRole('option', { name: new RegExp(`^${lines[2].slice(0, 10)}`) });
    expect(options().slice(1, 6)).toEqual(['Banca', ...lines]);
    expect(phone).toHaveAttribute('href', 'tel:+41445550002');
    await expectNoAxeViolations(container);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const rating = screen.getByRole('option', { selected: true });
    expect(rating).toHaveTextContent(lines[0]);
    expect(field()).toHaveAttribute('aria-activedescendant', rating.id);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/company_profile/C1');
    expect(screen.queryByRole('listbox')).toBeNull();
  },
);

test('[L-28] of several companies none answers', async () => {
  const company = (value: string, id: string) =>
    ({ category: 'Company', value, translated_value: null, profile_link: `/company_profile/${id}` }) as const;
  const two = answer(calls.searchSuggestions, {
    records: [company('Banca', 'C1'), company('Bankia', 'C2')],
    titles: [],
  });
  const { user, requests } = await show([two, banca]);
  await user.type(field(), 'ba');
  await screen.findByRole('option', { name: 'Bankia' });
  expect(requests.map(({ path }) => path)).not.toContain(calls.tagsByRef.path);
});

test('[L-28] [G-13] a model outside the subscription is explained, and the suggestions stay', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await show([suggested, banca, refuse(calls.downloadToken, 403)]);
  await user.type(field(), 'ba');
  await user.click(await screen.findByRole('option', { name: /XLSX/ }));
  expect(await screen.findByText('No access – invalid subscription')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('option', { name: /XLSX/ })).toBeVisible();
  opened.mockRestore();
});
