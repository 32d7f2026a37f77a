import type { Page } from '@playwright/test';
import { requestRounds, type RequestSpan } from './requestRounds.ts';

/** What a page showed, from the start of its navigation until what was looked for stood in it. */
export interface PageFacts {
  ms: number;
  /** Until something was painted, in milliseconds. */
  firstPaintMs: number;
  /** Until the largest text or picture that was painted so far, in milliseconds. */
  largestPaintMs: number;
  /** What long tasks took beyond 50 ms each. */
  blockedMs: number;
  /** How much moved by itself, as browsers count it. */
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

/** Runs in the page: notes when the selector first finds something. */
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

/** Runs in the page, once what was looked for has been painted: the browser then knows its largest paint. */
async function seenInPage() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  const { at = 0, blocked, shift, largest } = (globalThis as unknown as { portalSeen: Seen }).portalSeen;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const firstPaintMs = paint?.startTime ?? NaN;
  return { ms: at, blockedMs: blocked, shift, firstPaintMs, largestPaintMs: largest };
}

/** Runs in the page: everything that was asked for by then, the page itself first. */
function spansUntil(at: number): RequestSpan[] {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ name, requestStart }) => !name.startsWith('data:') && requestStart > 0)
    .map(({ requestStart, responseEnd }) => ({ start: requestStart, end: responseEnd }))
    .filter(({ end }) => end > 0 && end <= at);
}

/** Waits until what is looked for stands in the page. */
export const stands = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (globalThis as { portalSeen?: Seen }).portalSeen?.at);
};

/** What the page showed until then. */
export async function factsOf(page: Page): Promise<PageFacts> {
  const seen = await page.evaluate(seenInPage);
  const spans = await page.evaluate(spansUntil, seen.ms);
  return { ...seen, requests: spans.length, rounds: requestRounds(spans) };
}
