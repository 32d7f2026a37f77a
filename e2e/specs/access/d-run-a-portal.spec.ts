import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { nextTab } from '#browser/openedTab.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test as base } from '#browser/test.ts';
import { aPdf } from '#real-research/aPdf.ts';
import { BankPortal } from '#real-research/BankPortal.ts';

const test = base.extend<{ bank: BankPortal }>({
  bank: async ({ closePages }, use) => {
    const bank = await BankPortal.empty();
    await use(bank);
    await closePages();
    await bank.remove();
  },
});

const title = 'Muster Holding: our first paper';
const embargoed = 'Muster Holding: under embargo';
const password = 'Machines-2026';
const pdf = aPdf('Our first paper, printed.', 'Orders from Asia recover.', 'Risks: the franc, and pumps.');

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat New Password').fill(password);
  await page.keyboard.press('Enter');
}

/** Whether a canvas has anything but white. */
const isDrawn = (canvas: HTMLCanvasElement): boolean =>
  canvas
    .getContext('2d')
    ?.getImageData(0, 0, canvas.width, canvas.height)
    .data.some((value, place) => place % 4 !== 3 && value < 128) ?? false;

async function logIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill('anna@fund.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('[D-08] [V-03] [D-01] [D-02] [D-03] [D-04] [D-05] [D-06] [D-07] from an empty database in prod to a client who downloads the first paper', async ({
  page,
  context,
  bank,
  faults,
  trouble,
}) => {
  // Two commands and a start of an embedded database, each slow on a busy machine.
  test.setTimeout(180_000);
  const key = await given('an operator who follows the document, and has a key for programs', async () => {
    const research = await bank.writeResearch(pdf);
    expect(await bank.portal('feed', research)).toContain('7 stored, 1 created, 1 held until its time.');
    return (await bank.portal('key', 'add', 'operator', '--rights', 'people,readership')).trim();
  });
  const { url } = await given('the portal in prod', async () => {
    await bank.start();
    return faults.withPortal({ environment: 'prod', apiPort: bank.apiPort });
  });
  const { link } = await given('a client who is invited', () =>
    bank.byKey<{ link: string }>(key, 'POST', 'clients/K-1/invitation-link'),
  );
  await when('the client opens the link and sets a password', async () => {
    await page.goto(link.replace('https://research.bank.example', url));
    await setPassword(page);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Your password has been reset.');
  });
  await when('logging in and accepting the terms', async () => {
    await logIn(page);
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
  });
  await when('searching equities for a word that only the PDF has', async () => {
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await page.goto(`${url}${pages.equities.href({ search_term: 'recover' })}`);
  });
  await then('the first paper is found, and not the one under embargo', async () => {
    // Its text is read a moment after the start.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('article').getByRole('heading')).toHaveText([title], { timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('article')).toContainText('Orders from Asia recover. · page 2');
    await expect(page.getByText(embargoed)).toHaveCount(0);
  });
  await when('opening it', () => page.getByRole('link', { name: title, exact: true }).click());
  const shown = (number: number) => page.getByRole('group', { name: `Page ${number} of 3` });
  await then('the preview shows the pages of the PDF, with their text', async () => {
    await expect(shown(1).getByText('Our first paper, printed.')).toBeVisible();
    await expect(shown(1)).toHaveAttribute('data-drawn', 'true');
    await expect.poll(() => shown(1).locator('canvas').evaluate(isDrawn)).toBe(true);
  });
  await when('searching within it', () =>
    page.getByRole('textbox', { name: 'Search in this document' }).fill('PUMPS'),
  );
  await then('the page with the word comes into view, with the word marked', async () => {
    await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
    await expect(shown(3).locator('mark')).toHaveText('pumps');
    await expect(shown(3).locator('mark')).toBeInViewport();
  });
  const download = context.waitForEvent('request', (request) => request.url().includes('/download?'));
  const { tab } = await nextTab(context);
  await when('downloading it', () => page.getByRole('button', { name: 'Download', exact: true }).click());
  await then('the file is the bank’s, byte for byte', async () => {
    await tab;
    const file = await page.request.get((await download).url());
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).equals(pdf)).toBe(true);
  });
  await then('the paper under embargo has no address either', async () => {
    trouble.expect(/404 .*document_preview_html/);
    await page.goto(`${url}${pages.documentPreview.href({ docRef: '2026-0002-en' })}`);
    await expect(page).toHaveURL(/\/error\/404/);
    await expect(page.getByText(embargoed)).toHaveCount(0);
  });
  await then('the client is in the readership', async () => {
    const readers = () => bank.byKey<Record<string, unknown>[]>(key, 'GET', 'readership?by=client');
    const hasRead = ({ previews, downloads }: Record<string, unknown>) =>
      [previews, downloads].every((count) => Number(count) > 0);
    await expect.poll(async () => (await readers()).map(hasRead)).toEqual([true]);
    expect(await readers()).toMatchObject([
      { client: 'K-1', name: 'Anna Beispiel', firm: 'F-1', publications: 1 },
    ]);
  });
  await when('the operator disables the client', () => bank.byKey(key, 'POST', 'clients/K-1/disable'));
  await then('the open page is logged out at the next call', async () => {
    trouble.expect(/40[13] .*\/api\//);
    await page.goto(`${url}${pages.equities.href()}`);
    await expect(page).toHaveURL(/\/login/);
  });
});
