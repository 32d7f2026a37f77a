import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the work does, or after `ms`; does not cancel the work. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  const late = pause(ms, undefined, { signal: done.signal }).catch((error: unknown) => {
    if (!done.signal.aborted) throw error;
  });
  try {
    await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}
