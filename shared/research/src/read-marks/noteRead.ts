import { queryClient } from '@portal/api';
import type { Edition, Publication, PublicationList } from '@portal/wire';

interface Pages {
  pages: PublicationList[];
}

const isList = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** The pages with read publications marked; undefined if there are none. */
function afterReading(
  pages: readonly PublicationList[],
  isOpened: (edition: Edition) => boolean,
): PublicationList[] | undefined {
  let read = 0;
  // A paper that moved while the list loaded is on two pages.
  const news = new Set<string>();
  const marked = (record: Publication): Publication => {
    // Only an API that tracks reading sends false.
    if (record.is_read !== false) return record;
    if (![record, ...(record.other_editions ?? [])].some(isOpened)) return record;
    read += 1;
    if (record.is_new === true) news.add(record.paper_id ?? record.doc_ref);
    return { ...record, is_read: true, is_new: false };
  };
  const after = pages.map((page) => ({ ...page, records: page.records.map(marked) }));
  if (read === 0) return undefined;
  // Each page holds the counts of the whole list.
  return after.map((page) => {
    const { pagination_metadata: metadata } = page;
    const left = metadata.news && { ...metadata.news, count: Math.max(0, metadata.news.count - news.size) };
    return { ...page, pagination_metadata: { ...metadata, news: left } };
  });
}

/** Updates loaded lists after the API has marked something as read by itself, without a refetch. [L-21] */
export function noteRead(isOpened: (edition: Edition) => boolean): void {
  queryClient.setQueriesData<unknown>({ predicate: ({ state }) => isList(state.data) }, (data: unknown) => {
    if (!isList(data)) return data;
    const pages = afterReading(data.pages, isOpened);
    return pages === undefined ? data : { ...data, pages };
  });
}
