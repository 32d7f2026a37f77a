import { useLocation } from '@portal/router';
import { onOwnEvent } from '@portal/ui';
import type { Publication } from '@portal/wire';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { isLongAway } from '../list-return/longAway.ts';
import { newestOf } from '../list-return/newest.ts';
import { anchorOf, firstInSight, followedLink, returnTo, type FollowedLink } from './anchors.ts';
import { isFreshArrival, keepPlace, storedPlace, type Anchor, type Leave, type Place } from './listPlaces.ts';

interface ListProgress {
  /** Names the list with all that selects its entries. */
  name: string;
  /** Number of pages shown. */
  pages: number;
  publications: readonly Publication[];
  /** Nothing is loading. */
  settled: boolean;
  /** Undefined if there is no next page, or it failed. */
  loadMore: (() => void) | undefined;
}

type Element = RefObject<HTMLElement | null>;

/** The router gives every first entry of a tab this key, even when an address is typed again. */
const firstEntry = 'default';
const visited = new Set<string>();

let firstName: string | undefined;

/** Names an entry of the history: the first one of a document as the shell named it, if it did. */
const entryName = (key: string): string =>
  key === firstEntry
    ? (firstName ??= (history.state as { entry?: string } | null)?.entry ?? firstEntry)
    : key;

/** The position to restore; undefined on a first visit. */
function placeToReturnTo(key: string, entry: string): Place | undefined {
  const isFirstVisit = key === firstEntry && !visited.has(key) && isFreshArrival();
  return isFirstVisit ? undefined : storedPlace(entry);
}

/** How a list was left, if that is long ago. */
function leftLongAgo({ left }: Partial<Place> = {}): Leave | undefined {
  return left !== undefined && isLongAway(left.at) ? left : undefined;
}

/** Input by which a reader stops the restoring. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function onOwnMove(callback: () => void): () => void {
  for (const move of ownMoves) window.addEventListener(move, callback, { passive: true });
  return () => ownMoves.forEach((move) => window.removeEventListener(move, callback));
}

/**
 * Calls back when the list unmounts, with the followed link if any, or the page is hidden: a tab in the background may
 * be discarded without another event.
 */
function onLeaving(list: Element, callback: (anchor: Anchor | undefined) => void): () => void {
  let followed: FollowedLink | undefined;
  const inSight = () => (list.current === null ? undefined : firstInSight(list.current));
  const handleHide = () => callback(inSight());
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') handleHide();
  };
  const handleClick = (event: MouseEvent) => {
    const isInList = event.target instanceof Node && list.current?.contains(event.target) === true;
    followed = isInList ? followedLink(event) : undefined;
  };
  const ignoreClicks = onOwnEvent('click', handleClick, { capture: true });
  window.addEventListener('pagehide', handleHide);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    ignoreClicks();
    window.removeEventListener('pagehide', handleHide);
    document.removeEventListener('visibilitychange', handleVisibility);
    const byLink =
      list.current === null || followed === undefined ? undefined : anchorOf(list.current, followed);
    callback(byLink ?? inSight());
  };
}

/**
 * Restores a list after Back, Forward or a reload: loads as many pages, scrolls the opened tile to its former position
 * and focuses its link. Stops if the reader moves meanwhile.
 * @returns when the newest publication that the reader saw in this list was published, in ms since 1970, if they left
 * it long ago
 */
export function useListPlace(list: Element, progress: ListProgress): number | undefined {
  const { name, pages, publications, settled, loadMore } = progress;
  const { key, pathname, search } = useLocation();
  const entry = `${entryName(key)} ${pathname}${search}`;
  const left = useMemo(() => leftLongAgo(placeToReturnTo(key, entry)), [key, entry]);
  const shown = useRef({ name, pages: 0, publications });
  const target = useRef<Place>(undefined);

  useLayoutEffect(() => {
    target.current = placeToReturnTo(key, entry);
    visited.add(key);
    const forget = onOwnMove(() => (target.current = undefined));
    const leave = onLeaving(list, (anchor) => {
      const { name: list, pages: count, publications: all } = shown.current;
      if (count > 0 && target.current === undefined)
        keepPlace(entry, { pages: count, anchor, left: { at: Date.now(), newest: newestOf(all), list } });
    });
    return () => {
      forget();
      leave();
    };
  }, [entry, key, list]);

  useLayoutEffect(() => {
    shown.current = { name, pages, publications };
  }, [name, pages, publications]);

  const loadNext = useEffectEvent(() => loadMore?.());
  const canLoad = loadMore !== undefined;

  useEffect(() => {
    const place = target.current;
    if (place === undefined || !settled || pages === 0) return;
    if (pages < place.pages && canLoad) {
      loadNext();
      return;
    }
    // Runs after the shell's own scrolling and focusing of the heading.
    const frame = requestAnimationFrame(() => {
      const anchor = target.current?.anchor;
      target.current = undefined;
      if (anchor !== undefined && list.current !== null) returnTo(list.current, anchor);
    });
    return () => cancelAnimationFrame(frame);
  }, [entry, pages, settled, canLoad, list]);

  return left?.list === name ? left.newest : undefined;
}
