import type { Anchor } from './keptPlaces.ts';

const name = 'data-doc-ref';

/** A link by which the reader left a list. */
export type FollowedLink = Required<Pick<Anchor, 'docRef' | 'href'>>;

/** Names an item of a list, so that it can be found again. */
export const anchorName = (docRef: string) => ({ [name]: docRef });

/** The entries of a list that are drawn. */
export const itemsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(`[${name}]`),
];

const refOf = (item: HTMLElement) => item.getAttribute(name) ?? '';

/** The link of an item that a click or a key press follows within this tab; undefined when it follows none. */
export function followedLink(event: MouseEvent): FollowedLink | undefined {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0)
    return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  const item = link?.closest<HTMLElement>(`[${name}]`);
  const href = link?.getAttribute('href');
  return item == null || href == null ? undefined : { docRef: refOf(item), href };
}

/** The link that was followed, with where its item stands now. */
export function anchorOf(list: HTMLElement, { docRef, href }: FollowedLink): Anchor | undefined {
  const item = itemsOf(list).find((each) => refOf(each) === docRef);
  return item === undefined ? undefined : { docRef, href, top: item.getBoundingClientRect().top };
}

/** The first item that is in sight; undefined when the reader is above or below the list. */
export function firstInSight(list: HTMLElement): Anchor | undefined {
  const height = window.innerHeight;
  for (const item of itemsOf(list)) {
    const { top, bottom } = item.getBoundingClientRect();
    if (top >= height) return undefined;
    if (bottom > 0) return { docRef: refOf(item), top };
  }
  return undefined;
}

/** Which item of a list the reader looks at, from 0; the first for one above it, the last for one below. */
export function placeInSight(list: HTMLElement | null): number {
  const items = list === null ? [] : itemsOf(list);
  const place = items.findIndex((item) => item.getBoundingClientRect().bottom >= 0);
  return place < 0 ? Math.max(0, items.length - 1) : place;
}

/**
 * Items take their own height only once they are drawn, and those above one that is in sight a frame later than it: its
 * place is looked at again for so many frames, also when it was right at first.
 */
const looksInAll = 5;

/** Scrolls until an item stands where it stood, and goes on standing there. */
function settle(item: HTMLElement, top: number, looks = looksInAll): void {
  const distance = item.getBoundingClientRect().top - top;
  if (Math.abs(distance) >= 1) window.scrollBy({ top: distance, behavior: 'instant' });
  if (looks > 1) requestAnimationFrame(() => settle(item, top, looks - 1));
}

/** Anyone who had the focus before has it no more, or it is at the heading, where a change of page puts it. */
function isFocusFree(): boolean {
  const { activeElement: focused } = document;
  return focused === null || focused === document.body || focused.id === 'page-heading';
}

/** Puts an item where it stood and gives the link that was followed the focus again, unless the reader has moved it. */
export function returnTo(list: HTMLElement, { docRef, top, href }: Anchor): void {
  const item = itemsOf(list).find((each) => refOf(each) === docRef);
  if (item === undefined) return;
  settle(item, top);
  if (href === undefined || !isFocusFree()) return;
  const links = [...item.querySelectorAll('a')];
  (links.find((link) => link.getAttribute('href') === href) ?? links[0])?.focus({ preventScroll: true });
}
