import { useInfiniteQuery } from '@portal/api';
import type { FilterState, PublicationsQuery } from '@portal/research';
import type { LibraryName, PublicationList } from '@portal/wire';

/** A list whose news can be marked as read. */
export interface MarkedList {
  name: LibraryName | 'highlights';
  /** Of highlights, `yyyy-MM-dd`. */
  day?: string;
}

/** What of a list is new, once it is there, and how all of that is marked as read. The list reads the query. [L-21] */
export function useNews(query: PublicationsQuery, list: MarkedList) {
  const { data } = useInfiniteQuery({ ...query, enabled: false });
  const told: PublicationList['pagination_metadata'] | undefined = data?.pages.at(-1)?.pagination_metadata;
  return {
    news: told?.news,
    /** Answers whether it did; the reader is shown a failure. */
    onMark: async (filters: FilterState): Promise<boolean> => {
      const { markAll } = await import(/* webpackChunkName: "marking" */ './markAll.ts');
      return markAll(list, filters);
    },
  };
}
