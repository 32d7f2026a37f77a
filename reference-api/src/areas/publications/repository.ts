import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { allOf, entitledBy } from './conditions.ts';
import type { Hits } from '../search/SearchIndex.ts';
import { foundByText, inHits } from './foundHits.ts';
import { isReadBy, isSinceLastVisit } from '../read-marks/isRead.ts';
import { leadsPaper, otherEditions, type Folding } from './foldEditions.ts';
import type { Entry, Shown } from './recordTexts.ts';

export interface PublicationRow {
  id: number;
  docRef: string;
  language: string;
  publishedAt: string;
  title: string;
  longTitle: string | null;
  contentType: string | null;
  hasPreview: boolean;
  primaryTags: number[];
  otherTags: number[];
  tagIds: number[];
  /** The document's first key point; null if there is no text or it begins with a heading. */
  keyPoint: string | null;
}

export interface Selection {
  conditions: SQL[];
  order: 'asc' | 'desc';
  /** The maximum considered and counted. */
  limit: number;
  /** A search's results, which make up the list. */
  hits?: Hits | undefined;
  /** Best hits first; ignores `order`. */
  bestFirst?: boolean;
  /** The first of each language, then the second of each, and so on. */
  byLanguage?: boolean;
  /** If undefined, each edition is an entry. */
  folding?: Folding | undefined;
  /** Counts what the client is not entitled to. @default false */
  countsOutside?: boolean;
}

export interface PageWanted {
  /** From 1. */
  page: number;
  pageSize: number;
  keys: readonly number[];
  /** The client for whom read and new publications are marked. */
  marksOf?: number | undefined;
}

/** With the paper and its other editions if these are folded. */
export interface PageEntry extends Entry {
  paper?: string | null;
  others?: readonly Entry[];
  /** Found only by its text. */
  byText?: boolean;
  /** `new`: published since the client's last visit and not read. Undefined if not requested. */
  mark?: 'read' | 'new' | 'none';
}

export interface Page {
  /** In display order. */
  entries: PageEntry[];
  /** Up to the limit. */
  total: number;
  /** How many of `total` the client is not entitled to; 0 if not requested. */
  outside: number;
  /** Versions that the entries refer to; see AtVersion. */
  versions: Shown['versions'];
}

