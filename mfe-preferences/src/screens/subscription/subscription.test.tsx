import {
  answer,
  aTag,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';
import { screen, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';
import { subscribedPages } from './subscribedPages.ts';
import { subscribedResearch } from './subscribedResearch.ts';

const tag = (category: string, value: string, translated_value: string) =>
  aTag({ category, value, translated_value });
const credit = tag('Aggregated Publication Type', 'Credit Research', 'Kreditanalysen');
const company = tag('Aggregated Publication Type', 'Company Research', 'Unternehmensanalysen');
const legal = tag('Aggregated Publication Type', 'Legal', 'Rechtliches');
const bonds = tag('Asset Classification', 'Fixed Income', 'Anleihen');
const english = tag('Language', 'English', 'Englisch');
const all = [credit, company, legal, bonds, english];

describe('[N-08] what is listed of research', () => {
  const listed = (entitled: Record<string, (typeof credit)[]>, language: 'en' | 'de' = 'en') =>
    subscribedResearch('Aggregated Publication Type', { all, entitled, language });

  test('is every type but legal notes, included or not', () => {
    expect(listed({ 'Aggregated Publication Type': [credit, legal] })).toEqual([
      { name: 'Credit Research', included: true },
      { name: 'Company Research', included: false },
    ]);
  });

  test('is in the reader’s language', () => {
    expect(listed({ 'Aggregated Publication Type': [] }, 'de')).toEqual([
      { name: 'Kreditanalysen', included: false },
      { name: 'Unternehmensanalysen', included: false },
    ]);
  });

  test('is all included where the API says nothing of the category', () => {
    expect(listed({}).map(({ included }) => included)).toEqual([true, true]);
  });
});

test('[N-08] a page that is closed leads nowhere; one without an entry in the map is open', () => {
  const groups = subscribedPages({
    equity_library_tab: { can_access: false },
    team_equity_sales_uk_tab: { can_access: false },
  });
  const entries = groups.flatMap((group) => group.entries);
  const find = (message: string) => entries.find((entry) => entry.message.endsWith(message));
  expect(find('.equities')).toMatchObject({ included: false, to: undefined });
  expect(find('.equitySalesUk')).toMatchObject({ included: false, to: undefined });
  expect(find('.markets')).toMatchObject({ included: true, to: '/markets' });
  expect(find('.equitySalesZrh')).toMatchObject({
    included: true,
    to: '/zkb-team?tab=Equity+Sales+ZRH',
  });
});

/** Of an API that offers no choice of mails. */
const withoutDelivery: Handler = {
  method: calls.getCris.method,
  path: calls.getCris.path,
  answer: () => Promise.resolve({ status: 200, body: { cri_json: [] } }),
};

const handlers = (
  entitled: Handler = answer(preferenceCalls.entitledTags, () => ({
    'Aggregated Publication Type': [credit],
    'Asset Classification': [bonds],
    Language: [english],
  })),
): Handler[] => [answer(calls.tagsByCategory, () => all), entitled, withoutDelivery];

const open = (given = handlers(), language: 'en' | 'de' = 'en') =>
  renderScreen(Object.values(remote.routes).flat(), {
    path: '/my-subscription',
    messages: loadMessages,
    entitlements: someEntitlements((name) => name !== 'equity_library_tab'),
    handlers: given,
    language,
  });

const entry = async (group: string, name: string) => {
  const section = await screen.findByRole('region', { name: group });
  const found = within(section).getAllByRole('listitem');
  return found.find((item) => item.textContent.startsWith(name));
};

test.each([
  ['en', 'Types of research', 'Credit Research', 'Included', 'Company Research', 'Not included', 'Equities'],
  [
    'de',
    'Arten von Research',
    'Kreditanalysen',
    'Enthalten',
    'Unternehmensanalysen',
    'Nicht enthalten',
    'Aktien',
  ],
] as const)('[N-08] (%s) the page says what is included, and what not', async (...row) => {
  const [language, types, included, yes, missing, no, closed] = row;
  await open(handlers(), language);
  expect(await entry(types, included)).toHaveTextContent(`${included}${yes}`);
  expect(await entry(types, missing)).toHaveTextContent(`${missing}${no}`);
  const pages = language === 'en' ? 'Pages' : 'Seiten';
  const shut = await entry(pages, closed);
  expect(shut).toHaveTextContent(`${closed}${no}`);
  expect(shut?.querySelector('a')).toBeNull();
  await expectNoAxeViolations(document.body);
});

test.each([
  ['en', 'If you need more', /falls outside your entitlements\. Please contact the sales representative/],
  ['de', 'Wenn Sie mehr benötigen', /liegt ausserhalb Ihrer Berechtigungen\. Bitte wenden Sie sich/],
] as const)('[N-08] (%s) it says whom to ask for more', async (language, title, words) => {
  await open(handlers(), language);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'publications@bank.example' })).toHaveAttribute(
    'href',
    'mailto:publications@bank.example',
  );
});

test('[N-08] [K-01] of an API that names no types only what it names is listed', async () => {
  await open([
    answer(calls.tagsByCategory, () => [bonds]),
    answer(preferenceCalls.entitledTags, () => ({})),
    withoutDelivery,
  ]);
  expect(await entry('Asset classes', 'Fixed Income')).toHaveTextContent('Fixed IncomeIncluded');
  expect(screen.queryByRole('region', { name: 'Types of research' })).toBeNull();
});

test('[N-08] an unreadable part of the research leaves the rest, and can be tried again', async () => {
  const { user, requests } = await open(handlers(refuse(preferenceCalls.entitledTags, 500)));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('region', { name: 'Coverage' })).toBeVisible();
  expect(screen.getByText(/^Research: Could not load/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'E-mails about new research' })).toBeNull();
  const before = requests.filter(({ path }) => path === 'current_user/entitled_tags').length;
  await user.click(retry);
  expect(requests.filter(({ path }) => path === 'current_user/entitled_tags').length).toBeGreaterThan(before);
});
