import { loadOverlays } from '@portal/ui';
import { useEffect, useRef } from 'react';

/** After the page has come to rest, in milliseconds: what the reader asked for goes first. */
const restMs = 1_000;

/** Browsers that say so save their readers' data. */
interface Connection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

const isThrifty = () => {
  const { connection } = navigator as Navigator & Connection;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });

const rest = () => new Promise((resolve) => setTimeout(resolve, restMs));

/** Not every browser tells when it is idle: there, the rest has to do. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else resolve(undefined);
  });

/** Menus and dialogues then open at once. One that is opened earlier, or did not come, is fetched when it opens. */
async function fetchOverlays(): Promise<void> {
  try {
    await loadOverlays();
  } catch (error) {
    console.warn('Prefetch failed.', error);
  }
}

/** One page after the other, so that on a thin line the reader waits for one of them at most. */
async function fetchInTurns(paths: readonly string[], fetchNext: (path: string) => unknown): Promise<void> {
  await loaded();
  await rest();
  for (const path of paths) {
    await idle();
    await fetchNext(path);
  }
  await idle();
  await fetchOverlays();
}

/**
 * Fetches the pages that the reader can go to next, each once, then what opens over the page, when the browser has
 * nothing else to do. `onPrefetch` answers when it is done; `isWaiting`: the reader waits for a page. [F-05]
 */
export function useIdlePrefetch(
  paths: readonly string[],
  { onPrefetch, isWaiting }: { onPrefetch: (path: string) => unknown; isWaiting: boolean },
): void {
  const asked = useRef(new Set<string>());
  const wanted = paths.join(' ');
  useEffect(() => {
    if (isWaiting || isThrifty()) return undefined;
    const ending = new AbortController();
    void fetchInTurns(wanted.split(' ').filter(Boolean), async (path) => {
      if (ending.signal.aborted || asked.current.has(path)) return;
      asked.current.add(path);
      await onPrefetch(path);
    });
    return () => ending.abort();
  }, [wanted, isWaiting, onPrefetch]);
}
