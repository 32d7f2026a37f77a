import { moveToPublishingDay } from '../browser/publishingDay.ts';
import { chromium, type Browser, type Page } from '@playwright/test';
import { signInContext, usernameOf } from '../browser/clients.ts';
import { outdateAccessToken } from '../browser/session.ts';
import { ensureChromium } from '../portal/chromium.ts';
import { slowdown } from '../bench/BenchPage.ts';
import { requestRounds, type RequestSpan } from './requestRounds.ts';

/** A line to the portal, as the browser's tools imitate it. */
export interface Network {
  name: string;
  latencyMs: number;
  bitsPerSecond: number;
}

/** What is looked at: a page, and what shows that it is there. */
export interface Screen {
  name: string;
  path: string;
  /** A CSS selector. */
  shows: string;
  signedIn: boolean;
  /** The access token is over, as at the first visit of a day. @default false */
  outdated?: boolean;
}

/** What one visit took. */
export interface VisitFacts {
  /** From the start of the navigation until what was looked for stood in the page. */
  ms: number;
  /** Until something was painted, in milliseconds. */
  firstPaintMs: number;
  /** What long tasks took beyond 50 ms each, until what was looked for stood in the page. */
  blockedMs: number;
  /** How much moved by itself, as browsers count it. */
  shift: number;
  requests: number;
  rounds: number;
  /** What came over the line, compressed, with headers. */
  bytes: number;
}

interface Seen {
  at?: number;
  blocked: number;
  shift: number;
}

/** Runs in the page: notes when the selector first finds something. */
function watchFor(selector: string): void {
  const seen: Seen = { blocked: 0, shift: 0 };
  Object.assign(globalThis, { portalSeen: seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    seen.at = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: everything that was asked for by then, the page itself first. */
function spansUntil(at: number): RequestSpan[] {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ name, requestStart }) => !name.startsWith('data:') && requestStart > 0)
    .map(({ requestStart, responseEnd }) => ({ start: requestStart, end: responseEnd }))
    .filter(({ end }) => end > 0 && end <= at);
}

/** A browser for a whole series of visits: starting one takes longer than a visit. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });

/** What is common to the visits of a series. */
export interface VisitPlan {
  browser: Browser;
  network: Network;
  screen: Screen;
}

async function preparedPage({ browser, network, screen }: VisitPlan) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  if (screen.signedIn) await signInContext(context, usernameOf('everything'));
  if (screen.outdated === true) await outdateAccessToken(context);
  const page = await context.newPage();
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await moveToPublishingDay(context);
  await page.addInitScript(watchFor, screen.shows);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const bytesPerSecond = network.bitsPerSecond / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return { context, page, received: () => bytes };
}

/** Runs in the page. */
function seenInPage() {
  const { at = 0, blocked, shift } = (globalThis as unknown as { portalSeen: Seen }).portalSeen;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return { ms: at, blockedMs: blocked, shift, firstPaintMs: paint?.startTime ?? NaN };
}

async function seenOn(page: Page) {
  await page.waitForFunction(() => (globalThis as { portalSeen?: Seen }).portalSeen?.at);
  return page.evaluate(seenInPage);
}

/** Opens a page in a browser that was never there. */
export async function visitCold(origin: string, plan: VisitPlan): Promise<VisitFacts> {
  const { context, page, received } = await preparedPage(plan);
  try {
    await page.goto(origin + plan.screen.path, { waitUntil: 'commit' });
    const seen = await seenOn(page);
    const bytes = received();
    const spans = await page.evaluate(spansUntil, seen.ms);
    return { ...seen, requests: spans.length, rounds: requestRounds(spans), bytes };
  } finally {
    await context.close();
  }
}
