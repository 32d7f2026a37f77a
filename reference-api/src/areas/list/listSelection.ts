import { parseLanguage } from '@portal/contract';
import type { SQL } from 'drizzle-orm';
import type { LibraryName, ListFilters, z } from '@portal/wire';
import type { libraryCalls } from '@portal/wire-libraries';
import type { Client } from '#policies/Client.ts';
import type { SearchIndex } from '#areas/texts/search/SearchIndex.ts';
import type { Folding } from '#areas/publication/foldEditions.ts';
import { mostHits, type Hits } from '#areas/publication/foundHits.ts';
import { listConditions } from '#areas/publication/listConditions.ts';
import type { Selection } from '#areas/publication/repository.ts';
import { inLibraries } from '#areas/publication/conditions.ts';
import { given } from '#db/given.ts';
import { toggleConditions, type Toggled } from '#areas/following/toggles.ts';

type Asking = Pick<Client, 'id' | 'keys' | 'lastVisit'>;

export type ListQuery = Omit<
  z.output<NonNullable<typeof libraryCalls.equitiesDocuments.query>>,
  'library' | 'page_name' | 'component_name'
> & {
  group_by?: 'Language' | undefined;
};

/** The content of a list. A search receives the parts that are data; SQL conditions apply to its results. */
export interface ListScope {
  library?: LibraryName | undefined;
  /** Further conditions for what the client sees here, also for other editions of folded papers. */
  among?: SQL[];
  /** Shows only these libraries. @default all */
  libraries?: readonly LibraryName[] | undefined;
  filters?: ListFilters;
  only?: SQL[];
  /** What the client has read, by `fit`; makes up the list, which marks nothing as read or new. */
  hits?: Hits;
  /** Whether the list reports how much of it is new. @default false */
  tellsNews?: boolean;
}

const amongOf = ({ library, among = [] }: ListScope): SQL[] => [
  ...given(library && inLibraries(library)),
  ...among,
];

export function conditionsOf(client: Asking, query: ListFilters & Toggled, scope: ListScope): SQL[] {
  const { libraries, filters = {}, only = [] } = scope;
  return [
    ...amongOf(scope),
    ...given(libraries && inLibraries(...libraries)),
    ...listConditions(filters),
    ...only,
    ...listConditions(query),
    ...toggleConditions(client, query),
  ];
}

/** The conditions that a search takes as data. */
const narrowingOf = (client: Asking, query: ListQuery, { library, libraries, filters }: ListScope) => ({
  libraries: given<readonly LibraryName[]>(library && [library], libraries),
  filters: given(filters, query),
  followedBy: query.followed === 'true' ? client.id : undefined,
});

/** Undefined if the query does not fold editions. [L-16] */
function foldingFor({ keys }: Asking, { fold_editions: name }: ListQuery, among: SQL[]): Folding | undefined {
  const language = parseLanguage(name);
  return language && { language, keys, among };
}

export interface Searched {
  query: ListQuery;
  scope: ListScope;
}

/** Undefined without a search. */
function hitsOf(search: SearchIndex, client: Asking, { query, scope }: Searched) {
  const { search_term: typed, order, limit } = query;
  if (!search.searches(typed)) return undefined;
  const within = narrowingOf(client, query, scope);
  return search.find(
    { typed, keys: client.keys, within },
    { most: mostHits(limit), order: query.new === 'true' ? 'desc' : order },
  );
}

/** Runs the search, if there is one. */
export async function listSelection(
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
