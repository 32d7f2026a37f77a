import { parseLanguage } from '@portal/contract';
import type { SQL } from 'drizzle-orm';
import type { LibraryName, ListFilters, z } from '@portal/wire';
import type { libraryQuerySchema } from '@portal/wire-libraries';
import type { Client } from '#policies/Client.ts';
import { followedBy } from '../preferences/followedTags.ts';
import { newTo } from '../read-marks/repository.ts';
import type { Hits, SearchIndex } from '../search/SearchIndex.ts';
import type { Folding } from './foldEditions.ts';
import { mostHits } from './foundHits.ts';
import { listConditions } from './listConditions.ts';
import type { Selection } from './repository.ts';
import { standsIn } from './conditions.ts';

/** Whom a list is for. */
type Asking = Pick<Client, 'id' | 'keys'>;

export type ListQuery = Omit<
  z.output<typeof libraryQuerySchema>,
  'library' | 'page_name' | 'component_name'
> & {
  group_by?: 'Language' | undefined;
};

/** What a list is of. A search takes what is given as data; conditions in SQL hold for what it finds. */
export interface ListScope {
  /** The library that the client sees here. */
  library?: LibraryName;
  /** What else the client must see here: where editions are folded, the others of a paper are named from it. */
  among?: SQL[];
  /** What of it the list shows: what stands in one of these libraries, @default all of it */
  libraries?: readonly LibraryName[] | undefined;
  /** and meets these filters, */
  filters?: ListFilters;
  /** and these conditions. */
  only?: SQL[];
  /** What the client has read, the best first by `fit`: the list consists of it, and marks nothing. */
  hits?: Hits;
  /** Whether the list tells how much of it is new. @default false */
  tellsNews?: boolean;
}

const amongOf = ({ library, among = [] }: ListScope): SQL[] => [
  ...(library === undefined ? [] : [standsIn(library)]),
  ...among,
];

/** What of a query narrows a list without a search. */
type Narrowed = ListFilters & Pick<ListQuery, 'followed' | 'new'>;

/** What narrows a list, whatever it is a list of. */
export function conditionsOf(client: Asking, query: Narrowed, scope: ListScope): SQL[] {
  const { libraries, filters = {}, only = [] } = scope;
  return [
    ...amongOf(scope),
    ...(libraries === undefined ? [] : [standsIn(...libraries)]),
    ...listConditions(filters),
    ...only,
    ...listConditions(query),
    ...(query.followed === 'true' ? [followedBy(client.id)] : []),
    ...(query.new === 'true' ? newTo(client) : []),
  ];
}

/** The same for the search, as far as it is data. */
const narrowingOf = (client: Asking, query: ListQuery, { library, libraries, filters }: ListScope) => ({
  libraries: [...(library === undefined ? [] : [[library]]), ...(libraries === undefined ? [] : [libraries])],
  filters: [...(filters === undefined ? [] : [filters]), query],
  followedBy: query.followed === 'true' ? client.id : undefined,
});

/** How editions are folded where the query asks for it. [L-16] */
function foldingFor({ keys }: Asking, { fold_editions: name }: ListQuery, among: SQL[]): Folding | undefined {
  const language = parseLanguage(name);
  return language && { language, keys, among };
}

/** A query of a list, and what it is a list of. */
export interface Searched {
  query: ListQuery;
  scope: ListScope;
}

/** What the query's search finds; undefined when nothing is searched. */
function hitsOf(search: SearchIndex, client: Asking, { query, scope }: Searched) {
  const { search_term: typed, order, limit } = query;
  if (!search.searches(typed)) return undefined;
  const within = narrowingOf(client, query, scope);
  return search.find(
    { typed, keys: client.keys, within },
    { most: mostHits(limit), order: query.new === 'true' ? 'desc' : order },
  );
}

/** A query of a list with its scope as what the repository takes: what is searched has been found by then. */
export async function selectionOf(
  search: SearchIndex,
  client: Asking,
  { query, scope }: Searched,
): Promise<Selection> {
  return {
    conditions: conditionsOf(client, query, scope),
    order: query.order ?? 'desc',
    limit: query.limit,
    byLanguage: query.group_by === 'Language',
    hits: scope.hits ?? (await hitsOf(search, client, { query, scope })),
    bestFirst: query.order === undefined,
    folding: foldingFor(client, query, amongOf(scope)),
  };
}
