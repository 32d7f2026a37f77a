import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { isWord, Vocabulary, type KnownWord } from './Vocabulary.ts';

/** Milliseconds. Counting the words of 100,000 titles takes some seconds. */
const maxAgeMs = 15 * 60_000;

/** Only words that every client sees in lists. */
async function readVocabulary(db: Db): Promise<Vocabulary> {
  const titles =
    "select to_tsvector('simple', search_text(title || ' ' || names)) from publications where libraries > 0";
  const words = await db.query<KnownWord>(sql`select word, ndoc as documents from ts_stat(${titles})`);
  return new Vocabulary(words.filter(({ word }) => isWord(word)));
}

/** Caches the vocabulary. */
export function vocabularyOf(db: Db): () => Promise<Vocabulary> {
  let cached: { vocabulary: Promise<Vocabulary>; at: number } | undefined;
  return () => {
    if (cached !== undefined && performance.now() - cached.at < maxAgeMs) return cached.vocabulary;
    const reading = { vocabulary: readVocabulary(db), at: performance.now() };
    cached = reading;
    reading.vocabulary.catch(() => {
      if (cached === reading) cached = undefined;
    });
    return reading.vocabulary;
  };
}
