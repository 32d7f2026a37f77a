import { useLayoutEffect, useRef } from 'react';

/**
 * Returns focus after something has closed, unless the reader has focused something else meanwhile.
 * @param wanted false if closing opens another page, which takes focus
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
    // What has closed is removed first, with its focus.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) element.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [opened, wanted]);
}
