import { readCookie, rememberDays, writeCookie } from '@portal/session';
import { useSyncExternalStore } from 'react';

const cookie = 'inSubscription';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether to show only what the subscription includes; undefined without a choice. [L-22] */
export function entitledChoice(): boolean | undefined {
  const stored = readCookie(cookie);
  return stored === 'true' || stored === 'false' ? stored === 'true' : undefined;
}

/** Remembers the choice for all lists. [L-22] */
export function chooseEntitled(only: boolean): void {
  writeCookie(cookie, String(only), { days: rememberDays });
  for (const listener of listeners) listener();
}

/** `entitledChoice` for a component. */
export const useEntitledChoice = (): boolean | undefined => useSyncExternalStore(subscribe, entitledChoice);
