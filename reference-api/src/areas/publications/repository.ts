import { sql, type SQL } from 'drizzle-orm';
import type { RatedKind } from '@portal/wire';
import type { Db } from '#db/Db.ts';
import { ratingKeys } from '#policies/ratings.ts';

/** A publication as the database gives it, with the answer whether the asking client is entitled. */
export interface PublicationRow {
  id: number;
  docRef: string;
  publishedAt: string;
  title: string;
  longTitle: string | null;
  contentType: string | null;
  hasPreview: boolean;
  primaryTags: number[];
  otherTags: number[];
  tagIds: number[];
  entitled: boolean;
  equityRating: string | null;
  creditRating: string | null;
  esgRating: string | null;
}

export interface Selection {
  conditions: SQL[];
  order: 'asc' | 'desc';
  /** At most so many are looked at and counted. */
  limit: number;
  /** SQL for how well a publication fits a search: the best of the newest hits come first, instead of the order. */
  relevance?: SQL | undefined;
}

/** SQL for "this client is entitled to this publication": the only place where that is decided for publications. */
export function entitledBy(keys: readonly number[]): SQL {
  return sql`(ent operator(pg_catalog.&&) ${sql.param(keys)}::int[])`;
}

/** SQL for the moment of publication as the wire wants it. */
export const publishedAt = sql`to_char(publication_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Ranking every hit of a common word takes thirty times as long as this, and its best are old. */
const mostRanked = 1000;

/** Ids in display order. The id decides between equal time stamps, so that pages never overlap. */
async function select(db: Db, { conditions, order, limit, relevance }: Selection): Promise<number[]> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const inOrder = (columns: SQL, most: number) => sql`
    select ${columns} from publications where ${where}
    order by publication_date ${direction}, id ${direction} limit ${most}`;
  const statement =
    relevance === undefined
      ? inOrder(sql`id`, limit)
      : sql`select id from (${inOrder(sql`id, publication_date, ${relevance} as fit`, mostRanked)}) newest
          order by fit desc, publication_date desc, id desc limit ${limit}`;
  const rows = await db.query<{ id: number }>(statement);
  return rows.map(({ id }) => id);
}

/** SQL for what a publication's company is rated today, where the client is entitled to both. */
function latestRating(kind: RatedKind, keys: readonly number[]): SQL {
  if (!ratingKeys(kind).some((key) => keys.includes(key))) return sql`null`;
  return sql`(select rating from ratings where company_id = primary_tags[1] and kind = ${kind} and ${entitledBy(keys)}
    order by stated_on desc limit 1)`;
}

async function load(db: Db, ids: readonly number[], keys: readonly number[]): Promise<PublicationRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<PublicationRow>(sql`
    select id, doc_ref as "docRef", ${publishedAt} as "publishedAt", title, long_title as "longTitle",
      content_type as "contentType", has_preview as "hasPreview", primary_tags as "primaryTags",
      other_tags as "otherTags", tag_ids as "tagIds", ${entitledBy(keys)} as entitled,
      ${latestRating('Equities', keys)} as "equityRating", ${latestRating('Bonds', keys)} as "creditRating",
      ${latestRating('ESG', keys)} as "esgRating"
    from publications where id = any(${sql.param(ids)}::int[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Lists of publications. */
export function publicationRepository(db: Db) {
  return {
    select: (selection: Selection) => select(db, selection),
    /** The publications with these ids, in this order. */
    load: (ids: readonly number[], keys: readonly number[]) => load(db, ids, keys),
  };
}
