import { useEffect, useRef, useState } from 'react';

interface Turns<Value> {
  /** How many slices there are. */
  slices: number;
  /** Whether a slice looks different in the newer of two values and may stand in the older one until its turn. */
  mayWait: (older: Value, newer: Value, slice: number) => boolean;
  /** The slice that the reader looks at: it comes first, then those next to it. */
  inSight: () => number;
}

/**
 * What each slice of a long list shows. What changes all of them is taken over a slice at a time, each in a task of its own, so
 * that no tap has to wait for the whole list; what changes a few is taken over at once. The value must be the same object until it
 * changes.
 */
export function useTurns<Value>(value: Value, { slices, mayWait, inSight }: Turns<Value>): readonly Value[] {
  const [kept, setKept] = useState<readonly Value[]>([]);
  const shown = Array.from({ length: slices }, (_, slice) => {
    const older = kept[slice];
    return older !== undefined && mayWait(older, value, slice) ? older : value;
  });
  // Before anything is shown. What a slice shows next is compared with this.
  if (shown.length !== kept.length || shown.some((each, slice) => each !== kept[slice])) setKept(shown);
  const isDone = shown.every((each) => each === value);
  // Looked up once: it makes the browser lay out what has just changed.
  const start = useRef<{ value: Value; slice: number }>(undefined);
  useEffect(() => {
    if (isDone) return undefined;
    const next = setTimeout(() => {
      if (start.current?.value !== value) start.current = { value, slice: inSight() };
      const turn = nearestWaiting(kept, value, start.current.slice);
      setKept(kept.map((each, slice) => (slice === turn ? value : each)));
    });
    return () => clearTimeout(next);
  });
  return shown;
}

/** Of the slices that show something else, the one next to a slice. */
function nearestWaiting<Value>(shown: readonly Value[], value: Value, inSight: number): number {
  const waiting = shown.flatMap((each, slice) => (each === value ? [] : [slice]));
  const distance = (slice: number) => Math.abs(slice - inSight);
  return waiting.reduce((best, slice) => (distance(slice) < distance(best) ? slice : best), waiting[0] ?? -1);
}
