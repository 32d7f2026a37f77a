import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { allOf, entitledBy } from './conditions.ts';
import { hitsWithin, type Hits } from './foundHits.ts';
import { leadsPaper, otherEditions, type Folding } from './foldEditions.ts';
import type { Entry } from './texts/recordTexts.ts';

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

export interface PageRequest {
  /** From 1. */
  page: number;
  pageSize: number;
  keys: readonly number[];
}

export interface PageEntry extends Entry {
  /** Shared by its editions; null for a publication without others. */
  paper: string | null;
  /** When the newest edition in the list that the client may read was published, as `Client.lastVisit`. */
  newest: string;
  /** Other editions; null if editions are not folded. */
  others: readonly Entry[] | null;
  /** Found only by its text. */
  byText: boolean;
}

export interface Page {
  /** In display order. */
  entries: PageEntry[];
  /** Up to the limit. */
  total: number;
  /** How many of `total` the client is not entitled to; 0 if not requested. */
  outside: number;
}

/** SQL in the wire's format. */
export const publishedAt = sql`to_char(publication_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** SQL for what is in a list, before its limit, and for its order. Ids break ties, so that pages never overlap. */
interface Listed {
  rows: SQL;
  order: SQL;
}

function listed(selection: Selection, keys: readonly number[]): Listed {
  const { conditions, hits, bestFirst, byLanguage, folding } = selection;
  const direction = selection.order === 'asc' ? sql`asc` : sql`desc`;
  const byDate = sql`publication_date ${direction}, id ${direction}`;
  if (hits !== undefined) {
    const rows = hitsWithin(hits, conditions, { keys, folding });
    return { rows, order: bestFirst === true ? sql`fit desc, publication_date desc, id desc` : byDate };
  }
  const where = allOf(folding === undefined ? conditions : [...conditions, leadsPaper(conditions, folding)]);
  if (byLanguage !== true)
    return { rows: sql`select id, publication_date from publications where ${where}`, order: byDate };
  const turn = sql`row_number() over (partition by language order by ${byDate}) as turn`;
  const rows = sql`select id, publication_date, ${turn} from publications where ${where}`;
  return { rows, order: sql`turn, ${byDate}` };
}

/** SQL for how many the client is not entitled to. [L-22] */
const outsideOf = (keys: readonly number[]): SQL =>
  sql`(select count(*)::int from found join publications own using (id) where not ${entitledBy(keys, sql`own`)})`;

/** SQL for a paper's newest edition in the list that the client may read. [L-21] */
const newestOf = (keys: readonly number[], conditions: readonly SQL[]): SQL =>
  sql`(select max(publication_date) from publications where paper = lead.paper
    and ${allOf([entitledBy(keys), ...conditions])})`;

const moment = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** SQL for what an entry says of its paper, where editions are folded or not. */
function ofPaper({ conditions, folding }: Selection, keys: readonly number[]) {
  if (folding === undefined) return { newest: sql`lead.publication_date`, others: sql`null::json` };
  return {
    newest: sql`greatest(lead.publication_date, ${newestOf(keys, conditions)})`,
    others: sql`(select coalesce(json_agg(other), '[]') from (${otherEditions(folding)}) other)`,
  };
}

/** SQL for the page and the totals, in one row. Depends on nothing but publications, tags, and the conditions. */
function pageStatement(selection: Selection, { page, pageSize, keys }: PageRequest): SQL {
  const { rows, order } = listed(selection, keys);
  const { newest, others } = ofPaper(selection, keys);
  const byText = selection.hits === undefined ? sql`false` : sql`by_text`;
  const outside = selection.countsOutside === true ? outsideOf(keys) : sql`0`;
  return sql`
    with found as materialized (${rows} order by ${order} limit ${selection.limit}),
      page as (select *, row_number() over (order by ${order}) as place from found
        order by place offset ${(page - 1) * pageSize} limit ${pageSize}),
      entries as (select place, lead.id, lead.paper, ${entitledBy(keys, sql`lead`)} as entitled, ${moment(newest)} as newest,
        ${others} as others, ${byText} as "byText" from page join publications lead using (id))
    select (select count(*)::int from found) as total, ${outside} as outside,
      (select coalesce(json_agg(entries order by place), '[]') from entries) as entries`;
}

/** Reads a page of a list. */
export async function readPage(db: Db, selection: Selection, requested: PageRequest): Promise<Page> {
  const [row] = await db.query<Page>(pageStatement(selection, requested));
  if (row === undefined) throw new Error('The database did not answer with a page.');
  return row;
}
