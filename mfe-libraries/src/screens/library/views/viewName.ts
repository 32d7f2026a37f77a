import { activeFilters, type FilterCategory, type FilterState } from '@portal/research';
import { longestViewName } from '@portal/wire-libraries';

/** Suggests a name from search and chosen values, as far as they fit. */
export function viewName(
  filters: FilterState,
  labelOf: (category: FilterCategory, value: string) => string,
): string {
  const words = activeFilters(filters).flatMap((filter) => {
    if (filter.kind === 'search') return [filter.term];
    return filter.kind === 'tag' && !filter.excluded ? [labelOf(filter.category, filter.value)] : [];
  });
  let name = '';
  for (const word of words) {
    const longer = name === '' ? word : `${name}, ${word}`;
    if (longer.length > longestViewName) break;
    name = longer;
  }
  return name;
}
