import type { SQL } from 'drizzle-orm';
import type { libraryQuerySchema, PublicationList } from '@portal/wire';
import type { z } from 'zod';
import type { Client } from '#policies/Client.ts';
import type { Services } from '#Services.ts';
import { TagsInMemory } from '../tags/TagsInMemory.ts';
import { listConditions } from './listConditions.ts';
import { presentPublication } from './present.ts';
import { publicationRepository } from './repository.ts';
import { searchFor } from './searchFor.ts';

type ListQuery = Omit<z.output<typeof libraryQuerySchema>, 'page_name' | 'component_name'>;

/** Reads one page of the publications that meet the conditions and the query's filters and search. */
export function listReader({ db }: Pick<Services, 'db'>) {
  const publications = publicationRepository(db);
  const tags = new TagsInMemory(db);
  return async (client: Client, query: ListQuery, scope: SQL[]): Promise<PublicationList> => {
    const search = searchFor(query.search_term);
    const selection = {
      conditions: [...scope, ...listConditions(query), ...(search === undefined ? [] : [search.condition])],
      order: query.order ?? 'desc',
      limit: query.limit,
      relevance: query.order === undefined ? search?.relevance : undefined,
    };
    const wanted = { page: query.page, pageSize: query.page_size, keys: client.keys };
    const { rows, total, tagVersion } = await publications.page(selection, wanted);
    const named = await tags.at(tagVersion);
    return {
      records: rows.map((row) => presentPublication(row, named)),
      pagination_metadata: {
        page: query.page,
        num_pages: Math.ceil(total / query.page_size),
        max_records: total,
      },
    };
  };
}
