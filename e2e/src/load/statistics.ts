const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? NaN;
};

/** The upper of two middle values; NaN without values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const quartiles = (values: readonly number[]): [lower: number, upper: number] => [
  quantile(values, 0.25),
  quantile(values, 0.75),
];

/** Median ratio of values measured right after one another; NaN without pairs. */
export const pairedRatio = (values: readonly number[], base: readonly number[]): number =>
  median(
    values.flatMap((value, place) => {
      const other = base[place];
      return other === undefined ? [] : [value / other];
    }),
  );
