import { useLayoutEffect } from 'react';

let holding = 0;

/**
 * A dialogue holds the page still behind it. By a mark on the page itself: looked for by `:has`, the dialogue would be
 * looked for in the whole page each time a row of a table comes or goes.
 */
export function useHeldPage(opened: boolean): void {
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
