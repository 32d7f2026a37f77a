import { pages } from '@portal/contract';
import type { BenchPage } from './BenchPage.ts';
import { pressKeys } from './keyTimes.ts';
import { limitRow, timeRow, type BenchRow } from './report.ts';

const goalMs = 100;
const typed = Array.from('alberris');

/** In the header, with its panel open. [L-20] */
export async function measureSearch(bench: BenchPage): Promise<BenchRow[]> {
  const { page } = bench;
  await page.goto(pages.equities.path);
  await page.locator('#portal article').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('a');
  await page.getByRole('option').nth(3).waitFor();
  await page.keyboard.press('Backspace');
  const { slowest, tasks } = await pressKeys(bench, [...typed, ...typed.map(() => 'Backspace'), ...typed]);
  return [
    limitRow(
      'Typing and deleting in the header’s search, slowest key to paint with its panel',
      slowest,
      goalMs,
    ),
    timeRow('Longest task while typing there', Math.max(0, ...tasks)),
  ];
}
