import { useDeferredValue, useEffect, useState } from 'react';

/** As many tiles as a slow phone puts on the page without holding up a tap or a keystroke. */
export const sliceSize = 10;

/**
 * How many items of a list to draw: first a slice, then one slice more at a time, each in a task of its own, until all are
 * there. What is drawn stays as the list grows; another, shorter list begins with its first slice, and so does one that is shown in
 * another `view`. Deferred rather than a transition, which
 * would wait for whatever address is on its way.
 */
export function useSlices(count: number, view = ''): number {
  const [drawnIn, setDrawnIn] = useState(view);
  const [wanted, setWanted] = useState(sliceSize);
  const most = Math.max(count, sliceSize);
  // Before anything is shown: a longer list that takes the place of a shorter one comes in slices, too.
  if (wanted > most) setWanted(most);
  if (drawnIn !== view) {
    setDrawnIn(view);
    setWanted(sliceSize);
  }
  const drawn = useDeferredValue(wanted);
  useEffect(() => {
    if (drawn !== wanted || wanted >= count) return undefined;
    // What the reader does meanwhile, and the paint of the last slice, come first.
    const next = setTimeout(() => setWanted(wanted + sliceSize));
    return () => clearTimeout(next);
  }, [drawn, wanted, count]);
  return Math.min(drawn, wanted, count);
}
