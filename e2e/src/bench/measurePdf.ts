import { setTimeout as sleep } from 'node:timers/promises';
import { pages } from '@portal/contract';
import { libraryCalls } from '@portal/wire-libraries';
import type { BenchPage } from './BenchPage.ts';
import { longPdf } from './longPdf.ts';
import { tasksRow, timeRow, type BenchRow } from './report.ts';

const pageCount = 200;
const goalMebibytes = 64;
/** A turn of a mouse wheel, and how many of them a reader makes in a row. */
const turn = 400;
const turns = 30;
const settlingMs = 3_000;

/** Runs in the page: what the pictures of all pages take, in MiB. */
const pictures = (): number =>
  [...document.querySelectorAll('canvas')].reduce((sum, { width, height }) => sum + width * height * 4, 0) /
  2 ** 20;

/** Answers with a PDF of 200 pages, and without HTML. */
async function replacePreview({ page }: BenchPage): Promise<void> {
  const body = await longPdf(page.context(), pageCount);
  await page.route(`**/api/${libraryCalls.documentPreviewHtml.path}?*`, async (route) => {
    const answer = await route.fetch();
    const preview = (await answer.json()) as { publication: object };
    const publication = { ...preview.publication, attachment_content_type: 'application/pdf' };
    await route.fulfill({ response: answer, json: { ...preview, html_content: '', publication } });
  });
  await page.route('**/api/documents/*/download?*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body }),
  );
}

const drawn = ({ page }: BenchPage, number: number) =>
  page
    .getByRole('group', { name: `Page ${number} of ${pageCount}`, exact: true })
    .locator('canvas')
    .waitFor();

async function open(bench: BenchPage): Promise<BenchRow[]> {
  const { page } = bench;
  await page.goto(pages.equities.path);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await bench.longTasks();
  const start = performance.now();
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await drawn(bench, 1);
  const opened = performance.now() - start;
  // What is near the first page is drawn, too.
  await sleep(settlingMs);
  return [
    timeRow(`A PDF of ${pageCount} pages, from the click to its first page`, opened),
    tasksRow('Longest task of opening it', await bench.longTasks()),
  ];
}

async function scroll(bench: BenchPage): Promise<BenchRow[]> {
  const { page } = bench;
  await page.mouse.move(500, 600);
  let most = 0;
  for (let count = 0; count < turns; count += 1) {
    await page.mouse.wheel(0, turn);
    await sleep(100);
    most = Math.max(most, await page.evaluate(pictures));
  }
  await sleep(settlingMs);
  return [
    tasksRow(`Longest task of ${turns} turns of the wheel in it`, await bench.longTasks()),
    {
      measure: 'Pictures of its pages at most, at one pixel per pixel',
      result: `${most.toFixed(1)} MiB`,
      goal: `≤ ${goalMebibytes} MiB`,
      met: most <= goalMebibytes,
    },
  ];
}

async function jump(bench: BenchPage): Promise<BenchRow[]> {
  const field = bench.page.getByRole('textbox', { name: `Page of ${pageCount}` });
  await field.fill(String(pageCount));
  const start = performance.now();
  await field.press('Enter');
  await drawn(bench, pageCount);
  const took = performance.now() - start;
  await sleep(settlingMs);
  return [
    timeRow('A jump to its last page, to the picture', took),
    tasksRow('Longest task of the jump', await bench.longTasks()),
  ];
}

async function enlarge(bench: BenchPage): Promise<BenchRow[]> {
  await bench.page.getByRole('button', { name: 'Larger' }).click();
  await sleep(settlingMs);
  return [tasksRow('Longest task of enlarging it', await bench.longTasks())];
}

/** A PDF of 200 pages: opened, scrolled, left for its last page, and enlarged. */
export async function measurePdf(bench: BenchPage): Promise<BenchRow[]> {
  await replacePreview(bench);
  const rows: BenchRow[] = [];
  for (const measure of [open, scroll, jump, enlarge]) rows.push(...(await measure(bench)));
  await bench.page.unrouteAll();
  return rows;
}
