/** `travelled`: distance since the direction changed; up is negative. */
export interface HeaderScroll {
  shown: boolean;
  travelled: number;
}

/** In px. Down must ignore a list that adjusts its height. */
const enough = { up: 4, down: 24 };

/** Always shown at the top of the page. */
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
