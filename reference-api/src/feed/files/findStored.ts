import { sql } from 'drizzle-orm';
import type { ContentStore } from '#content-store/ContentStore.ts';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '../FeedRefusal.ts';
import type { InspectedFile } from './inspectFile.ts';

interface Place {
  db: Db;
  content: ContentStore;
  /** Media types that are taken here. */
  types: readonly string[];
}

/**
 * Finds a file that was inspected when it was stored.
 * @throws FeedRefusal
 */
export async function findStored(
  hash: string,
  { db, content, types }: Place,
): Promise<Omit<InspectedFile, 'path'>> {
  const [known] = await db.query<{ size: string; type: string }>(
    sql`select size::text, content_type as type from files where hash = ${hash}`,
  );
  // Not swept before the publication names it.
  await content.renew(hash);
  const stored = known === undefined ? undefined : await content.open(hash);
  await stored?.close();
  if (known === undefined || stored === undefined)
    throw new FeedRefusal(`There is no file ${hash}.`, 'Upload it first, and feed the line again.');
  const { size, type } = known;
  if (types.includes(type)) return { hash, size: Number(size), type };
  throw new FeedRefusal(
    `The file ${hash} is ${type}, which is not taken here.`,
    `Expected ${types.join(' or ')}.`,
  );
}
