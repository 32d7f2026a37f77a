import { languageNames, type EarlyRead, type Language } from '@portal/contract';
import { today } from '@portal/i18n';
import { noteNewsAtStart, signIn } from '@portal/session';
import {
  answer,
  anEdition,
  aPublication,
  aPublicationList,
  aTag,
  atTakeOver,
  linesOf,
  paintFirst,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { calls, type ServedPublication, type ServedPublicationList } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { ofHighlights, ofLibrary } from './firstReads.ts';
import { loadMessages } from './messages/index.ts';
import remote from './remote.ts';
import { libraries } from './screens/library/libraries.ts';

/** Code that has not come yet when the portal takes over. */
const mockToCome = (name: string) => ({ [name]: new Promise(() => undefined) });

jest.mock('./screens/library/LibraryLine.tsx', () => mockToCome('LibraryLine'));
jest.mock('../../shared/research/src/filter-line/FilterLine.tsx', () => mockToCome('FilterLine'));
jest.mock('./screens/library/views/ViewTabs.tsx', () => mockToCome('ViewTabs'));
jest.mock('./screens/library/views/SaveView.tsx', () => mockToCome('SaveView'));
jest.mock('./components/news/News.tsx', () => mockToCome('News'));
jest.mock('./screens/todays-highlights/start-news/StartNews.tsx', () => mockToCome('StartNews'));
jest.mock('../../shared/ui/src/multi-select/MultiSelectControl.tsx', () => mockToCome('MultiSelectControl'));
jest.mock('../../shared/ui/src/date-range/DateRangeControl.tsx', () => mockToCome('DateRangeControl'));

const closed = { entitled: false, download_link: '', preview_link: '' };

const publications = [
  aPublication({ title: 'Alpin Bank: solid' }),
  aPublication({ title: 'Insurers ahead', ...closed }),
];

const company = aTag({ id: 900, value: 'Alpin Bank', category: 'Company', external_id: 'C0001' });
const analyst = aTag({ id: 901, value: 'Ada Muster', category: 'Analyst', external_id: 'A0001' });
const ticker = aTag({ id: 902, value: 'ALPN', category: 'TK Ticker' });
const many = Array.from({ length: 9 }, (_, place) =>
  aTag({ id: 910 + place, value: `Theme ${place}`, category: 'Theme' }),
);
const ofCompany = {
  primary_tags: { Company: [company], Analyst: [analyst] },
  other_tags: { 'TK Ticker': [ticker] },
};
const spoken = (value: string) => ({ language: { value, translated_value: null } });

const moves = (['Upgrade', 'Downgrade', 'Reiterate', 'Refresh'] as const).map((action) =>
  aPublication({
    ...ofCompany,
    latest_equity_rating: 'Outperform',
    latest_equity_change: { previous: 'Market perform', action },
  }),
);
const creditMoves = ['A- stable', 'A- positive', 'BBB+ negative'].map((current) =>
  aPublication({
    ...ofCompany,
    asset_classification: { value: 'Fixed Income', translated_value: 'Obligationen' },
    latest_credit_rating: current,
    latest_credit_change: { previous: 'A- stable', action: 'Refresh' },
  }),
);
const files = [
  'application/pdf',
  'image/png',
  'video/mp4',
  'audio/mpeg',
  'application/vnd.ms-excel',
  'text/x',
  null,
].map((type) => aPublication({ attachment_content_type: type }));
const ways = [
  aPublication({ preview_link: '' }),
  aPublication({ preview_link: '', download_link: '' }),
  aPublication({ title: ' ', long_title: 'The long title' }),
  aPublication({ title: '', long_title: '' }),
  aPublication({ title: '<b>Banks & more</b>', ...spoken('German') }),
];
const editions = [
  aPublication({ paper_id: 'P1', other_editions: [anEdition()] }),
  aPublication({
    paper_id: 'P2',
    other_editions: [anEdition({ entitled: false }), anEdition(spoken('French'))],
  }),
  aPublication({ paper_id: 'P3', ...closed, other_editions: [anEdition({ ...closed })] }),
];
const marks = [
  aPublication({ is_new: true }),
  aPublication({ is_read: true }),
  aPublication({ summary: 'A point. And another one, which goes on. '.repeat(8), matched_text: null }),
  aPublication({ publication_date: `${today()}T08:15:00+01:00` }),
  aPublication({ publication_date: '2026-11-20' }),
  aPublication({ primary_tags: {}, other_tags: {} }),
  aPublication({ primary_tags: { Theme: many }, other_tags: { Sector: [aTag()] } }),
  aPublication({ ...ofCompany, ...closed }),
];

/** Every kind that an entry can be. */
const kinds: [string, ServedPublication[]][] = [
  ['moves of ratings', [...moves, ...creditMoves]],
  ['files', files],
  ['titles and ways in', ways],
  ['editions', editions],
  ['marks, days and tags', marks],
  ['more entries than are drawn at once', Array.from({ length: 14 }, () => aPublication())],
];

/** Everything but the list is still to come. */
const others: Handler[] = [
  ...libraries.map(({ tagCall }) => tagCall),
  libraryCalls.companyStudies,
  libraryCalls.latestRatings,
  libraryCalls.selectedFixedIncome,
  libraryCalls.dmoLinks,
  calls.webDocuments,
].map((call) => ({ ...refuse(call, 503), answer: () => new Promise(() => undefined) }));

interface Page {
  file: string;
  path: string;
  call: (typeof libraries)[number]['call'];
  reads: readonly EarlyRead[];
}

const pages: [string, Page][] = [
  ...libraries.map((library): [string, Page] => [
    library.name,
    {
      file: 'src/screens/library/LibraryScreen.tsx',
      path: library.page.path,
      call: library.call,
      reads: ofLibrary(library.call, library.name),
    },
  ]),
  [
    'highlights',
    {
      file: 'src/screens/todays-highlights/TodaysHighlightsScreen.tsx',
      path: '/todays-highlights',
      call: libraryCalls.highlightsDocuments,
      reads: ofHighlights,
    },
  ],
];

interface Situation {
  /** @default not noted */
  newsAtStart?: boolean;
  /** Whether the page New for you may be opened. @default true */
  granted?: boolean;
  language: Language;
  /** In pixels. */
  width: number;
  /** Undefined if it could not be read. */
  list: ServedPublicationList | undefined;
}

/** Of a page, which React's own view has as well. */
const landmarks =
  'main, header, footer, nav, [role=main], [role=banner], [role=navigation], [role=contentinfo], [role=search]';

/** Both views at the moment of takeover. */
async function bothViews({ file, path, call, reads }: Page, situation: Situation) {
  const { language, width, list, newsAtStart, granted = true } = situation;
  setWidth(width);
  const [read] = reads;
  const key = (read?.call ?? '')
    .replace('%3Alanguage', languageNames[language])
    .replaceAll('%3Atoday', today());
  const entitlements = {
    ...someEntitlements(),
    new_for_you_tab: { can_access: granted, route_pattern: null },
  };
  const area = { folder: 'mfe-libraries', file };
  const first = await paintFirst({ area, path, language, entitlements, answers: { [key]: list } });
  const moment = atTakeOver(() => document.querySelector('body > div main'));
  await renderScreen(Object.values(remote.routes).flat(), {
    path,
    language,
    entitlements,
    messages: loadMessages,
    newsAtStart,
    handlers: [list === undefined ? refuse(call, 500) : answer(call, list), ...others],
  });
  const react = await moment;
  return {
    first: first && linesOf(first),
    react: react && linesOf(react),
    tiles: first?.querySelectorAll('article'),
    /** While both are there, a screen reader finds each once, and so does a script. */
    twice: [...(first?.querySelectorAll(`[id], [for], [aria-live], ${landmarks}`) ?? [])],
  };
}

/** As a window of that width answers. */
function setWidth(width: number): void {
  window.matchMedia = (query) => {
    const most = Number(/\(max-width: ([\d.]+)em\)/.exec(query)?.[1] ?? 0) * 16;
    return Object.assign(new EventTarget(), { matches: width <= most, media: query }) as MediaQueryList;
  };
}

const languages = ['en', 'de'] as const;
const languageAt = (place: number): Language => languages[place % languages.length] ?? 'en';

/** Every page has every width and both languages, and every width both languages. */
const situationsOf = (place: number) =>
  [390, 800, 1440].map((width, step): Situation => ({
    language: languageAt(place + step),
    width,
    list: aPublicationList(publications),
  }));

/** Compiling takes longer than a test may. */
beforeAll(() => {
  const screens = [...new Set(pages.map(([, page]) => page.file))];
  compileFirstViews([
    ['shell', 'src/first-view/firstView.ts', 'offers'],
    ...screens.map((file) => ['mfe-libraries', file, 'takes'] as const),
  ]);
}, 120_000);

test('[S-11] Chromium compiles it while it arrives, not when it is to draw', () => {
  const shell = firstViewCode('shell', 'src/first-view/firstView.ts', 'offers');
  const areas = pages.map(([, { file }]) => firstViewCode('mfe-libraries', file, 'takes'));
  for (const code of [shell, ...areas].flatMap(({ en, de }) => [en, de]))
    expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

describe.each(pages.map(([name, page], place) => ({ name, page, place })))(
  '[S-11] the first view of $name is what React shows, node for node',
  ({ page, place }) => {
    test.each(situationsOf(place))('in $language at $width pixels', async (situation) => {
      const { first, react, tiles, twice } = await bothViews(page, situation);
      expect(first).toEqual(react);
      expect(twice).toEqual([]);
      expect(tiles).toHaveLength(publications.length);
    });
  },
);

test.each([
  [390, true],
  [1440, true],
  [1440, false],
])(
  '[S-11] [L-25] highlights below news are the same in both views at %i pixels; granted: %p',
  async (width, granted) => {
    signIn({ accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' }, { remember: false });
    noteNewsAtStart(true);
    const situation = {
      language: 'en',
      width,
      list: aPublicationList(publications),
      newsAtStart: true,
      granted,
    } as const;
    const { first, react } = await bothViews(pageNamed('highlights'), situation);
    expect(first).toEqual(react);
    expect(first?.join('').includes('<div class="room">')).toBe(granted);
  },
);

const pageNamed = (name: string) => pages.find(([each]) => each === name)?.[1] as Page;
const library = pageNamed('allresearch');

/** Every kind has both looks and both languages. */
const looksOf = (place: number) => [
  { as: 'tiles', page: library, language: languageAt(place), width: 1440 },
  { as: 'rows', page: pageNamed('highlights'), language: languageAt(place + 1), width: 390 },
];

describe.each(kinds.map(([kind, records], place) => ({ kind, records, place })))(
  '[S-11] of $kind, both views are the same, node for node',
  ({ records, place }) => {
    test.each(looksOf(place))('as $as in $language', async ({ as, page, ...situation }) => {
      const { first, react } = await bothViews(page, { ...situation, list: aPublicationList(records) });
      expect(first).toEqual(react);
      expect(first?.join('')).toContain(`<ul class="${as}">`);
    });
  },
);

describe.each<[string, Partial<ServedPublicationList['pagination_metadata']>]>([
  ['goes on', { num_pages: 4, max_records: 180 }],
  ['exceeds its limit', { num_pages: 34, max_records: 1698 }],
  ['leaves entries out', { outside: 12, entitled_only: true }],
  ['shows what is outside', { outside: 12, entitled_only: false }],
  ['has news', { news: { since: '2026-11-19T08:00:00+01:00', count: 3 } }],
])('[S-11] the head of a list that %s is the same in both views', (_what, metadata) => {
  const list = aPublicationList(publications, metadata);
  test.each([390, 1440])('at %i pixels', async (width) => {
    const { first, react } = await bothViews(library, { language: 'en', width, list });
    expect(first).toEqual(react);
  });
});

test.each<[string, ServedPublicationList | undefined]>([
  ['a list that could not be read', undefined],
  ['an empty list', aPublicationList([])],
  ['a list with a broken record', aPublicationList([aPublication(), null as unknown as ServedPublication])],
])('[S-11] %s is left to the portal', async (_what, list) => {
  await expect(bothViews(library, { language: 'en', width: 1440, list })).rejects.toThrow(
    'The list is not known yet, or has nothing to draw.',
  );
});

test('[S-11] an address with filters is left to the portal', async () => {
  const area = { folder: 'mfe-libraries', file: library.file };
  await expect(paintFirst({ area, path: `${library.path}?Sector=Banks`, answers: {} })).rejects.toThrow(
    'Left to the portal.',
  );
});
