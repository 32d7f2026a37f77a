import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { searchFor, usesOperators } from '#areas/publications/searchFor.ts';
import { isResearch, standsIn } from '#areas/publications/standsIn.ts';
import { typedWords } from '#areas/publications/typedWords.ts';
import type { Db } from '#db/Db.ts';
import { serveReading } from '#http/serve.ts';
import { requireLibrary } from '#policies/libraries.ts';
import type { Services } from '#Services.ts';
import { isWord, respelt, Vocabulary, type KnownWord } from './Vocabulary.ts';

/** How long words are kept, in milliseconds: counting those of 100,000 titles takes the database some seconds. */
const keptFor = 15 * 60_000;

/** The words of what every client reads in a list, read when they are asked for and those kept are old. */
function vocabularyOf(db: Db): () => Promise<Vocabulary> {
  let kept: { vocabulary: Promise<Vocabulary>; at: number } | undefined;
  const read = async () => {
    const titles =
      "select to_tsvector('simple', search_text(title || ' ' || names)) from publications where libraries > 0";
    const words = await db.query<KnownWord>(sql`select word, ndoc as documents from ts_stat(${titles})`);
    return new Vocabulary(words.filter(({ word }) => isWord(word)));
  };
  return () => {
    if (kept !== undefined && performance.now() - kept.at < keptFor) return kept.vocabulary;
    const reading = { vocabulary: read(), at: performance.now() };
    kept = reading;
    // A failure is not kept.
    reading.vocabulary.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.vocabulary;
  };
}

/** What may have been meant by a search that finds nothing. [L-19] */
export function spellingRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const vocabulary = vocabularyOf(db);

  serveReading(app, { call: calls.searchSpelling }, async ({ client, query: { search_term, library } }) => {
    requireLibrary(client, library);
    if (usesOperators(search_term)) return { suggestion: null };
    const suggestion = respelt(typedWords(search_term), await vocabulary());
    const search = searchFor(suggestion);
    if (suggestion === undefined || search === undefined) return { suggestion: null };
    const found = await db.query(sql`
      select from publications where ${isResearch} and ${standsIn(library)} and ${search.condition} limit 1`);
    return { suggestion: found.length > 0 ? suggestion : null };
  });
}
