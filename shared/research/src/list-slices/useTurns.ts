import { useEffect, useRef, useState } from 'react';

interface Turns<Value> {
  slices: number;
  /** Whether a slice differs between two values and may show the older one until its turn. */
  mayWait: (older: Value, newer: Value, slice: number) => boolean;
  /** The slice in sight: it goes first, then its neighbours. */
  inSight: () => number;
}

/**
 * The value that each slice of a long list shows. Slices that may wait change one by one, each in its own task, so that
 * taps need not wait; the others change at once. The value must keep its identity until it changes.
 */
export function useTurns<Value>(value: Value, { slices, mayWait, inSight }: Turns<Value>): readonly Value[] {
  const [previous, setPrevious] = useState<readonly Value[]>([]);
  const shown = Array.from({ length: slices }, (_, slice) => {
    const older = previous[slice];
    return older !== undefined && mayWait(older, value, slice) ? older : value;
  });
  // Before anything is shown; compared with what slices show next.
  if (shown.length !== previous.length || shown.some((each, slice) => each !== previous[slice]))
    setPrevious(shown);
  const isDone = shown.every((each) => each === value);
  // Measured once, since it forces a layout.
  const start = useRef<{ value: Value; slice: number }>(undefined);
  useEffect(() => {
    if (isDone) return undefined;
    const next = setTimeout(() => {
      if (start.current?.value !== value) start.current = { value, slice: inSight() };
      const turn = nearestWaiting(previous, value, start.current.slice);
      setPrevious(previous.map((each, slice) => (slice === turn ? value : each)));
    });
    return () => clearTimeout(next);
  });
  return shown;
}

/** The outdated slice nearest to the one in sight. */
function nearestWaiting<Value>(shown: readonly Value[], value: Value, inSight: number): number {
  const waiting = shown.flatMap((each, slice) => (each === value ? [] : [slice]));
  const distance = (slice: number) => Math.abs(slice - inSight);
  return waiting.reduce((best, slice) => (distance(slice) < distance(best) ? slice : best), waiting[0] ?? -1);
}
