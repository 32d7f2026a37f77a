import { formatDay, useMessages } from '@portal/i18n';
import { Chip } from '@portal/ui';
import type { ActiveFilter } from '../filters/activeFilters.ts';
import { categoryLabel } from '../filters/categoryLabels.ts';
import type { FilterCategory } from '../filters/FilterState.ts';
import type { ResearchMessage } from '../messages/index.ts';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  /** Names the list. */
  label: string;
  filters: readonly ActiveFilter[];
  /** A value in the reader's language. */
  labelOf: (category: FilterCategory, value: string) => string;
  onRemove: (filter: ActiveFilter) => void;
}

/** What a list is narrowed by; each chip takes one filter away. [L-06] */
export function FilterChips({ label, filters, labelOf, onRemove }: FilterChipsProps) {
  const { t } = useMessages<ResearchMessage>();

  function wordsOf(filter: ActiveFilter): string {
    switch (filter.kind) {
      case 'search':
        return t('research.filter.chip.search', { term: filter.term });
      case 'dateRange':
        return `${formatDay(filter.dateRange.start_date)} – ${formatDay(filter.dateRange.end_date)}`;
      case 'studies':
        return t('research.filter.studiesOnly');
      case 'tag': {
        const name = t(categoryLabel(filter.category));
        const value = labelOf(filter.category, filter.value);
        return t(filter.excluded ? 'research.filter.chip.not' : 'research.filter.chip.tag', { name, value });
      }
    }
  }

  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {filters.map((filter) => {
        const words = wordsOf(filter);
        return (
          <li key={JSON.stringify(filter)}>
            <Chip
              removeLabel={t('research.filter.chip.remove', { words })}
              onRemove={() => onRemove(filter)}
              children={words}
            />
          </li>
        );
      })}
    </ul>
  );
}
