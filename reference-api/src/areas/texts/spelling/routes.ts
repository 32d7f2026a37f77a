import type { LibraryName } from '@portal/wire';
import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveReading } from '#http/serve.ts';
import type { Client } from '#policies/Client.ts';
import { requireLibrary } from '#policies/libraries.ts';
import type { Services } from '#Services.ts';
import { usesOperators } from '../search/operators.ts';
import type { SearchIndex } from '../search/SearchIndex.ts';
import { typedWords } from '../search/typedWords.ts';
import { vocabularyOf } from './readVocabulary.ts';
import { respelt } from './Vocabulary.ts';

/** A spelling that finds something for this client; null if there is none, or the term has operators. */
export type SuggestSpelling = (client: Client, term: string, library: LibraryName) => Promise<string | null>;

/** By the words of titles and names. [L-19] [G-09] */
export function spellingOf({ db }: Pick<Services, 'db'>, search: SearchIndex): SuggestSpelling {
  const vocabulary = vocabularyOf(db);
  return async (client, term, library) => {
    if (usesOperators(term)) return null;
    const suggestion = respelt(typedWords(term), await vocabulary());
    if (suggestion === undefined) return null;
    const within = { libraries: [['allresearch' as const], [library]], filters: [] };
    const finds = await search.finds({ typed: suggestion, keys: client.keys, within });
    return finds ? suggestion : null;
  };
}

/** For a search without results. [L-19] */
export function spellingRoutes(app: FastifyInstance, spelling: SuggestSpelling): void {
  serveReading(app, { call: calls.searchSpelling }, async ({ client, query: { search_term, library } }) => {
    requireLibrary(client, library);
    return { suggestion: await spelling(client, search_term, library) };
  });
}
