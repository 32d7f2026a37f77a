import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import {
  foldedEditions,
  type EntitledParameter,
  type FilterState,
  type FoldedEditions,
  type PublicationsQuery,
  libraryPaging,
} from '@portal/research';
import { lazyComponent } from '@portal/ui';
import { onlyCounted, type CountedList, countQuery } from '#api/counts.ts';
import type { ListParameters } from '#api/listFilters.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import type { NothingFoundProps } from '../nothing-found/NothingFound.tsx';

/** A list whose length is shown, also under other filters. */
export interface CountableList {
  of: CountedList['of'];
  filters: FilterState;
  parameters: FoldedEditions & EntitledParameter;
  queryOf: (filters: FilterState, parameters: ListParameters) => PublicationsQuery;
}

function countedList({ of, filters, parameters }: CountableList): CountedList {
  const { entitled, ...folded } = parameters;
  return { of, filters, folded, entitled };
}

interface LoadedCount {
  shown: number;
  entitledOnly: boolean;
}

interface ListTotalProps extends LoadedCount {
  list: CountableList;
}

/** The total of a list beyond its limit; the limit while unknown. [L-24] */
export function ListTotal({ list, shown, entitledOnly }: ListTotalProps) {
  const { t } = useMessages<LibrariesMessage>();
  const entitled = entitledOnly ? 'true' : undefined;
  const { data } = useQuery(countQuery({ ...countedList(list), entitled }));
  return data === undefined
    ? t('research.list.count', { shown, max: libraryPaging.limit })
    : t('research.list.shownOf', { shown, count: Math.max(shown, data.count) });
}

const ShowCount = lazyComponent(
  async () => (await import(/* webpackChunkName: "filters" */ './ShowCount.tsx')).ShowCount,
  { silent: true },
);

/** How many publications a draft of filters yields, on the button that applies it. [L-24] */
export function DraftCount({ list, draft }: { list: CountableList; draft: FilterState }) {
  const { t, language } = useMessages<LibrariesMessage>();
  const folded = foldedEditions(draft, language);
  const { entitled } = list.parameters;
  const query = list.queryOf(draft, { ...folded, entitled, paging: onlyCounted });
  const part = { query, list: { of: list.of, filters: draft, folded } };
  return <ShowCount waiting={t('libraries.counts.showAny')} part={part} />;
}

const NothingFound = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "filters" */ '../nothing-found/NothingFound.tsx')).NothingFound,
);

type LaterNothingFoundProps = Omit<NothingFoundProps, 'list'> & { list: CountableList };

/** What to try when a list is empty; its code loads then. */
export function LaterNothingFound({ list, ...more }: LaterNothingFoundProps) {
  return <NothingFound waiting={null} part={{ ...more, list: countedList(list) }} />;
}
