import { pages, type Language } from '@portal/contract';
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
import { profileCalls, type ProfileClass, type ServedAnalyst } from '@portal/wire-profiles';
import { waitFor } from '@testing-library/react';
import { analystReads } from '#firstReads.ts';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';
import { anna, annaTag } from './testing/anna.ts';

const area = { folder: 'mfe-profiles', file: 'src/screens/analyst/AnalystProfileScreen.tsx' };
const id = 'A0001';

const { analystProfile, analystProfileEquity, analystProfileFixedIncome } = pages;
const variants = [
  { page: analystProfile, assetClass: undefined },
  { page: analystProfileEquity, assetClass: 'Equity' },
  { page: analystProfileFixedIncome, assetClass: 'Fixed Income' },
] as const;

/** What the API answers about an analyst. */
interface Answers {
  record: unknown;
  person: unknown;
}

const usual: Answers = { record: annaTag, person: anna };

interface Situation {
  language?: Language;
  /** Which of the addresses. @default without a class */
  variant?: (typeof variants)[number];
  /** @default every tab */
  granted?: (tab: string) => boolean;
}

/** By call, as the early script has them. */
function earlyAnswers({ record, person }: Answers, assetClass: ProfileClass | undefined) {
  const reads = analystReads(id, assetClass);
  return { [reads.record.call]: record, [reads.person.call]: person };
}

const paintedOf = (answers: Answers, { language = 'en', variant = variants[0], granted }: Situation = {}) =>
  paintFirst({
    ...{ area, route: variant.page.path, kind: 'person', language },
    entitlements: someEntitlements(granted),
    path: variant.page.href({ id }),
    answers: earlyAnswers(answers, variant.assetClass),
  });

const paper = aPublication({ primary_tags: { Analyst: [annaTag] } });
const paged = { pagination_metadata: { page: 1, num_pages: 1, max_records: 0 } };

/** As the portal asks for them. */
const handlersOf = ({ record, person }: Answers): Handler[] => [
  answer(calls.tagsByRef, record as ServedRecord),
  answer(profileCalls.analystCoverage, person as ServedAnalyst),
  answer(profileCalls.analystSectors, { records: [], ...paged }),
  answer(profileCalls.analystCompanies, { records: [], ...paged }),
  answer(profileCalls.analystResearch, aPublicationList([paper])),
  { ...refuse(calls.getCris, 503), answer: () => new Promise(() => undefined) },
];

/** Both views at the moment of takeover: of the portal's own, what the first one has a place for. */
async function bothViews(answers: Answers, situation: Situation) {
  const { language = 'en', variant = variants[0], granted } = situation;
  const first = await paintedOf(answers, situation);
  const moment = atTakeOver(() => document.querySelector('body > div main'));
  await renderScreen(Object.values(remote.routes).flat(), {
    path: variant.page.href({ id }),
    language,
    entitlements: someEntitlements(granted),
    messages: loadMessages,
    handlers: handlersOf(answers),
  });
  const react = await waitFor(() => moment);
  const below = react?.querySelectorAll('article > section[aria-label] ~ *') ?? [];
  for (const part of below) part.remove();
  return { first: first && linesOf(first), react: react && linesOf(react), below: below.length };
}

/** Compiling takes longer than a test may. */
beforeAll(() => {
  compileFirstViews([
    ['shell', 'src/first-view/personView.ts', 'offers'],
    [area.folder, area.file, 'takes'],
  ]);
}, 120_000);

const analysts: [string, Answers, Situation?][] = [
  ['with all that a head can have', usual],
  ['in equities', usual, { variant: variants[1] }],
  ['in fixed income', usual, { variant: variants[2] }],
  [
    'without a portrait and contact details',
    { ...usual, person: { ...anna, thumbnail_url: null, email: null, phone: null } },
  ],
  [
    'whose portrait is on another host, and whose contact details lead nowhere',
    {
      ...usual,
      person: { ...anna, thumbnail_url: 'https://evil.example/a.png', email: 'on request', phone: '' },
    },
  ],
  [
    'without a role, a class and a description',
    { ...usual, person: { ...anna, role: null, bio: [], asset_classification: null } },
  ],
  [
    'whose texts are not translated',
    {
      ...usual,
      person: {
        ...anna,
        role: { value: 'Analyst', translated_value: null },
        bio: ['One.', 'Two.'].map((value) => ({ value, translated_value: null })),
      },
    },
  ],
  [
    'for a client who has neither teams nor mails',
    usual,
    { granted: (tab) => !/^(?:team_|notification)/.test(tab) },
  ],
];

describe.each(analysts.map(([what, answers, situation = {}]) => ({ what, answers, situation })))(
  '[S-11] the head of an analyst $what is what React shows, node for node',
  ({ answers, situation }) => {
    test.each(['en', 'de'] as const)('in %s', async (language) => {
      const { first, react, below } = await bothViews(answers, { ...situation, language });
      expect(first).toEqual(react);
      expect(first?.join('')).toContain('Anna Ammann');
      expect(below).toBe(2);
    });
  },
);

test('[S-11] the portrait is the one that the portal shows, from the API', async () => {
  const first = await paintedOf(usual);
  expect(first?.querySelector('button > img')).toHaveAttribute(
    'src',
    'http://localhost/api/portraits/A0001.svg',
  );
  // Lazy, it would not be fetched before the page is laid out.
  expect(first?.querySelector('button > img')).toHaveAttribute('loading', 'eager');
});

/** Why the page is left to the portal. */
const noRecord = 'The answer “record” is not known yet, or not as documented.';
const noPerson = 'The answer “person” is not known yet, or not as documented.';
const unknown = 'The API does not know the analyst by its id.';
const elsewhere = 'The screen leads elsewhere.';

test.each<[string, Partial<Answers>, string]>([
  ['no record', { record: undefined }, noRecord],
  ['a record of something else', { record: { ...annaTag, category: 'Sector' } }, noRecord],
  ['a record without a name', { record: { ...annaTag, value: null } }, noRecord],
  ['an analyst who has left', { record: { ...annaTag, inactive: true } }, elsewhere],
  ['an analyst without a page', { record: { ...annaTag, profile_active: false } }, elsewhere],
  ['no person', { person: undefined }, noPerson],
  ['a person who is a list', { person: [anna] }, noPerson],
  ['somebody else', { person: { ...anna, external_id: 'A0002' } }, unknown],
  ['a person without an id', { person: { ...anna, external_id: undefined } }, noPerson],
  ['a role that is text', { person: { ...anna, role: 'Analyst' } }, noPerson],
  ['a description that is text', { person: { ...anna, bio: 'Anna covers banks.' } }, noPerson],
  ['a broken paragraph', { person: { ...anna, bio: [null] } }, noPerson],
  ['a telephone number that is a number', { person: { ...anna, phone: 41 } }, noPerson],
  ['an unknown class', { person: { ...anna, asset_classification: { value: 'Art' } } }, noPerson],
])('[S-11] with %s the page is left to the portal', async (_what, answers, reason) => {
  await expect(paintedOf({ ...usual, ...answers })).rejects.toThrow(reason);
});

test('[S-11] answers for another class than that of the address are left to the portal', async () => {
  const path = analystProfileEquity.href({ id });
  const answers = earlyAnswers(usual, undefined);
  const visit = { area, path, route: analystProfileEquity.path, kind: 'person', answers } as const;
  await expect(paintFirst({ ...visit, entitlements: someEntitlements() })).rejects.toThrow(noPerson);
});
