import type { FastifyInstance } from 'fastify';
import { leavesOutside } from '#areas/publications/readEntitled.ts';
import { publicationRepository } from '#areas/publications/repository.ts';
import { selectionOf, type ListScope } from '#areas/publications/selectionOf.ts';
import { calls } from '#calls.ts';
import type { Db } from '#db/Db.ts';
import { serveReading } from '#http/serve.ts';
import type { Client } from '#policies/Client.ts';
import { requireHighlights, requireLibrary, readLibraries } from '#policies/libraries.ts';
import type { Services } from '#Services.ts';
import { entitledBy, standsIn } from '#areas/publications/conditions.ts';
import { listConditions } from '#areas/publications/listConditions.ts';
import type { SearchIndex } from '#areas/search/SearchIndex.ts';
import { countPapers } from './countPapers.ts';
import { namedFilters, type CountQuery } from './namedFilters.ts';

/** As many entries as the list looks at before it decides. */
const mostListed = 200;

/**
 * Whether the list leaves out what the client cannot open: as requested, or as the list itself would decide. [L-22]
 * [L-24]
 */
async function leavesOut(
  { db, search, client }: { db: Db; search: SearchIndex; client: Client },
  asked: CountQuery,
): Promise<boolean> {
  if (asked.entitled !== 'auto') return asked.entitled === 'true';
  const { library, libraries, order } = asked;
  const narrowed = library === 'allresearch' ? readLibraries(libraries) : undefined;
  const scope: ListScope = library === undefined ? {} : { library, libraries: narrowed };
  // The day's list keeps its order during a search.
  const sorting = library === undefined ? (order ?? 'desc') : order;
  const query = { ...asked, order: sorting, page: 1, page_size: 1, limit: mostListed };
  const selection = await selectionOf(search, client, { query, scope });
  const wanted = { page: 1, pageSize: 1, keys: client.keys };
  return leavesOutside(
    'auto',
    await publicationRepository(db).page({ ...selection, countsOutside: true }, wanted),
  );
}

/** Far more than pages have; each counts the list once more. */
const mostLeftOut = 20;

/** Counts a list, and the list without each of its filters. [L-24] */
export function countRoutes(
  app: FastifyInstance,
  { db, today }: Pick<Services, 'db' | 'today'>,
  search: SearchIndex,
): void {
  serveReading(app, { call: calls.publicationCount }, async ({ client, query: asked }) => {
    const { library, search_term: typed, without } = asked;
    if (library === undefined) requireHighlights(client);
    else requireLibrary(client, library);
    const day = { start_date: today(), end_date: today() };
    const query = library === undefined ? { ...asked, date_range: asked.date_range ?? day } : asked;
    const found = search.searches(typed) ? await search.all({ typed, keys: client.keys }) : undefined;
    const named = namedFilters(client, query, found !== undefined);
    const always =
      library === undefined ? listConditions({ date_range: query.date_range }) : [standsIn(library)];
    const leftOut = without === 'true' ? named.slice(0, mostLeftOut) : [];
    const sets = [];
    // In sequence, to use one connection per client.
    for (const out of [undefined, ...leftOut]) {
      const rest = out?.rest ?? query;
      const isNarrowed = await leavesOut({ db, search, client }, rest);
      const others = named.filter((each) => each !== out).flatMap(({ conditions }) => conditions);
      sets.push([...always, ...(isNarrowed ? [entitledBy(client.keys)] : []), ...others]);
    }
    const folded = query.fold_editions !== undefined;
    const [count = 0, ...counts] = await countPapers(db, sets, { folded, found });
    if (without !== 'true') return { count };
    return { count, without: leftOut.map(({ filter }, place) => ({ ...filter, count: counts[place] ?? 0 })) };
  });
}
