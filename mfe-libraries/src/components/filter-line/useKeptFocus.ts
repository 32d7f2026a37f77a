import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Focus does not go with an item that leaves the line: it comes to “More filters”, behind which the item now stands, or where that
 * has gone to the last filter. Answers what the line does when something in it takes focus. [L-17]
 */
export function useKeptFocus(
  line: RefObject<HTMLElement | null>,
  fitting: readonly string[],
): (event: FocusEvent) => void {
  const last = useRef<Element>(undefined);

  useLayoutEffect(() => {
    // What had focus and is no longer there has left it to the page.
    if (last.current?.isConnected !== false || document.activeElement !== document.body) return;
    const buttons = line.current?.querySelectorAll<HTMLElement>(':scope > div > [aria-haspopup]') ?? [];
    [...buttons].at(-1)?.focus({ preventScroll: true });
  }, [line, fitting]);

  return ({ target }) => {
    last.current = target;
  };
}
