import type { ActiveFilter } from '../filters/activeFilters.ts';

export interface LineRoom {
  /** Ids of the line's items, in order. */
  items: readonly string[];
  /** Ids of active items behind “More filters”, once measured. */
  hidden: readonly string[];
  /** Of the window, in pixels. */
  width: number;
  lettersOf: (filter: ActiveFilter) => number;
}

/** In pixels; the line's width, without search, “More filters” and clear button, is a cautious estimate. */
const widthOfLine = (width: number) => Math.min(width - 80, width < 1600 ? 1280 : 1664) - 510;
const aroundLetters = 58;
const letter = 7.8;
const mostLetters = 240;

/** The id of the line item that shows a filter. */
function itemOf(filter: ActiveFilter): string {
  if (filter.kind === 'tag') return filter.category;
  return filter.kind === 'dateRange' ? 'dates' : filter.kind;
}

/**
 * Whether the line fully shows and can remove a filter: of several values in a category it shows only the first.
 * Estimated before the line has loaded, so that nothing moves later. [L-17]
 */
export function isOnLine(
  filter: ActiveFilter,
  active: readonly ActiveFilter[],
  { items, hidden, width, lettersOf }: LineRoom,
): boolean {
  const item = itemOf(filter);
  if (filter.kind !== 'tag' && filter.kind !== 'dateRange') return false;
  if (hidden.includes(item) || active.filter((each) => itemOf(each) === item).length > 1) return false;
  const taken = items.slice(0, items.indexOf(item) + 1).map((id) => {
    const first = active.find((each) => itemOf(each) === id);
    return first === undefined ? 0 : aroundLetters + Math.min(mostLetters, letter * lettersOf(first));
  });
  return items.includes(item) && taken.reduce((sum, each) => sum + each, 0) <= widthOfLine(width);
}
