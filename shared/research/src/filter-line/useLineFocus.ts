import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the focus when a focused item leaves the line: it moves to “More filters” or, without that, to the last filter.
 * Returns the line's focus handler. [L-17]
 */
export function useLineFocus(
  line: RefObject<HTMLElement | null>,
  fitting: readonly string[],
): (event: FocusEvent) => void {
  const last = useRef<Element>(undefined);

  useLayoutEffect(() => {
    // An element that is removed while focused leaves the focus to the body.
    if (last.current?.isConnected !== false || document.activeElement !== document.body) return;
    const buttons = line.current?.querySelectorAll<HTMLElement>(':scope > div > [aria-haspopup]') ?? [];
    [...buttons].at(-1)?.focus({ preventScroll: true });
  }, [line, fitting]);

  return ({ target }) => {
    last.current = target;
  };
}
