import { languageNames, type EarlyRead, type Language } from '@portal/contract';
import { today } from '@portal/i18n';
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
import { calls, type ServedPublication } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { ofHighlights, ofLibrary } from './firstReads.ts';
import { loadMessages } from './messages/index.ts';
import remote from './remote.ts';
import { libraries } from './screens/library/libraries.ts';

/** Code that has not come yet when the portal takes over. */
const mockToCome = (name: string) => ({ [name]: new Promise(() => undefined) });

jest.mock('./screens/library/line/LibraryLine.tsx', () => mockToCome('LibraryLine'));
jest.mock('./screens/library/views/ViewTabs.tsx', () => mockToCome('ViewTabs'));
jest.mock('./screens/library/views/SaveView.tsx', () => mockToCome('SaveView'));
jest.mock('./components/news/News.tsx', () => mockToCome('News'));
jest.mock('../../shared/ui/src/multi-select/MultiSelectControl.tsx', () => mockToCome('MultiSelectControl'));
jest.mock('../../shared/ui/src/date-range/DateRangeControl.tsx', () => mockToCome('DateRangeControl'));

/** One of each kind that a tile can be. */
const publications: ServedPublication[] = [
  aPublication({ title: 'Alpin Bank: solid' }),
  aPublication({ title: 'Insurers ahead', entitled: false, download_link: '', preview_link: '' }),
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
  language: Language;
  /** In pixels. */
  width: number;
}

/** Both views at the moment of takeover. */
async function bothViews({ file, path, call, reads }: Page, { language, width }: Situation) {
  setWidth(width);
  const list = aPublicationList(publications, { max_records: publications.length });
  const [read] = reads;
  const key = (read?.call ?? '')
    .replace('%3Alanguage', languageNames[language])
    .replaceAll('%3Atoday', today());
  const entitlements = someEntitlements();
  const area = { folder: 'mfe-libraries', file };
  const first = await paintFirst({ area, path, language, entitlements, answers: { [key]: list } });
  const moment = atTakeOver(() => document.querySelector('body > div main'));
  await renderScreen(Object.values(remote.routes).flat(), {
    path,
    language,
    entitlements,
    messages: loadMessages,
    handlers: [answer(call, list), ...others],
  });
  const react = await moment;
  return {
    first: first && linesOf(first),
    react: react && linesOf(react),
    tiles: first?.querySelectorAll('article'),
  };
}

/** As a window of that width answers. */
function setWidth(width: number): void {
  window.matchMedia = (query) => {
    const most = Number(/\(max-width: ([\d.]+)em\)/.exec(query)?.[1] ?? 0) * 16;
    return Object.assign(new EventTarget(), { matches: width <= most, media: query }) as MediaQueryList;
  };
}

const situations = (['en', 'de'] as const).flatMap((language) =>
  [390, 800, 1440].map((width): Situation => ({ language, width })),
);

describe.each(pages)('[S-11] the first view of %s is what React shows, node for node', (_name, page) => {
  test.each(situations)('in $language at $width pixels', async (situation) => {
    const { first, react, tiles } = await bothViews(page, situation);
    expect(first).toEqual(react);
    expect(tiles).toHaveLength(publications.length);
  });
});
