import { useLayoutEffect } from 'react';

let holding = 0;

/**
 * Stops the page from scrolling behind a dialogue. Marks the root element: with `:has`, every change of a table row
 * would search the whole page for the dialogue.
 */
export function useScrollLock(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    holding += 1;
    document.documentElement.toggleAttribute('data-held', true);
    return () => {
      holding -= 1;
      document.documentElement.toggleAttribute('data-held', holding > 0);
    };
  }, [opened]);
}
