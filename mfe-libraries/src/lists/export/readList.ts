import { queryClient } from '@portal/api';
import type { Paging, PublicationsQuery } from '@portal/research';
import type { Publication, PublicationList } from '@portal/wire';

/** A list, asked for by pages of another size. */
export type ListQuery = (paging: Paging, more?: { entitled: 'true' }) => PublicationsQuery;

/** The most publications a CSV has. */
export const mostLines = 1000;
/** The most files a zip has. */
export const mostFiles = 50;

/** So many pages in a row bring nothing from an API that repeats itself, and not because the list has moved on meanwhile. */
const mostRepeated = 3;

const eachOnce = (pages: readonly PublicationList[]): Publication[] => [
  ...new Map(pages.flatMap(({ records }) => records).map((each) => [each.doc_ref, each])).values(),
];

/** The publications of a list, each once, page after page until there are enough, however small the pages are; they are not kept. @throws ApiError */
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
    ...{ staleTime: 0, gcTime: 0 },
  });
  return eachOnce(pages);
}

/** What a CSV has of a list. @throws ApiError */
export async function readLines(queryOf: ListQuery): Promise<Publication[]> {
  const query = queryOf({ pageSize: 200, limit: mostLines });
  return (await read(query, ({ length }) => length >= mostLines)).slice(0, mostLines);
}

/** The first publications of a list whose files the client may have: no other is asked for. [G-09] @throws ApiError */
export async function readEntitled(queryOf: ListQuery): Promise<Publication[]> {
  const limit = 4 * mostFiles;
  const query = queryOf({ pageSize: mostFiles, limit }, { entitled: 'true' });
  const withFiles = (all: readonly Publication[]) =>
    all.filter(({ entitled, download_link: link }) => entitled && link !== '').slice(0, mostFiles);
  const isEnough = (all: readonly Publication[]) =>
    all.length >= limit || withFiles(all).length === mostFiles;
  return withFiles(await read(query, isEnough));
}
