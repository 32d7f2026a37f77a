import { answer, aPublication, aTag, renderScreen } from '@portal/testing';
import { libraryCalls } from '@portal/wire-libraries';
import { screen, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const company = aTag({ category: 'Company', value: 'Alpin Bank', external_id: 'C1' });
const change = { previous: 'Market perform', action: 'Upgrade', previous_date: '2026-01-05' } as const;

const open = async (
  latest_equity_change: { previous: string; action: 'Upgrade' | 'Reiterate'; previous_date?: string },
  language: 'en' | 'de' = 'en',
) => {
  const title = 'Alpin Bank: solid';
  const publication = aPublication({
    title,
    primary_tags: { Company: [company] },
    latest_equity_rating: 'Outperform',
    latest_equity_change,
  });
  await renderScreen(remote.routes.gated ?? [], {
    path: '/document_preview/doc-1',
    messages: loadMessages,
    language,
    handlers: [
      answer(libraryCalls.documentPreviewHtml, {
        ...{ title, language: 'English', download_link: '', html_content: '<p>Solid.</p>' },
        publication,
      }),
    ],
  });
  const name = language === 'en' ? 'Equity Rating' : 'Aktienrating';
  const [term] = await screen.findAllByText(name);
  const fact = term?.parentElement;
  if (fact == null) throw new Error('There is no rating.');
  return within(fact);
};

test.each([
  ['en', 'Outperform', 'before: Market perform (of 05.01.2026)'],
  ['de', 'Übergewichten', 'zuvor: Marktgewichten (vom 05.01.2026)'],
] as const)('[V-02] [V-03] a rating stands with the one before and its day (%s)', async (...row) => {
  const [language, now, before] = row;
  const fact = await open(change, language);
  expect(fact.getByText(now)).toBeVisible();
  expect(fact.getByText(before)).toBeVisible();
});

test('[V-02] without a known day only the previous rating is named; a repeated one has none', async () => {
  const fact = await open({ previous: 'Market perform', action: 'Upgrade' });
  expect(fact.getByText('before: Market perform')).toBeVisible();
});

test('[V-02] a repeated rating was the same before', async () => {
  const fact = await open({ previous: 'Outperform', action: 'Reiterate' });
  expect(fact.queryByText(/before/)).toBeNull();
});
