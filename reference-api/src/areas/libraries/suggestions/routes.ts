import { pages, parseLanguage, type Language } from '@portal/contract';
import type { FastifyInstance } from 'fastify';
import type { LibraryName, SuggestedTitle } from '@portal/wire';
import { calls } from '#calls.ts';
import { rowsById } from '#areas/publications/present.ts';
import { publicationRepository } from '#areas/publications/repository.ts';
import { standsIn } from '#areas/publications/conditions.ts';
import type { SearchIndex } from '#areas/search/SearchIndex.ts';
import { ContentCache } from '#db/ContentCache.ts';
import { serveReading } from '#http/serve.ts';
import type { Client } from '#policies/Client.ts';
import { bitsOf, openLibraries, requireLibrary } from '#policies/libraries.ts';
import type { Services } from '#Services.ts';
import type { TagCounter } from '../tag-filters/TagCounter.ts';
import { suggestRecords } from './suggestRecords.ts';

/** Enough for five papers with a few editions each. */
const [mostTitles, mostLookedAt] = [5, 20];

interface Wanted {
  typed: string;
  library: LibraryName;
  /** The reader's. */
  language: Language;
}

/** The newest papers whose titles or names match what was typed. */
function titleReader({ db }: Pick<Services, 'db'>, search: SearchIndex) {
  const publications = publicationRepository(db);
  return async ({ keys }: Client, { typed, library, language }: Wanted): Promise<SuggestedTitle[]> => {
    const ids = await search.titles({ typed, within: { libraries: [[library]], filters: [] } }, mostLookedAt);
    if (ids.length === 0) return [];
    const among = [standsIn(library)];
    const hits = { ids, fits: ids.map(() => 0) };
    const selection = {
      ...({ conditions: among, order: 'desc', limit: mostTitles } as const),
      ...{ hits, folding: { language, keys, among } },
    };
    const { entries } = await publications.page(selection, { page: 1, pageSize: mostTitles, keys });
    const rows = await rowsById(
      db,
      entries.map(({ id }) => id),
    );
    return entries.flatMap(({ id, entitled }) => {
      const row = rows.find((each) => each.id === id);
      if (row === undefined) return [];
      const opens = entitled && row.hasPreview;
      const preview_link = opens ? pages.documentPreview.href({ docRef: row.docRef }) : '';
      return [{ title: row.title, language: row.language, entitled, preview_link }];
    });
  };
}

/** Suggestions while a search is being typed. [L-20] */
export function suggestionRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db'>,
  { search, counter }: { search: SearchIndex; counter: TagCounter },
): void {
  const titlesOf = titleReader(services, search);
  // The first letters are typed by many.
  const cache = new ContentCache();
  serveReading(app, { call: calls.searchSuggestions }, async ({ client, query }) => {
    const { search_term: typed, library = 'allresearch' } = query;
    requireLibrary(client, library);
    const language = parseLanguage(query.language) ?? 'en';
    const libraries = bitsOf(openLibraries(client));
    const { research, countOf } = await counter.count({ libraries });
    const wanted = { typed, library, language };
    return cache.get(JSON.stringify([wanted, client.keys, libraries]), research.versions, async () => ({
      records: suggestRecords(research.tags, typed, (id) => countOf(id) > 0),
      titles: await titlesOf(client, wanted),
    }));
  });
}
