import { onOwnEvent } from '@portal/ui';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back on a click outside of an element, while it is on. One in a frame is no event of the page, but takes its focus. */
export function useClickElsewhere(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  onElsewhere: () => void,
): void {
  const handleClick = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Node && element.current?.contains(target) === false) onElsewhere();
  });
  const handleBlur = useEffectEvent(() => {
    if (document.activeElement instanceof HTMLIFrameElement) onElsewhere();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const stop = onOwnEvent('click', (event) => handleClick(event), { capture: true });
    const handle = () => handleBlur();
    window.addEventListener('blur', handle);
    return () => {
      stop();
      window.removeEventListener('blur', handle);
    };
  }, [isOn]);
}
