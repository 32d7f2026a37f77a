import { sql, type SQL } from 'drizzle-orm';
import { subjectCategories } from '@portal/wire';
import type { Db } from '#db/Db.ts';
import { keysPerTag } from '#policies/watchedKeys.ts';

/** SQL for the ids of the companies, sectors and analysts followed, in any language. [N-07] */
export const followedTags = (clientId: number): SQL => sql`
  select distinct tags.id from preferences cross join unnest(keys) as key join tags on tags.id = (-key - 1) / ${keysPerTag}
  where client_id = ${clientId} and key < 0 and category = any(${sql.param(subjectCategories)}::text[])`;

/**
 * SQL for "this client follows a subject of this publication". The operator is qualified as in listConditions. [N-07]
 */
export const followedBy = (clientId: number): SQL =>
  sql`tag_ids operator(pg_catalog.&&) array(${followedTags(clientId)})`;

/** SQL for the keys with which any of these tags is followed, in any language. */
export const followKeys = (tagIds: SQL): SQL => sql`
  array(select -(id * ${keysPerTag} + language) - 1 from unnest(${tagIds}) id cross join generate_series(0, ${keysPerTag - 1}) language)`;

export async function readFollowedTags(db: Db, clientId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(followedTags(clientId));
  return rows.map(({ id }) => id);
}
