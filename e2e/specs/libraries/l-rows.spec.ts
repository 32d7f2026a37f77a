import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const rows = (page: Page) => page.getByRole('article');
const titleOf = (page: Page, place: number) =>
  rows(page).nth(place).getByRole('heading').locator('a, button');

/** Rows are as high as a fingertip, or two where it is narrow; in pixels. */
async function expectLowRows(page: Page, [least, most]: readonly [least: number, most: number]) {
  await expect(page.getByRole('list', { name: /^(Tags|Schlagwörter)$/ })).toHaveCount(0);
  const heights = await rows(page).evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().height),
  );
  expect(Math.min(...heights), 'also of those without a file').toBeGreaterThanOrEqual(least);
  expect(Math.max(...heights)).toBeLessThanOrEqual(most);
}

test("[L-18] rows are low, remembered for every list, and the day's list begins with them (1440 and 800 px)", async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('a new client', async () => asClient(await withClient()));
  const chosen = (view: 'Tiles' | 'Rows') => page.getByRole('button', { name: view, exact: true });
  await when("opening the day's list and a library", () => goTo(pages.home));
  await then('the one begins with rows, the other with tiles', async () => {
    await expect(chosen('Rows')).toHaveAttribute('aria-pressed', 'true');
    await goTo(pages.equities);
    await expect(chosen('Tiles')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('list', { name: 'Tags' }).first()).toBeVisible();
  });
  await when('choosing rows', () => chosen('Rows').click());
  for (const width of [1440, 800]) {
    await page.setViewportSize({ width, height: 900 });
    await then(`a row is as high as a fingertip at ${width} px`, () => expectLowRows(page, [44, 46]));
  }
  await expectNoAxeViolations(page);
  await then('it is remembered elsewhere', async () => {
    await goTo(pages.allResearch);
    await expect(chosen('Rows')).toHaveAttribute('aria-pressed', 'true');
  });
  await when('asking for the keys', () => page.keyboard.press('?'));
  await then('they are listed', async () => {
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Next publication');
    await expectNoAxeViolations(page);
  });
});

test('[L-18] in German rows are low on a phone, too, and the keys are listed (390 px)', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('a client who reads German on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await asClient(await withClient({ preferred_language: 'German' }));
  });
  await goTo(pages.equities);
  await when('choosing rows', () => page.getByRole('button', { name: 'Zeilen', exact: true }).click());
  await then('a row is as high as two fingertips at most', async () => {
    await expectLowRows(page, [72, 96]);
    await expectNoAxeViolations(page);
  });
  await when('asking for the keys', () => page.keyboard.press('?'));
  await then('they are listed', () =>
    expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toContainText('Nächste Publikation'),
  );
});

test('[L-18] entries are walked, opened and downloaded by keyboard, each with one tab stop', async ({
  page,
  goTo,
  asClient,
}) => {
  await given("a client at the day's list", async () => {
    await asClient('everything');
    await goTo(pages.home);
    await expect(rows(page).nth(3)).toBeVisible();
  });
  await when('walking to the third entry and one back', () => page.keyboard.type('jjjk'));
  await then('the second has the focus', () => expect(titleOf(page, 1)).toBeFocused());
  await when('pressing Tab', () => page.keyboard.press('Tab'));
  await then('the next entry has it', () => expect(titleOf(page, 2)).toBeFocused());
  await when('pressing D', async () => {
    const token = page.waitForRequest((request) => request.url().includes('download_token'));
    await page.keyboard.press('d');
    await token;
  });
  const place = await page
    .getByRole('article')
    .evaluateAll((all) => all.findIndex((each) => each.querySelector('h2 > a') !== null));
  await when('walking to one that has a preview, and opening it', async () => {
    await titleOf(page, place).focus();
    await page.keyboard.press('Enter');
  });
  await then('it opens', () => expect(page).toHaveURL(/\/document_preview\//));
});
