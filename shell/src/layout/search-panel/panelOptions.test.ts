import { pages } from '@portal/contract';
import { someEntitlements } from '@portal/testing';
import type { SuggestedRecord, SuggestedTitle } from '@portal/wire';
import { panelOptions } from './panelOptions.ts';

const record = (
  category: SuggestedRecord['category'],
  value: string,
  profile_link: string,
): SuggestedRecord => ({
  ...{ category, value, translated_value: `${value} (de)`, profile_link },
});
const records = [
  record('Sector', 'Banks', '/sector_profile/S1'),
  record('Company', 'Alber', '/company_profile/C1'),
];
const title = (more: Partial<SuggestedTitle> = {}): SuggestedTitle => ({
  ...{ title: 'Banks "ahead"', language: 'de', entitled: true, preview_link: '/document_preview/R1' },
  ...more,
});

interface Given {
  text?: string;
  place?: string;
  suggestions?: Parameters<typeof panelOptions>[0]['suggestions'];
  language?: 'en' | 'de';
  entitlements?: ReturnType<typeof someEntitlements> | undefined;
  since?: Parameters<typeof panelOptions>[0]['since'];
}

function offered({ place = '/coverage', ...given }: Given = {}) {
  const { pathname, search } = new URL(place, 'https://portal.example');
  const situation = {
    text: 'ba',
    since: undefined,
    suggestions: undefined,
    recent: ['rates'],
    language: 'en',
    entitlements: someEntitlements(),
  } as const;
  return panelOptions({ ...situation, ...given, place: { pathname, search } });
}
const hrefs = (given: Given) => offered(given).flatMap(({ options }) => options.map(({ href }) => href));

test('[L-20] a library comes first and keeps its filters; elsewhere all research is alone', () => {
  expect(
    hrefs({ text: ' B&B ', place: '/equities?Sector=Banks;Energy&search_term=old&sorting=asc' }),
  ).toEqual([
    '/equities?Sector=Banks%3BEnergy&search_term=B%26B&sorting=asc',
    '/all-research?search_term=B%26B',
  ]);
  for (const place of ['/coverage', '/all-research?Sector=Banks', '/', '/equitiesx'])
    expect(hrefs({ place })).toEqual(['/all-research?search_term=ba']);
  expect(hrefs({ text: '  ' })).toEqual([]);
});

test('[L-20] companies, analysts, sectors, titles by language; else the search alone', () => {
  const groups = offered({ suggestions: { records, titles: [title()] }, language: 'de' });
  expect(groups.map(({ kind, options }) => [kind, options.map(({ name }) => name)])).toEqual([
    ['searches', [undefined]],
    ['Company', ['Alber (de)']],
    ['Sector', ['Banks (de)']],
    ['titles', ['Banks "ahead"']],
  ]);
  expect(groups.at(-1)?.options[0]).toMatchObject({
    href: '/document_preview/R1',
    language: 'de',
    closed: false,
  });
});

test('[L-20] [G-09] what cannot be opened leads to its entry in the list', () => {
  const inList = pages.allResearch.href({ search_term: '"Banks  ahead"' });
  const closed = title({ entitled: false, preview_link: '' });
  const [, group] = offered({ suggestions: { records: [], titles: [closed] } });
  expect(group?.options).toEqual([expect.objectContaining({ href: inList, closed: true })]);
  const sheet = { records: [], titles: [title({ preview_link: '' })] };
  expect(offered({ suggestions: sheet })[1]?.options[0]).toMatchObject({ href: inList, closed: false });
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/nowhere',
  '',
])('[G-10] an API that gives %j as an address leads nowhere else', (address) => {
  const suggestions = {
    records: [record('Company', 'Alber', address)],
    titles: [title({ preview_link: address })],
  };
  for (const href of hrefs({ suggestions })) expect(href).toMatch(/^\/all-research\?/);
});

test('[G-07] pages that the client may not open are not offered, nor any before that is known', () => {
  const suggestions = { records, titles: [] };
  const access = { can_access: false, route_pattern: null };
  const closed = {
    ...someEntitlements(),
    ...Object.fromEntries(
      ['overview', 'equity', 'fixed_income', 'esg'].map((tab) => [`company_profile_${tab}_tab`, access]),
    ),
  };
  expect(hrefs({ suggestions, entitlements: closed })).not.toContain('/company_profile/C1');
  expect(hrefs({ suggestions, entitlements: undefined })).toEqual(['/all-research?search_term=ba']);
});

test('[L-28] an exact match stands above everything else, then searches and a spelling', () => {
  const alber = record('Company', 'Alber', '/company_profile/C1');
  const newest = title({ title: 'Alber grows', preview_link: '/document_preview/R2' });
  const groups = offered({
    suggestions: { records, titles: [newest, title()], exact: { records: [alber], titles: [newest] } },
  });
  expect(groups.map(({ kind, options }) => [kind, options.map(({ name }) => name)])).toEqual([
    ['exact', ['Alber', 'Alber grows']],
    ['searches', [undefined]],
    ['Sector', ['Banks']],
    ['titles', ['Banks "ahead"']],
  ]);
  const misspelt = offered({
    text: 'divident',
    suggestions: { records: [], titles: [], spelling: 'dividend' },
  });
  expect(misspelt.map(({ kind, options }) => [kind, options[0]?.href])).toEqual([
    ['searches', '/all-research?search_term=divident'],
    ['spelling', '/all-research?search_term=dividend'],
  ]);
  expect(misspelt.map(({ options }) => options[0]?.searchedFor)).toEqual(['divident', 'dividend']);
});

test('[L-28] recent searches are offered until something is typed', () => {
  expect(offered({ text: '' })).toEqual([
    {
      kind: 'recent',
      options: [{ href: '/all-research?search_term=rates', searchedFor: 'rates', name: 'rates' }],
    },
  ]);
  expect(hrefs({ text: 'r' })).toEqual(['/all-research?search_term=r']);
});

test('[L-28] since a day: what was published about each match, and what contains the text', () => {
  const since = { text: 'ba', from: '2025-05-01', today: '2026-03-11', isAnswered: true };
  const odd = record('Company', 'A;B 50%', '/company_profile/C9');
  const exact = { records: [odd], titles: [] };
  const suggestions = { records: [odd, ...records], titles: [], exact };
  const [first] = offered({ text: 'ba since May', since, suggestions, language: 'de' });
  expect(first?.kind).toBe('since');
  const days = 'start_date=2025-05-01&end_date=2026-03-11';
  expect(first?.options.map(({ name, href }) => [name, href])).toEqual([
    ['A;B 50% (de)', `/all-research?Company=A%253BB+50%2525&${days}`],
    ['Banks (de)', `/all-research?Sector=Banks&${days}`],
    ['Alber (de)', `/all-research?Company=Alber&${days}`],
    ['ba', `/all-research?search_term=ba&${days}`],
  ]);
  const access = { can_access: false, route_pattern: null };
  const entitlements = { ...someEntitlements(), all_research_tab: access };
  expect(offered({ since, suggestions, entitlements }).map(({ kind }) => kind)).not.toContain('since');
});
