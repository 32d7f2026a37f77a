import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { TagFilters, z } from '@portal/wire';
import type { CountedFilter, publicationCountQuerySchema } from '@portal/wire-libraries';
import { calls } from '#calls.ts';
import { serveReading } from '#http/serve.ts';
import type { Client } from '#policies/Client.ts';
import { readLibraries, requireHighlights, requireLibrary } from '#policies/libraries.ts';
import type { Services } from '#Services.ts';
import { followedBy } from '#areas/preferences/followedTags.ts';
import { newTo } from '#areas/read-marks/repository.ts';
import { entitledBy } from '#areas/publications/conditions.ts';
import { listConditions } from '#areas/publications/listConditions.ts';
import { standsIn } from '#areas/publications/standsIn.ts';
import type { SearchIndex } from '#areas/search/SearchIndex.ts';
import { countPapers, isFound } from './countPapers.ts';

type CountQuery = z.output<typeof publicationCountQuerySchema>;

/** One filter of a list, which can be left out by itself. */
interface Named {
  filter: CountedFilter;
  conditions: SQL[];
}

/** Far more than pages have: each counts the list once more. */
const mostLeftOut = 20;

const byCategory = (kind: 'tag' | 'not', groups: TagFilters = {}): Named[] =>
  Object.entries(groups).map(([category, values]) => {
    const group = { [category]: values };
    const conditions = listConditions(kind === 'tag' ? { tag_filters: group } : { tag_not_filters: group });
    return { filter: { kind, category }, conditions };
  });

const single = (kind: CountedFilter['kind'], isGiven: boolean, conditions: () => SQL[]): Named[] =>
  isGiven ? [{ filter: { kind }, conditions: conditions() }] : [];

/** What narrows a list, each by name: a day is what a list without a library is of, and narrows it not. */
function namedOf(client: Client, query: CountQuery, isSearch: boolean): Named[] {
  const { library, date_range } = query;
  const libraries = library === 'allresearch' ? (readLibraries(query.libraries) ?? []) : [];
  return [
    ...byCategory('tag', query.tag_filters),
    ...byCategory('not', query.tag_not_filters),
    ...single('date_range', library !== undefined && date_range !== undefined, () =>
      listConditions({ date_range }),
    ),
    ...single('libraries', libraries.length > 0, () => [standsIn(...libraries)]),
    ...single('followed', query.followed === 'true', () => [followedBy(client.id)]),
    ...single('new', query.new === 'true', () => newTo(client)),
    ...single('search_term', isSearch, () => [isFound]),
  ].filter(({ conditions }) => conditions.length > 0);
}

/** How many publications a list holds, and how many it would without each of its filters. [L-24] */
export function countRoutes(
  app: FastifyInstance,
  { db, today }: Pick<Services, 'db' | 'today'>,
  search: SearchIndex,
): void {
  const dayOf = ({ date_range = { start_date: today(), end_date: today() } }: CountQuery) =>
    listConditions({ date_range });

  serveReading(app, { call: calls.publicationCount }, async ({ client, query }) => {
    const { library, search_term: typed, without: asked } = query;
    if (library === undefined) requireHighlights(client);
    else requireLibrary(client, library);
    const found = search.searches(typed) ? await search.all({ typed, keys: client.keys }) : undefined;
    const named = namedOf(client, query, found !== undefined);
    const always = [
      ...(library === undefined ? dayOf(query) : [standsIn(library)]),
      ...(query.entitled === 'true' ? [entitledBy(client.keys)] : []),
    ];
    const leftOut = asked === 'true' ? named.slice(0, mostLeftOut) : [];
    const sets = [undefined, ...leftOut].map((out) =>
      named.reduce<SQL[]>((all, each) => (each === out ? all : [...all, ...each.conditions]), always),
    );
    const folded = query.fold_editions !== undefined;
    const [count = 0, ...others] = await countPapers(db, sets, { folded, found });
    if (asked !== 'true') return { count };
    return { count, without: leftOut.map(({ filter }, place) => ({ ...filter, count: others[place] ?? 0 })) };
  });
}
