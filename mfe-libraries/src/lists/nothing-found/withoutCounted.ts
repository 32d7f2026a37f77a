import { withValues, type ActiveFilter, type FilterCategory, type FilterState } from '@portal/research';
import { toggleNames, toggles } from '@portal/wire';
import type { CountedFilter, CountWithout } from '@portal/wire-libraries';

/** Returns the filter whose removal yields most; undefined if no single one does. */
export function costliest(without: readonly CountWithout[] = []): CountWithout | undefined {
  const [most] = without.toSorted((one, other) => other.count - one.count);
  return most === undefined || most.count === 0 ? undefined : most;
}

const kindOf = { search: 'search_term', dateRange: 'date_range', library: 'libraries' } as const;

/** Whether an active filter belongs to a counted one: all values of a category count as one. */
export function isCounted(filter: ActiveFilter, { kind, category }: CountedFilter): boolean {
  switch (filter.kind) {
    case 'tag':
      return kind === (filter.excluded ? 'not' : 'tag') && category === filter.category;
    case 'studies':
      return kind === 'tag' && category === 'Publication Type';
    case 'search':
    case 'dateRange':
    case 'library':
      return kind === kindOf[filter.kind];
    default:
      return kind === toggles[filter.kind].call;
  }
}

export function withoutCounted(filters: FilterState, { kind, category = '' }: CountedFilter): FilterState {
  switch (kind) {
    case 'tag':
      return withValues(filters, category as FilterCategory, []);
    case 'not':
      return {
        ...filters,
        tagNotFilters: Object.fromEntries(
          Object.entries(filters.tagNotFilters).filter(([name]) => name !== category),
        ),
      };
    case 'date_range':
      return { ...filters, dateRange: undefined };
    case 'libraries':
      return { ...filters, libraries: undefined };
    case 'search_term':
      return { ...filters, searchTerm: '' };
    default: {
      const name = toggleNames.find((one) => toggles[one].call === kind);
      return name === undefined ? filters : { ...filters, [name]: undefined };
    }
  }
}
