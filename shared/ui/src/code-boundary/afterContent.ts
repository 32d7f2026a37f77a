import { endFirstView } from '@portal/contract';
import { useLayoutEffect } from 'react';

/** The content may never load. */
const longestWaitMs = 4_000;

let awaited = 0;
const waiting = new Set<() => void>();

/** Before this is painted, but after what replaces a placeholder has begun to wait for its own content. */
function settle(): void {
  queueMicrotask(() => {
    if (awaited === 0) endFirstView();
  });
}

function arrive(): void {
  awaited -= 1;
  settle();
  // In a separate task: what replaces a placeholder may itself wait for content.
  setTimeout(() => {
    if (awaited > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  });
}

/** Marks the page as waiting for its main content; optional parts wait, too. */
export function useContentToCome(isAwaited: boolean): void {
  useLayoutEffect(() => {
    if (!isAwaited) {
      settle();
      return undefined;
    }
    awaited += 1;
    return arrive;
  }, [isAwaited]);
}

/** Resolves once the page no longer waits for its content. */
export function afterContent(): Promise<void> {
  if (awaited === 0) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, longestWaitMs);
    // A page that is being left must send now.
    addEventListener('pagehide', () => resolve(), { once: true });
  });
}
