import { useDeferredValue, useEffect, useState } from 'react';

/** Tiles that a slow phone renders without delaying a tap or keystroke. */
export const sliceSize = 10;

export interface Slices<View> {
  /** How many items to draw. */
  drawn: number;
  /** The previous view, and how many items it had drawn; it is removed as the new one is drawn. */
  before: { view: View; drawn: number };
}

/**
 * Draws a list slice by slice, each in its own task. Drawn items stay as the list grows; a shorter list or another
 * `view` starts over, and the old view's items are removed slice by slice too. A deferred value: a transition would
 * wait for any pending navigation.
 */
export function useSlices<View>(count: number, view: View): Slices<View> {
  const [drawnIn, setDrawnIn] = useState({ view, before: { view, drawn: 0 } });
  const [requested, setRequested] = useState(sliceSize);
  const most = Math.max(count, sliceSize);
  const deferred = useDeferredValue(requested);
  const drawn = Math.min(deferred, requested, count);
  // Before anything is shown: a longer list that replaces a shorter one must also be sliced.
  if (requested > most) setRequested(most);
  if (drawnIn.view !== view) {
    setDrawnIn({ view, before: { view: drawnIn.view, drawn } });
    setRequested(sliceSize);
  } else if (drawn === count && drawnIn.before.drawn > 0) {
    setDrawnIn({ view, before: { view, drawn: 0 } });
  }
  useEffect(() => {
    if (deferred !== requested || requested >= count) return undefined;
    // Lets input and the last slice's paint go first.
    const next = setTimeout(() => setRequested(requested + sliceSize));
    return () => clearTimeout(next);
  }, [deferred, requested, count]);
  return { drawn, before: drawnIn.before };
}
