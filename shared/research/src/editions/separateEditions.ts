import { readCookie, rememberDays, removeCookie, writeCookie } from '@portal/session';
import { useSyncExternalStore } from 'react';

const cookie = 'separateEditions';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the reader wants to see every edition as an entry of its own. [L-16] */
export const separatesEditions = (): boolean => readCookie(cookie) === 'true';

/** Keeps what the reader wants, for all lists and the next visit. Folding needs no cookie: lists can then be asked early. [L-16] */
export function separateEditions(on: boolean): void {
  if (on) writeCookie(cookie, 'true', { days: rememberDays });
  else removeCookie(cookie);
  for (const listener of listeners) listener();
}

/** The same for a component, which renders again when it changes. */
export const useSeparatesEditions = (): boolean => useSyncExternalStore(subscribe, separatesEditions);
