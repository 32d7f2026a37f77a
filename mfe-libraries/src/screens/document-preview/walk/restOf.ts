/** Less is the middle, moved by another width of the window; in pixels. */
const leastPull = 40;

/** Positions are rounded, and a zoomed window ends a little short; in pixels. */
const slack = 2;

/** What a row must tell of itself. */
type Row = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/**
 * Where a row with a side before and after its middle has come to rest; undefined in between, where a finger holds it: let go, it snaps to one of the
 * three. Without a side that end is the middle. [V-02]
 */
export function restOf(
  { scrollLeft, scrollWidth, clientWidth }: Row,
  { offsetLeft }: Pick<HTMLElement, 'offsetLeft'>,
): 'previous' | 'middle' | 'next' | undefined {
  if (Math.abs(scrollLeft - offsetLeft) <= leastPull) return 'middle';
  if (scrollLeft <= slack) return 'previous';
  return scrollLeft >= scrollWidth - clientWidth - slack ? 'next' : undefined;
}
