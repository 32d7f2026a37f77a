import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { lately } from '#browser/filters.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const entries = (page: Page) => page.getByRole('listitem').getByRole('article');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /publications?$/ });
const totalOf = (text: string) => Number(/([\d,]+) publications?$/.exec(text)?.[1]?.replace(',', ''));

test('[L-24] while a filter loads, the old list stays, dimmed; one that fails leaves it, with a way on', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let fails = true;
  await given('a list', async () => {
    await asClient('everything');
    await goTo(pages.equities, lately);
    await expect(entries(page).first()).toBeVisible();
  });
  const first = (await entries(page).first().getByRole('heading').textContent()) ?? '';
  await page.route('**/api/equities_documents*', async (route) => {
    await held;
    if (fails) await route.fulfill({ status: 500 });
    else await route.continue();
  });
  trouble.expect(/500/);
  const list = page.locator('section[aria-busy]');
  await when('sorting it the other way', () =>
    page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Oldest first' }),
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
  });
  fails = false;
  await when('trying again', () => again.click());
  await then('the new list is there', async () => {
    await expect(entries(page).first().getByRole('heading')).not.toHaveText(first);
    await expect(list).toHaveCount(0);
  });
});

test('[L-24] [L-22] an empty list names the filter that keeps most out, and takes it away', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('filters that nothing meets', async () =>
    asClient(await withClient({ asset_classes: ['Fixed Income'] })),
  );
  await goTo(pages.allResearch, { Sector: 'Banks', search_term: 'quokkaquokka' });
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
});

test('[L-24] [L-22] on a phone the button that applies filters says how many it shows', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await given('a client with bonds alone', async () =>
    asClient(await withClient({ asset_classes: ['Fixed Income'] })),
  );
  await goTo(pages.allResearch);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await when('choosing a sector', async () => {
    await panel.getByRole('combobox', { name: /^Sector/ }).click();
    await panel.getByRole('option', { name: /^Banks/ }).click();
  });
  const show = panel.getByRole('button', { name: /^Show \d+$/ });
  await expect(show).toBeVisible();
  const before = await show.innerText();
  await when('choosing another one as well', async () => {
    await panel.getByRole('combobox', { name: /^Sector/ }).click();
    await panel.getByRole('option', { name: /^Insurance/ }).click();
  });
  await expect(show).not.toHaveText(before);
  const promised = Number((await show.innerText()).replace('Show ', ''));
  await when('applying', () => show.click());
  await then('the list has as many', async () => {
    await expect(count(page)).toHaveText(/publications?$/);
    await expect.poll(async () => totalOf(await count(page).innerText())).toBe(promised);
  });
});
