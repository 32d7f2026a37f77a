import { readCookie, rememberDays, removeCookie, writeCookie } from '@portal/session';
import { useSyncExternalStore } from 'react';

/** A choice for all lists, kept in a cookie. */
export interface RememberedChoice<Value extends string> {
  /** Undefined if nothing was chosen, or a value this version does not know. */
  read: () => Value | undefined;
  /** Remembers a choice; undefined removes it. */
  keep: (value: Value | undefined) => void;
  /** `read` for a component. */
  useChoice: () => Value | undefined;
}

export function rememberedChoice<Value extends string>(
  cookie: string,
  values: readonly Value[],
): RememberedChoice<Value> {
  const listeners = new Set<() => void>();
  function read(): Value | undefined {
    const stored = readCookie(cookie);
    return values.find((value) => value === stored);
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  function keep(value: Value | undefined): void {
    if (value === undefined) removeCookie(cookie);
    else writeCookie(cookie, value, { days: rememberDays });
    for (const listener of listeners) listener();
  }
  return { read, keep, useChoice: () => useSyncExternalStore(subscribe, read) };
}
