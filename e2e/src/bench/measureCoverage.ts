import { pages } from '@portal/contract';
import { teamCoverageCalls, type CoverageList } from '@portal/wire-team-coverage';
import type { BenchPage } from './BenchPage.ts';
import { pressKeys } from './keyTimes.ts';
import { limitRow, tasksRow, timeRow, type BenchRow } from './report.ts';

const companyCount = 600;
const sectorCount = 40;
const goalMs = 100;
const rounds = 20;

/** All names contain the word, few the number: rows go and return. */
const typed = Array.from('company 59');

const recently = 'Last 30 days';

/** As many companies as the bank may cover. */
function atFullSize({ records }: CoverageList): CoverageList {
  const all = records.flatMap(({ companies }) => companies);
  const perSector = companyCount / sectorCount;
  return {
    records: Array.from({ length: sectorCount }, (_, sector) => ({
      ...records[sector % records.length],
      id: 1_000_000 + sector,
      value: `Sector ${sector + 1}`,
      translated_value: `Sektor ${sector + 1}`,
      companies: Array.from({ length: perSector }, (_each, place) => {
        const number = sector * perSector + place;
        const value = `Company ${number + 1}`;
        return { ...all[number % all.length], id: 2_000_000 + number, value };
      }),
    })),
  };
}

/** Runs in the page: milliseconds from pressing a button until `rows` rows are painted. */
async function untilRows({ press, rows }: { press: string; rows: number }): Promise<number> {
  const start = performance.now();
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === press)?.click();
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  do await frame();
  while (document.querySelectorAll('tbody th[scope="row"]').length !== rows);
  return performance.now() - start;
}

/** Runs in the page: milliseconds from pressing a button until the table changes, and its final rows. */
async function untilChanged(press: string): Promise<{ took: number; rows: number }> {
  const count = () => document.querySelectorAll('tbody th[scope="row"]').length;
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const before = count();
  const start = performance.now();
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === press)?.click();
  do await frame();
  while (count() === before);
  const took = performance.now() - start;
  for (let still = 0; still < 10;) {
    const rows = count();
    await frame();
    still = rows === count() ? still + 1 : 0;
  }
  return { took, rows: count() };
}

/** Coverage with 600 companies. */
export async function measureCoverage(bench: BenchPage): Promise<BenchRow[]> {
  const { page } = bench;
  await page.route(`**/api/${teamCoverageCalls.tagCoverage.path}?*`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: atFullSize((await answer.json()) as CoverageList) });
  });
  const start = performance.now();
  await page.goto(pages.coverage.path);
  await page.getByRole('button', { name: 'Expand all' }).waitFor();
  const cold = performance.now() - start;
  await page.waitForLoadState('networkidle');
  await bench.longTasks();
  const expanded = await page.evaluate(untilRows, { press: 'Expand all', rows: companyCount });
  const expanding = await bench.longTasks();
  await page.getByRole('searchbox', { name: 'Company, ticker or analyst' }).focus();
  const search = await pressKeys(bench, [...typed, ...typed.map(() => 'Backspace')]);
  // Rows may still be returning.
  await page.evaluate(untilRows, { press: '', rows: companyCount });
  await page.getByRole('button', { name: 'Rating changed' }).click();
  await bench.longTasks();
  const filtered = await page.evaluate(untilChanged, recently);
  await page.evaluate(untilRows, { press: 'Clear filters', rows: companyCount });
  const filtering = await bench.longTasks();
  const before = await bench.heap();
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate(untilRows, { press: 'Collapse all', rows: 0 });
    await page.evaluate(untilRows, { press: 'Expand all', rows: companyCount });
  }
  const grown = ((await bench.heap()) - before) / 2 ** 20;
  await page.unrouteAll();
  return [
    timeRow('Coverage opened cold, to its table', cold),
    timeRow(`${companyCount} companies expanded, to the last row`, expanded),
    tasksRow(`Longest task of expanding ${companyCount} companies`, expanding),
    limitRow(`Slowest key in the search of ${companyCount} companies, to paint`, search.slowest, goalMs),
    tasksRow(`Longest task of searching ${companyCount} companies`, search.tasks),
    limitRow(
      `A filter that leaves ${filtered.rows} of ${companyCount} companies, to paint`,
      filtered.took,
      goalMs,
    ),
    tasksRow(`Longest task of filtering ${companyCount} companies, and back`, filtering),
    {
      measure: `Memory after ${rounds} rounds of closing and expanding`,
      result: `${grown.toFixed(1)} MiB more`,
    },
  ];
}
