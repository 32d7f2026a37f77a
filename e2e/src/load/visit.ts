import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { slowdown } from '../bench/BenchPage.ts';
import { signInContext, usernameOf } from '../browser/clients.ts';
import { moveToPublishingDay } from '../browser/publishingDay.ts';
import { outdateAccessToken } from '../browser/session.ts';
import { ensureChromium } from '../portal/chromium.ts';
import type { Network, Screen } from './plan.ts';
import { measureSwitch } from './measureSwitch.ts';
import { factsOf, stands, watchFor, type PageFacts } from './watchPage.ts';

/** What one reader met: the page in a browser that was never there, and what is measured after it. */
export interface VisitFacts extends PageFacts {
  /** What came over the line until the first tile, compressed, with headers. */
  bytes: number;
  /** From the click until another area's first content stands there, in milliseconds. */
  switchMs?: number;
  /** The same page in a second window, with what the browser has kept, in milliseconds. */
  warmMs?: number;
}

/** How long a reader looks at a page before the next click, in milliseconds. */
const lookMs = 2_000;

/** No request for so long is a page at rest; a page that never rests is left all the same. */
const restMs = 500;
const longestRestMs = 10_000;

/** A browser for a whole series of visits: starting one takes longer than a visit. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });

/** What is common to the visits of a series. */
export interface VisitPlan {
  browser: Browser;
  network: Network;
  screen: Screen;
  /** The page's policy is not enforced: a build that knows none would not start. @default false */
  withoutPolicy?: boolean;
}

async function preparedContext({
  browser,
  screen,
  withoutPolicy = false,
}: VisitPlan): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: screen.width ?? 1440, height: 900 },
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
    bypassCSP: withoutPolicy,
  });
  if (screen.signedIn) await signInContext(context, usernameOf('everything'));
  if (screen.outdated === true) await outdateAccessToken(context);
  // The program that runs this file names the functions it hands to the page by a helper of its own.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await moveToPublishingDay(context);
  await context.addInitScript(watchFor, screen.shows);
  return context;
}

/** A line and a processor as they are, or as a reader's are. */
async function setPace(cdp: CDPSession, network: Network | undefined): Promise<void> {
  const bytesPerSecond = network === undefined ? -1 : network.bitsPerSecond / 8;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: network === undefined ? 1 : slowdown });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network?.latencyMs ?? 0,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** A window whose requests are counted, over the line of the plan. */
async function openWindow(context: BrowserContext, network: Network) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await setPace(cdp, network);
  const open = new Set<string>();
  let bytes = 0;
  let last = Date.now();
  const note = (change: () => void) => {
    change();
    last = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId }) => note(() => open.add(requestId)));
  cdp.on('Network.loadingFailed', ({ requestId }) => note(() => open.delete(requestId)));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(() => {
      open.delete(requestId);
      bytes += encodedDataLength;
    }),
  );
  /** Waits, at full pace, until everything that the page fetches for later has come. */
  async function rest(): Promise<void> {
    await setPace(cdp, undefined);
    const deadline = Date.now() + longestRestMs;
    while (Date.now() < deadline && (open.size > 0 || Date.now() - last < restMs)) await pause(50);
  }
  return { page, received: () => bytes, rest };
}

/** Opens the page again with what the browser has kept of the visit before. */
async function warmMsOf(context: BrowserContext, address: string, network: Network): Promise<number> {
  const { page } = await openWindow(context, network);
  await openPage(page, address);
  return (await factsOf(page)).ms;
}

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await stands(page);
}

/** Opens a page in a browser that was never there; where the plan wants it, goes on to another area, and comes again. */
export async function visit(origin: string, plan: VisitPlan): Promise<VisitFacts> {
  const { network, screen } = plan;
  const context = await preparedContext(plan);
  try {
    const { page, received, rest } = await openWindow(context, network);
    const address = origin + screen.path;
    await openPage(page, address);
    const bytes = received();
    const facts: VisitFacts = { ...(await factsOf(page)), bytes };
    if (network.coldOnly === true || screen.coldOnly === true) return facts;
    if (screen.next !== undefined) {
      await pause(lookMs);
      facts.switchMs = await measureSwitch(page, screen.next);
    }
    await rest();
    await page.close();
    return { ...facts, warmMs: await warmMsOf(context, address, network) };
  } finally {
    await context.close();
  }
}
