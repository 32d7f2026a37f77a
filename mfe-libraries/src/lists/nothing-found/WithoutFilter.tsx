import { useQuery, api, queryOptions } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { activeFilters, filterWords } from '@portal/research';
import { Button, focusHeading } from '@portal/ui';
import { libraryCalls } from '@portal/wire-libraries';
import { type CountedList, countedBy } from '#api/counts.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import { askOptional } from '../askOptional.ts';
import type { Narrowing } from './FiltersToRemove.tsx';
import { costliest, isCounted, withoutCounted } from './withoutCounted.ts';
import styles from './WithoutFilter.module.css';

/**
 * How many publications a list would have without each of its filters. An API that does not know the call leaves it open; one that cannot
 * decide what a list leaves out counts everything. [L-24] [K-02]
 */
const withoutQuery = (list: CountedList) => {
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

interface WithoutFilterProps extends Narrowing {
  list: CountedList;
}

/** Values of one category that are named; the others are counted. */
const mostNamed = 2;

/**
 * Where nothing was found: the filter without which most is found, and how much. It is an aid: where it is not answered, every filter
 * is offered for removal alike. [L-24]
 */
export function WithoutFilter({ list, filters, studyTypes, labelOf, onChange }: WithoutFilterProps) {
  const { t } = useMessages<LibrariesMessage>();
  const active = activeFilters(filters, studyTypes);
  const { data } = useQuery({
    ...withoutQuery(list),
    enabled: active.length > 0,
  });
  const cost = costliest(data?.without);
  if (cost === undefined) return null;
  const named = active
    .filter((filter) => isCounted(filter, cost))
    .map((filter) => filterWords(filter, { t, labelOf }));
  if (named.length === 0) return null;
  const words = named.slice(0, mostNamed).join(', ');
  const further = named.length > mostNamed ? ` +${named.length - mostNamed}` : '';

  function handleRemove(filter: NonNullable<typeof cost>) {
    focusHeading();
    onChange(withoutCounted(filters, filter));
  }

  return (
    <div className={styles.without} role="status">
      <p>{t('libraries.counts.without', { words: words + further, count: cost.count })}</p>
      <Button variant="secondary" onClick={() => handleRemove(cost)}>
        {t('libraries.counts.remove', { words: words + further })}
      </Button>
    </div>
  );
}
