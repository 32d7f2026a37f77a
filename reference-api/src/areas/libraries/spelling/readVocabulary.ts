import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { isWord, Vocabulary, type KnownWord } from './Vocabulary.ts';

/** How long words are kept, in milliseconds: counting those of 100,000 titles takes the database some seconds. */
const keptFor = 15 * 60_000;

/** The words of what every client reads in a list. */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const titles =
    "select to_tsvector('simple', search_text(title || ' ' || names)) from publications where libraries > 0";
  const words = await db.query<KnownWord>(sql`select word, ndoc as documents from ts_stat(${titles})`);
  return new Vocabulary(words.filter(({ word }) => isWord(word)));
}

/** The same, read when it is asked for and what is kept is old. */
export function vocabularyOf(db: Db): () => Promise<Vocabulary> {
  let kept: { vocabulary: Promise<Vocabulary>; at: number } | undefined;
  return () => {
    if (kept !== undefined && performance.now() - kept.at < keptFor) return kept.vocabulary;
    const reading = { vocabulary: readVocabulary(db), at: performance.now() };
    kept = reading;
    // A failure is not kept.
    reading.vocabulary.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.vocabulary;
  };
}
