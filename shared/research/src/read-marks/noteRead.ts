import { queryClient } from '@portal/api';
import type { Edition, Publication, PublicationList } from '@portal/wire';

interface Pages {
  pages: PublicationList[];
}

const isList = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** The pages of a list once something of it was read; undefined where nothing of it was. */
function afterReading(
  pages: readonly PublicationList[],
  isOpened: (edition: Edition) => boolean,
): PublicationList[] | undefined {
  let read = 0;
  // A paper that moved on while its list was loaded stands on two pages.
  const news = new Set<string>();
  const marked = (record: Publication): Publication => {
    // Only an API that keeps what is read tells that something is not.
    if (record.is_read !== false) return record;
    if (![record, ...(record.other_editions ?? [])].some(isOpened)) return record;
    read += 1;
    if (record.is_new === true) news.add(record.paper_id ?? record.doc_ref);
    return { ...record, is_read: true, is_new: false };
  };
  const after = pages.map((page) => ({ ...page, records: page.records.map(marked) }));
  if (read === 0) return undefined;
  // Each page reports the whole list.
  return after.map((page) => {
    const { pagination_metadata: told } = page;
    const left = told.news && { ...told.news, count: Math.max(0, told.news.count - news.size) };
    return { ...page, pagination_metadata: { ...told, news: left } };
  });
}

/** Shows in the lists that were loaded what the API has marked as read by itself: they are not asked for again. [L-21] */
export function noteRead(isOpened: (edition: Edition) => boolean): void {
  queryClient.setQueriesData<unknown>({ predicate: ({ state }) => isList(state.data) }, (data: unknown) => {
    if (!isList(data)) return data;
    const pages = afterReading(data.pages, isOpened);
    return pages === undefined ? data : { ...data, pages };
  });
}
