const waiting: (() => void)[] = [];
let isAwake = false;

function letNext(): void {
  const next = waiting.shift();
  isAwake = next !== undefined;
  if (next === undefined) return;
  setImmediate(letNext);
  next();
}

/**
 * Resolves when a slice of a long computation may run: one in a turn of the event loop, for all computations, so that
 * all others are answered between any two.
 */
export function nextSlice(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (isAwake) return;
    isAwake = true;
    setImmediate(letNext);
  });
}
