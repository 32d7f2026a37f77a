import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { slowdown } from '../bench/BenchPage.ts';
import { outdateAccessToken } from '../browser/session.ts';
import { openContext } from '../chromium/toolBrowser.ts';
import type { Network, Screen } from './plan.ts';
import { measureSwitch } from './measureSwitch.ts';
import { factsOf, stands, watchFor, type PageFacts } from './watchPage.ts';

/** The first visit of a new browser. */
export interface VisitFacts extends PageFacts {
  /** Until the first tile, compressed, with headers. */
  bytes: number;
  /** From the click to another area's first content. */
  switchMs?: number;
  /** In a second window, with a warm cache. */
  warmMs?: number;
}

/** A reader looks at the page before clicking. */
const lookMs = 2_000;

/** Without requests for this long; a page that never rests is left anyway. */
const restMs = 500;
const longestRestMs = 10_000;

export interface VisitPlan {
  browser: Browser;
  network: Network;
  screen: Screen;
  /** How long a pointer rests on a tab before the click, in ms; readers take longer. @default 0 */
  restMs?: number;
}

async function preparedContext({ browser, screen }: VisitPlan): Promise<BrowserContext> {
  const context = await openContext(browser, {
    client: screen.signedIn ? 'everything' : undefined,
    viewport: { width: screen.width ?? 1440, height: 900 },
    ignoreHTTPSErrors: true,
  });
  if (screen.outdated === true) await outdateAccessToken(context);
  const { shows, paints = shows } = screen;
  await context.addInitScript(watchFor, { shows, paints });
  return context;
}

/** `undefined` is full speed. */
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
  /** At full speed, until prefetching has finished. */
  async function rest(): Promise<void> {
    await setPace(cdp, undefined);
    const deadline = Date.now() + longestRestMs;
    while (Date.now() < deadline && (open.size > 0 || Date.now() - last < restMs)) await pause(50);
  }
  return { page, received: () => bytes, rest };
}

async function warmMsOf(context: BrowserContext, address: string, network: Network): Promise<number> {
  const { page } = await openWindow(context, network);
  await openPage(page, address);
  return (await factsOf(page)).ms;
}

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await stands(page);
}

/** If planned, also goes to another area and comes back. */
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
      facts.switchMs = await measureSwitch(page, screen.next, plan.restMs ?? 0);
    }
    await rest();
    await page.close();
    return { ...facts, warmMs: await warmMsOf(context, address, network) };
  } finally {
    await context.close();
  }
}
