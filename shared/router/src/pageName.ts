import { useEffect, useSyncExternalStore } from 'react';

let name: string | undefined;
const listeners = new Set<() => void>();

function setName(next: string | undefined): void {
  name = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Names what a page shows, such as a person: it comes before the route's title in the browser's tab. Undefined: not known yet. */
export function usePageName(shown: string | undefined): void {
  useEffect(() => {
    if (shown === undefined) return undefined;
    setName(shown);
    return () => setName(undefined);
  }, [shown]);
}

/** What the page on show is named, for the shell's title. */
export function useShownPageName(): string | undefined {
  return useSyncExternalStore(subscribe, () => name);
}
