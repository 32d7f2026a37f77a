import { setTimeout as sleep } from 'node:timers/promises';
import { pages } from '@portal/contract';
import type { BenchPage } from './BenchPage.ts';
import type { BenchRow } from './report.ts';

const steps = 10;
const goalMs = 300;
/** A reader stays for longer. */
const readingMs = 2_000;

/** From a press on Next until the heading of the next publication is painted above its document. */
async function stepMs({ page }: BenchPage): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        const began = performance.now();
        const look = () => {
          const isThere = heading() !== before && document.querySelector('iframe') !== null;
          if (isThere) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>('nav a[aria-keyshortcuts="J"]')?.click();
        look();
      }),
  );
}

/** Going through a list in the preview, the next publication read ahead at rest. */
export async function measureReading(bench: BenchPage): Promise<BenchRow[]> {
  const { page } = bench;
  await page.goto(pages.equities.path);
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Next publication' }).waitFor();
  const times: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    // The reader reads, and the portal reads ahead.
    await page.waitForLoadState('networkidle');
    await sleep(readingMs);
    times.push(await stepMs(bench));
  }
  const slowest = Math.max(...times);
  return [
    {
      measure: `The next of ${steps} publications in the preview, slowest click to paint`,
      result: `${Math.round(slowest)} ms`,
      goal: `<= ${goalMs} ms`,
      met: slowest <= goalMs,
    },
  ];
}
