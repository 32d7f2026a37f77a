import { queryClient } from '@portal/api';
import type { Paging, PublicationsQuery } from '@portal/research';
import type { Publication } from '@portal/wire';

/** A list, asked for by pages of another size. */
export type ListQuery = (paging: Paging, more?: { entitled: 'true' }) => PublicationsQuery;

/** The most publications a CSV has. */
export const mostLines = 1000;
/** The most files a zip has. */
export const mostFiles = 50;

/** The publications of some pages, each once; they are not kept. @throws ApiError */
async function read(query: PublicationsQuery, pages: number): Promise<Publication[]> {
  const list = await queryClient.infiniteQuery({ ...query, pages, staleTime: 0, gcTime: 0 });
  const publications = list.pages.flatMap(({ records }) => records);
  return [...new Map(publications.map((each) => [each.doc_ref, each])).values()];
}

/** What a CSV has of a list. @throws ApiError */
export const readLines = (queryOf: ListQuery): Promise<Publication[]> =>
  read(queryOf({ pageSize: 200, limit: mostLines }), mostLines / 200);

/** The first publications of a list whose files the client may have: no other is asked for. [G-09] @throws ApiError */
export async function readEntitled(queryOf: ListQuery): Promise<Publication[]> {
  const query = queryOf({ pageSize: mostFiles, limit: 4 * mostFiles }, { entitled: 'true' });
  const withFiles = (all: Publication[]) =>
    all.filter(({ entitled, download_link: link }) => entitled && link !== '').slice(0, mostFiles);
  const first = withFiles(await read(query, 1));
  return first.length === mostFiles ? first : withFiles(await read(query, 4));
}
