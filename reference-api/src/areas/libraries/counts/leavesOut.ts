import type { Db } from '#db/Db.ts';
import type { Client } from '#policies/Client.ts';
import { readLibraries } from '#policies/libraries.ts';
import { leavesOutside } from '#areas/publications/readEntitled.ts';
import { publicationRepository } from '#areas/publications/repository.ts';
import { selectionOf, type ListScope } from '#areas/publications/selectionOf.ts';
import type { SearchIndex } from '#areas/search/SearchIndex.ts';
import type { CountQuery } from './namedFilters.ts';

/** As many entries as the list looks at before it decides. */
const mostListed = 200;

/** Whether a list leaves out what the client cannot open: as asked, or as the list itself would choose. [L-22] [L-24] */
export async function leavesOut(
  { db, search, client }: { db: Db; search: SearchIndex; client: Client },
  asked: CountQuery,
): Promise<boolean> {
  if (asked.entitled !== 'auto') return asked.entitled === 'true';
  const { library, libraries, order } = asked;
  const narrowed = library === 'allresearch' ? readLibraries(libraries) : undefined;
  const scope: ListScope = library === undefined ? {} : { library, libraries: narrowed };
  // The day's list has an order also where it is searched.
  const sorting = library === undefined ? (order ?? 'desc') : order;
  const query = { ...asked, order: sorting, page: 1, page_size: 1, limit: mostListed };
  const selection = await selectionOf(search, client, { query, scope });
  const wanted = { page: 1, pageSize: 1, keys: client.keys };
  return leavesOutside(
    'auto',
    await publicationRepository(db).page({ ...selection, countsOutside: true }, wanted),
  );
}
