import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { scrollRest } from './scrollRest.ts';

/** In milliseconds; browsers without `scrollend` count as still after that. */
const stillMs = 150;

/** Not pointer events: they are cancelled once the browser scrolls, and never report the lifted finger. */
const changes = ['scroll', 'touchstart', 'touchend', 'touchcancel'] as const;

/**
 * A row that scrolls sideways, initially at its middle. Calls back when it comes to rest at a side, once until it is
 * back at the middle. Sets `--above` to the height hidden above the window. [V-02]
 */
export function useSwipe(onPulled: (side: 'previous' | 'next') => void) {
  const row = useRef<HTMLDivElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  const hasPulled = useRef(false);
  const settle = useEffectEvent(() => {
    if (row.current === null || middle.current === null) return;
    const rest = scrollRest(row.current, middle.current);
    if (rest === 'middle') hasPulled.current = false;
    if (rest === undefined || rest === 'middle' || hasPulled.current) return;
    hasPulled.current = true;
    onPulled(rest);
  });
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    element.scrollLeft = middle.current?.offsetLeft ?? 0;
    const handleScroll = () =>
      element.style.setProperty('--above', `${-Math.min(0, element.getBoundingClientRect().top)}px`);
    element.addEventListener('scroll', handleScroll, { passive: true });
    const unwatch = watchEnd(element, () => settle());
    return () => {
      element.removeEventListener('scroll', handleScroll);
      unwatch();
    };
  }, []);
  return { row, middle };
}

/** Calls back when scrolling ends; without `scrollend`, when the row is still and not touched. */
function watchEnd(row: HTMLElement, onEnd: () => void): () => void {
  if ('onscrollend' in HTMLElement.prototype) {
    row.addEventListener('scrollend', onEnd);
    return () => row.removeEventListener('scrollend', onEnd);
  }
  let fingers = 0;
  let still: ReturnType<typeof setTimeout> | undefined;
  const handleChange = (event: Event) => {
    if ('touches' in event) fingers = (event as TouchEvent).touches.length;
    clearTimeout(still);
    if (fingers === 0) still = setTimeout(onEnd, stillMs);
  };
  for (const type of changes) row.addEventListener(type, handleChange, { passive: true });
  return () => {
    clearTimeout(still);
    for (const type of changes) row.removeEventListener(type, handleChange);
  };
}
