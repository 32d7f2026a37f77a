import {
  answer,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { profileCalls } from '@portal/wire-profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import { companyTabs, type CompanyTabName } from '../companyTabs.ts';
import { alpinHistory } from '../testing/alpin.ts';
import { RatingHistory } from './RatingHistory.tsx';

const { ratingHistory } = profileCalls;

const open = (
  tab: CompanyTabName,
  handler: Handler = answer(ratingHistory, alpinHistory),
  language: 'en' | 'de' = 'en',
) =>
  renderScreen(
    <main>
      <h1>Alpin Bank</h1>
      <RatingHistory company="C0001" subjects={companyTabs.find(({ name }) => name === tab)?.ratings ?? []} />
    </main>,
    { messages: loadMessages, language, handlers: [handler], entitlements: someEntitlements() },
  );

const part = (name: string) => screen.findByRole('region', { name });

test.each([
  [
    'en',
    'Rating history',
    'Equity Rating from 10.01.2025',
    '2 ratings in a table',
    'Upgrade: from Market perform to Outperform',
  ],
  [
    'de',
    'Verlauf der Ratings',
    'Aktienrating vom 10.01.2025',
    '2 Ratings als Tabelle',
    'Hochstufung: von Marktgewichten auf Übergewichten',
  ],
] as const)(
  '[P-06] the course of each rating is a chart, and a table with the same (%s)',
  async (language, title, chart, table, change) => {
    const { user, container } = await open('Overview', undefined, language);
    const history = within(await part(title));
    expect(history.getAllByRole('figure')).toHaveLength(3);
    const [equity] = history.getAllByRole('figure');
    const figure = within(equity as HTMLElement);
    const dots = [...(equity?.querySelectorAll('.dot') ?? [])];
    expect(dots).toHaveLength(2);
    // The drawing stretches with the page, in WebKit with all strokes.
    expect(dots.filter((dot) => dot.closest('svg') !== null)).toEqual([]);
    expect(figure.getByRole('img', { name: new RegExp(`^${chart}`) })).toBeVisible();
    await user.click(figure.getByText(table));
    const rows = figure.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(/^02\.03\.2026/);
    expect(rows[1]).toContain(change);
    expect(rows[2]).toMatch(/^10\.01\.2025/);
    if (language === 'en') await expectNoAxeViolations(container);
  },
);

test('[P-06] a tab shows its own ratings; one that was never stated is not there', async () => {
  await open(
    'Fixed Income',
    answer(ratingHistory, {
      Equity: [{ date: '2026-01-05', current: 'Hold', previous: null, action: null }],
      Bonds: [],
      ESG: [{ date: '2026-01-05', current: 'NER', previous: null, action: null }],
    }),
  );
  const figures = within(await part('Rating history')).getAllByRole('figure');
  expect(figures.map((one) => one.querySelector('figcaption')?.textContent)).toEqual(['ESG Rating']);
});

test('[P-06] repeated ratings are shown to be, and what has no day is in the table alone', async () => {
  const { user } = await open(
    'ESG',
    answer(ratingHistory, {
      Equity: [],
      Bonds: [],
      ESG: [
        { date: 'unknown', current: '7', previous: null, action: null },
        { date: '2026-01-05', current: '3.5', previous: '3.5', action: 'Reiterate' },
      ],
    }),
  );
  const history = within(await part('Rating history'));
  await user.click(history.getByText('2 ratings in a table'));
  const rows = history.getAllByRole('row');
  expect(rows[1]).toHaveTextContent('05.01.2026Reiterated');
  expect(rows[2]).toHaveTextContent('unknown7');
});

test.each([
  ['en', '1 rating in a table', 'Close price', 'CHF 1,091.20'],
  ['de', '1 Rating als Tabelle', 'Schlusskurs', 'CHF 1’091.20'],
] as const)(
  '[P-06] a close price stands in the table where a statement has one (%s)',
  async (language, table, head, price) => {
    const stated = { date: '2026-01-05', current: 'Hold', previous: null, action: null };
    const { user } = await open(
      'Overview',
      answer(ratingHistory, {
        Equity: [{ ...stated, close_price: { amount: 1091.2, currency: 'CHF' } }],
        Bonds: [{ ...stated, current: 'A stable' }],
        ESG: [],
      }),
      language,
    );
    const [equity, credit] = within(
      await part(language === 'en' ? 'Rating history' : 'Verlauf der Ratings'),
    ).getAllByRole('figure') as [HTMLElement, HTMLElement];
    await user.click(within(equity).getByText(table));
    await user.click(within(credit).getByText(table));
    expect(within(equity).getByRole('columnheader', { name: head })).toBeVisible();
    expect(within(equity).getByRole('cell', { name: price })).toBeVisible();
    expect(within(credit).queryByRole('columnheader', { name: head })).toBeNull();
  },
);

test.each([
  ['without any rating', answer(ratingHistory, { Equity: [], Bonds: [], ESG: [] })],
  ['of an API that keeps none', refuse(ratingHistory, 404)],
])('[P-06] [K-01] %s there is no part', async (_, handler) => {
  const { requests } = await open('Overview', handler);
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Rating history' })).toBeNull());
});

test.each([
  ['en', 'Rating history', '1 rating in a table', 'Target price', 'CHF 1,200.00', 'Publication'],
  ['de', 'Verlauf der Ratings', '1 Rating als Tabelle', 'Kursziel', 'CHF 1’200.00', 'Publikation'],
] as const)(
  '[P-08] a rating links to its paper from line and table, next to its target price (%s)',
  async (language, title, table, head, price, column) => {
    const paper = { title: 'Steel is back', language: 'en', preview_link: '/document_preview/R1' };
    const stated = { date: '2026-01-05', current: 'Hold', previous: null, action: null, paper };
    const prices = {
      close_price: { amount: 1091.2, currency: 'CHF' },
      target_price: { amount: 1200, currency: 'CHF' },
    };
    const { user, container } = await open(
      'Overview',
      answer(ratingHistory, { Equity: [{ ...stated, ...prices }], Bonds: [], ESG: [] }),
      language,
    );
    const figure = within(within(await part(title)).getByRole('figure'));
    expect(figure.getByRole('link', { name: '05.01.2026: Steel is back' })).toHaveAttribute(
      'href',
      '/document_preview/R1',
    );
    await user.click(figure.getByText(table));
    expect(figure.getByRole('columnheader', { name: head })).toBeVisible();
    expect(figure.getByRole('cell', { name: price })).toBeVisible();
    expect(figure.getByRole('columnheader', { name: column })).toBeVisible();
    expect(figure.getByRole('link', { name: 'Steel is back' })).toHaveAttribute(
      'href',
      '/document_preview/R1',
    );
    await expectNoAxeViolations(container);
  },
);
