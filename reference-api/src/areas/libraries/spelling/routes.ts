import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { usesOperators } from '#areas/search/operators.ts';
import type { SearchIndex } from '#areas/search/SearchIndex.ts';
import { typedWords } from '#areas/search/typedWords.ts';
import { serveReading } from '#http/serve.ts';
import { requireLibrary } from '#policies/libraries.ts';
import type { Services } from '#Services.ts';
import { vocabularyOf } from './readVocabulary.ts';
import { respelt } from './Vocabulary.ts';

/**
 * Suggests words of titles and names for a search without results, only if this client finds something with them.
 * [L-19] [G-09]
 */
export function spellingRoutes(
  app: FastifyInstance,
  { db }: Pick<Services, 'db'>,
  search: SearchIndex,
): void {
  const vocabulary = vocabularyOf(db);

  serveReading(app, { call: calls.searchSpelling }, async ({ client, query: { search_term, library } }) => {
    requireLibrary(client, library);
    if (usesOperators(search_term)) return { suggestion: null };
    const suggestion = respelt(typedWords(search_term), await vocabulary());
    if (suggestion === undefined) return { suggestion: null };
    const within = { libraries: [['allresearch' as const], [library]], filters: [] };
    const finds = await search.finds({ typed: suggestion, keys: client.keys, within });
    return { suggestion: finds ? suggestion : null };
  });
}
