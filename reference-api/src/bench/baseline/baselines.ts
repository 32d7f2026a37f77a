import { readVocabulary } from '#areas/texts/spelling/readVocabulary.ts';
import { respelt } from '#areas/texts/spelling/Vocabulary.ts';
import { suggestTags } from '#areas/filters/typeahead/suggestTags.ts';
import { byWords } from '#areas/texts/search/byWords.ts';
import { typedWords } from '#areas/texts/search/typedWords.ts';
import { ratingRepository } from '#areas/companies/ratings/repository.ts';
import { tagRepository } from '#areas/publication/tags/repository.ts';
import type { Db } from '#db/Db.ts';
import { addDays } from '#publishingDay.ts';
import { sql } from 'drizzle-orm';
import {
  bareAnalyst,
  bareCounts,
  bareCoverage,
  bareFinds,
  bareList,
  barePapers,
  bareRelated,
  bareTitles,
  type Narrowing,
} from './bareStatements.ts';

/** A call and the least work that could answer it. */
export interface Baseline {
  name: string;
  /** Relative to the API base; each round asks for something else where answers are cached. */
  path: string | ((round: number) => string);
  /** Prepares one SQL statement, or a function if the call needs no database. */
  bare: (db: Db) => Promise<() => Promise<unknown>>;
  is: 'SQL' | 'function';
}

const five: Narrowing = {
  tag_filters: {
    Sector: ['Banks', 'Insurance', 'Software', 'Pharmaceuticals', 'Real Estate'],
    Language: ['English'],
    'Asset Classification': ['Equity', 'Fixed Income'],
    'Aggregated Publication Type': ['Company Research', 'Sector Research', 'Credit Research'],
    'Publication Type': ['Unternehmensstudie', 'Unternehmens-Update', 'Kurzkommentar', 'Kreditanalyse'],
  },
};
const common: Narrowing = { search_term: 'outlook' };
const folded = { fold_editions: 'German' } as const;
const rare: Narrowing = { search_term: 'Aarberg dividend' };
/**
 * In an eighth of the English texts; in every English text; a prefix; words of two languages that never occur together.
 */
const inTexts: Narrowing = { search_term: 'hydrogen' };
const inEveryText: Narrowing = { search_term: 'consensus' };
const beginning: Narrowing = { search_term: 'div' };
const neverMeet: Narrowing = { search_term: 'visibility Visibilität' };

function queryOf({ tag_filters, search_term, fold_editions }: Narrowing): string {
  const query = new URLSearchParams();
  if (tag_filters !== undefined) query.set('tag_filters', JSON.stringify(tag_filters));
  if (search_term !== undefined) query.set('search_term', search_term);
  if (fold_editions !== undefined) query.set('fold_editions', fold_editions);
  return query.toString();
}

const runs = (statement: ReturnType<typeof bareList>) => (db: Db) =>
  Promise.resolve(() => db.query(statement));

/** Forces the word indexes, as the search does: the planner would read every text. */
const searches = (statement: ReturnType<typeof bareList>) => (db: Db) =>
  Promise.resolve(() => byWords(db, statement));

/**
 * As pages ask, apart from limit and size: they change with every round, never below the page's, so that no page is
 * cached.
 */
const listAddress = (narrowing: Narrowing, round: number): string => {
  const query = new URLSearchParams(queryOf(narrowing));
  const page = { library: 'allresearch', component_name: 'library', page: '1' };
  for (const [name, value] of Object.entries(page)) query.set(name, value);
  query.set('limit', String(200 + (round % 100)));
  query.set('page_size', String(50 + (Math.floor(round / 100) % 20)));
  query.set('entitled', 'auto');
  if (narrowing.search_term === undefined) query.set('order', 'desc');
  return `/all_research_documents?${query.toString()}`;
};

const list = (name: string, narrowing: Narrowing): Baseline => ({
  name: `all_research_documents${name}, asked first`,
  path: (round) => listAddress(narrowing, round),
  bare: (narrowing.search_term === undefined ? runs : searches)(bareList(narrowing)),
  is: 'SQL',
});

/** What all but the first reader of a subscription wait for. */
const listAgain = (name: string, narrowing: Narrowing): Baseline => ({
  ...list(name, narrowing),
  name: `all_research_documents${name}, asked again`,
  path: listAddress(narrowing, 0),
});

