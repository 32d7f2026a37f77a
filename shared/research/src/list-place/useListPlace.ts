import { useLocation } from '@portal/router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { anchorOf, firstInSight, followedLink, returnTo, type FollowedLink } from './anchors.ts';
import { arrivedAnew, keepPlace, keptPlace, type Anchor, type Place } from './keptPlaces.ts';

interface ListProgress {
  /** Pages on show. */
  pages: number;
  /** Nothing is on its way. */
  settled: boolean;
  /** Loads the next page; undefined when there is none, or it failed. */
  loadMore: (() => void) | undefined;
}

type Element = RefObject<HTMLElement | null>;

/** The router names every first entry of a tab alike, also that of an address which was typed again. */
const firstEntry = 'default';
const visited = new Set<string>();

/** Where the reader was in the list of an entry; undefined when they are there for the first time. */
function placeToReturnTo(key: string, entry: string): Place | undefined {
  const isFirstVisit = key === firstEntry && !visited.has(key) && arrivedAnew();
  visited.add(key);
  return isFirstVisit ? undefined : keptPlace(entry);
}

/** What a reader does who does not wait for the list to be as it was. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back when the reader scrolls, types or points. */
function onOwnMove(callback: () => void): () => void {
  for (const move of ownMoves) window.addEventListener(move, callback, { passive: true });
  return () => ownMoves.forEach((move) => window.removeEventListener(move, callback));
}

/** Calls back as the list is left, by a link in it if so, or the tab put away. */
function onLeaving(list: Element, callback: (anchor: Anchor | undefined) => void): () => void {
  let followed: FollowedLink | undefined;
  const inSight = () => (list.current === null ? undefined : firstInSight(list.current));
  const handleHide = () => callback(inSight());
  const handleClick = (event: MouseEvent) => {
    const isInList = event.target instanceof Node && list.current?.contains(event.target) === true;
    followed = isInList ? followedLink(event) : undefined;
  };
  window.addEventListener('click', handleClick, true);
  window.addEventListener('pagehide', handleHide);
  return () => {
    window.removeEventListener('click', handleClick, true);
    window.removeEventListener('pagehide', handleHide);
    const byLink =
      list.current === null || followed === undefined ? undefined : anchorOf(list.current, followed);
    callback(byLink ?? inSight());
  };
}

/**
 * Brings a list back as it was left: by Back or Forward, or by a reload. As many pages are loaded, the tile that was opened stands
 * where it stood, and its link has the focus. A reader who moves meanwhile is left alone.
 */
export function useListPlace(list: Element, { pages, settled, loadMore }: ListProgress): void {
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const shownPages = useRef(0);
  const wanted = useRef<Place>(undefined);

  useLayoutEffect(() => {
    wanted.current = placeToReturnTo(key, entry);
    const forget = onOwnMove(() => (wanted.current = undefined));
    const leave = onLeaving(list, (anchor) => {
      if (shownPages.current > 0 && wanted.current === undefined)
        keepPlace(entry, { pages: shownPages.current, ...(anchor === undefined ? {} : { anchor }) });
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
    const place = wanted.current;
    if (place === undefined || !settled || pages === 0) return;
    if (pages < place.pages && canLoad) {
      loadNext();
      return;
    }
    // After the shell has scrolled and moved the focus to the heading, as it does for every page.
    const frame = requestAnimationFrame(() => {
      const anchor = wanted.current?.anchor;
      wanted.current = undefined;
      if (anchor !== undefined && list.current !== null) returnTo(list.current, anchor);
    });
    return () => cancelAnimationFrame(frame);
  }, [entry, pages, settled, canLoad, list]);
}
