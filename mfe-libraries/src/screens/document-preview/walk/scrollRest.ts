/** In pixels; less is the middle, shifted by a resize. */
const leastPull = 40;

/** In pixels: positions are rounded, and zoomed windows end a little short. */
const slack = 2;

type Row = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/**
 * Returns where a row of previous, middle and next has come to rest; undefined in between, held by a finger: released,
 * it snaps. Without a side, that end is the middle. [V-02]
 */
export function scrollRest(
  { scrollLeft, scrollWidth, clientWidth }: Row,
  { offsetLeft }: Pick<HTMLElement, 'offsetLeft'>,
): 'previous' | 'middle' | 'next' | undefined {
  if (Math.abs(scrollLeft - offsetLeft) <= leastPull) return 'middle';
  if (scrollLeft <= slack) return 'previous';
  return scrollLeft >= scrollWidth - clientWidth - slack ? 'next' : undefined;
}
