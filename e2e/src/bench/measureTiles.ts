import { pages } from '@portal/contract';
import type { BenchPage } from './BenchPage.ts';
import { tasksRow, timeRow, type BenchRow } from './report.ts';

const mostTiles = 200;
const firstPage = 50;

/** Runs in the page: milliseconds until `wanted` tiles are painted. */
async function loadUpTo(count: number): Promise<number> {
  const tiles = document.getElementsByTagName('article');
  const button = () =>
    [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === 'Load More');
  const moreThan = (count: number) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (tiles.length <= count || button()?.ariaDisabled === 'true') return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    });
  const start = performance.now();
  while (tiles.length < count) {
    const grown = moreThan(tiles.length);
    button()?.click();
    await grown;
  }
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  return performance.now() - start;
}

/** Runs in the page: milliseconds until the heading is translated. Resolves after a second without changes. */
async function untilIn(language: string): Promise<number> {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const start = performance.now();
  document.querySelector<HTMLButtonElement>(`header button[lang="${language}"]`)?.click();
  do await frame();
  while (heading() === before);
  const took = performance.now() - start;
  let changedAt = performance.now();
  const observer = new MutationObserver(() => (changedAt = performance.now()));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  while (performance.now() - changedAt < 1000) await frame();
  observer.disconnect();
  return took;
}

export async function measureTiles(bench: BenchPage): Promise<BenchRow[]> {
  const { page } = bench;
  const start = performance.now();
  await page.goto(pages.allResearch.path);
  await page
    .getByRole('article')
    .nth(firstPage - 1)
    .waitFor({ state: 'attached' });
  const cold = performance.now() - start;
  await page.waitForLoadState('networkidle');
  await bench.longTasks();
  const grown = await page.evaluate(loadUpTo, mostTiles);
  const growing = await bench.longTasks();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await bench.painted();
  const scrolling = await bench.longTasks();
  const switched = await page.evaluate(untilIn, 'de');
  const switching = await bench.longTasks();
  // The account remembers the language.
  await page.evaluate(untilIn, 'en');
  await bench.longTasks();
  await page.getByRole('button', { name: 'Rows', exact: true }).click();
  await page.locator('section[aria-busy] article').first().waitFor({ state: 'detached' });
  const turning = await bench.longTasks();
  return [
    timeRow('A library opened cold, to its first 50 tiles', cold),
    timeRow('From 50 to 200 tiles by three Load More', grown),
    tasksRow('Longest task from 50 to 200 tiles', growing),
    tasksRow('Longest task of a jump to the end of 200 tiles', scrolling),
    timeRow('Another language with 200 tiles, to the heading in it', switched),
    tasksRow('Longest task of another language with 200 tiles', switching),
    tasksRow('Longest task of 200 tiles becoming rows', turning),
  ];
}
