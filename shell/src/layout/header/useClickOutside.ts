import { onOwnEvent } from '@portal/ui';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Calls back on a click outside of the element that gets the ref, while it is on. Plain text of a page takes no focus:
 * there, a blur names no target. A click in a frame is no event of the page, but takes the focus of its window.
 */
export function useClickOutside(isOn: boolean, onOutside: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const handleClick = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Node && element.current?.contains(target) === false) onOutside();
  });
  const handleBlur = useEffectEvent(() => {
    if (document.activeElement instanceof HTMLIFrameElement) onOutside();
  });
  useEffect(() => {
    if (!isOn) return;
    const stop = onOwnEvent('click', (event) => handleClick(event), { capture: true });
    const handle = () => handleBlur();
    window.addEventListener('blur', handle);
    return () => {
      stop();
      window.removeEventListener('blur', handle);
    };
  }, [isOn]);
  return element;
}
