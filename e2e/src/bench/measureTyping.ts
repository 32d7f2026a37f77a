import { pages } from '@portal/contract';
import { libraryCalls, type ServedTagOption } from '@portal/wire-libraries';
import type { BenchPage } from './BenchPage.ts';
import { pressKeys } from './keyTimes.ts';
import { limitRow, timeRow, type BenchRow } from './report.ts';

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

/** Into a filter with 2,000 options. */
export async function measureTyping(bench: BenchPage): Promise<BenchRow[]> {
  const { page } = bench;
  await page.route(`**/api/${libraryCalls.equitiesTagFilters.path}*`, (route) =>
    route.fulfill({ json: { Company: Array.from({ length: optionCount }, (_, place) => option(place)) } }),
  );
  await page.goto(pages.equities.path);
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: 'Company', exact: true }).click();
  await page.getByRole('option').first().waitFor();
  const { slowest, tasks } = await pressKeys(bench, [...typed, ...typed.map(() => 'Backspace')]);
  await page.unrouteAll();
  return [
    limitRow(
      `Typing and deleting in a filter of ${optionCount} options, slowest key to paint`,
      slowest,
      goalMs,
    ),
    timeRow('Longest task while typing', Math.max(0, ...tasks)),
  ];
}
