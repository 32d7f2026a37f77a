import { useEffect, useState, type RefObject } from 'react';

/** The width of an element in whole pixels; undefined before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver((entries) =>
      setWidth(Math.floor(entries.at(-1)?.contentRect.width ?? 0)),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
