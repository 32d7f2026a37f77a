import type { Page } from '@playwright/test';
import { requestRounds, type RequestSpan } from './requestRounds.ts';

/** Until the expected content is shown. */
export interface PageFacts {
  /** In the page, in a first view or the portal's own. */
  ms: number;
  /** Painted. */
  paintedMs: number;
  /** In the portal's own view, without a first one. */
  overMs: number;
  firstPaintMs: number;
  /** Largest text or image so far. */
  largestPaintMs: number;
  /** Time of long tasks beyond 50 ms each. */
  blockedMs: number;
  /** As browsers count it, until a second after the portal's own view. */
  shift: number;
  requests: number;
  rounds: number;
}

interface Seen {
  at?: number;
  painted?: number;
  over?: number;
  blocked: number;
  shift: number;
  largest: number;
}

/** CSS selectors. */
export interface Shown {
  /** In a first view or the portal's own. */
  paints: string;
  /** Only in the portal's own. */
  shows: string;
}

/** Runs in the page. */
export function watchFor({ paints, shows }: Shown): void {
  const seen: Seen = { blocked: 0, shift: 0, largest: NaN };
  Object.assign(globalThis, { portalSeen: seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  watch('longtask', ({ startTime, duration }) => {
    if (startTime <= (seen.over ?? Infinity)) seen.blocked += Math.max(0, duration - 50);
  });
  watch('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value));
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  /** A message after the frame has been drawn. */
  const notePaint = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (seen.painted = performance.now());
    port2.postMessage(undefined);
  };
  const has = (selector: string) => document.querySelector(selector) !== null;
  const observer = new MutationObserver(() => {
    if (seen.at === undefined && has(paints)) {
      seen.at = performance.now();
      requestAnimationFrame(notePaint);
    }
    // A first view hides the portal's own.
    if (seen.at === undefined || !has(`#portal ${shows}`) || has('#first')) return;
    seen.over = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page, which still moves or not for a second. */
async function seenInPage() {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const seen = (globalThis as unknown as { portalSeen: Seen }).portalSeen;
  const { at = 0, painted: paintedMs = NaN, over: overMs = NaN, blocked, shift, largest } = seen;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const firstPaintMs = paint?.startTime ?? NaN;
  return { ms: at, paintedMs, overMs, blockedMs: blocked, shift, firstPaintMs, largestPaintMs: largest };
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
  await page.waitForFunction(() => (globalThis as { portalSeen?: Seen }).portalSeen?.over);
};

export async function factsOf(page: Page): Promise<PageFacts> {
  const seen = await page.evaluate(seenInPage);
  const spans = await page.evaluate(spansUntil, seen.overMs);
  return { ...seen, requests: spans.length, rounds: requestRounds(spans) };
}
