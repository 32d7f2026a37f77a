/** In milliseconds. */
export interface RequestSpan {
  start: number;
  end: number;
}

/** Longest chain in which each request starts after the previous one ended. */
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