/** SQL in the wire's format. */
export const publishedAt = sql`to_char(publication_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** SQL for the ids to consider, and their order. Ids break ties, so that pages never overlap. */
function inOrder(selection: Selection, keys: readonly number[]): { found: SQL; by: SQL } {
  const { conditions, order, limit, hits, bestFirst, byLanguage, folding } = selection;
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const byDate = sql`publication_date ${direction}, id ${direction}`;
  if (hits !== undefined) {
    const by = bestFirst === true ? sql`fit desc, publication_date desc, id desc` : byDate;
    return { found: sql`${inHits(hits, conditions, { keys, folding })} order by ${by} limit ${limit}`, by };
  }
  const where = allOf([...conditions, ...(folding === undefined ? [] : [leadsPaper(conditions, folding)])]);
  if (byLanguage === true) {
    const turn = sql`row_number() over (partition by language order by ${byDate}) as turn`;
    const turns = sql`turn, ${byDate}`;
    const all = sql`select id, publication_date, ${turn} from publications where ${where}`;
    return { found: sql`select * from (${all}) spoken order by ${turns} limit ${limit}`, by: turns };
  }
  const first = sql`select id, publication_date from publications where ${where} order by ${byDate} limit ${limit}`;
  return { found: first, by: byDate };
}

interface PageRow {
  total: number;
  outside?: number;
  publications: number;
  tags: number;
  ratings: number;
  ids: number[];
  entitled: boolean[];
  texts?: boolean[];
  read?: boolean[];
  recent?: boolean[];
  papers?: (string | null)[];
  others?: Entry[][];
}

const versionOf = (kind: string) => sql`(select version from content_changes where kind = ${kind})`;

function papersOf(folding: Folding): { columns: SQL; join: SQL } {
  return {
    columns: sql`, coalesce(array_agg(lead.paper order by place), '{}') as papers,
      coalesce(jsonb_agg(others.editions order by place), '[]') as others`,
    join: sql`cross join lateral (select coalesce(jsonb_agg(other), '[]') as editions
      from (${otherEditions(folding)}) other) others`,
  };
}

/** SQL for how many the client is not entitled to. [L-22] */
const outsideOf = (keys: readonly number[]): SQL =>
  sql`, (select count(*)::int from found join publications own using (id) where not ${entitledBy(keys, sql`own`)}) as outside`;

/**
 * SQL for which entries the client has read, and which have an edition in the list newer than the last visit. [L-21]
 */
function marksFor(clientId: number, { conditions, folding }: Selection): SQL {
  const isRecent = sql`coalesce(${isSinceLastVisit(clientId, sql`lead.publication_date`)}, false)`;
  const recent =
    folding === undefined
      ? isRecent
      : sql`${isRecent} or exists (select from publications where paper = lead.paper
          and ${allOf([isSinceLastVisit(clientId), entitledBy(folding.keys), ...conditions])})`;
  return sql`, coalesce(array_agg(${isReadBy(clientId, [sql`lead.id`, sql`lead.paper`])} order by place), '{}') as read,
    coalesce(array_agg(${recent} order by place), '{}') as recent`;
}

/** Reads the page and the totals in one statement and one row. */
async function page(
  db: Db,
  selection: Selection,
  { page: number, pageSize, keys, marksOf }: PageWanted,
): Promise<Page> {
  const { found, by } = inOrder(selection, keys);
  const start = (number - 1) * pageSize;
  const { columns, join } =
    selection.folding === undefined ? { columns: sql``, join: sql`` } : papersOf(selection.folding);
  const [carried, texts] = selection.hits === undefined ? [sql``, sql``] : [sql`, by_text`, foundByText];
  const [row] = await db.query<PageRow>(sql`
    with found as materialized (${found}),
      placed as (select id, row_number() over (order by ${by}) as place ${carried} from found order by place offset ${start} limit ${pageSize})
    select (select count(*)::int from found) as total ${selection.countsOutside === true ? outsideOf(keys) : sql``},
      ${versionOf('publications')} as publications, ${versionOf('tags')} as tags, ${versionOf('ratings')} as ratings,
      coalesce(array_agg(lead.id order by place), '{}') as ids,
      coalesce(array_agg(${entitledBy(keys, sql`lead`)} order by place), '{}') as entitled ${texts} ${columns}
      ${marksOf === undefined ? sql`` : marksFor(marksOf, selection)}
    from placed join publications lead using (id) ${join}`);
  if (row === undefined) throw new Error('The database did not answer with a page.');
  const { total, outside = 0, publications, tags, ratings } = row;
  return { entries: entriesOf(row), total, outside, versions: { publications, tags, ratings } };
}

function entriesOf({ ids, entitled, texts, papers, others, read, recent }: PageRow): PageEntry[] {
  const markAt = (index: number) => {
    if (read === undefined) return undefined;
    if (read[index] === true) return 'read';
    return recent?.[index] === true && entitled[index] === true ? 'new' : 'none';
  };
  return ids.map((id, index) => {
    const mark = markAt(index);
    return {
      id,
      entitled: entitled[index] === true,
      ...(texts?.[index] === true ? { byText: true } : {}),
      ...(mark === undefined ? {} : { mark }),
      ...(others === undefined ? {} : { paper: papers?.[index] ?? null, others: others[index] ?? [] }),
    };
  });
}

async function byIds(db: Db, ids: readonly number[]): Promise<PublicationRow[]> {
  return db.query<PublicationRow>(sql`
    select id, doc_ref as "docRef", language, ${publishedAt} as "publishedAt", title, long_title as "longTitle",
      content_type as "contentType", has_preview as "hasPreview", primary_tags as "primaryTags",
      other_tags as "otherTags", tag_ids as "tagIds", (
        select nullif(regexp_replace(split_part(body, E'\\n', 1), '^# .*', ''), '')
        from document_texts written where written.id = publications.id) as "keyPoint"
    from publications where id = any(${sql.param(ids)}::int[])`);
}

export function publicationRepository(db: Db) {
  return {
    page: (selection: Selection, wanted: PageWanted) => page(db, selection, wanted),
    /** In no particular order; without those that have gone. */
    byIds: (ids: readonly number[]) => byIds(db, ids),
  };
}
