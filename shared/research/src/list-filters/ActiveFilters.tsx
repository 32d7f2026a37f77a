import { useMessages } from '@portal/i18n';
import { Button, focusHeading, IconX, useIsNarrow } from '@portal/ui';
import { FilterChips } from '../filter-panel/FilterChips.tsx';
import { activeFilters, canClear, withoutFilter, type ActiveFilter } from '../filters/activeFilters.ts';
import type { FilterState } from '../filters/FilterState.ts';
import { filterWords } from '../filters/filterWords.ts';
import type { Narrowing } from '../filters/Narrowing.ts';
import type { ResearchMessage } from '../messages/index.ts';
import styles from './ActiveFilters.module.css';
import { isOnLine, type LineRoom } from './isOnLine.ts';

interface ActiveFiltersProps extends Narrowing {
  onClear: () => void;
  /** A field shows the search. */
  hasSearch: boolean;
  /** The filter line: what it shows is not repeated. */
  line: Pick<LineRoom, 'items' | 'hidden'>;
}

/** The active filters, removable one by one or, except for languages and order, all at once. [L-06] [H-03] */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { filters, onChange, onClear, labelOf, studyTypes, hasSearch, line } = props;
  const { t } = useMessages<ResearchMessage>();
  const hasLine = !useIsNarrow();
  const active = shownOf(filters);

  /** Filters that the line does not show. */
  function shownOf(narrowed: FilterState) {
    const searched = hasSearch ? { ...narrowed, searchTerm: '' } : narrowed;
    const all = activeFilters(searched, studyTypes);
    if (!hasLine) return all;
    const room = { ...line, width: innerWidth, lettersOf };
    return all.filter((each) => !isOnLine(each, all, room));
  }

  function lettersOf(filter: ActiveFilter) {
    return filterWords(filter, { t, labelOf }).length;
  }

  function handleClear() {
    focusHeading();
    onClear();
  }

  if (active.length === 0) return null;
  return (
    <div className={styles.active}>
      <FilterChips
        label={t('research.filter.active')}
        filters={active}
        labelOf={labelOf}
        without={(filter) => shownOf(withoutFilter(filters, filter))}
        onRemove={(filter) => onChange(withoutFilter(filters, filter))}
      />
      {canClear(filters) && !hasLine ? (
        <Button
          variant="quiet"
          icon={<IconX size={18} stroke={1.75} aria-hidden="true" />}
          onClick={handleClear}
        >
          {t('research.filter.clear')}
        </Button>
      ) : null}
    </div>
  );
}
