import { availableParallelism } from 'node:os';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { given } from '#db/given.ts';
import { inTurns } from '#db/inTurns.ts';
import { followedBy } from '#areas/following/preferences/followedTags.ts';
import { allOf, entitledBy, inLibraries } from '#areas/publication/conditions.ts';
import type { Hits } from '#areas/publication/foundHits.ts';
import { listConditions } from '#areas/publication/listConditions.ts';
import { searchFor, type Search } from './searchFor.ts';
import { bestSentences } from './bestSentences.ts';
import type { Narrowing, SearchIndex, SearchRequest, HitsRequest } from './SearchIndex.ts';

/** Candidates are read one by one, some 40 µs each. */
const mostRead = 2000;

/**
 * Half of the processors, and at most three of ten connections: a search can take a hundred times as long as another
 * read, and those who read need the rest.
 */
const mostAtOnce = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)));

/** The fit of text hits: below any title's. */
const textFit = -1;

/** On columns that publications and their texts share. */
const conditionsOf = ({ libraries, filters, followedBy: client }: Narrowing): SQL[] => [
  ...libraries.map((group) => inLibraries(...group)),
  ...filters.flatMap(listConditions),
  ...given(client === undefined ? undefined : followedBy(client)),
];

const newest = sql`publication_date desc, id desc`;

/** Where the titles of a common beginning are found: reading all of them would take a hundred times as long. */
const newestPublications = sql`select * from publications order by ${newest} limit ${mostRead}`;

const newestTitles = (table: SQL, where: SQL, most: number): SQL =>
  sql`select id from ${table} where ${where} order by ${newest} limit ${most}`;

/**
 * Allows only the word indexes: otherwise the planner walks a table by date for words that never occur together, and
 * reads every vector.
 */
function byWords<Row>(db: Db, statement: SQL): Promise<Row[]> {
  return db.transaction(async (inside) => {
    await inside.query(sql`
      select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_indexscan', 'jit']) name
      union all select set_config('max_parallel_workers_per_gather', '0', true)`);
    return inside.query<Row>(statement);
  });
}

interface TextsRequest {
  keys: readonly number[];
  where?: readonly SQL[];
  by?: SQL;
}

/** SQL; an exact check reads only the first candidates by `by`. */
function textsFound({ texts }: Search, { keys, where = [], by = newest }: TextsRequest): SQL {
  const open = [texts.candidates, entitledBy(keys, sql`document_texts`), ...where];
  if (texts.exact === undefined)
    return sql`select id, publication_date from document_texts where ${allOf(open)}`;
  return sql`select id, publication_date from (
    select id, publication_date, search from document_texts where ${allOf(open)} order by ${by} limit ${mostRead}) near
    where ${texts.exact}`;
}

function hitsOf(search: Search, { keys, within }: SearchRequest, { most, order }: HitsRequest): SQL {
  const by = order === 'asc' ? sql`publication_date, id` : newest;
  const where = conditionsOf(within);
  return sql`
    with by_title as materialized (
        select id, ${search.relevance} as fit from publications
        where ${allOf([search.titles, ...where])} order by ${by} limit ${most}),
      by_text as materialized (
        select id from (${textsFound(search, { keys, where, by })}) found order by ${by} limit ${most})
    select coalesce(array_agg(id), '{}') as ids, coalesce(array_agg(fit), '{}') as fits from (
      select id, fit from by_title
      union all select id, ${textFit} from by_text where id not in (select id from by_title)) hits`;
}

const nothing: Hits = { ids: [], fits: [] };

/** Searches titles and names for everyone, texts for those who may read them. */
export function postgresSearch(db: Db): SearchIndex {
  const inTurn = inTurns(mostAtOnce);
  const find = <Row>(statement: SQL) => inTurn(() => byWords<Row>(db, statement));
  return {
    searches: (typed): typed is string => searchFor(typed) !== undefined,
    find: async (sought, requested) => {
      const search = searchFor(sought.typed);
      if (search === undefined) return nothing;
      const [hits = nothing] = await find<Hits>(hitsOf(search, sought, requested));
      return hits;
    },
    all: async ({ typed, keys }) => {
      const search = searchFor(typed);
      if (search === undefined) return [];
      const texts = textsFound(search, { keys });
      const [row] = await find<{ ids: number[] }>(sql`select coalesce(array_agg(id), '{}') as ids from (
          select id from publications where ${search.titles} union select id from (${texts}) found) hits`);
      return row?.ids ?? [];
    },
    finds: async ({ typed, keys, within }) => {
      const search = searchFor(typed);
      if (search === undefined) return false;
      const where = conditionsOf(within);
      const titles = sql`select from publications where ${allOf([search.titles, ...where])}`;
      const texts = textsFound(search, { keys, where });
      const [row] = await find<{ found: boolean }>(
        sql`select exists (${titles}) or exists (${texts}) as found`,
      );
      return row?.found === true;
    },
    titles: async ({ typed, within }, most) => {
      const search = searchFor(typed);
      if (search === undefined) return [];
      const where = allOf([search.titles, ...conditionsOf(within)]);
      const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
      const near = idsOf(await db.query(newestTitles(sql`(${newestPublications}) near`, where, most)));
      // What is rare among the newest has few hits, which the index finds.
      return near.length === most
        ? near
        : idsOf(await find<{ id: number }>(newestTitles(sql`publications`, where, most)));
    },
    sentences: (ids, { typed, keys }) => bestSentences(db, ids, { search: searchFor(typed), keys }),
  };
}
