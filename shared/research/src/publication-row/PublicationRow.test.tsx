import { aPublication, aTag, expectNoAxeViolations, renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { researchMessages } from '../messages/index.ts';
import { PublicationRow } from './PublicationRow.tsx';

const paper = aPublication({
  title: 'Alpin Bank: a steady quarter',
  asset_classification: { value: 'Equity', translated_value: 'Aktien' },
  publication_type: { value: 'Unternehmensstudie', translated_value: 'Company Study' },
  primary_tags: {
    Company: [aTag({ category: 'Company', value: 'Alpin Bank', translated_value: null })],
    'TK Ticker': [aTag({ category: 'TK Ticker', value: 'ALPN', translated_value: null })],
    Analyst: [aTag({ category: 'Analyst', value: 'Ruth Meier', translated_value: null })],
    Sector: [aTag({ category: 'Sector', value: 'Banks', translated_value: 'Banken' })],
  },
  latest_equity_rating: 'Outperform',
  summary: 'Margins widen.\nCosts fall.',
  language: { value: 'English', translated_value: 'Englisch' },
});

const show = (language: 'en' | 'de', publication = paper) =>
  renderScreen(<PublicationRow publication={publication} />, {
    language,
    messages: (shown) => Promise.resolve(researchMessages[shown]),
  });

test.each([
  ['en', 'Alpin BankALPNOutperformEquityCompany StudyBy: Ruth MeierTags: Banks'],
  ['de', 'Alpin BankALPNÜbergewichtenAktienUnternehmensstudieVon: Ruth MeierSchlagwörter: Banken'],
] as const)(
  '[T-01] [L-18] a row tells what a tile does: summary, company, rating, kind, authors, tags (%s)',
  async (language, facts) => {
    const { container } = await show(language);
    expect(screen.getByRole('heading', { name: 'Alpin Bank: a steady quarter' })).toBeVisible();
    expect(container.querySelector('.facts')).toHaveTextContent(facts);
    expect(screen.getByText('Margins widen. Costs fall.')).toHaveAttribute('lang', 'en');
    await expectNoAxeViolations(container);
  },
);

test('[L-18] without company and sector its class is the subject, once', async () => {
  const { container } = await show('en', {
    ...paper,
    primary_tags: {},
    other_tags: {},
    latest_equity_rating: null,
  });
  expect(container.querySelector('.facts')).toHaveTextContent(/^EquityCompany Study$/);
});

test('[L-18] [L-19] what a search found takes the place of the summary', async () => {
  await show('en', { ...paper, matched_text: 'Costs fall in Zurich.' });
  expect(screen.getByText('Costs fall in Zurich.')).toBeVisible();
  expect(screen.queryByText(/^Margins widen/)).toBeNull();
});
