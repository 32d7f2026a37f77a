import { useEffect, useEffectEvent } from 'react';
import type { WalkSteps } from './useWalkSteps.ts';

/** Where letters are text. */
const typing = 'input, textarea, select, [contenteditable], [role="combobox"], [role="menu"]';

/** The step that a key asks for: J to the next publication, K to the one before, as in lists. [V-02] */
export function stepOfKey(event: KeyboardEvent): 'next' | 'previous' | undefined {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  if (target instanceof Element && target.closest(typing) !== null) return undefined;
  if (document.querySelector('[aria-modal="true"]') !== null) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'j') return 'next';
  return letter === 'k' ? 'previous' : undefined;
}

/** Goes through the list by J and K. [V-02] */
export function useWalkKeys(steps: WalkSteps | undefined): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKey(event);
    if (step === undefined || steps === undefined) return;
    steps[step]?.go();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
