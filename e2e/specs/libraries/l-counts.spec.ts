import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const entries = (page: Page) => page.getByRole('listitem').getByRole('article');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /publications?$/ });
const totalOf = (text: string) => Number(/([\d,]+) publications?$/.exec(text)?.[1]?.replace(',', ''));

test('[L-07] [L-08] [L-24] a list’s link is copied; while another order loads or fails, the list stays', async ({
  page,
  context,
  goTo,
  asClient,
  trouble,
}) => {
  let answer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (answer = resolve));
  let fails = true;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await given('a client with a search', async () => {
    await asClient('everything');
    await goTo(pages.equities, { search_term: 'bank', sorting: 'asc' });
    await expect(entries(page).first()).toBeVisible();
  });
  await when('copying the link', () => page.getByRole('button', { name: 'Copy link' }).click());
  await then('the page shows it', () => expect(page.getByText('The link was copied.')).toBeVisible());
  await then('it names everything, also what was only remembered', async () => {
    // The page may write to the clipboard, not read it.
    const field = page.getByRole('banner').getByRole('combobox').first();
    await field.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(field).toHaveValue(
      `${new URL(page.url()).origin}/equities?search_term=bank&Language=English;German&sorting=asc`,
    );
    await page.keyboard.press('Escape');
  });
  const first = (await entries(page).first().getByRole('heading').textContent()) ?? '';
  await page.route('**/api/equities_documents*', async (route) => {
    await released;
    if (fails) await route.fulfill({ status: 500 });
    else await route.continue();
  });
  trouble.expect(/500/);
  const list = page.locator('section[aria-busy]');
  await when('sorting it the other way', () =>
    page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Newest first' }),
  );
  await then('the old list stands, dimmed and busy', async () => {
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(entries(page).first().getByRole('heading')).toHaveText(first);
    const tiles = list.getByRole('list').first();
    await expect.poll(() => tiles.evaluate((each) => getComputedStyle(each).opacity)).toBe('0.5');
  });
  await when('the answer is a failure', () => Promise.resolve(answer()));
  const again = page.getByRole('button', { name: 'Try again' });
  await then('it is shown, and the old list stands', async () => {
    await expect(page.getByText('Publications under these filters: Could not load')).toBeVisible();
    await expect(entries(page).first().getByRole('heading')).toHaveText(first);
    await expect(again).toBeVisible();
    await expectNoAxeViolations(page);
  });
  fails = false;
  await when('trying again', () => again.click());
  await then('the new list is there', async () => {
    await expect(entries(page).first().getByRole('heading')).not.toHaveText(first);
    await expect(list).toHaveCount(0);
  });
});

test('[L-06] [L-07] [L-22] [L-24] an empty list names the strictest filter; on a phone the button shows the count', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('filters that nothing meets', async () =>
    asClient(await withClient({ asset_classes: ['Fixed Income'] })),
  );
  await goTo(pages.allResearch, {
    ...{ Sector: 'Banks', search_term: 'quokkaquokka' },
    ...{ start_date: '2026-02-30', end_date: '2026-03-01' },
  });
  await expect(page.getByText('The date range contains a day that does not exist.')).toBeVisible();
  const said = page.getByText(/^Without Search: quokkaquokka there are [\d,]+ publications\.$/);
  await expect(said).toBeVisible();
  await expectNoAxeViolations(page);
  const promised = totalOf((await said.innerText()).replace(/\.$/, ''));
  await when('taking it away', () =>
    page.getByRole('button', { name: 'Remove Search: quokkaquokka', exact: true }).click(),
  );
  await then('there are as many', async () => {
    await expect(page).toHaveURL(`${pages.allResearch.path}?Sector=Banks&Language=English;German`);
    await expect(count(page)).toHaveText(/publications$/);
    expect(totalOf(await count(page).innerText())).toBe(promised);
  });
  await then('some are left out', () =>
    expect(page.getByText(/^\d+ outside your subscription\./)).toBeVisible(),
  );

  await when('opening the filters on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^Filters \(\d\)$/ }).click();
  });
  const panel = page.getByRole('dialog', { name: 'Filters' });
  const show = panel.getByRole('button', { name: /^Show \d+$/ });
  await expect(show).toBeVisible();
  const before = await show.innerText();
  await when('choosing another one as well', async () => {
    await panel.getByRole('combobox', { name: /^Sector/ }).click();
    await panel.getByRole('option', { name: /^Insurance/ }).click();
  });
  await expect(show).not.toHaveText(before);
  const offered = Number((await show.innerText()).replace('Show ', ''));
  await when('applying', () => show.click());
  await then('the list has as many', async () => {
    await expect(count(page)).toHaveText(/publications?$/);
    await expect.poll(async () => totalOf(await count(page).innerText())).toBe(offered);
  });
});
