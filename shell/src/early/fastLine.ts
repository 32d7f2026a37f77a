/** A line with a round trip below this carries everything at once. */
const fastMs = 100;

/** By the browser's own estimate, which is 0 where it has none, else by what the page itself has taken. */
export function isFastLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: { rtt?: number } };
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const taken = visit === undefined ? Infinity : visit.responseStart - visit.requestStart;
  return (connection?.rtt || taken) < fastMs;
}
