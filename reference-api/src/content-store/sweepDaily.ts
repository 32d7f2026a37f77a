import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { requireOwnContent } from './ownContent.ts';
import { removeUnusedTexts } from '#file-texts/textRepository.ts';
import type { Services } from '#Services.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Of these hashes, those that neither a publication names nor one under embargo. */
async function unusedAmong(db: Db, hashes: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ hash: string }>(sql`
    select hash from unnest(${sql.param(hashes)}::text[]) hash
    except select file_hash from publications where file_hash is not null
    except select preview_hash from publications where preview_hash is not null
    except select record -> 'file' ->> 'hash' from held_publications where record -> 'file' ->> 'hash' is not null
    except select record -> 'preview' ->> 'hash' from held_publications where record -> 'preview' ->> 'hash' is not null`);
  return rows.map(({ hash }) => hash);
}

/**
 * Removes texts without a publication, and files that have been without one for a day, now and daily, until the returned
 * function is called: of withdrawn and replaced papers, and of feeds that were killed. Failures go to `onError`; a store of another
 * database is one.
 */
export function sweepDaily(
  { db, content }: Pick<Services, 'db' | 'content'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    running = running
      .then(() => removeUnusedTexts(db))
      .then(() => requireOwnContent({ db, content }))
      .then(() => content.sweep((hashes) => unusedAmong(db, hashes), dayMs))
      .catch(onError);
  };
  sweep();
  const timer = setInterval(sweep, dayMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
