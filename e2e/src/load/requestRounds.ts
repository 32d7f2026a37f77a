/** When a request began and when its answer was complete, in milliseconds. */
export interface RequestSpan {
  start: number;
  end: number;
}

/** How many requests had to wait for one another: the longest chain in which each begins after the one before has ended. */
export function requestRounds(spans: readonly RequestSpan[]): number {
  let free = -Infinity;
  let rounds = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.end - b.end)) {
    if (start < free) continue;
    rounds += 1;
    free = end;
  }
  return rounds;
}
