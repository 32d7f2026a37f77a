import { takesLetters, useListKeysOn } from '@portal/research';
import { onOwnEvent } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import type { WalkSteps } from './useWalkSteps.ts';

/** J is the next publication, K the previous one, as in lists. [V-02] */
export function stepOfKey(event: KeyboardEvent): 'next' | 'previous' | undefined {
  if (takesLetters(event)) return undefined;
  const letter = event.key.toLowerCase();
  if (letter === 'j') return 'next';
  return letter === 'k' ? 'previous' : undefined;
}

/** Handles J and K, unless the reader has turned such keys off. [V-02] [L-18] */
export function useWalkKeys(steps: WalkSteps | undefined): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKey(event);
    if (step === undefined || steps === undefined) return;
    steps[step]?.go();
  });
  const on = useListKeysOn();
  useEffect(() => {
    if (!on) return undefined;
    return onOwnEvent('keydown', (event) => handleKey(event));
  }, [on]);
}
