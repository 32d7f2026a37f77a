import { itemsOf } from '../list-place/anchors.ts';

type Way = 1 | -1;

const titleOf = (entry: Element | undefined) =>
  entry?.querySelector<HTMLElement>('h2 :is(a, button)') ?? undefined;

/** The list entry that contains an element. */
export const entryOf = (list: HTMLElement, element: Element | null): HTMLElement | undefined =>
  itemsOf(list).find((entry) => entry.contains(element));

/** Whether an element is below the sticky header, whose height its scroll margin holds. */
const isInTheOpen = (element: HTMLElement) =>
  element.getBoundingClientRect().top >= (Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0);

/** The title at which walking starts: the first in sight, or the last for a reader below the list. */
export function entryInSight(list: HTMLElement): HTMLElement | undefined {
  const titles = itemsOf(list)
    .map(titleOf)
    .filter((each) => each !== undefined);
  return titles.find(isInTheOpen) ?? titles.at(-1);
}

/** The next title with a link in the given direction; after the last one, Load More. */
export function nextEntry(list: HTMLElement, entry: HTMLElement, way: Way): HTMLElement | undefined {
  const entries = itemsOf(list);
  const place = entries.indexOf(entry);
  const ahead = way === 1 ? entries.slice(place + 1) : entries.slice(0, place).reverse();
  const title = ahead.map(titleOf).find((each) => each !== undefined);
  return (
    title ??
    (way === 1 ? (list.querySelector<HTMLElement>('[data-load-more] button') ?? undefined) : undefined)
  );
}

/** The download button of an entry, or the one that says why there is no access. */
export const downloadIn = (entry: HTMLElement): HTMLElement | undefined =>
  entry.querySelector<HTMLElement>('[data-download]') ?? undefined;

/** The link or button next to an element of an entry. */
export function neighbourIn(entry: HTMLElement, element: Element | null, way: Way): HTMLElement | undefined {
  const all = [...entry.querySelectorAll<HTMLElement>('a, button')];
  const place = all.findIndex((each) => each === element);
  return place < 0 ? undefined : all[place + way];
}
