/** Whether the header is in sight, and how far the page has been scrolled one way since it turned; up is negative. */
export interface HeaderScroll {
  shown: boolean;
  travelled: number;
}

/** Upwards it comes back at once; downwards a list that finds its height must not make it go. In px. */
const enough = { up: 4, down: 24 };

/** What becomes of the header of a phone as the page is scrolled. At the top of the page it is always there. */
export function headerScroll(
  before: HeaderScroll,
  { from, to }: { from: number; to: number },
  height: number,
): HeaderScroll {
  if (to <= height) return { shown: true, travelled: 0 };
  const by = to - from;
  const travelled = Math.sign(by) === -Math.sign(before.travelled) ? by : before.travelled + by;
  if (travelled <= -enough.up) return { shown: true, travelled };
  return { shown: before.shown && travelled < enough.down, travelled };
}
