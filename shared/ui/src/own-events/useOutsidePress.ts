import { useEffect, useEffectEvent } from 'react';
import { onOwnEvent } from './onOwnEvent.ts';

/** Calls back when the reader presses elsewhere in the portal, while it is active. */
export function useOutsidePress(
  active: boolean,
  isInside: (target: Node) => boolean,
  onOutside: () => void,
): void {
  const handlePress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && target.isConnected && !isInside(target)) onOutside();
  });
  useEffect(() => {
    if (!active) return undefined;
    return onOwnEvent('pointerdown', (event) => handlePress(event));
  }, [active]);
}
