import { api, queryOptions } from '@portal/api';
import { libraryCalls } from '@portal/wire-libraries';
import { countedBy, type CountedList } from '#api/counts.ts';
import { askOptional } from '../askOptional.ts';

/**
 * How many publications a list would have without each of its filters. An API that does not know the call leaves it open; one that cannot
 * decide what a list leaves out counts everything. [L-24] [K-02]
 */
export const withoutQuery = (list: CountedList) => {
  const { entitled, order, ...plain } = countedBy(list);
  return queryOptions({
    queryKey: ['libraries', 'count', 'without', { ...plain, entitled, order }],
    queryFn: ({ signal }) =>
      askOptional({ entitled, order }, (asked) => {
        const query = { ...plain, ...asked, without: 'true' as const };
        return api.call(libraryCalls.publicationCount, { query, signal });
      }),
    retry: false,
  });
};
