import type { SQL } from 'drizzle-orm';
import type { TagFilters, z } from '@portal/wire';
import type { CountedFilter, publicationCountQuerySchema } from '@portal/wire-libraries';
import type { Client } from '#policies/Client.ts';
import { readLibraries } from '#policies/libraries.ts';
import { followedBy } from '#areas/preferences/followedTags.ts';
import { listConditions } from '#areas/publications/listConditions.ts';
import { standsIn } from '#areas/publications/conditions.ts';
import { newTo } from '#areas/read-marks/repository.ts';
import { isFound } from './countPapers.ts';

export type CountQuery = z.output<typeof publicationCountQuerySchema>;

export interface NamedFilter {
  filter: CountedFilter;
  conditions: SQL[];
  /** The query without this filter. */
  rest: CountQuery;
}

const tagParameters = { tag: 'tag_filters', not: 'tag_not_filters' } as const;

function byCategory(query: CountQuery, kind: 'tag' | 'not'): NamedFilter[] {
  const parameter = tagParameters[kind];
  const groups: TagFilters = query[parameter] ?? {};
  return Object.entries(groups).map(([category, values]) => {
    const others = Object.entries(groups).filter(([name]) => name !== category);
    return {
      filter: { kind, category },
      conditions: listConditions({ [parameter]: { [category]: values } }),
      rest: { ...query, [parameter]: Object.fromEntries(others) },
    };
  });
}

/** Without a library, the day defines the list and is not a filter. */
export function namedFilters(client: Client, query: CountQuery, isSearch: boolean): NamedFilter[] {
  const { library, date_range } = query;
  const libraries = library === 'allresearch' ? readLibraries(query.libraries) : undefined;
  const single = (kind: Exclude<CountedFilter['kind'], 'tag' | 'not'>, conditions: SQL[]): NamedFilter => ({
    filter: { kind },
    conditions,
    rest: { ...query, [kind]: undefined },
  });
  return [
    ...byCategory(query, 'tag'),
    ...byCategory(query, 'not'),
    single('date_range', library === undefined ? [] : listConditions({ date_range })),
    single('libraries', libraries === undefined ? [] : [standsIn(...libraries)]),
    single('followed', query.followed === 'true' ? [followedBy(client.id)] : []),
    single('new', query.new === 'true' ? newTo(client) : []),
    single('search_term', isSearch ? [isFound] : []),
  ].filter(({ conditions }) => conditions.length > 0);
}
