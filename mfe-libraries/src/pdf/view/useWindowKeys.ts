import { takesLetters } from '@portal/research';
import { onOwnEvent } from '@portal/ui';
import { useEffect, type RefObject } from 'react';
import { coveredAbove } from './useStablePlace.ts';

/** In pixels: the last line read is the first one then. */
const overlap = 40;

const ways: Partial<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/**
 * Page Up and Page Down scroll by what is seen below the bars: a browser scrolls by nearly the whole window, and lines
 * would be skipped. [V-03]
 */
export function useWindowKeys(pages: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      onOwnEvent('keydown', (event) => {
        const way = ways[event.key];
        const page = pages.current?.firstElementChild;
        if (way === undefined || page == null || event.defaultPrevented) return;
        // With Shift, the browser selects.
        if (event.shiftKey || takesLetters(event)) return;
        event.preventDefault();
        const seen = window.innerHeight - coveredAbove(page);
        window.scrollBy({ top: way * Math.max(seen - overlap, overlap), behavior: 'instant' });
      }),
    [pages],
  );
}
