import { useEffect, useEffectEvent, type RefObject } from 'react';
import { onOwnEvent } from './onOwnEvent.ts';

/**
 * Calls back on a click outside of an element, while it is on. Plain text of a page takes no focus: there, a blur names no
 * target. A click in a frame is no event of the page, but takes the focus of its window.
 */
export function useClickOutside(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  onOutside: () => void,
): void {
  const handleClick = useEffectEvent(({ target }: MouseEvent) => {
    const isThere = target instanceof Node && target.isConnected;
    if (isThere && element.current?.contains(target) === false) onOutside();
  });
  const handleBlur = useEffectEvent(() => {
    if (document.activeElement instanceof HTMLIFrameElement) onOutside();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    // On click, not on press: leaving a field settles its input first.
    const stop = onOwnEvent('click', (event) => handleClick(event), { capture: true });
    const handle = () => handleBlur();
    window.addEventListener('blur', handle);
    return () => {
      stop();
      window.removeEventListener('blur', handle);
    };
  }, [isOn]);
}
