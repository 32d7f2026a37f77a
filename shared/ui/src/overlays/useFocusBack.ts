import { useLayoutEffect, useRef } from 'react';

/**
 * Gives focus back to what had it before something opened, once that has closed and focus is nowhere: what the reader
 * went to meanwhile keeps it.
 * @param wanted false where closing leads to another page, which takes the focus
 */
export function useFocusBack(opened: boolean, wanted = true): void {
  const before = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (opened) {
      before.current = document.activeElement ?? undefined;
      return undefined;
    }
    const element = before.current;
    before.current = undefined;
    if (!wanted || !(element instanceof HTMLElement)) return undefined;
    // What has closed is taken out of the page first, and its focus with it.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) element.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [opened, wanted]);
}
