import { useMessages } from '@portal/i18n';
import { activeFilters, FilterChips, withoutFilter, type Narrowing } from '@portal/research';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './FiltersToRemove.module.css';

/** Offers each filter of an empty list for removal. */
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
