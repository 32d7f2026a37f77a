import { useMessages } from '@portal/i18n';
import {
  activeFilters,
  FilterChips,
  withoutFilter,
  type FilterCategory,
  type FilterState,
  type StudyTypes,
} from '@portal/research';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './FiltersToRemove.module.css';

/** What a list is narrowed by, and how that is changed. */
export interface Narrowing {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
  /** A value in the reader's language. */
  labelOf: (category: FilterCategory, value: string) => string;
  /** One chip stands for all of them. */
  studyTypes?: StudyTypes | undefined;
}

/** Where nothing was found: each filter offered for removal. Nothing without filters. */
export function FiltersToRemove({ filters, onChange, labelOf, studyTypes }: Narrowing) {
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
