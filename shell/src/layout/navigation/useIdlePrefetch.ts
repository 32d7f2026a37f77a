import { loadOverlays } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { idle, isThrifty, settled } from './atRest.ts';

/** Lets menus and dialogs open at once; any that are missing load when they open. */
async function fetchOverlays(): Promise<void> {
  try {
    await loadOverlays();
  } catch (error) {
    console.warn('Prefetch failed.', error);
  }
}

/** One at a time, so that on a slow connection the reader waits for one at most. */
async function fetchInTurns(paths: readonly string[], fetchNext: (path: string) => unknown): Promise<void> {
  await settled();
  for (const path of paths) {
    await idle();
    await fetchNext(path);
  }
  await idle();
  await fetchOverlays();
}

/**
 * Prefetches likely next pages, each once, then the overlays, while the browser is idle. [F-05]
 * @param options `onPrefetch` resolves when done; `isWaiting`: the reader is waiting for a page
 */
export function useIdlePrefetch(
  paths: readonly string[],
  { onPrefetch, isWaiting }: { onPrefetch: (path: string) => unknown; isWaiting: boolean },
): void {
  const fetched = useRef(new Set<string>());
  const pathList = paths.join(' ');
  useEffect(() => {
    if (isWaiting || isThrifty()) return undefined;
    const ending = new AbortController();
    void fetchInTurns(pathList.split(' ').filter(Boolean), async (path) => {
      if (ending.signal.aborted || fetched.current.has(path)) return;
      fetched.current.add(path);
      await onPrefetch(path);
    });
    return () => ending.abort();
  }, [pathList, isWaiting, onPrefetch]);
}
