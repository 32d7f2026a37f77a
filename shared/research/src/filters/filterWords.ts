import { formatDay, type Values } from '@portal/i18n';
import type { ResearchMessage } from '../messages/index.ts';
import type { ActiveFilter } from './activeFilters.ts';
import { categoryLabel, type FilterCategory } from './filterTable.ts';

interface Wording {
  t: (id: ResearchMessage, values?: Values) => string;
  /** A value in the reader's language. */
  labelOf: (category: FilterCategory, value: string) => string;
}

/** Text of a filter's chip. [L-06] */
export function filterWords(filter: ActiveFilter, { t, labelOf }: Wording): string {
  switch (filter.kind) {
    case 'search':
      return t('research.filter.chip.search', { term: filter.term });
    case 'dateRange':
      return `${formatDay(filter.dateRange.start_date)} – ${formatDay(filter.dateRange.end_date)}`;
    case 'library': {
      const name = t('research.filter.library');
      const value = t(`research.filter.library.${filter.library}`);
      return t('research.filter.chip.tag', { name, value });
    }
    case 'studies':
      return t('research.filter.studiesOnly');
    case 'tag': {
      const name = t(categoryLabel(filter.category));
      const value = labelOf(filter.category, filter.value);
      return t(filter.excluded ? 'research.filter.chip.not' : 'research.filter.chip.tag', { name, value });
    }
    default:
      return t(`research.filter.${filter.kind}`);
  }
}
