import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { libraryPaging } from '@portal/research';
import { countQuery, type CountedList } from '#api/counts.ts';
import type { LibrariesMessage } from '#messages/index.ts';

/** How many publications a list has that goes on beyond its limit; until that is known, or where it is not, the limit. [L-24] */
export function ListTotal({ list, shown }: { list: CountedList; shown: number }) {
  const { t } = useMessages<LibrariesMessage>();
  const { data } = useQuery(countQuery(list));
  return data === undefined
    ? t('research.list.count', { shown, max: libraryPaging.limit })
    : t('research.list.shownOf', { shown, count: Math.max(shown, data.count) });
}
