import { useEffect } from 'react';

/** After the page has come to rest, in milliseconds: what the reader asked for goes first. */
const restMs = 1_500;

/** Browsers that say so save their readers' data. */
interface Connection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

const isThrifty = () => {
  const { connection } = navigator as Navigator & Connection;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

/** Does something once the page is loaded and at rest; the answer calls it off. */
export function whenIdle(task: () => void): () => void {
  const endings: (() => void)[] = [];
  const rest = () => {
    const timer = setTimeout(() => {
      // Not every browser tells when it is idle: there, the rest has to do.
      if (!('requestIdleCallback' in globalThis)) return task();
      const handle = requestIdleCallback(task);
      endings.push(() => cancelIdleCallback(handle));
    }, restMs);
    endings.push(() => clearTimeout(timer));
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
  endings.push(() => removeEventListener('load', rest));
  return () => endings.forEach((end) => end());
}

/** Fetches the pages that the reader can go to next, when the browser has nothing else to do. [F-05] */
export function useIdlePrefetch(paths: readonly string[], onPrefetch: (path: string) => void): void {
  const wanted = paths.join(' ');
  useEffect(() => {
    if (wanted === '' || isThrifty()) return undefined;
    return whenIdle(() => wanted.split(' ').forEach(onPrefetch));
  }, [wanted, onPrefetch]);
}
