import type { ActiveFilter, FilterCategory } from '@portal/research';

/** Whether the line of filters shows this one whole, and takes it away by its ×: of several values of a category it shows the first. [L-17] */
export function isOnLine(
  filter: ActiveFilter,
  active: readonly ActiveFilter[],
  categories: readonly FilterCategory[],
): boolean {
  switch (filter.kind) {
    case 'search':
    case 'library':
    case 'myCoverage':
    case 'studies':
      return false;
    case 'dateRange':
      return true;
    case 'tag': {
      const { category } = filter;
      if (category !== 'Language' && !categories.includes(category)) return false;
      return active.filter((each) => each.kind === 'tag' && each.category === category).length === 1;
    }
  }
}
