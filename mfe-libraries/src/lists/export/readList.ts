import { queryClient } from '@portal/api';
import type { Paging, PublicationsQuery } from '@portal/research';
import type { Publication, PublicationList } from '@portal/wire';

/** The list's query with another page size. */
export type ListQuery = (paging: Paging, more?: { entitled: 'true' }) => PublicationsQuery;

/** Limit of a CSV. */
export const mostLines = 1000;
/** Limit of a zip. */
export const mostFiles = 50;

/** After so many pages without anything new the API is repeating itself; fewer may be due to a changed list. */
const mostRepeated = 3;

const eachOnce = (pages: readonly PublicationList[]): Publication[] => [
  ...new Map(pages.flatMap(({ records }) => records).map((each) => [each.doc_ref, each])).values(),
];

/**
 * Reads distinct publications page by page until there are enough, whatever the page size. Does not cache them.
 * @throws ApiError
 */
async function read(
  query: PublicationsQuery,
  isEnough: (publications: readonly Publication[]) => boolean,
): Promise<Publication[]> {
  const goesOn = (pages: readonly PublicationList[]) => {
    const all = eachOnce(pages);
    const isRepeated =
      pages.length > mostRepeated && eachOnce(pages.slice(0, -mostRepeated)).length === all.length;
    return !isRepeated && !isEnough(all);
  };
  const { pages } = await queryClient.infiniteQuery({
    ...query,
    getNextPageParam: (...now) => (goesOn(now[1]) ? query.getNextPageParam(...now) : undefined),
    pages: mostLines,
    staleTime: 0,
    gcTime: 0,
  });
  return eachOnce(pages);
}

/** @throws ApiError */
export async function readLines(queryOf: ListQuery): Promise<Publication[]> {
  const query = queryOf({ pageSize: 200, limit: mostLines });
  return (await read(query, ({ length }) => length >= mostLines)).slice(0, mostLines);
}

/**
 * Reads the first publications whose files the client may have; no others are requested. [G-09]
 * @throws ApiError
 */
export async function readEntitled(queryOf: ListQuery): Promise<Publication[]> {
  const limit = 4 * mostFiles;
  const query = queryOf({ pageSize: mostFiles, limit }, { entitled: 'true' });
  const withFiles = (all: readonly Publication[]) =>
    all.filter(({ entitled, download_link: link }) => entitled && link !== '').slice(0, mostFiles);
  const isEnough = (all: readonly Publication[]) =>
    all.length >= limit || withFiles(all).length === mostFiles;
  return withFiles(await read(query, isEnough));
}
