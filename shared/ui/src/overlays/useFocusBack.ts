import { useLayoutEffect, useRef } from 'react';

/**
 * Returns focus after something has closed or was removed while open, unless the reader has focused something else
 * meanwhile.
 * @param isOn false if closing opens another page, which takes focus
 */
export function useFocusBack(opened: boolean, isOn = true): void {
  const isActive = useRef(isOn);
  useLayoutEffect(() => {
    isActive.current = isOn;
  }, [isOn]);
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const before = document.activeElement;
    return () => {
      // What has closed is removed first, with its focus.
      setTimeout(() => {
        const { activeElement } = document;
        const isLost = activeElement === null || activeElement === document.body;
        if (isLost && isActive.current && before instanceof HTMLElement)
          before.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}
