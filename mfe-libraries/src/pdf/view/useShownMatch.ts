import { useEffect, type RefObject } from 'react';
import type { FoundMatch } from '../search/usePdfSearch.ts';

/** The element of a page. */
export const pageIn = (pages: HTMLElement | null, number: number): HTMLElement | undefined => {
  const element = pages?.children[number - 1];
  return element instanceof HTMLElement ? element : undefined;
};

/** Brings the page of the current match into view, unless the match is marked there: then the page goes to it itself. */
export function useShownMatch(pages: RefObject<HTMLElement | null>, current: FoundMatch | undefined): void {
  useEffect(() => {
    if (current === undefined) return;
    const page = pageIn(pages.current, current.page);
    if (page?.querySelector('mark[aria-current]') === null) page.scrollIntoView({ block: 'start' });
  }, [pages, current]);
}
