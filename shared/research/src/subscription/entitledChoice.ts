import { readCookie, rememberDays, writeCookie } from '@portal/session';
import { useSyncExternalStore } from 'react';

const cookie = 'inSubscription';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the client wants to see only what the subscription includes; undefined until that was chosen. [L-22] */
export function entitledChoice(): boolean | undefined {
  const kept = readCookie(cookie);
  return kept === 'true' || kept === 'false' ? kept === 'true' : undefined;
}

/** Keeps what the client wants, for all lists and the next visit. [L-22] */
export function chooseEntitled(only: boolean): void {
  writeCookie(cookie, String(only), { days: rememberDays });
  for (const listener of listeners) listener();
}

/** The same for a component, which renders again when it changes. */
export const useEntitledChoice = (): boolean | undefined => useSyncExternalStore(subscribe, entitledChoice);
