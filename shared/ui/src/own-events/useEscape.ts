import { useEffect, useEffectEvent } from 'react';
import { onOwnEvent } from './onOwnEvent.ts';

/** Calls back on Escape while it is active, before what is open within has closed. */
export function useEscape(active: boolean, onEscape: () => void): void {
  const handleKey = useEffectEvent(({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing) onEscape();
  });
  useEffect(() => {
    if (!active) return undefined;
    return onOwnEvent('keydown', (event) => handleKey(event), { capture: true });
  }, [active]);
}
