export interface MeasuredItem {
  id: string;
  /** In pixels, as are all widths here. */
  width: number;
  chosen: boolean;
}

interface Room {
  width: number;
  /** Between two items. */
  gap: number;
  /** The button behind which the others stand. */
  more: number;
  /** The item whose panel is open: it must not go away. */
  keep?: string | undefined;
}

const widthOf = (items: readonly MeasuredItem[], gap: number) =>
  items.reduce((sum, { width }) => sum + width + gap, 0) - gap;

/** Which filters fit into one line, in their order. From the end those leave first in which nothing is chosen. [L-17] */
export function fittingItems(items: readonly MeasuredItem[], { width, gap, more, keep }: Room): string[] {
  let fitting = [...items];
  while (fitting.length > 0) {
    const beside = fitting.length < items.length ? gap + more : 0;
    if (widthOf(fitting, gap) + beside <= width) break;
    const others = fitting.filter(({ id }) => id !== keep);
    const leaving = others.findLast(({ chosen }) => !chosen) ?? others.at(-1);
    if (leaving === undefined) break;
    fitting = fitting.filter((item) => item !== leaving);
  }
  return fitting.map(({ id }) => id);
}
