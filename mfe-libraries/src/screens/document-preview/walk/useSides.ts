import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** A browser that does not tell when scrolling has ended stands still for so long, in milliseconds. */
const stillMs = 150;

/** Less is the middle, moved by another width of the window; in pixels. */
const leastPull = 40;

/**
 * A row that scrolls sideways, with its middle in sight at first; calls back when the reader has pulled one of the sides there. What the row hides above
 * the window is left to its style as `--above`. [V-02]
 */
export function useSides(
  onPulled: (side: 'previous' | 'next') => void,
): [row: RefObject<HTMLDivElement | null>, middle: RefObject<HTMLDivElement | null>] {
  const row = useRef<HTMLDivElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  const settle = useEffectEvent(() => {
    const distance = (row.current?.scrollLeft ?? 0) - (middle.current?.offsetLeft ?? 0);
    if (Math.abs(distance) > leastPull) onPulled(distance > 0 ? 'next' : 'previous');
  });
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    element.scrollLeft = middle.current?.offsetLeft ?? 0;
    let still: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      element.style.setProperty('--above', `${-Math.min(0, element.getBoundingClientRect().top)}px`);
      clearTimeout(still);
      still = setTimeout(() => settle(), stillMs);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(still);
      element.removeEventListener('scroll', handleScroll);
    };
  }, []);
  return [row, middle];
}
