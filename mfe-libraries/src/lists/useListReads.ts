import { entitledParameter, useEntitledChoice, useFoldedEditions, useFollowsNothing } from '@portal/research';
import { useNews, type MarkedList } from '#api/news.ts';
import type { CountableList } from './counts/ListCounts.tsx';
import type { ListQuery } from './export/readList.ts';

interface ListReads extends Pick<CountableList, 'of' | 'filters' | 'queryOf'> {
  marked: MarkedList;
  onChange: (filters: CountableList['filters']) => void;
}

/** By what a list under filters is read, counted, marked as read and exported. */
export function useListReads({ of, marked, filters, onChange, queryOf }: ListReads) {
  const folded = useFoldedEditions(filters);
  const parameters = { ...folded, ...entitledParameter(useEntitledChoice()) };
  const query = queryOf(filters, parameters);
  const list: CountableList = { of, filters, parameters, queryOf };
  const exported: ListQuery = (paging, more) => queryOf(filters, { ...parameters, ...more, paging });
  return {
    folded,
    query,
    list,
    exported,
    news: { ...useNews(query, marked), filters, onChange },
    followsNothing: useFollowsNothing(filters.myCoverage === true),
  };
}
