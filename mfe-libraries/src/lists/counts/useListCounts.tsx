import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import {
  foldedEditions,
  type AskedEntitled,
  type FilterState,
  type FoldedEditions,
  type PublicationsQuery,
  libraryPaging,
} from '@portal/research';
import { laterPart } from '@portal/ui';
import { onlyCounted, type CountedList, countQuery } from '#api/counts.ts';
import type { AskedList } from '#api/listFilters.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import type { NothingFoundProps } from '../nothing-found/NothingFound.tsx';

/** The total of a list beyond its limit; the limit while unknown. [L-24] */
function ListTotal({ list, shown }: { list: CountedList; shown: number }) {
  const { t } = useMessages<LibrariesMessage>();
  const { data } = useQuery(countQuery(list));
  return data === undefined
    ? t('research.list.count', { shown, max: libraryPaging.limit })
    : t('research.list.shownOf', { shown, count: Math.max(shown, data.count) });
}

const ShowCount = laterPart(
  async () => (await import(/* webpackChunkName: "filters" */ './ShowCount.tsx')).ShowCount,
  { silent: true },
);

const NothingFound = laterPart(
  async () =>
    (await import(/* webpackChunkName: "filters" */ '../nothing-found/NothingFound.tsx')).NothingFound,
);

interface Counted {
  of: CountedList['of'];
  filters: FilterState;
  asked: FoldedEditions & AskedEntitled;
  queryOf: (filters: FilterState, asked: AskedList) => PublicationsQuery;
}

/** Counts a list, also under other filters. [L-24] */
export function useListCounts({ of, filters, asked: { entitled, ...folded }, queryOf }: Counted) {
  const { t, language } = useMessages<LibrariesMessage>();
  const list: CountedList = { of, filters, folded, entitled };

  function apply(draft: FilterState) {
    const asked = foldedEditions(draft, language);
    const query = queryOf(draft, { ...asked, entitled, paging: onlyCounted });
    const part = { query, list: { of, filters: draft, folded: asked } };
    return <ShowCount waiting={t('libraries.counts.showAny')} part={part} />;
  }

  return {
    apply,
    nothingFound: (part: Omit<NothingFoundProps, 'list'>) => (
      <NothingFound waiting={null} part={{ ...part, list }} />
    ),
    total: ({ shown, entitledOnly }: { shown: number; entitledOnly: boolean }) => (
      <ListTotal list={{ ...list, entitled: entitledOnly ? 'true' : undefined }} shown={shown} />
    ),
  };
}
