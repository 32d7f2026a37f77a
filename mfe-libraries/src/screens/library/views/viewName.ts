import { activeFilters, type FilterCategory, type FilterState } from '@portal/research';
import { longestViewName } from '@portal/wire-libraries';

/** What a view could be called: what was searched and the values that are wanted, as far as they go into a name. */
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
