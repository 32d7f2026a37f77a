import type { Anchor } from './listPlaces.ts';

const name = 'data-doc-ref';

/** The link by which the reader left a list. */
export type FollowedLink = Required<Pick<Anchor, 'docRef' | 'href'>>;

/** The attribute by which an item is found again. */
export const anchorName = (docRef: string) => ({ [name]: docRef });

/** The drawn items of a list, without those of a view that is being removed. */
export const itemsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(`:not([aria-hidden]) > [${name}]`),
];

const refOf = (item: HTMLElement) => item.getAttribute(name) ?? '';

/** The item's link that a click opens in this tab; undefined if it opens none. */
export function followedLink(event: MouseEvent): FollowedLink | undefined {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0)
    return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  const item = link?.closest<HTMLElement>(`[${name}]`);
  const href = link?.getAttribute('href');
  return item == null || href == null ? undefined : { docRef: refOf(item), href };
}

/** The followed link, with its item's current position. */
export function anchorOf(list: HTMLElement, { docRef, href }: FollowedLink): Anchor | undefined {
  const item = itemsOf(list).find((each) => refOf(each) === docRef);
  return item === undefined ? undefined : { docRef, href, top: item.getBoundingClientRect().top };
}

/** The first item in sight; undefined when the reader is above or below the list. */
export function firstInSight(list: HTMLElement): Anchor | undefined {
  const height = window.innerHeight;
  for (const item of itemsOf(list)) {
    const { top, bottom } = item.getBoundingClientRect();
    if (top >= height) return undefined;
    if (bottom > 0) return { docRef: refOf(item), top };
  }
  return undefined;
}

/** Index of the item in sight; the first or last one for a reader above or below the list. */
export function placeInSight(list: HTMLElement | null): number {
  const items = list === null ? [] : itemsOf(list);
  const place = items.findIndex((item) => item.getBoundingClientRect().bottom >= 0);
  return place < 0 ? Math.max(0, items.length - 1) : place;
}

/**
 * Items get their real height only when drawn, those above a visible one a frame later. Its position is therefore
 * checked for this many frames, even if right at first.
 */
const looksInAll = 5;

/** Scrolls an item to its former position and holds it there. */
function settle(item: HTMLElement, top: number, looks = looksInAll): void {
  const distance = item.getBoundingClientRect().top - top;
  if (Math.abs(distance) >= 1) window.scrollBy({ top: distance, behavior: 'instant' });
  if (looks > 1) requestAnimationFrame(() => settle(item, top, looks - 1));
}

/** Whether focus is lost, or on the heading, where navigation puts it. */
function isFocusFree(): boolean {
  const { activeElement: focused } = document;
  return focused === null || focused === document.body || focused.id === 'page-heading';
}

/** Restores an item's position, and the focus of its followed link unless the reader has moved it. */
export function returnTo(list: HTMLElement, { docRef, top, href }: Anchor): void {
  const item = itemsOf(list).find((each) => refOf(each) === docRef);
  if (item === undefined) return;
  settle(item, top);
  if (href === undefined || !isFocusFree()) return;
  const links = [...item.querySelectorAll('a')];
  (links.find((link) => link.getAttribute('href') === href) ?? links[0])?.focus({ preventScroll: true });
}
