import { setTimeout as sleep } from 'node:timers/promises';
import { pages } from '@portal/contract';
import type { BenchPage } from './BenchPage.ts';
import { limitRow, type BenchRow } from './report.ts';

const steps = 10;
const goalMs = 300;
/** Readers stay longer than this. */
const readingMs = 2_000;

/** From a click on Next until the next heading is painted above its document. */
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

/** The next publication is read ahead in idle time. */
export async function measureReading(bench: BenchPage): Promise<BenchRow[]> {
  const { page } = bench;
  await page.goto(pages.equities.path);
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Next publication' }).waitFor();
  const times: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.waitForLoadState('networkidle');
    await sleep(readingMs);
    times.push(await stepMs(bench));
  }
  const measure = `The next of ${steps} publications in the preview, slowest click to paint`;
  return [limitRow(measure, Math.max(...times), goalMs)];
}
