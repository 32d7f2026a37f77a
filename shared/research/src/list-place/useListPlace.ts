import { useLocation } from '@portal/router';
import { onOwnEvent } from '@portal/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { anchorOf, firstInSight, followedLink, returnTo, type FollowedLink } from './anchors.ts';
import { isFreshArrival, keepPlace, keptPlace, type Anchor, type Place } from './keptPlaces.ts';

interface ListProgress {
  /** Number of pages shown. */
  pages: number;
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
  visited.add(key);
  return isFirstVisit ? undefined : keptPlace(entry);
}

/** Input by which a reader stops the restoring. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function onOwnMove(callback: () => void): () => void {
  for (const move of ownMoves) window.addEventListener(move, callback, { passive: true });
  return () => ownMoves.forEach((move) => window.removeEventListener(move, callback));
}

/** Calls back when the list unmounts, with the followed link if any, or the page is hidden. */
function onLeaving(list: Element, callback: (anchor: Anchor | undefined) => void): () => void {
  let followed: FollowedLink | undefined;
  const inSight = () => (list.current === null ? undefined : firstInSight(list.current));
  const handleHide = () => callback(inSight());
  const handleClick = (event: MouseEvent) => {
    const isInList = event.target instanceof Node && list.current?.contains(event.target) === true;
    followed = isInList ? followedLink(event) : undefined;
  };
  const ignoreClicks = onOwnEvent('click', handleClick, { capture: true });
  window.addEventListener('pagehide', handleHide);
  return () => {
    ignoreClicks();
    window.removeEventListener('pagehide', handleHide);
    const byLink =
      list.current === null || followed === undefined ? undefined : anchorOf(list.current, followed);
    callback(byLink ?? inSight());
  };
}

/**
 * Restores a list after Back, Forward or a reload: loads as many pages, scrolls the opened tile to its former position
 * and focuses its link. Stops if the reader moves meanwhile.
 */
export function useListPlace(list: Element, { pages, settled, loadMore }: ListProgress): void {
  const { key, pathname, search } = useLocation();
  const entry = `${entryName(key)} ${pathname}${search}`;
  const shownPages = useRef(0);
  const target = useRef<Place>(undefined);

  useLayoutEffect(() => {
    target.current = placeToReturnTo(key, entry);
    const forget = onOwnMove(() => (target.current = undefined));
    const leave = onLeaving(list, (anchor) => {
      if (shownPages.current > 0 && target.current === undefined)
        keepPlace(entry, { pages: shownPages.current, anchor });
    });
    return () => {
      forget();
      leave();
    };
  }, [entry, key, list]);

  useLayoutEffect(() => {
    shownPages.current = pages;
  }, [pages]);

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
}
