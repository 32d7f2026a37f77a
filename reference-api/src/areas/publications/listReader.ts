import type { SQL } from 'drizzle-orm';
import type { libraryQuerySchema, PublicationList } from '@portal/wire';
import type { z } from 'zod';
import type { Client } from '#policies/Client.ts';
import type { Services } from '#Services.ts';
import { tagRepository } from '../tags/repository.ts';
import { listConditions } from './listConditions.ts';
import { pageOf } from './pageOf.ts';
import { presentPublication } from './present.ts';
import { publicationRepository } from './repository.ts';
import { searchFor } from './searchFor.ts';

type ListQuery = Omit<z.output<typeof libraryQuerySchema>, 'page_name' | 'component_name'>;

/** Reads one page of the publications that meet the conditions and the query's filters and search. */
export function listReader({ db }: Pick<Services, 'db'>) {
  const publications = publicationRepository(db);
  const tags = tagRepository(db);
  return async (client: Client, query: ListQuery, scope: SQL[]): Promise<PublicationList> => {
    const search = searchFor(query.search_term);
    const ids = await publications.select({
      conditions: [...scope, ...listConditions(query), ...(search === undefined ? [] : [search.condition])],
      order: query.order ?? 'desc',
      limit: query.limit,
      relevance: query.order === undefined ? search?.relevance : undefined,
    });
    const { items, metadata } = pageOf(ids, { page: query.page, pageSize: query.page_size });
    const rows = await publications.load(items, client.keys);
    const named = await tags.byIds(
      rows.flatMap((row) => [...row.tagIds, ...row.primaryTags, ...row.otherTags]),
    );
    return { records: rows.map((row) => presentPublication(row, named)), pagination_metadata: metadata };
  };
}
