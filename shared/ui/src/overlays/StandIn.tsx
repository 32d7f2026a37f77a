import { useLayoutEffect, type RefCallback } from 'react';

interface StandInProps {
  anchor: Element | null;
  /** Set by the floating part. */
  ref?: RefCallback<Element>;
}

/** Represents an element within a floating part, without moving it in the page. */
export function StandIn({ anchor, ref }: StandInProps) {
  useLayoutEffect(() => {
    ref?.(anchor);
    return () => void ref?.(null);
  }, [ref, anchor]);
  return null;
}
