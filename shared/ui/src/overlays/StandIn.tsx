import { useLayoutEffect, type RefCallback } from 'react';

interface StandInProps {
  anchor: Element | null;
  /** Given by the part that floats next to it. */
  ref?: RefCallback<Element>;
}

/** Represents an element of the page inside the part that floats next to it: the element itself stays where it is. */
export function StandIn({ anchor, ref }: StandInProps) {
  useLayoutEffect(() => {
    ref?.(anchor);
    return () => void ref?.(null);
  }, [ref, anchor]);
  return null;
}
