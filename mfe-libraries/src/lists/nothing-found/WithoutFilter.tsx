import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { activeFilters, filterWords } from '@portal/research';
import { Button, focusHeading } from '@portal/ui';
import type { CountedList } from '#api/counts.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Narrowing } from './FiltersToRemove.tsx';
import { costliest, isCounted, withoutCounted } from './withoutCounted.ts';
import { withoutQuery } from './withoutQuery.ts';
import styles from './WithoutFilter.module.css';

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
