import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** A point of a document, in shares of a page. */
interface Place {
  index: number;
  down: number;
  /** Of the width of all pages. */
  across: number;
}

/** What is covered by the bars at the top of the window. */
export const coveredAbove = (page: Element) =>
  Number.parseFloat(getComputedStyle(page).getPropertyValue('scroll-margin-top')) || 0;

/** The point of the document below the bars; undefined above its first page. */
export function placeIn(pages: HTMLElement): Place | undefined {
  const [first] = pages.children;
  if (first === undefined) return undefined;
  const line = coveredAbove(first);
  if (first.getBoundingClientRect().top > line) return undefined;
  // A page that was scrolled there can end up a part of a pixel below.
  const index = lastAbove(pages.children, line + 1);
  const { top, height } = (pages.children[index] ?? first).getBoundingClientRect();
  const across = (pages.scrollLeft + pages.clientWidth / 2) / pages.scrollWidth;
  return { index, down: (line - top) / height, across };
}

/** Index of the last of some elements below each other that begins above a line. */
function lastAbove(elements: HTMLCollection, line: number): number {
  let low = 0;
  let high = elements.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((elements[middle]?.getBoundingClientRect().top ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return low;
}

function goTo(pages: HTMLElement, { index, down, across }: Place): void {
  const page = pages.children[index];
  if (page === undefined) return;
  const { top, height } = page.getBoundingClientRect();
  window.scrollBy({ top: top + down * height - coveredAbove(page), behavior: 'instant' });
  pages.scrollLeft = across * pages.scrollWidth - pages.clientWidth / 2;
}

/** At another scale, the reader stays at the same line: the one below the bars. [V-03] */
export function useStablePlace(pages: RefObject<HTMLElement | null>, scale: number): void {
  const place = useRef<Place>(undefined);
  const shownAt = useRef(scale);
  const remember = useEffectEvent(() => {
    // A scroll may be reported between a change of width and that of the scale.
    if (pages.current !== null && shownAt.current === scale) place.current = placeIn(pages.current);
  });
  useLayoutEffect(() => {
    shownAt.current = scale;
    if (pages.current === null) return;
    if (place.current !== undefined) goTo(pages.current, place.current);
    place.current = placeIn(pages.current);
  }, [pages, scale]);
  useEffect(() => {
    const handleScroll = () => remember();
    const { current } = pages;
    window.addEventListener('scroll', handleScroll, { passive: true });
    current?.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      current?.removeEventListener('scroll', handleScroll);
    };
  }, [pages]);
}
