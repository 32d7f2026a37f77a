import { act } from '@testing-library/react';

const isFake = () => Object.hasOwn(setTimeout, 'clock');

/** Lets time go by at once, after `jest.useFakeTimers()`; what is due in it has happened. */
export const passTime = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

/** The pauses between keystrokes take no real time where timers are fake. */
export function passPause(ms: number): void {
  if (isFake()) jest.advanceTimersByTime(ms);
}
