import { act } from '@testing-library/react';

const isFake = () => Object.hasOwn(setTimeout, 'clock');

/** Advances fake timers and runs what is due. */
export const passTime = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

/** Skips pauses between keystrokes with fake timers. */
export function passPause(ms: number): void {
  if (isFake()) jest.advanceTimersByTime(ms);
}
