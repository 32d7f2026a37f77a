import { onOwnEvent } from '@portal/ui';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Calls back on a click outside of the element that gets the ref, while it is on. Plain text of a page takes no focus:
 * there, a blur names no target.
 */
export function useClickOutside(isOn: boolean, onOutside: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const handleClick = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Node && element.current?.contains(target) === false) onOutside();
  });
  useEffect(
    () => (isOn ? onOwnEvent('click', (event) => handleClick(event), { capture: true }) : undefined),
    [isOn],
  );
  return element;
}
