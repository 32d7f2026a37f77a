import type { Page } from '@playwright/test';
import { requestRounds, type RequestSpan } from './requestRounds.ts';

/** Until the expected content is shown. */
export interface PageFacts {
  ms: number;
  firstPaintMs: number;
  /** Largest text or image so far. */
  largestPaintMs: number;
  /** Time of long tasks beyond 50 ms each. */
  blockedMs: number;
  /** As browsers count it. */
  shift: number;
  requests: number;
  rounds: number;
}

interface Seen {
  at?: number;
  blocked: number;
  shift: number;
  largest: number;
}

/** Runs in the page. */
export function watchFor(selector: string): void {
  const seen: Seen = { blocked: 0, shift: 0, largest: NaN };
  Object.assign(globalThis, { portalSeen: seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  watch('longtask', ({ startTime, duration }) => {
    if (startTime <= (seen.at ?? Infinity)) seen.blocked += Math.max(0, duration - 50);
  });
  watch('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value));
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    seen.at = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page; the largest paint is only known after painting. */
async function seenInPage() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  const { at = 0, blocked, shift, largest } = (globalThis as unknown as { portalSeen: Seen }).portalSeen;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const firstPaintMs = paint?.startTime ?? NaN;
  return { ms: at, blockedMs: blocked, shift, firstPaintMs, largestPaintMs: largest };
}

/** Runs in the page: requests completed by then, the document first. */
function spansUntil(at: number): RequestSpan[] {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ name, requestStart }) => !name.startsWith('data:') && requestStart > 0)
    .map(({ requestStart, responseEnd }) => ({ start: requestStart, end: responseEnd }))
    .filter(({ end }) => end > 0 && end <= at);
}

export const stands = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (globalThis as { portalSeen?: Seen }).portalSeen?.at);
};

export async function factsOf(page: Page): Promise<PageFacts> {
  const seen = await page.evaluate(seenInPage);
  const spans = await page.evaluate(spansUntil, seen.ms);
  return { ...seen, requests: spans.length, rounds: requestRounds(spans) };
}
