import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Gives focus to the page's heading, for what had it is gone; nothing scrolls. [S-06] */
export function focusHeading(): void {
  document.getElementById('page-heading')?.focus({ preventScroll: true });
}

/**
 * For what goes when its own button was pressed, as a failure that is tried again: focus that it had goes to the dialogue
 * it stood in, or else to the page's heading, and not to nowhere.
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
