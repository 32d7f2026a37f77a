import { sql } from 'drizzle-orm';
import type { ServedTag } from '@portal/wire';
import { CachedByVersion } from '#db/CachedByVersion.ts';
import type { Db } from '#db/Db.ts';
import { allTags } from './repository.ts';

export function tagsById(db: Db): CachedByVersion<ReadonlyMap<number, ServedTag>> {
  return new CachedByVersion(async () => new Map((await allTags(db)).map((tag) => [tag.id, tag])));
}

/** SQL for the version of the tags that a row refers to. */
export const tagVersion = sql`(select version from content_changes where kind = 'tags') as "tagVersion"`;

/** Reads the tags that rows refer to, by id; none without rows. */
export function tagsOfRows(db: Db) {
  const tags = tagsById(db);
  return async (rows: readonly { tagVersion: number }[]): Promise<ReadonlyMap<number, ServedTag>> => {
    const [first] = rows;
    return first === undefined ? new Map<number, ServedTag>() : tags.get(first.tagVersion);
  };
}
