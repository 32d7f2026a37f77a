import type { ActiveFilter, FilterCategory } from '@portal/research';

/** The line of filters, as far as what stands outside it needs to know it. */
export interface LineRoom {
  /** The categories with a button. */
  categories: readonly FilterCategory[];
  /** What is chosen and stands behind “More filters”, once the line has been measured: ids of its items. */
  hidden: readonly string[];
  /** Of the window, in pixels. */
  width: number;
  /** How many letters the button of a filter shows. */
  lettersOf: (filter: ActiveFilter) => number;
}

/** In pixels, all of these, and the line's rather too little than too much: less its search, “More filters” and what clears all. */
const widthOfLine = (width: number) => Math.min(width - 80, width < 1600 ? 1280 : 1664) - 510;
const aroundLetters = 58;
const letter = 7.8;
const mostLetters = 240;

/** Of the item of the line that shows a filter. */
function itemOf(filter: ActiveFilter): string {
  if (filter.kind === 'tag') return filter.category;
  return filter.kind === 'dateRange' ? 'dates' : filter.kind;
}

/**
 * Whether the line of filters shows this one whole, and takes it away by its ×: of several values of a category it shows the first.
 * Reckoned before the line is there, so that nothing moves when it comes. [L-17]
 */
export function isOnLine(
  filter: ActiveFilter,
  active: readonly ActiveFilter[],
  { categories, hidden, width, lettersOf }: LineRoom,
): boolean {
  const item = itemOf(filter);
  if (filter.kind !== 'tag' && filter.kind !== 'dateRange') return false;
  if (hidden.includes(item) || active.filter((each) => itemOf(each) === item).length > 1) return false;
  const items = [...categories, 'dates', 'myCoverage', 'studies', 'Language'];
  const taken = items.slice(0, items.indexOf(item) + 1).map((id) => {
    const first = active.find((each) => itemOf(each) === id);
    return first === undefined ? 0 : aroundLetters + Math.min(mostLetters, letter * lettersOf(first));
  });
  return items.includes(item) && taken.reduce((sum, each) => sum + each, 0) <= widthOfLine(width);
}
