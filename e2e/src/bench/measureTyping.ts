import { pages } from '@portal/contract';
import { libraryCalls, type ServedTagOption } from '@portal/wire-libraries';
import type { BenchPage } from './BenchPage.ts';
import type { BenchRow } from './report.ts';

const optionCount = 2000;
const goalMs = 100;
const typed = Array.from('company 19');

const option = (place: number): ServedTagOption => ({
  id: 1_000_000 + place,
  value: `Company ${place} of ${optionCount}`,
  category: 'Company',
  translated_value: null,
  count: 1,
});

/** Runs in the page: notes how long each key takes until the next paint, as the browser itself measures it. */
function watchKeys(): void {
  const keys: number[] = [];
  Object.assign(globalThis, { portalKeys: keys });
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (['keydown', 'keypress', 'keyup', 'input', 'beforeinput'].includes(name)) keys.push(duration);
  }).observe(options);
}

/** Typing into a filter of 2,000 options. */
export async function measureTyping(bench: BenchPage): Promise<BenchRow[]> {
  const { page } = bench;
  await page.route(`**/api/${libraryCalls.equitiesTagFilters.path}*`, (route) =>
    route.fulfill({ json: { Company: Array.from({ length: optionCount }, (_, place) => option(place)) } }),
  );
  await page.goto(pages.equities.path);
  await page.getByRole('article').first().waitFor();
  const field = page.getByRole('combobox', { name: /^Company/ });
  await field.click();
  await page.getByRole('option').first().waitFor();
  await bench.longTasks();
  await page.evaluate(watchKeys);
  for (const key of [...typed, ...typed.map(() => 'Backspace')]) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await bench.painted();
  }
  const keys = await page.evaluate(() => (globalThis as unknown as { portalKeys: number[] }).portalKeys);
  const tasks = await bench.longTasks();
  await page.unrouteAll();
  const slowest = Math.max(16, ...keys);
  return [
    {
      measure: `Typing and deleting in a filter of ${optionCount} options, slowest key to paint`,
      result: `${Math.round(slowest)} ms`,
      goal: `< ${goalMs} ms`,
      met: slowest < goalMs,
    },
    {
      measure: 'Longest task while typing',
      result: `${Math.round(Math.max(0, ...tasks))} ms`,
      goal: '',
    },
  ];
}
