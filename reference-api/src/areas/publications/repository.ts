import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { allOf, entitledBy } from './conditions.ts';
import { leadsPaper, otherEditions, type Folding } from './foldEditions.ts';
import type { Entry, Shown } from './recordTexts.ts';

/** A publication as the database gives it. */
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
}

export interface Selection {
  conditions: SQL[];
  order: 'asc' | 'desc';
  /** At most so many are looked at and counted. */
  limit: number;
  /** SQL for how well a publication fits a search: the best of the newest hits come first, instead of the order. */
  relevance?: SQL | undefined;
  /** Languages take turns: the first of each, then the second of each, and so on. */
  byLanguage?: boolean;
  /** The editions of a paper are one entry; without it, each is one of its own. */
  folding?: Folding | undefined;
}

export interface PageWanted {
  /** From 1. */
  page: number;
  pageSize: number;
  /** What the asking client may read. */
  keys: readonly number[];
}

/** A publication in a list; in one that folds editions, with its paper and the paper's others. */
export interface PageEntry extends Entry {
  paper?: string | null;
  others?: readonly Entry[];
}

export interface Page {
  /** In display order. */
  entries: PageEntry[];
  /** How many there are, up to the limit. */
  total: number;
  /** Which publications, tags and ratings belong to the entries; see AtVersion. */
  versions: Shown['versions'];
}

/** SQL for the moment of publication as the wire wants it. */
export const publishedAt = sql`to_char(publication_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Ranking every hit of a common word takes thirty times as long as this, and its best are old. */
const mostRanked = 1000;

/** SQL for the ids to look at, with what they are ordered by. The id decides between equal time stamps, so that pages never overlap. */
function inOrder(selection: Selection): { found: SQL; by: SQL } {
  const { conditions, order, limit, relevance, byLanguage, folding } = selection;
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const where = allOf([...conditions, ...(folding === undefined ? [] : [leadsPaper(conditions, folding)])]);
  const byDate = sql`publication_date ${direction}, id ${direction}`;
  const first = (columns: SQL, most: number) =>
    sql`select ${columns} from publications where ${where} order by ${byDate} limit ${most}`;
  if (byLanguage === true) {
    const turn = sql`row_number() over (partition by language order by ${byDate}) as turn`;
    const turns = sql`turn, ${byDate}`;
    const all = sql`select id, publication_date, ${turn} from publications where ${where}`;
    return { found: sql`select * from (${all}) spoken order by ${turns} limit ${limit}`, by: turns };
  }
  if (relevance === undefined) return { found: first(sql`id, publication_date`, limit), by: byDate };
  const by = sql`fit desc, publication_date desc, id desc`;
  const newest = first(sql`id, publication_date, ${relevance} as fit`, mostRanked);
  return { found: sql`select * from (${newest}) newest order by ${by} limit ${limit}`, by };
}

interface PageRow {
  total: number;
  publications: number;
  tags: number;
  ratings: number;
  ids: number[];
  entitled: boolean[];
  papers?: (string | null)[];
  others?: Entry[][];
}

const versionOf = (kind: string) => sql`(select version from content_changes where kind = ${kind})`;

/** SQL for the paper of each entry of a page, and what other editions it has. */
function papersOf(folding: Folding): { columns: SQL; join: SQL } {
  return {
    columns: sql`, coalesce(array_agg(lead.paper order by place), '{}') as papers,
      coalesce(jsonb_agg(others.editions order by place), '[]') as others`,
    join: sql`cross join lateral (select coalesce(jsonb_agg(other), '[]') as editions
      from (${otherEditions(folding)}) other) others`,
  };
}

/** One page and what is to be known of the whole, in one statement and one row. */
async function page(
  db: Db,
  selection: Selection,
  { page: number, pageSize, keys }: PageWanted,
): Promise<Page> {
  const { found, by } = inOrder(selection);
  const start = (number - 1) * pageSize;
  const { columns, join } =
    selection.folding === undefined ? { columns: sql``, join: sql`` } : papersOf(selection.folding);
  const [row] = await db.query<PageRow>(sql`
    with found as materialized (${found}),
      placed as (select id, row_number() over (order by ${by}) as place from found order by place offset ${start} limit ${pageSize})
    select (select count(*)::int from found) as total,
      ${versionOf('publications')} as publications, ${versionOf('tags')} as tags, ${versionOf('ratings')} as ratings,
      coalesce(array_agg(lead.id order by place), '{}') as ids,
      coalesce(array_agg(${entitledBy(keys, sql`lead`)} order by place), '{}') as entitled ${columns}
    from placed join publications lead using (id) ${join}`);
  if (row === undefined) throw new Error('The database did not answer with a page.');
  const { total, publications, tags, ratings, ids, entitled, papers, others } = row;
  return {
    entries: ids.map((id, index) => ({
      id,
      entitled: entitled[index] === true,
      ...(others === undefined ? {} : { paper: papers?.[index] ?? null, others: others[index] ?? [] }),
    })),
    total,
    versions: { publications, tags, ratings },
  };
}

async function byIds(db: Db, ids: readonly number[]): Promise<PublicationRow[]> {
  return db.query<PublicationRow>(sql`
    select id, doc_ref as "docRef", ${publishedAt} as "publishedAt", title, long_title as "longTitle",
      content_type as "contentType", has_preview as "hasPreview", primary_tags as "primaryTags",
      other_tags as "otherTags", tag_ids as "tagIds"
    from publications where id = any(${sql.param(ids)}::int[])`);
}

/** Lists of publications. */
export function publicationRepository(db: Db) {
  return {
    page: (selection: Selection, wanted: PageWanted) => page(db, selection, wanted),
    /** In no order; without those that are gone. */
    byIds: (ids: readonly number[]) => byIds(db, ids),
  };
}
