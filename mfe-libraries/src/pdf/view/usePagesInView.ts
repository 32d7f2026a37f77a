import { useEffect, useState, type RefObject } from 'react';

/** A window above and below: what a reader comes to next is drawn. */
const near = '100% 0px';

/** In milliseconds. */
const sampleMs = 120;

/** Pages that pass faster than this share of the window in a sample are not read. */
const passing = 0.4;

/** More are only selected to be copied as a whole, for which the file is better. */
const mostSelected = 20;

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((number) => other.has(number));

/**
 * Numbers of the pages to draw: those near the window, once they rest there or pass slowly, and those that hold the focus or
 * selected text. A jump over many pages draws none of them. [V-03]
 * @param isLaidOut the pages have their size
 */
export function usePagesInView(
  pages: RefObject<HTMLElement | null>,
  isLaidOut: boolean,
): ReadonlySet<number> {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const elements = [...(pages.current?.children ?? [])];
    if (!isLaidOut || elements.length === 0) return undefined;
    const numbers = new Map(elements.map((element, index) => [element, index + 1]));
    const isNear = new Set<number>();
    const show = () => {
      const selected = selectedPages(elements);
      setDrawn((before) => {
        const staying = selected.filter((number) => before.has(number));
        const next = new Set([...isNear, ...staying]);
        return isSame(next, before) ? before : next;
      });
    };
    const pace = watchPace(show);
    const nearby = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = numbers.get(target) ?? 0;
          if (isIntersecting) isNear.add(number);
          else isNear.delete(number);
        }
        if (!pace.isPassing()) show();
      },
      { rootMargin: near },
    );
    for (const element of elements) nearby.observe(element);
    return () => {
      nearby.disconnect();
      pace.stop();
    };
  }, [pages, isLaidOut]);
  return drawn;
}

/** Calls back whenever a scrolling window is slow enough to be read, or rests. */
function watchPace(onSlow: () => void): { isPassing: () => boolean; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = window.scrollY;
  const sample = () => {
    timer = undefined;
    const isPassing = Math.abs(window.scrollY - from) > passing * window.innerHeight;
    if (isPassing) start();
    else onSlow();
  };
  const start = () => {
    from = window.scrollY;
    timer = setTimeout(sample, sampleMs);
  };
  const handleScroll = () => {
    if (timer === undefined) start();
  };
  window.addEventListener('scroll', handleScroll, { passive: true });
  return {
    isPassing: () => timer !== undefined,
    stop: () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', handleScroll);
    },
  };
}

/** Numbers of the pages that hold the focus or selected text, which would be lost with them. */
function selectedPages(pages: readonly Element[]): number[] {
  const selection = document.getSelection();
  const range = selection === null || selection.isCollapsed ? undefined : selection.getRangeAt(0);
  const isSelected = (page: Element) => range?.intersectsNode(page) === true;
  const selected = pages.flatMap((page, index) => (isSelected(page) ? [index + 1] : []));
  const focused = pages.flatMap((page, index) => (page.contains(document.activeElement) ? [index + 1] : []));
  return [...focused, ...selected.slice(0, mostSelected)];
}
