const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? NaN;
};

/** The middle of an odd number of values; of an even number, the upper of the two. NaN of none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The values a quarter of all lie below, and a quarter above. */
export const quartiles = (values: readonly number[]): [lower: number, upper: number] => [
  quantile(values, 0.25),
  quantile(values, 0.75),
];

/** How many times as much: the median of the ratios of what was measured right after one another. NaN where nothing was. */
export const pairedRatio = (values: readonly number[], base: readonly number[]): number =>
  median(
    values.flatMap((value, place) => {
      const other = base[place];
      return other === undefined ? [] : [value / other];
    }),
  );
