import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '#feed/FeedRefusal.ts';
import type { ContentStore, UnusedFiles } from './ContentStore.ts';

/** Any number, but the same in every process: files are either named or removed. */
const filesLock = 4_300_009;

interface FilesToName {
  hashes: readonly string[];
  /** What to do about one that is gone. */
  hint: string;
}

/**
 * For what is about to name files, inside its transaction: none of them is removed any more until that ends.
 * @throws FeedRefusal if one was removed before
 */
export async function holdFiles(
  inside: Db,
  content: ContentStore,
  { hashes, hint }: FilesToName,
): Promise<void> {
  await inside.query(sql`select pg_advisory_xact_lock_shared(${filesLock})`);
  const there = await Promise.all(hashes.map((hash) => content.has(hash)));
  const gone = hashes.find((_hash, index) => there[index] === false);
  if (gone === undefined) return;
  throw new FeedRefusal(`The file ${gone} was removed as unused before a publication named it.`, hint);
}

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
 * For a sweep: a file is removed while no transaction holds files, and looked up once more then. While one does, the file stays until
 * the next sweep: others that hold files would wait behind a sweep that waits. [D-03]
 */
export const unusedFiles = (db: Db): UnusedFiles => ({
  among: (hashes) => unusedAmong(db, hashes),
  ifStill: (hash, remove) =>
    db.transaction(async (inside) => {
      const [turn] = await inside.query<{ taken: boolean }>(
        sql`select pg_try_advisory_xact_lock(${filesLock}) as taken`,
      );
      if (turn?.taken !== true) return false;
      return (await unusedAmong(inside, [hash])).length === 1 && remove();
    }),
});
