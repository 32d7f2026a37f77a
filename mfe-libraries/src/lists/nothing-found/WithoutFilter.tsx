import { readQuery, useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { activeFilters, filterWords, type Narrowing } from '@portal/research';
import { Button, focusHeading } from '@portal/ui';
import { libraryCalls } from '@portal/wire-libraries';
import { type CountedList, countedBy } from '#api/counts.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import { costliest, isCounted, withoutCounted } from './withoutCounted.ts';
import styles from './WithoutFilter.module.css';

/**
 * Counts a list without each of its filters. May be unknown to the API; an API that cannot decide what to leave out
 * counts everything. [L-24] [K-02]
 */
const countsWithout = { ...libraryCalls.publicationCount, droppable: ['order', 'entitled'] };

const withoutQuery = (list: CountedList) => ({
  ...readQuery(countsWithout, { ...countedBy(list), without: 'true' }, 'libraries'),
  retry: false,
});

interface WithoutFilterProps extends Narrowing {
  list: CountedList;
}

/** How many values of a category are named; the rest are counted. */
const mostNamed = 2;

/** Names the filter whose removal yields most, and how much. Optional: renders nothing if the call fails. [L-24] */
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
