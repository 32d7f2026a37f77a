import { useMessages } from '@portal/i18n';
import {
  activeFilters,
  canClear,
  categoryLabel,
  FilterChips,
  withoutFilter,
  type ActiveFilter,
  type FilterCategory,
  type FilterState,
  type StudyTypes,
} from '@portal/research';
import { Button, focusHeading, IconX, useIsNarrow } from '@portal/ui';
import { isOnLine, type LineRoom } from '#components/filter-line/isOnLine.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './ActiveFilters.module.css';

interface ActiveFiltersProps {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
  onClear: () => void;
  labelOf: (category: FilterCategory, value: string) => string;
  studyTypes?: StudyTypes | undefined;
  /** The filter line, if any: what it shows is not repeated. */
  line?: Pick<LineRoom, 'categories' | 'hidden'>;
}

/** The active filters, removable one by one or, except for languages and order, all at once. [L-06] [H-03] */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { filters, onChange, onClear, labelOf, studyTypes, line } = props;
  const { t } = useMessages<LibrariesMessage>();
  const hasLine = !useIsNarrow() && line !== undefined;
  const active = shownOf(filters);

  /** Filters that the line does not show. */
  function shownOf(narrowed: FilterState) {
    const all = activeFilters(narrowed, studyTypes);
    if (!hasLine) return all;
    const room = { ...line, width: innerWidth, lettersOf };
    return all.filter((each) => !isOnLine(each, all, room));
  }

  function lettersOf(filter: ActiveFilter) {
    if (filter.kind !== 'tag') return 'dd.mm.yyyy – dd.mm.yyyy'.length;
    const { category, value, excluded } = filter;
    const words = `${t(categoryLabel(category))}: ${labelOf(category, value)}`;
    return words.length + (excluded ? ' not '.length : 0);
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
