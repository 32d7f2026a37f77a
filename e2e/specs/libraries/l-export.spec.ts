import { readFile } from 'node:fs/promises';
import { pages } from '@portal/contract';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const entries = (page: Page) => page.getByRole('listitem').getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export' });
const open = (page: Page) => page.getByRole('button', { name: 'Export', exact: true }).click();

async function saved(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
  return download;
}

const isFile = (url: string) => /\/documents\/[^/]+\/download\?/.test(url);

const head = '"Datum";"Titel";"Publikationstyp";"Unternehmen";"Rating";"Analysten";"Sprache";"Link"';
const line =
  /^"\d{2}\.\d{2}\.\d{4}";"'=1\+1 Bettong, «Zürich»; übergewichten";.*;"Deutsch";"https?:\/\/[^"]+\/document_preview\/[^"]+"$/;

test('[L-24] the list is saved as CSV for a spreadsheet, and no title becomes a formula', async ({
  page,
  goTo,
  asClient,
  withClient,
  withPublication,
}) => {
  await given('a title that a spreadsheet would calculate', async () => {
    await withPublication({ title: '=1+1 Bettong, «Zürich»; übergewichten', language: 'de' });
    await asClient(await withClient({ preferred_language: 'German' }));
  });
  await when('searching it', () => goTo(pages.allResearch, { search_term: 'Bettong' }));
  await expect(entries(page)).toHaveCount(1);
  await open(page);
  await expect(dialog(page).getByRole('button', { name: 'CSV speichern' })).toBeVisible();
  await expectNoAxeViolations(page);
  const file = await saved(page, 'CSV speichern');
  await then('the file has what is shown, in the reader’s language', async () => {
    expect(file.suggestedFilename()).toMatch(/^allresearch-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    const [first, second, ...rest] = text.split('\r\n');
    expect(first).toBe(`\ufeff${head}`);
    expect(second).toMatch(line);
    expect(rest).toEqual(['']);
    await expect(dialog(page).getByText('1 Publikation wurde gespeichert.')).toBeVisible();
  });
});

test('[L-24] permitted files are saved as a zip, which names failures and can be cancelled', async ({
  page,
  goTo,
  asClient,
  withPublication,
  trouble,
}) => {
  test.setTimeout(60_000);
  const refs: Record<string, string> = {};
  await given('files of one title, one that fails, and one outside of the subscription', async () => {
    refs['pdf'] = await withPublication({ title: 'Numbat: Zürich/Übergewicht' });
    refs['twin'] = await withPublication({ title: 'Numbat: Zürich/Übergewicht' });
    refs['sheet'] = await withPublication({ title: 'Numbat figures', form: 'xlsx' });
    refs['broken'] = await withPublication({ title: 'Numbat broken' });
    refs['closed'] = await withPublication({ title: 'Numbat closed', asset_classes: ['Fixed Income'] });
    await asClient('equity');
    await page.route(`**/documents/${refs['broken']}/download*`, (route) => route.fulfill({ status: 500 }));
    trouble.expect(/500/);
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await goTo(pages.allResearch, { search_term: 'numbat' });
  await expect(entries(page).first()).toBeVisible();
  await open(page);
  const file = await saved(page, 'Save zip');
  await then('the others are in it, under names that can be read', async () => {
    expect(file.suggestedFilename()).toMatch(/^allresearch-\d{4}-\d{2}-\d{2}\.zip$/);
    const content = unzipSync(await readFile(await file.path()));
    const names = Object.keys(content).map((name) => name.replace(/^\d{4}-\d{2}-\d{2} /, ''));
    expect(names.toSorted()).toEqual([
      'Numbat Zürich Übergewicht (2).pdf',
      'Numbat Zürich Übergewicht.pdf',
      'Numbat figures.xlsx',
      'missing files.txt',
    ]);
    for (const [name, bytes] of Object.entries(content))
      if (name.endsWith('.pdf')) expect(strFromU8(bytes.subarray(0, 5))).toBe('%PDF-');
    expect(strFromU8(content['missing files.txt'] ?? new Uint8Array())).toMatch(
      /Numbat broken\.pdf: \S.*\r\n$/,
    );
  });
  await then('the dialogue says which one is missing', async () => {
    await expect(dialog(page).getByText('3 files were saved.')).toBeVisible();
    await expect(dialog(page).getByRole('listitem')).toHaveText(/Numbat broken\.pdf: /);
    await expectNoAxeViolations(page);
  });
  expect(
    requests.filter((each) => each.includes('download') && each.includes(refs['closed'] ?? '-')),
  ).toEqual([]);
  let answer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (answer = resolve));
  const loading: string[] = [];
  const givenUp: string[] = [];
  page.on('requestfailed', (request) => {
    if (isFile(request.url())) givenUp.push(request.url());
  });
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  await given('files that are whole again, and take their time', () =>
    page.route(
      ({ href }) => isFile(href),
      async (route) => {
        loading.push(route.request().url());
        await released;
        await route.continue();
      },
    ),
  );
  const save = dialog(page).getByRole('button', { name: 'Save zip' });
  await when('making a zip of them', () => save.click());
  await then('three are asked for at once, and it is shown how many have come', async () => {
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await expect(dialog(page).getByText('0 of 4 files')).toBeVisible();
    await expect.poll(() => loading).toHaveLength(3);
  });
  await when('calling it off', () => dialog(page).getByRole('button', { name: 'Cancel' }).click());
  await then('a message shows it, and all requests are given up', async () => {
    await expect(dialog(page).getByText('Cancelled. Nothing was saved.')).toBeVisible();
    await expect(save).toBeFocused();
    await expect.poll(() => givenUp).toHaveLength(3);
    expect(loading).toHaveLength(3);
  });
  await when('the files would come, and another zip is made', async () => {
    answer();
    await saved(page, 'Save zip');
  });
  await then('it is the only one', async () => {
    await expect(dialog(page).getByText('4 files were saved.')).toBeVisible();
    expect(downloads).toHaveLength(1);
  });
});
