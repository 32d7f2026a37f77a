import type { BenchPage } from './BenchPage.ts';

/** The browser does not report shorter ones. */
const leastMs = 16;

/** Runs in the page: the browser's own measure, from key to paint. */
function watchKeys(): void {
  const keys: number[] = [];
  Object.assign(globalThis, { portalKeys: keys });
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (['keydown', 'keypress', 'keyup', 'input', 'beforeinput'].includes(name)) keys.push(duration);
  }).observe(options);
}

/** Types into the focused element. */
export async function pressKeys(
  bench: BenchPage,
  keys: readonly string[],
): Promise<{ slowest: number; tasks: number[] }> {
  const { page } = bench;
  await bench.longTasks();
  await page.evaluate(watchKeys);
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await bench.painted();
  }
  const times = await page.evaluate(() => (globalThis as unknown as { portalKeys: number[] }).portalKeys);
  return { slowest: Math.max(leastMs, ...times), tasks: await bench.longTasks() };
}