/** Papers of the library, where the first day changes with every round. */
const papers = (name: string, narrowing: Narrowing): Baseline => ({
  name: `publication_count${name}`,
  path: (round) => {
    const days = { start_date: addDays('1990-01-01', round), end_date: '2100-01-01' };
    return `/publication_count?library=allresearch&${queryOf(narrowing)}&date_range=${JSON.stringify(days)}`;
  },
  bare: runs(barePapers(narrowing)),
  is: 'SQL',
});

const categories = ['Sector', 'Company', 'Analyst'];

const counts = (name: string, narrowing: Narrowing): Baseline => ({
  name: `all_research_tag_filters${name}`,
  path: `/all_research_tag_filters?categories=${categories.join(';')}&${queryOf(narrowing)}`,
  bare: (narrowing.search_term === undefined ? runs : searches)(bareCounts(narrowing, categories)),
  is: 'SQL',
});

async function bareSuggestions(db: Db): Promise<() => Promise<unknown>> {
  const tags = await tagRepository(db).all();
  const wanted = { term: 'immo', categories: ['Sector', 'Company'], mayBe: () => true, threshold: 0.1 };
  return () => Promise.resolve(suggestTags(tags, wanted));
}

/** Respells, and checks that the result finds something. */
async function bareSpelling(db: Db): Promise<() => Promise<unknown>> {
  const vocabulary = await readVocabulary(db);
  const finds = bareFinds('dividend outlook');
  return () => {
    respelt(typedWords('divident outlok'), vocabulary);
    return byWords(db, finds);
  };
}

export const baselines: readonly Baseline[] = [
  {
    // The minimum of any call: caller and network, with nothing to read.
    name: 'authorisation',
    path: '/authorisation?portal_tab_name=todays_highlights_tab',
    bare: runs(sql`select 1`),
    is: 'SQL',
  },
  list('', {}),
  listAgain('', {}),
  list(', search for rare words', rare),
  list(', search for a word of texts', inTexts),
  list(', search for a word of every text', inEveryText),
  list(', search for a beginning', beginning),
  list(', search for words that never meet', neverMeet),
  list(', editions folded', folded),
  listAgain(', editions folded', folded),
  list(', editions folded, five filters', { ...five, ...folded }),
  list(', editions folded, search for a common word', { ...common, ...folded }),
  list(', editions folded, search for a word of texts', { ...inTexts, ...folded }),
  papers(', editions folded', folded),
  papers(', editions folded, five filters', { ...five, ...folded }),
  counts('', {}),
  counts(', five filters', five),
  counts(', search for a common word', common),
  {
    name: 'search_spelling, did you mean',
    path: '/search_spelling?search_term=divident%20outlok&library=allresearch',
    bare: bareSpelling,
    is: 'SQL',
  },
  {
    name: 'search_suggestions, three letters',
    path: '/search_suggestions?search_term=div&language=German',
    bare: runs(bareTitles('div')),
    is: 'SQL',
  },
  {
    name: 'typeahead_suggestions',
    path: '/typeahead_suggestions?search_term=immo&tag_categories=Sector;Company',
    bare: bareSuggestions,
    is: 'function',
  },
  {
    name: 'latest_ratings',
    path: '/latest_ratings?type=Equities&coverage=own',
    bare: (db) =>
      Promise.resolve(() =>
        ratingRepository(db).latest({
          type: 'Equities',
          coverage: 'own',
          conditions: [sql`true`],
          order: 'desc',
          limit: 200,
        }),
      ),
    is: 'SQL',
  },
  {
    name: 'tag_coverage',
    path: '/tag_coverage?asset_classification=Equity',
    bare: runs(bareCoverage),
    is: 'SQL',
  },
  {
    name: 'analyst_coverage',
    path: '/analyst_coverage?ref=A0001',
    bare: runs(bareAnalyst('A0001')),
    is: 'SQL',
  },
  {
    name: 'related_research, 20 on a company',
    path: '/related_research?ref=C0001&page_size=20&limit=20',
    bare: runs(bareRelated('C0001', 20)),
    is: 'SQL',
  },
  {
    name: 'related_research, 3 on a sector',
    path: '/related_research?ref=S0002&page_size=3&limit=3',
    bare: runs(bareRelated('S0002', 3)),
    is: 'SQL',
  },
];
