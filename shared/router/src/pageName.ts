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

/**
 * Sets the name of what the page shows, such as a person, before the route's title in the browser tab. Undefined: not
 * known yet.
 */
export function usePageName(shown: string | undefined): void {
  useEffect(() => {
    if (shown === undefined) return undefined;
    setName(shown);
    return () => setName(undefined);
  }, [shown]);
}

/** The name, for the shell's title. */
export function useShownPageName(): string | undefined {
  return useSyncExternalStore(subscribe, () => name);
}
