import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const readers = new Set<() => void>();
let printing = false;

/** Synchronous: the browser prints the page right after. */
function change(now: boolean): void {
  printing = now;
  flushSync(() => {
    for (const read of readers) read();
  });
}

const handleBefore = () => change(true);
const handleAfter = () => change(false);

/** One pair of listeners for all readers. */
function subscribe(read: () => void): () => void {
  if (readers.size === 0) {
    window.addEventListener('beforeprint', handleBefore);
    window.addEventListener('afterprint', handleAfter);
  }
  readers.add(read);
  return () => {
    readers.delete(read);
    if (readers.size > 0) return;
    window.removeEventListener('beforeprint', handleBefore);
    window.removeEventListener('afterprint', handleAfter);
  };
}

const isPrinting = () => printing;

/** Whether the browser is printing: collapsed parts are printed. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting);
