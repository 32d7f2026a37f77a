/** y grows downwards. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns round values that enclose all values. */
export function gridValues(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = [5, 10, 20, 50, 100].find((each) => (high - low) / each <= 5) ?? 200;
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step));
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

/** Maps values and grid lines to points, rounded to hundredths. */
export function chartPoints(values: readonly number[], box: Box) {
  const grid = gridValues(values);
  const low = grid[0] ?? 0;
  const high = grid.at(-1) ?? 1;
  const round = (value: number) => Math.round(value * 100) / 100;
  const y = (value: number) => round(box.y + box.height * (1 - (value - low) / (high - low)));
  const x = (index: number) => round(box.x + (box.width * index) / Math.max(1, values.length - 1));
  return {
    points: values.map((value, index) => ({ x: x(index), y: y(value) })),
    lines: grid.map((value) => ({ value, y: y(value) })),
  };
}
