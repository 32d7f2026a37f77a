import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const rows = (page: Page) => page.getByRole('article');
const titleOf = (page: Page, place: number) =>
  rows(page).nth(place).getByRole('heading').locator('a, button');

const wordings = [
  {
    language: 'English',
    widths: [1440, 800],
    views: { tiles: 'Tiles', rows: 'Rows' },
    tags: 'Tags',
    keys: 'Keyboard shortcuts',
    next: 'Next publication',
  },
  {
    language: 'German',
    widths: [390],
    views: { tiles: 'Kacheln', rows: 'Zeilen' },
    tags: 'Schlagwörter',
    keys: 'Tastenkürzel',
    next: 'Nächste Publikation',
  },
] as const;

for (const { language, widths, views, tags, keys, next } of wordings) {
  test(`[L-18] in ${language} rows are low, remembered for every list, and the day's list begins with them (${widths.join(' and ')} px)`, async ({
    page,
    goTo,
    asClient,
    withClient,
  }) => {
    await given(`a client who reads ${language}`, async () =>
      asClient(await withClient({ preferred_language: language })),
    );
    const chosen = (view: 'tiles' | 'rows') => page.getByRole('button', { name: views[view], exact: true });
    await when("opening the day's list and a library", () => goTo(pages.home));
    await then('the one begins with rows, the other with tiles', async () => {
      await expect(chosen('rows')).toHaveAttribute('aria-pressed', 'true');
      await goTo(pages.equities);
      await expect(chosen('tiles')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('list', { name: tags }).first()).toBeVisible();
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await when(`choosing tiles and rows at ${width} px`, async () => {
        await chosen('tiles').click();
        await expect(page.getByRole('list', { name: tags }).first()).toBeVisible();
        await chosen('rows').click();
      });
      await then('a row is as high as a fingertip, or two where it is narrow', async () => {
        await expect(page.getByRole('list', { name: tags })).toHaveCount(0);
        const heights = await rows(page).evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect().height),
        );
        const [least, most] = width === 390 ? [72, 96] : [44, 46];
        expect(Math.min(...heights), 'also of those without a file').toBeGreaterThanOrEqual(least);
        expect(Math.max(...heights)).toBeLessThanOrEqual(most);
        await expectNoAxeViolations(page);
      });
    }
    await then('it is remembered, here and elsewhere', async () => {
      await page.reload();
      await expect(chosen('rows')).toHaveAttribute('aria-pressed', 'true');
      await goTo(pages.allResearch);
      await expect(chosen('rows')).toHaveAttribute('aria-pressed', 'true');
    });
    await when('asking for the keys', () => page.keyboard.press('?'));
    await then('they are listed', async () => {
      await expect(page.getByRole('dialog', { name: keys })).toContainText(next);
      await expectNoAxeViolations(page);
    });
  });
}

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
