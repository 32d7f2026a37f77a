import type { SQL } from 'drizzle-orm';
import type { ServedPublicationList, z } from '@portal/wire';
import type { libraryQuerySchema } from '@portal/wire-libraries';
import type { Client } from '#policies/Client.ts';
import { ratedKinds } from '#policies/ratings.ts';
import type { Services } from '#Services.ts';
import { followedBy } from '../preferences/followedTags.ts';
import { heldRatings } from '../ratings/heldRatings.ts';
import { tagsById } from '../tags/tagsById.ts';
import { listConditions } from './listConditions.ts';
import { presentPublication } from './present.ts';
import { publicationRepository } from './repository.ts';
import { searchFor } from './searchFor.ts';

type ListQuery = Omit<z.output<typeof libraryQuerySchema>, 'library' | 'page_name' | 'component_name'> & {
  group_by?: 'Language' | undefined;
};

/** What narrows every list, whatever it is a list of. */
function narrowing(client: Client, query: ListQuery): SQL[] {
  return [...listConditions(query), ...(query.followed === 'true' ? [followedBy(client.id)] : [])];
}

/** Reads one page of the publications that meet the conditions and the query's filters and search. */
export function listReader({ db }: Pick<Services, 'db'>) {
  const publications = publicationRepository(db);
  const [tags, ratings] = [tagsById(db), heldRatings(db)];
  return async (client: Client, query: ListQuery, scope: SQL[]): Promise<ServedPublicationList> => {
    const search = searchFor(query.search_term);
    const selection = {
      conditions: [
        ...scope,
        ...narrowing(client, query),
        ...(search === undefined ? [] : [search.condition]),
      ],
      order: query.order ?? 'desc',
      limit: query.limit,
      byLanguage: query.group_by === 'Language',
      relevance: query.order === undefined ? search?.relevance : undefined,
    };
    const wanted = { page: query.page, pageSize: query.page_size, keys: client.keys };
    const { rows, total, versions } = await publications.page(selection, wanted);
    const facts = {
      tags: await tags.get(versions.tags),
      ratings: await ratings.get(versions.ratings),
      shown: ratedKinds(client),
    };
    return {
      records: rows.map((row) => presentPublication(row, facts)),
      pagination_metadata: {
        page: query.page,
        num_pages: Math.ceil(total / query.page_size),
        max_records: total,
      },
    };
  };
}
