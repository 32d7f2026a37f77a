import { pages } from '@portal/contract';
import type { BenchPage } from './BenchPage.ts';
import type { BenchRow } from './report.ts';

const filterChanges = 20;
const screenChanges = 10;
const mebibyte = 2 ** 20;

/**
 * Garbage collection varies, and the browser keeps compiling and timing: by heap snapshots, all of the 0.1 to 0.2 MiB
 * that a later round adds.
 */
const noiseBytes = mebibyte / 2;

const quickFilters = ['Equity', 'Fixed Income'];
const tabs = ['Equity', 'Fixed Income', 'International', 'Markets', 'Real Estate'];

/** Ends as it began. */
async function wander(bench: BenchPage): Promise<void> {
  const { page } = bench;
  const open = async (name: string) => {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('article').first().waitFor();
    await bench.painted();
  };
  for (let change = 0; change < filterChanges; change += 1) {
    const box = page.getByRole('checkbox', { name: quickFilters[change % 2] ?? '' });
    // Fails if the tick does not show. The address may follow later.
    await box.setChecked(!(await box.isChecked()));
    await page.getByRole('article').first().waitFor();
    await bench.painted();
  }
  for (let change = 0; change < screenChanges; change += 1) await open(tabs[change % tabs.length] ?? '');
  await open("Today's Highlights");
}

/** Loads all code before the first round, as idle time would: it is no leak. */
async function fetchAhead({ page }: BenchPage): Promise<void> {
  for (const tab of await page.getByRole('navigation').first().getByRole('link').all()) await tab.hover();
  await page.waitForLoadState('networkidle');
}

const inMebibytes = (bytes: number) => `${(bytes / mebibyte).toFixed(1)} MiB`;

/** The first round fills the caches; growth by identical later rounds is a leak. */
export async function measureMemory(bench: BenchPage): Promise<BenchRow[]> {
  await bench.page.goto(pages.todaysHighlights.path);
  await bench.page.getByRole('article').first().waitFor();
  await fetchAhead(bench);
  await wander(bench);
  const filled = await bench.heap();
  await wander(bench);
  const again = await bench.heap();
  await wander(bench);
  const growth = (await bench.heap()) - again;
  const round = `${filterChanges} filter and ${screenChanges} screen changes`;
  return [
    { measure: `Memory after ${round}`, result: inMebibytes(filled) },
    { measure: 'Memory after the same once more', result: inMebibytes(again) },
    {
      measure: 'Growth by the third time',
      result: inMebibytes(growth),
      goal: 'none',
      met: growth <= noiseBytes,
    },
  ];
}
