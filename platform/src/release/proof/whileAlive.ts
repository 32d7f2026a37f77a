import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Of the main thread: a page seems dead during longer ones. */
export const longestTaskMs = 3_000;

const pulseMs = 100;

export const busyTooLong = `keeps the main thread busy for more than ${longestTaskMs / 1_000} s`;

export class PageSilent extends Error {
  constructor() {
    super(busyTooLong);
  }
}

/** @throws {PageSilent} if the page's main thread does not answer for 3 s meanwhile */
export async function whileAlive<T>(page: Page, work: () => Promise<T>): Promise<T> {
  let isDone = false;
  try {
    return await Promise.race([work(), silence(page, () => isDone)]);
  } finally {
    isDone = true;
  }
}

/** Ends with the work, which is awaited first. */
async function silence(page: Page, isDone: () => boolean): Promise<never> {
  for (;;) {
    await pause(pulseMs);
    if (isDone() || !(await answersInTime(page))) throw new PageSilent();
  }
}

async function answersInTime(page: Page): Promise<boolean> {
  const answered = new AbortController();
  try {
    // A page that is being replaced or closed is not a busy one.
    const answer = page.evaluate('true').then(
      () => true,
      () => true,
    );
    return await Promise.race([answer, pause(longestTaskMs, false, { signal: answered.signal })]);
  } finally {
    answered.abort();
  }
}
