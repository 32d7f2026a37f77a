import { moveToPublishingDay } from '../browser/publishingDay.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { ensureChromium } from '../portal/chromium.ts';

/** How much slower the processor is made: a phone next to a desk. */
export const slowdown = 4;

/** Two readings so far apart that differ by no more than this are of a page at rest. */
const betweenReadingsMs = 1_000;
const settledBytes = 2 ** 16;
const mostReadings = 60;

interface Watched {
  longTasks: number[];
}

/** Runs in the page: notes every task of more than 50 ms. */
function watchTasks(): void {
  const watched: Watched = { longTasks: [] };
  Object.assign(globalThis, { portalBench: watched });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** A browser with a slow processor whose tasks and memory can be read. */
export class BenchPage {
  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  static async open(baseURL: string): Promise<BenchPage> {
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--js-flags=--expose-gc'],
    });
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    // The program that runs this file names the functions it hands to the page by a helper of its own.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await moveToPublishingDay(context);
    await page.addInitScript(watchTasks);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return new BenchPage(browser, page, cdp);
  }

  /** The tasks of more than 50 ms since the last call, in milliseconds. */
  async longTasks(): Promise<number[]> {
    // The browser reports a task after it: one turn later.
    await this.painted();
    return this.page.evaluate(() => {
      const { portalBench } = globalThis as unknown as { portalBench: Watched };
      return portalBench.longTasks.splice(0);
    });
  }

  /** Waits until what was asked for by now is painted, twice over. */
  async painted(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))),
        ),
    );
  }

  /** What the scripts hold once nothing more comes and goes, in bytes: what is still being drawn is no leak. */
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
