import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the window, extended by a CSS margin such as `100% 0px`. */
export function useInView(element: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      { rootMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isInView;
}

/** A line across the window. */
const middle = '-50% 0px -49% 0px';

/** Calls back with the number of a page that comes to the middle of the window. */
export function useMiddle(
  page: RefObject<HTMLElement | null>,
  number: number,
  onMiddle: (number: number) => void,
): void {
  const isMiddle = useInView(page, middle);
  useEffect(() => {
    if (isMiddle) onMiddle(number);
  }, [isMiddle, number, onMiddle]);
}
