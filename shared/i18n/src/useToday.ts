import { useSyncExternalStore } from 'react';
import { msToMidnight, today } from './dates.ts';

const listeners = new Set<() => void>();
/** Set when the first listener comes: a browser that cannot tell the day must not stop the page from starting. */
let noticed: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A changed clock or summer time corrects itself this soon. */
const longestWaitMs = 60 * 60 * 1000;

function waitForMidnight(): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      noticeToday();
      waitForMidnight();
    },
    Math.min(msToMidnight(), longestWaitMs),
  );
}

/** Tells the page if the day has changed, as after hours in the background. */
export function noticeToday(): void {
  const day = today();
  if (day === noticed) return;
  noticed = day;
  for (const listener of listeners) listener();
}

/** When the page is looked at again: timers stop while a computer sleeps. */
const wakings = () =>
  [
    [window, 'focus'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
    [document, 'resume'],
  ] as const;

function watch(): void {
  noticed = today();
  waitForMidnight();
  for (const [target, event] of wakings()) target.addEventListener(event, noticeToday);
}

function unwatch(): void {
  clearTimeout(timer);
  for (const [target, event] of wakings()) target.removeEventListener(event, noticeToday);
}

function follow(listener: () => void): () => void {
  if (listeners.size === 0) watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unwatch();
  };
}

/** The publishing day, also on a page left open over midnight. [I-02] */
export const useToday = (): string => useSyncExternalStore(follow, today);
