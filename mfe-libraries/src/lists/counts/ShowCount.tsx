import { useInfiniteQuery, useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import type { PublicationsQuery } from '@portal/research';
import type { PublicationList } from '@portal/wire';
import { countQuery, onlyCounted, type CountedList } from '#api/counts.ts';
import type { LibrariesMessage } from '#messages/index.ts';

export interface ShowCountProps {
  /** The list as it would be, with `onlyCounted`. */
  query: PublicationsQuery;
  list: Omit<CountedList, 'entitled'>;
}

/** What the button shows that applies filters: how many publications there are under them. A newer choice ends the count of an older one. [L-24] */
export function ShowCount({ query, list }: ShowCountProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { data } = useInfiniteQuery(query);
  const told: PublicationList['pagination_metadata'] | undefined = data?.pages[0]?.pagination_metadata;
  const found = told?.max_records;
  const goesOn = found === onlyCounted.limit;
  const { data: total } = useQuery({
    ...countQuery({ ...list, entitled: told?.entitled_only === true ? 'true' : undefined }),
    enabled: goesOn,
  });
  const count = goesOn ? total?.count : found;
  return count === undefined ? t('libraries.counts.showAny') : t('libraries.counts.show', { count });
}
