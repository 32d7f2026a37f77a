import { sql } from 'drizzle-orm';
import type { Db } from './Db.ts';
import { Batch } from './Batch.ts';

/** What changes with every change of the content; see `content_changes`. */
export interface ContentVersions {
  /** Counts changed and removed publications; new ones are noticed by `newest`. */
  publications: number;
  tags: number;
  ratings: number;
  /** The highest id. Publications have one writer at a time (publish_in_turn): none appears below it. */
  newest: number;
}

/** Reads the versions, once for all who ask in the same turn of the event loop. */
export function contentVersions(db: Db): () => Promise<ContentVersions> {
  const together = new Batch<undefined, ContentVersions>(async (questions) => {
    const statement = sql`
      select (select version from content_changes where kind = 'publications') as publications,
        (select version from content_changes where kind = 'tags') as tags,
        (select version from content_changes where kind = 'ratings') as ratings,
        coalesce((select max(id) from publications), 0) as newest`;
    const [now] = await db.query<ContentVersions>(statement, 'content versions');
    if (now === undefined) throw new Error('The database does not say what changed.');
    return questions.map(() => now);
  });
  return () => together.get(undefined);
}
