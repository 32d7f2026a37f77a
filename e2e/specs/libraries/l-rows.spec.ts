import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { lately } from '#browser/filters.ts';
import { expectGoodPrint } from '#browser/appearance/printing.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const rows = (page: Page) => page.getByRole('article');
const titleOf = (page: Page, place: number) =>
  rows(page).nth(place).getByRole('heading').locator('a, button');

/** Nothing that eyes should read in a row is hidden or cut off, whatever the width. */
async function expectWholeRows(page: Page) {
  const hidden = () =>
    rows(page)
      .locator('h2, p, p > span:not([class*="VisuallyHidden"])')
      .evaluateAll((all) =>
        all
          .filter(
            (each) =>
              !each.checkVisibility() ||
              (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow === 'hidden'),
          )
          .map((each) => each.outerHTML),
      );
  await expect.poll(hidden, 'what is not told').toEqual([]);
}

/** Rows are as low as their text allows: a fingertip, or two where it is narrow; in pixels. */
async function expectLowRows(page: Page, [least, most]: readonly [least: number, most: number]) {
  await expect(page.getByRole('list', { name: /^(Tags|Schlagwörter)$/ })).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
  const others = async () =>
    (await rows(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))).filter(
      (height) => height < least || height > most,
    );
  await expect.poll(others, 'also of those without a file').toEqual([]);
}

test('[L-18] rows are low, remembered, and walked, opened and downloaded by keyboard', async ({
  page,
  goTo,
  asClient,
  withClient,
  withPublication,
}) => {
  test.setTimeout(60_000);
  const paper = 'A paper to be downloaded by keyboard';
  await withPublication({ title: paper });
  const chosen = (view: string) => page.getByRole('button', { name: view, exact: true });
  await given('a new client', async () => asClient(await withClient()));
  await when('opening a library', () => goTo(pages.equities));
  await then('it begins with tiles', async () => {
    await expect(chosen('Tiles')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('list', { name: 'Tags' }).first()).toBeVisible();
  });
  await then('it can be printed', () => expectGoodPrint(page));
  await when("going to the day's list", () =>
    page.getByRole('link', { name: "Today's Highlights", exact: true }).click(),
  );
  await then('it begins with rows', async () => {
    await expect(heading(page)).toContainText("Today's Highlights");
    await expect(chosen('Rows')).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(page).nth(3)).toBeVisible();
  });
  await then('it can be printed, too', () => expectGoodPrint(page));
  await when('walking to the third entry and one back', () => page.keyboard.type('jjjk'));
  await then('the second has the focus', () => expect(titleOf(page, 1)).toBeFocused());
  await when('pressing Tab', () => page.keyboard.press('Tab'));
  await then('the next entry has it', () => expect(titleOf(page, 2)).toBeFocused());
  await when('pressing D on one with a file', async () => {
    await rows(page).filter({ hasText: paper }).getByRole('heading').locator('a, button').focus();
    const token = page.waitForRequest((request) => request.url().includes('download_token'));
    await page.keyboard.press('d');
    await token;
  });
  const place = await rows(page).evaluateAll((all) =>
    all.findIndex((each) => each.querySelector('h2 > a') !== null),
  );
  await when('walking to one that has a preview, and opening it', async () => {
    await titleOf(page, place).focus();
    await page.keyboard.press('Enter');
  });
  await then('it opens', () => expect(page).toHaveURL(/\/document_preview\//));
  await when('going back to the library', async () => {
    await page.goBack();
    await expect(heading(page)).toContainText("Today's Highlights");
    await page.goBack();
    await expect(heading(page)).toHaveText('Equities');
  });
  await then('it still has tiles', () => expect(chosen('Tiles')).toHaveAttribute('aria-pressed', 'true'));
  await when('choosing rows', () => chosen('Rows').click());
  for (const [width, most] of [
    [1440, 130],
    [800, 150],
  ] as const)
    await then(`a row is low at ${width} px, and leaves nothing out`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectLowRows(page, [44, most]);
      await expectWholeRows(page);
    });
  await when('reading German, on a phone', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'DE Deutsch' }).click();
    await expect(chosen('Zeilen')).toHaveAttribute('aria-pressed', 'true');
    await page.setViewportSize({ width: 390, height: 900 });
  });
  await then('a row is as high as its text, and leaves nothing out', async () => {
    await expectLowRows(page, [72, 240]);
    await expectWholeRows(page);
  });
  await when('opening another library, in a wide window', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goTo(pages.allResearch, lately);
  });
  await then('rows are remembered there', () =>
    expect(chosen('Zeilen')).toHaveAttribute('aria-pressed', 'true'),
  );
  await when('asking for the keys', () => page.keyboard.press('?'));
  await then('they are listed', async () => {
    await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toContainText('Nächste Publikation');
    await expectNoAxeViolations(page);
  });
});
