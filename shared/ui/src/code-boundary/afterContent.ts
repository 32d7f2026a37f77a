import { useLayoutEffect } from 'react';

/** What waits for the content waits no longer than this, in milliseconds: content may fail to come. */
const longestWaitMs = 4_000;

let awaited = 0;
const waiting = new Set<() => void>();

function arrive(): void {
  awaited -= 1;
  // In a task of its own: what takes the place of a placeholder may be waiting for content itself.
  setTimeout(() => {
    if (awaited > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  });
}

/** The page is waiting for what its reader came for: what can come later does. */
export function useContentToCome(isAwaited: boolean): void {
  useLayoutEffect(() => {
    if (!isAwaited) return undefined;
    awaited += 1;
    return arrive;
  }, [isAwaited]);
}

/** Resolves once the page is not waiting for its content any more, at once where it is not. */
export function afterContent(): Promise<void> {
  if (awaited === 0) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, longestWaitMs);
    // What a page that is left still has to send cannot wait.
    addEventListener('pagehide', () => resolve(), { once: true });
  });
}
