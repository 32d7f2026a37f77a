/** So far a finger pulls the page before letting go reads it again, in px of the mark. */
const enough = 64;
const furthest = 96;

export interface Pulled {
  /** How far the mark has come, in px. */
  distance: number;
  /** Whether letting go would refresh. */
  isEnough: boolean;
}

/** How far a finger has pulled that moved by so much; undefined where it rather scrolls or swipes. */
export function pulledBy({ x, y }: { x: number; y: number }): Pulled | undefined {
  if (y <= 0 || Math.abs(x) > y) return undefined;
  const distance = Math.min(y / 2, furthest);
  return { distance, isEnough: distance >= enough };
}
