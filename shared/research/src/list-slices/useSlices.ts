import { useDeferredValue, useEffect, useState } from 'react';

/** As many tiles as a slow phone puts on the page without holding up a tap or a keystroke. */
export const sliceSize = 10;

/** How much of a list is there by now. */
export interface Slices<View> {
  /** How many items to draw. */
  drawn: number;
  /** What the items behind those still are: as many as were drawn in the view before. */
  before: { view: View; drawn: number };
}

/**
 * How many items of a list to draw: first a slice, then one slice more at a time, each in a task of its own, until all are
 * there. What is drawn stays as the list grows; another, shorter list begins with its first slice, and so does one that is shown in
 * another `view`, whose items of the view before are taken down slice by slice, too. Deferred rather than a transition, which
 * would wait for whatever address is on its way.
 */
export function useSlices<View>(count: number, view: View): Slices<View> {
  const [drawnIn, setDrawnIn] = useState({ view, before: { view, drawn: 0 } });
  const [wanted, setWanted] = useState(sliceSize);
  const most = Math.max(count, sliceSize);
  const deferred = useDeferredValue(wanted);
  const drawn = Math.min(deferred, wanted, count);
  // Before anything is shown: a longer list that takes the place of a shorter one comes in slices, too.
  if (wanted > most) setWanted(most);
  if (drawnIn.view !== view) {
    setDrawnIn({ view, before: { view: drawnIn.view, drawn } });
    setWanted(sliceSize);
  } else if (drawn === count && drawnIn.before.drawn > 0) {
    setDrawnIn({ view, before: { view, drawn: 0 } });
  }
  useEffect(() => {
    if (deferred !== wanted || wanted >= count) return undefined;
    // What the reader does meanwhile, and the paint of the last slice, come first.
    const next = setTimeout(() => setWanted(wanted + sliceSize));
    return () => clearTimeout(next);
  }, [deferred, wanted, count]);
  return { drawn, before: drawnIn.before };
}
