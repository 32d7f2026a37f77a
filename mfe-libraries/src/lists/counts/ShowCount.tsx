import { useInfiniteQuery, useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import type { PublicationsQuery } from '@portal/research';
import type { PublicationList } from '@portal/wire';
import { countQuery, onlyCounted, type CountedList } from '#api/counts.ts';
import type { LibrariesMessage } from '#messages/index.ts';

export interface ShowCountProps {
  /** The list to count, with `onlyCounted`. */
  query: PublicationsQuery;
  list: Omit<CountedList, 'entitled'>;
}

/**
 * The label of the button that applies filters: how many publications they yield. A newer choice cancels an older
 * count. [L-24]
 */
export function ShowCount({ query, list }: ShowCountProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { data } = useInfiniteQuery(query);
  const metadata: PublicationList['pagination_metadata'] | undefined = data?.pages[0]?.pagination_metadata;
  const found = metadata?.max_records;
  const goesOn = found === onlyCounted.limit;
  const { data: total } = useQuery({
    ...countQuery({ ...list, entitled: metadata?.entitled_only === true ? 'true' : undefined }),
    enabled: goesOn,
  });
  const count = goesOn ? total?.count : found;
  return count === undefined ? t('libraries.counts.showAny') : t('libraries.counts.show', { count });
}
