import { pages, parseLanguage, type Language } from '@portal/contract';
import type { FastifyInstance } from 'fastify';
import type { LibraryName, ServedTag, SuggestedTitle } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { calls } from '#calls.ts';
import { rowsById } from '#areas/publication/present.ts';
import { readPage, type Selection } from '#areas/publication/repository.ts';
import { inLibraries } from '#areas/publication/conditions.ts';
import type { SearchIndex } from '#areas/texts/search/SearchIndex.ts';
import { spellingsOfReference } from '#areas/texts/search/typedReference.ts';
import { ContentCache } from '#db/ContentCache.ts';
import { serveReading } from '#http/serve.ts';
import type { Client } from '#policies/Client.ts';
import { bitsOf, openLibraries, requireLibrary } from '#policies/libraries.ts';
import type { Services } from '#Services.ts';
import type { SuggestSpelling } from '#areas/texts/spelling/routes.ts';
import type { TagCounter } from '../tag-filters/TagCounter.ts';
import { exactCompany } from './exactCompany.ts';
import { suggestedRecord, suggestRecords } from './suggestRecords.ts';

const mostTitles = 5;

/** Enough for so many papers with a few editions each. */
const mostLookedAt = 20;

interface SuggestionRequest {
  typed: string;
  library: LibraryName;
  /** The reader's. */
  language: Language;
}

type Selected = Pick<Selection, 'conditions' | 'hits' | 'limit'>;

/** The newest papers whose titles or names match what was typed, or that it names. */
function titleReader({ db }: Pick<Services, 'db'>, search: SearchIndex) {
  async function titlesOf({ keys }: Client, { library, language }: SuggestionRequest, selected: Selected) {
    const among = [inLibraries(library)];
    const { entries } = await readPage(
      db,
      { ...selected, order: 'desc', folding: { language, keys, among } },
      { page: 1, pageSize: selected.limit, keys },
    );
    const rows = await rowsById(
      db,
      entries.map(({ id }) => id),
    );
    return entries.flatMap(({ id, entitled }): SuggestedTitle[] => {
      const row = rows.find((each) => each.id === id);
      if (row === undefined) return [];
      const opens = entitled && row.hasPreview;
      const preview_link = opens ? pages.documentPreview.href({ docRef: row.docRef }) : '';
      return [{ title: row.title, language: row.language, entitled, preview_link }];
    });
  }

  return {
    async matching(client: Client, question: SuggestionRequest): Promise<SuggestedTitle[]> {
      const within = { libraries: [[question.library]], filters: [] };
      const ids = await search.titles({ typed: question.typed, within }, mostLookedAt);
      if (ids.length === 0) return [];
      const hits = { ids, fits: ids.map(() => 0) };
      return titlesOf(client, question, {
        conditions: [inLibraries(question.library)],
        hits,
        limit: mostTitles,
      });
    },
    /** The newest paper of a company, else the one whose reference was typed. */
    async exact(
      client: Client,
      question: SuggestionRequest,
      company: ServedTag | undefined,
    ): Promise<SuggestedTitle[]> {
      const spellings = spellingsOfReference(question.typed);
      if (company === undefined && spellings === undefined) return [];
      const named =
        company === undefined
          ? sql`doc_ref = any(${sql.param(spellings)}::text[])`
          : sql`tag_ids operator(pg_catalog.&&) ${sql.param([company.id])}::int[]`;
      return titlesOf(client, question, { conditions: [inLibraries(question.library), named], limit: 1 });
    },
  };
}

interface Suggesting {
  search: SearchIndex;
  counter: TagCounter;
  spelling: SuggestSpelling;
}

/** Suggestions while a search is being typed. [L-20] [L-28] */
export function suggestionRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db'>,
  { search, counter, spelling }: Suggesting,
): void {
  const titles = titleReader(services, search);
  // The first letters are typed by many.
  const cache = new ContentCache();
  serveReading(app, { call: calls.searchSuggestions }, async ({ client, query }) => {
    const { search_term: typed, library = 'allresearch' } = query;
    requireLibrary(client, library);
    const language = parseLanguage(query.language) ?? 'en';
    const libraries = bitsOf(openLibraries(client));
    const { research, countOf } = await counter.count({ libraries });
    const question = { typed, library, language };
    return cache.get(JSON.stringify([question, client.keys, libraries]), research.versions, async () => {
      const company = await exactCompany(services.db, research.tags, typed);
      const found = {
        records: suggestRecords(research.tags, typed, (id) => countOf(id) > 0),
        titles: await titles.matching(client, question),
        exact: {
          records:
            company === undefined || countOf(company.id) === 0 ? [] : suggestedRecord('Company', company),
          titles: await titles.exact(client, question, company),
        },
      };
      const { records, titles: matching, exact } = found;
      const isEmpty = [records, matching, exact.records, exact.titles].every(({ length }) => length === 0);
      return { ...found, spelling: isEmpty ? await spelling(client, typed, library) : null };
    });
  });
}
