/** In px of the mark: `enough` to refresh on release. */
const enough = 64;
const furthest = 96;

export interface Pulled {
  /** How far the mark has moved, in px. */
  distance: number;
  isEnough: boolean;
}

/** Converts a finger's movement; undefined if it is rather a scroll or swipe. */
export function pulledBy({ x, y }: { x: number; y: number }): Pulled | undefined {
  if (y <= 0 || Math.abs(x) > y) return undefined;
  const distance = Math.min(y / 2, furthest);
  return { distance, isEnough: distance >= enough };
}
