import {
  answer,
  aPublication,
  aTag,
  expectNoAxeViolations,
  aPreferencesApi,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { clearToasts } from '@portal/ui';
import { calls, type ServedRecord } from '@portal/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import { researchMessages } from '../messages/index.ts';
import { TagPills } from '../tag/TagPills.tsx';

const alpin = aTag({ category: 'Company', value: 'Alpin Bank', translated_value: null, external_id: 'C1' });
const banks = aTag({ external_id: 'S1' });
const anna = aTag({ category: 'Analyst', value: 'Anna Ammann', translated_value: null, external_id: 'A1' });
const publication = aPublication({
  primary_tags: { Company: [alpin], Sector: [banks] },
  other_tags: { Analyst: [anna] },
});

const rating = (current: string) => ({
  ...{ current, previous: null, previous_date: null, action: null },
  date: '2026-03-02',
});
const records: Record<string, ServedRecord> = {
  C1: {
    ...alpin,
    kpis: { Ratings: { Equity: rating('Outperform'), Bonds: null, ESG: rating('3.5') } },
  },
  S1: {
    ...banks,
    descriptions_by_asset_class: { Equity: { value: 'Margins.\n\nMore.', translated_value: 'Margen.' } },
  },
  A1: { ...anna, role: { value: 'Equity Analyst', translated_value: 'Aktienanalystin' } },
};

const known = answer(calls.tagsByRef, ({ query }) => records[query['ref'] ?? ''] ?? alpin);

afterEach(() => act(clearToasts));

const show = (handlers: Handler[] = [known], language: 'en' | 'de' = 'en') =>
  renderScreen(
    <main>
      <TagPills publication={publication} assetClass="Equity" />
    </main>,
    {
      messages: (which) => Promise.resolve(researchMessages[which]),
      entitlements: someEntitlements(),
      language,
      handlers,
    },
  );

const card = () => screen.findByRole('tooltip');

test.each([
  [
    'en',
    'Alpin Bank',
    'Company',
    ['Equity RatingOutperform', 'ESG Rating'],
    '/company_profile/C1?tab=Equity',
  ],
  ['en', 'Banks', 'Sector', ['Margins.'], '/sector_profile/S1?Asset+Classification=Equity'],
  ['en', 'Anna Ammann', 'Analyst', ['Equity Analyst'], '/analyst_profile/A1'],
  ['de', 'Alpin Bank', 'Unternehmen', ['AktienratingÜbergewichten'], '/company_profile/C1?tab=Equity'],
  ['de', 'Banken', 'Sektor', ['Margen.'], '/sector_profile/S1?Asset+Classification=Equity'],
] as const)('[P-07] (%s) %s opens a card of a %s', async (language, name, kind, facts, to) => {
  const { user } = await show([known], language);
  await user.hover(await screen.findByRole('link', { name }));
  const shown = await card();
  expect(await within(shown).findByText(kind)).toBeVisible();
  expect(within(shown).getByText(name)).toBeVisible();
  for (const fact of facts) {
    await within(shown).findByText(fact.replace(/^(Equity Rating|Aktienrating)(?=.)/, ''));
    expect(shown).toHaveTextContent(fact);
  }
  expect(within(shown).getByRole('link')).toHaveAttribute('href', to);
  if (language === 'en') await expectNoAxeViolations(document.body);
});

test('[P-07] what a card says is asked for once, and not before it is wanted', async () => {
  const { user, requests } = await show([known, ...aPreferencesApi().handlers]);
  const pill = await screen.findByRole('link', { name: 'Alpin Bank' });
  expect(requests).toEqual([]);
  for (let times = 0; times < 2; times += 1) {
    await user.tab();
    expect(pill).toHaveFocus();
    expect(await within(await card()).findByText('Outperform')).toBeVisible();
    await user.tab({ shift: true });
  }
  expect(requests.map(({ path }) => path).toSorted()).toEqual(['current_user/get_cris', 'tags/by_ref']);
  expect(requests.find(({ path }) => path === 'tags/by_ref')?.query).toEqual({ ref: 'C1' });
});

test.each([
  ['Alpin Bank', 'Alpin Bank', { Company: 'Alpin Bank' }],
  ['Banks', 'Banken', { Sector: 'Banks' }],
  ['Anna Ammann', 'Anna Ammann', { Analyst: 'Anna Ammann' }],
])('[N-06] %s can be followed in the card, and no longer', async (_, name, entry) => {
  const preferences = aPreferencesApi();
  const { user } = await show([known, ...preferences.handlers], 'de');
  await user.hover(await screen.findByRole('link', { name }));
  await user.click(await within(await card()).findByRole('button', { name: `Folgen: ${name}` }));
  expect(await screen.findByText(`Sie folgen ${name}.`)).toBeVisible();
  expect(preferences.entries()).toEqual([entry]);
  await user.click(within(await card()).getByRole('button', { name: `Folge ich: ${name}` }));
  expect(await screen.findByText(`Sie folgen ${name} nicht mehr.`)).toBeVisible();
  expect(preferences.entries()).toEqual([]);
  if (name === 'Alpin Bank') await expectNoAxeViolations(document.body);
});

test('[N-06] [K-01] an API that does not say what is followed is asked by one card alone', async () => {
  const { user, requests } = await show([known, refuse(calls.getCris, 404)]);
  for (const name of ['Alpin Bank', 'Banks']) {
    await user.hover(await screen.findByRole('link', { name }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(name));
  }
  await waitFor(() => expect(requests.filter(({ path }) => path === 'tags/by_ref')).toHaveLength(2));
  expect(requests.filter(({ path }) => path === 'current_user/get_cris')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['that knows its name alone', answerOf({ value: 'Alpin Bank' }), 'CompanyAlpin BankOpen profile'],
  ['that does not know it', refuse(calls.tagsByRef, 404), 'CompanyAlpin BankCould not loadOpen profile'],
  ['that fails', refuse(calls.tagsByRef, 500), 'CompanyAlpin BankCould not loadOpen profile'],
])('[P-07] [K-01] with an API %s the card has the name and the way', async (_, handler, words) => {
  const { user } = await show([handler]);
  await user.hover(await screen.findByRole('link', { name: 'Alpin Bank' }));
  const shown = await card();
  await waitFor(() => expect(shown).toHaveTextContent(words));
});

function answerOf(body: unknown): Handler {
  return {
    ...{ method: 'GET', path: calls.tagsByRef.path },
    answer: () => Promise.resolve({ status: 200, body }),
  };
}
