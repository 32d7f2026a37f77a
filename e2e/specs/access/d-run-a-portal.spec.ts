import { pages } from '@portal/contract';
import type { Locator, Page } from '@playwright/test';
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
const pdf = aPdf(
  'Our first paper, printed.\nIn two lines.',
  'Orders from Asia recover.',
  'Risks: the franc, and pumps.',
);

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat New Password').fill(password);
  await page.keyboard.press('Enter');
}

/** The share of a page's ink that lies where its text can be selected; 0 before it is drawn. */
async function inkIn(shown: Locator, text: string): Promise<number> {
  const span = await shown.getByText(text).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height };
  });
  return shown.evaluate((element, line) => {
    const canvas = element.querySelector('canvas');
    if (canvas === null) return 0;
    const { left, top, width } = canvas.getBoundingClientRect();
    const ratio = canvas.width / width;
    const inkFrom = (start: number, wide: number): number => {
      const place = [start, line.top - top, wide, line.height].map((side) => Math.round(side * ratio));
      const [x = 0, y = 0, w = 1, h = 1] = place;
      const { data } = canvas.getContext('2d')?.getImageData(x, y, w, h) ?? { data: new Uint8ClampedArray() };
      return data.filter((value, index) => index % 4 === 0 && value < 128).length;
    };
    const all = inkFrom(0, width);
    return all === 0 ? 0 : inkFrom(line.left - left, line.width) / all;
  }, span);
}

/** With the mouse, from the beginning of a line to the empty place after another one. */
async function selectFrom(first: Locator, last: Locator): Promise<void> {
  const [from, to] = [await first.boundingBox(), await last.boundingBox()];
  if (from === null || to === null) throw new Error('The text is not shown.');
  const { mouse } = first.page();
  await mouse.move(from.x + 1, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await mouse.move(to.x + to.width + 90, to.y + to.height / 2, { steps: 4 });
  await mouse.up();
}

async function logIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill('anna@fund.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('[D-08] [V-03] [D-01] [D-02] [D-03] [D-04] [D-05] [D-06] [D-07] [O-03] from an empty database in prod to a client who downloads the first paper', async ({
  page,
  context,
  bank,
  faults,
  trouble,
}) => {
  // Two commands and two starts of an embedded database, each slow on a busy machine.
  test.setTimeout(240_000);
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
    const confirmed = page.waitForResponse(/\/current_user\/update_accepted_terms$/);
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    expect((await confirmed).ok()).toBe(true);
  });
  await when('the API is killed as soon as that is confirmed, and started again', async () => {
    trouble.expect(/50[234] .*\/api\//);
    await bank.kill();
    await bank.start();
  });
  await when('searching equities for a word that only the PDF has', async () => {
    await page.goto(`${url}${pages.equities.href({ search_term: 'recover' })}`);
  });
  await then('nothing confirmed is lost: neither the login nor the terms', () =>
    expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible(),
  );
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
    await expect.poll(() => inkIn(shown(1), 'Our first paper, printed.')).toBeGreaterThan(0.98);
  });
  await when('enlarging it by a key', () => page.keyboard.press('+'));
  await then('the text lies on the drawn letters, there too, and is selected line by line', async () => {
    await expect(page.getByRole('button', { name: /^125 %/ })).toBeVisible();
    await expect.poll(() => inkIn(shown(1), 'In two lines.')).toBeGreaterThan(0.98);
    await selectFrom(shown(1).getByText('Our first paper, printed.'), shown(1).getByText('In two lines.'));
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      'Our first paper, printed.\nIn two lines.',
    );
  });
  await when('searching within it', async () => {
    await page.keyboard.press('ControlOrMeta+f');
    await page.keyboard.type('PUMPS');
  });
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
