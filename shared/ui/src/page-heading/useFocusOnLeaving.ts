import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Focuses the page's heading when the focused element is gone; never scrolls. [S-06] */
export function focusHeading(): void {
  document.getElementById('page-heading')?.focus({ preventScroll: true });
}

/**
 * For elements that their own button removes, such as a failure on retry: moves focus to the dialogue around, or the
 * page's heading.
 */
export function useFocusOnLeaving<Leaving extends HTMLElement>(): RefObject<Leaving | null> {
  const leaving = useRef<Leaving>(null);
  useLayoutEffect(() => {
    const element = leaving.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const dialogue = element.closest<HTMLElement>('[role="dialog"]');
      if (dialogue === null) focusHeading();
      else dialogue.focus({ preventScroll: true });
    };
  }, []);
  return leaving;
}
