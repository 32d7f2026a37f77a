import { useEffect, useRef, useState, type RefObject } from 'react';
import { placeIn } from './useStablePlace.ts';
import { pageIn } from './useShownMatch.ts';

interface CurrentPage {
  /** From 1. */
  page: number;
  /** Brings a page below the bars, or as near to them as the window scrolls. */
  goTo: (number: number) => void;
}

/** The page that the reader is at: the one at the line below the bars, to which pages are brought. [V-03] */
export function useCurrentPage(pages: RefObject<HTMLElement | null>): CurrentPage {
  const [page, setPage] = useState(1);
  // The last pages may be too short to reach the line: until the reader scrolls, the page that was brought there counts.
  const broughtAt = useRef<number>(undefined);
  useEffect(() => {
    const handleScroll = () => {
      if (pages.current === null || window.scrollY === broughtAt.current) return;
      broughtAt.current = undefined;
      setPage((placeIn(pages.current)?.index ?? 0) + 1);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [pages]);
  function goTo(number: number) {
    pageIn(pages.current, number)?.scrollIntoView({ block: 'start' });
    broughtAt.current = window.scrollY;
    setPage(number);
  }
  return { page, goTo };
}
