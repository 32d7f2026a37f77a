import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openBrowser, openContext } from '../chromium/toolBrowser.ts';

/** From a desktop's CPU to a phone's. */
export const slowdown = 4;

/** A heap has settled when readings this far apart differ by at most `settledBytes`. */
const betweenReadingsMs = 1_000;
const settledBytes = 2 ** 16;
const mostReadings = 60;

interface Watched {
  longTasks: number[];
}

/** Runs in the page; tasks of more than 50 ms. */
function watchTasks(): void {
  const watched: Watched = { longTasks: [] };
  Object.assign(globalThis, { portalBench: watched });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** A browser with a slow processor. */
export class BenchPage {
  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  static async open(): Promise<BenchPage> {
    const browser = await openBrowser('--js-flags=--expose-gc');
    const context = await openContext(browser, { client: 'everything' });
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return new BenchPage(browser, page, cdp);
  }

  /** Since the last call, in milliseconds; only tasks over 50 ms. */
  async longTasks(): Promise<number[]> {
    // Reported one turn later.
    await this.painted();
    return this.page.evaluate(() => {
      const { portalBench } = globalThis as unknown as { portalBench: Watched };
      return portalBench.longTasks.splice(0);
    });
  }

  /** Waits for two frames. */
  async painted(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))),
        ),
    );
  }

  /** In bytes, once settled: what is still being drawn is no leak. */
  async heap(): Promise<number> {
    let before = await this.heapNow();
    for (let reading = 0; reading < mostReadings; reading += 1) {
      await sleep(betweenReadingsMs);
      const now = await this.heapNow();
      if (Math.abs(now - before) <= settledBytes) return now;
      before = now;
    }
    throw new Error(`The page's memory did not come to rest in ${mostReadings} readings.`);
  }

  private async heapNow(): Promise<number> {
    for (let round = 0; round < 3; round += 1) await this.cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.cdp.send('Runtime.getHeapUsage');
    return usedSize;
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
