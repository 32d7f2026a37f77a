/**
 * Runs at most this many pieces of work at once, the others in the order in which they came: so that many expensive
 * statements leave connections and processors to everyone else.
 */
export function inTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next one takes this place.
      if (next === undefined) running--;
      else next();
    }
  };
}
