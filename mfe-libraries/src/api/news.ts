import { useInfiniteQuery } from '@portal/api';
import type { FilterState, PublicationsQuery } from '@portal/research';
import type { LibraryName, PublicationList } from '@portal/wire';

export interface MarkedList {
  name: LibraryName | 'highlights';
  /** Only for highlights, `yyyy-MM-dd`. */
  day?: string;
}

/** What is new in a list, and how to mark it as read. Only observes the query; the list fetches it. [L-21] */
export function useNews(query: PublicationsQuery, list: MarkedList) {
  const { data } = useInfiniteQuery({ ...query, enabled: false });
  const metadata: PublicationList['pagination_metadata'] | undefined =
    data?.pages.at(-1)?.pagination_metadata;
  return {
    news: metadata?.news,
    /** Returns whether it succeeded; reports failures to the reader. */
    onMark: async (filters: FilterState): Promise<boolean> => {
      const { markAll } = await import(/* webpackChunkName: "marking" */ './markAll.ts');
      return markAll(list, filters);
    },
  };
}
