import { itemsOf } from '../list-place/anchors.ts';

type Way = 1 | -1;

const titleOf = (entry: Element | undefined) =>
  entry?.querySelector<HTMLElement>('h2 :is(a, button)') ?? undefined;

/** The entry of a list that an element stands in; undefined outside of them. */
export const entryOf = (list: HTMLElement, element: Element | null): HTMLElement | undefined =>
  itemsOf(list).find((entry) => entry.contains(element));

/** Whether an element is below what sticks to the top of the window, which is as high as its scroll margin. */
const isInTheOpen = (element: HTMLElement) =>
  element.getBoundingClientRect().top >= (Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0);

/** The title of the entry that the reader looks at, where walking begins; the last one for a reader below the list. */
export function entryInSight(list: HTMLElement): HTMLElement | undefined {
  const titles = itemsOf(list)
    .map(titleOf)
    .filter((each) => each !== undefined);
  return titles.find(isInTheOpen) ?? titles.at(-1);
}

/** The title of the next entry that has a way in, one way or the other; at the end of the list what loads more. */
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

/** What fetches the file of an entry, or says why it cannot be had. */
export const downloadIn = (entry: HTMLElement): HTMLElement | undefined =>
  entry.querySelector<HTMLElement>('[data-download]') ?? undefined;

/** What can be reached next to an element of an entry. */
export function neighbourIn(entry: HTMLElement, element: Element | null, way: Way): HTMLElement | undefined {
  const all = [...entry.querySelectorAll<HTMLElement>('a, button')];
  const place = all.findIndex((each) => each === element);
  return place < 0 ? undefined : all[place + way];
}
