export interface MeasuredItem {
  id: string;
  /** In pixels, like all widths here. */
  width: number;
  chosen: boolean;
}

interface Room {
  width: number;
  gap: number;
  /** The “More filters” button. */
  more: number;
  /** The item with the open panel, which must stay. */
  keep?: string | undefined;
}

const widthOf = (items: readonly MeasuredItem[], gap: number) =>
  items.reduce((sum, { width }) => sum + width + gap, 0) - gap;

/** Returns the filters that fit into one line, in order. Those without a choice leave first, from the end. [L-17] */
export function fittingItems(items: readonly MeasuredItem[], { width, gap, more, keep }: Room): string[] {
  let fitting = [...items];
  while (fitting.length > 0) {
    const moreWidth = fitting.length < items.length ? gap + more : 0;
    if (widthOf(fitting, gap) + moreWidth <= width) break;
    const others = fitting.filter(({ id }) => id !== keep);
    const leaving = others.findLast(({ chosen }) => !chosen) ?? others.at(-1);
    if (leaving === undefined) break;
    fitting = fitting.filter((item) => item !== leaving);
  }
  return fitting.map(({ id }) => id);
}
