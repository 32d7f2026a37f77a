import { useMessages } from '@portal/i18n';
import {
  activeFilters,
  canClear,
  FilterChips,
  withoutFilter,
  type FilterCategory,
  type FilterState,
  type StudyTypes,
} from '@portal/research';
import { Button, focusHeading, IconX } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './ActiveFilters.module.css';

interface ActiveFiltersProps {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
  onClear: () => void;
  /** A value in the reader's language. */
  labelOf: (category: FilterCategory, value: string) => string;
  /** One chip stands for all of them. */
  studyTypes?: StudyTypes | undefined;
}

/** What a list is narrowed by, to take away one by one or, but for languages and order, at once. [L-06] [H-03] */
export function ActiveFilters({ filters, onChange, onClear, labelOf, studyTypes }: ActiveFiltersProps) {
  const { t } = useMessages<LibrariesMessage>();
  const active = activeFilters(filters, studyTypes);

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
        onRemove={(filter) => onChange(withoutFilter(filters, filter))}
      />
      {canClear(filters) ? (
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

/** Where nothing was found: each filter offered for removal. Nothing without filters. */
export function FiltersToRemove({
  filters,
  onChange,
  labelOf,
  studyTypes,
}: Omit<ActiveFiltersProps, 'onClear'>) {
  const { t } = useMessages<LibrariesMessage>();
  const active = activeFilters(filters, studyTypes);
  if (active.length === 0) return null;
  return (
    <div className={styles.help}>
      <p>{t('research.list.emptyHelp')}</p>
      <FilterChips
        label={t('research.list.emptyHelp')}
        filters={active}
        labelOf={labelOf}
        leaves
        onRemove={(filter) => onChange(withoutFilter(filters, filter))}
      />
    </div>
  );
}
