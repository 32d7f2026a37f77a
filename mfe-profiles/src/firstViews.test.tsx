import { languageNames, pages, type Language } from '@portal/contract';
import {
  answer,
  aPublication,
  aPublicationList,
  atTakeOver,
  linesOf,
  paintFirst,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { calls, type ServedRecord } from '@portal/wire';
import { profileCalls } from '@portal/wire-profiles';
import { waitFor } from '@testing-library/react';
import { companyReads } from './firstReads.ts';
import { loadMessages } from './messages/index.ts';
import remote from './remote.ts';
import {
  alpin,
  alpinHistory,
  alpinTag,
  tabNames,
  tabOf,
  type TabName,
} from './screens/company/testing/alpin.ts';

const area = { folder: 'mfe-profiles', file: 'src/screens/company/CompanyProfileScreen.tsx' };
const { path: route } = pages.companyProfile;
const id = 'C0001';

/** What the API answers about a company. */
interface Answers {
  record: unknown;
  permissions: unknown;
  history: unknown;
  research: (tab: TabName) => unknown;
}

const paper = aPublication({ primary_tags: { Company: [alpinTag] } });
const permitted = (...names: TabName[]) =>
  Object.fromEntries(
    tabNames.map((name) => [`company_profile_${name}_tab`, { can_access: names.includes(name) }]),
  );

const usual: Answers = {
  record: alpin,
  permissions: permitted(...tabNames),
  history: alpinHistory,
  research: () => aPublicationList([paper]),
};

/** By call, as the early script has them. */
function earlyAnswers({ record, permissions, history, research }: Answers, language: Language) {
  const reads = companyReads({ id, language: languageNames[language] });
  return {
    [reads.record.call]: record,
    [reads.permissions.call]: permissions,
    [reads.history.call]: history,
    [reads.research.Overview.call]: research('overview'),
    [reads.research.Equity.call]: research('equity'),
    [reads.research['Fixed Income'].call]: research('fixed_income'),
    [reads.research.ESG.call]: research('esg'),
  };
}

/** As the portal asks for them; what a reader follows and what is featured is still to come. */
const handlersOf = ({ record, permissions, history, research }: Answers): Handler[] => [
  answer(calls.tagsByRef, record as ServedRecord),
  answer(profileCalls.companyProfilePermissions, permissions as Record<string, { can_access: boolean }>),
  answer(profileCalls.ratingHistory, history as typeof alpinHistory),
  answer(profileCalls.relatedResearch, ({ query }) => research(tabOf(query['tag_filters'])) as never),
  { ...refuse(calls.webDocuments, 503), answer: () => new Promise(() => undefined) },
];

interface Situation {
  language?: Language;
  search?: string;
}

const paintedOf = (answers: Answers, { language = 'en', search = '' }: Situation = {}) =>
  paintFirst({
    ...{ area, route, kind: 'profile', language, entitlements: someEntitlements() },
    path: pages.companyProfile.href({ id }) + search,
    answers: earlyAnswers(answers, language),
  });

/** Both views at the moment of takeover: of the portal's own, what the first one has a place for. */
async function bothViews(answers: Answers, situation: Situation = {}) {
  const { language = 'en', search = '' } = situation;
  const first = await paintedOf(answers, situation);
  const moment = atTakeOver(() => document.querySelector('body > div main'));
  await renderScreen(Object.values(remote.routes).flat(), {
    path: pages.companyProfile.href({ id }) + search,
    language,
    entitlements: someEntitlements(),
    messages: loadMessages,
    handlers: handlersOf(answers),
  });
  const react = await waitFor(() => moment);
  const below = react?.querySelectorAll('dl[aria-label] ~ *') ?? [];
  for (const part of below) part.remove();
  return { first: first && linesOf(first), react: react && linesOf(react), below: below.length };
}

/** Compiling takes longer than a test may. */
beforeAll(() => {
  compileFirstViews([
    ['shell', 'src/first-view/profileView.ts', 'offers'],
    [area.folder, area.file, 'takes'],
  ]);
}, 120_000);

const ticker = (value: string) => ({ value });
const model = { url: 'documents/1', entitled: true, raw_date: '2026-02-01' };
const priced = {
  ...alpinHistory,
  Equity: alpinHistory.Equity.map((stated, place) => ({
    ...stated,
    target_price: { amount: 370.5 + place, currency: 'CHF' },
  })),
};
const { Ratings } = alpin.kpis ?? { Ratings: { Equity: null, Bonds: null, ESG: null } };
const rated = {
  Ratings: { ...Ratings, Equity: Ratings.Equity && { ...Ratings.Equity, coverage: 'partner' } },
};

const companies: [string, Answers, string?][] = [
  [
    'with all that a head can have',
    {
      ...usual,
      history: priced,
      record: {
        ...alpin,
        kpis: rated,
        tk_ticker: ticker('ALPN'),
        bloomberg_company_ticker: ticker('ALPN SW'),
        model_download_link: model,
      },
    },
  ],
  [
    'whose model is not included',
    {
      ...usual,
      record: { ...alpin, model_download_link: { ...model, entitled: false, url: '', raw_date: null } },
    },
  ],
  [
    'without sector and ratings',
    {
      ...usual,
      record: { ...alpin, sector: null, kpis: { Ratings: { Equity: null, Bonds: null, ESG: null } } },
    },
  ],
  [
    'with research in one tab',
    { ...usual, research: (tab) => aPublicationList(tab === 'equity' || tab === 'overview' ? [paper] : []) },
  ],
  ['without access to a tab', { ...usual, permissions: permitted('overview', 'esg') }],
  ['in another tab', usual, '?tab=Fixed+Income'],
];

describe.each(companies.map(([what, answers, search = '']) => ({ what, answers, search })))(
  '[S-11] the head of a company $what is what React shows, node for node',
  ({ answers, search }) => {
    test.each(['en', 'de'] as const)('in %s', async (language) => {
      const { first, react, below } = await bothViews(answers, { language, search });
      expect(first).toEqual(react);
      expect(first?.join('')).toContain('<dl');
      expect(below).toBeGreaterThan(0);
    });
  },
);

const notKnown = (name: string) => `The answer “${name}” is not known yet, or not as documented.`;

test.each<[string, Partial<Answers>, string]>([
  ['no record', { record: undefined }, notKnown('record')],
  ['a record of something else', { record: { ...alpin, category: 'Sector' } }, notKnown('record')],
  ['a record without ratings', { record: { ...alpin, kpis: undefined } }, notKnown('record')],
  [
    'a rating that is text',
    { record: { ...alpin, kpis: { Ratings: { ...Ratings, ESG: '3' } } } },
    notKnown('record'),
  ],
  ['no permissions', { permissions: undefined }, notKnown('permissions')],
  ['permissions that are a list', { permissions: [] }, notKnown('permissions')],
  ['no history', { history: undefined }, notKnown('history')],
  [
    'a rating without a day',
    { history: { Equity: [{ ...alpinHistory.Equity[0], date: undefined }] } },
    notKnown('history'),
  ],
  [
    'a price that is text',
    { history: { Equity: [{ ...alpinHistory.Equity[0], target_price: '3' }] } },
    notKnown('history'),
  ],
  [
    'a list that is missing',
    { research: (tab) => (tab === 'esg' ? undefined : aPublicationList([paper])) },
    notKnown('ESG'),
  ],
  [
    'a broken publication',
    { research: () => ({ ...aPublicationList([paper]), records: [null] }) },
    notKnown('Overview'),
  ],
  [
    'research of other companies',
    { research: () => aPublicationList([aPublication()]) },
    'The API does not know the company by its id.',
  ],
  ['no tab that may be opened', { permissions: permitted() }, 'The screen leads elsewhere.'],
  ['an inactive company', { record: { ...alpin, inactive: true } }, 'The screen leads elsewhere.'],
])('[S-11] with %s the page is left to the portal', async (_what, answers, reason) => {
  await expect(paintedOf({ ...usual, ...answers })).rejects.toThrow(reason);
});

test('[S-11] a tab that cannot be opened is left to the portal, which shows another', async () => {
  const answers = { ...usual, permissions: permitted('overview') };
  await expect(paintedOf(answers, { search: '?tab=ESG' })).rejects.toThrow('leads elsewhere');
});
