import { pages, type PortalTab } from '@portal/contract';
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { noon } from '#browser/publishingDay.ts';
import { showWhatIsClosed } from '#browser/filters.ts';
import { showListsAs } from '#browser/publications.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const notIncluded = 'This content is not included in your subscription.';
const withoutAnalysts: PortalTab[] = ['todays_highlights_tab', 'equity_library_tab'];

const tooltip = (page: Page) => page.getByRole('tooltip');
const closedLink = (page: Page, title: string) =>
  page.getByRole('article').filter({ hasText: title }).locator('[role=link][aria-disabled=true]').first();

/** Drawing content could move what is pointed at. */
const drawn = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('[G-07] [S-08] a link to a page without access is inert and explains why, by key and mouse', async ({
  page,
  goTo,
  asClient,
  withClient,
  withPublication,
}) => {
  const title = 'Quartzmere, and links that stay closed';
  await withPublication({ title });
  await given('a client without the tabs of analysts', async () =>
    asClient(await withClient({ portal_tabs: withoutAnalysts })),
  );
  await page.clock.install({ time: noon() });
  await showListsAs(page, 'tiles');
  await goTo(pages.todaysHighlights, { search_term: 'Quartzmere' });
  const link = closedLink(page, title);
  await then('the name is there, but no address', async () => {
    await expect(link).toBeVisible();
    expect(await link.evaluate(({ tagName }) => tagName)).toBe('SPAN');
    await expect(page.locator('a[href*="/analyst_profile/"]')).toHaveCount(0);
  });
  await drawn(page);
  const address = page.url();
  await when('reaching it by the keyboard', async () => {
    await page.getByRole('article').filter({ hasText: title }).getByRole('link').first().focus();
    for (
      let stops = 0;
      stops < 8 && !(await link.evaluate((it) => it === document.activeElement));
      stops += 1
    )
      await page.keyboard.press('Tab');
  });
  await then('the reason is shown and read out', async () => {
    await expect(link).toBeFocused();
    await expect(tooltip(page)).toHaveText(notIncluded);
    await expect(link).toHaveAccessibleDescription(notIncluded);
    await expectNoAxeViolations(page);
  });
  await when('pressing Escape and then Enter', async () => {
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
  });
  const { x, y } = await middleOf(link);
  await when('clicking it', () => page.mouse.click(x, y));
  await then('the page stays', async () => {
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toContainText("Today's Highlights");
  });
  await when('the pointer goes away', () => page.mouse.move(5, 5));
  await then('there is no tooltip', () => expect(tooltip(page)).toHaveCount(0));

  await page.clock.pauseAt(noon().getTime() + 60_000);
  await when('the pointer rests on it for 199 ms', async () => {
    await page.mouse.move(x, y);
    await page.clock.runFor(199);
  });
  await then('nothing is shown yet', () => expect(tooltip(page)).toHaveCount(0));
  await when('one millisecond more passes', () => page.clock.runFor(1));
  await then('the tooltip is there', () => expect(tooltip(page)).toHaveText(notIncluded));
  await page.clock.resume();
  await when('the pointer moves on to the tooltip', async () => {
    const inside = await middleOf(tooltip(page));
    await page.mouse.move(inside.x, inside.y, { steps: 6 });
    await page.clock.runFor(2000);
  });
  await then('it stays, to be read and selected', () => expect(tooltip(page)).toBeVisible());
  await when('the pointer leaves', () => page.mouse.move(5, 5));
  await then('it is gone', () => expect(tooltip(page)).toHaveCount(0));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[S-08] a tap opens a tooltip, a tap elsewhere closes it; a dialogue’s opener has none', async ({
    page,
    goTo,
    asClient,
    withClient,
    withPublication,
  }) => {
    const title = 'Feldspar for a finger';
    const outside = 'Feldspar outside of the subscription';
    await withPublication({ title, asset_classes: ['Equity'] });
    await withPublication({ title: outside, asset_classes: ['Markets'] });
    await given('a closed link, and a closed publication', async () =>
      asClient(await withClient({ portal_tabs: withoutAnalysts, asset_classes: ['Equity'] })),
    );
    await page.clock.install({ time: noon() });
    await showListsAs(page, 'tiles');
    await showWhatIsClosed(page);
    await goTo(pages.todaysHighlights, { search_term: 'Feldspar' });
    const link = closedLink(page, title);
    await expect(link).toBeVisible();
    await drawn(page);
    for (const time of ['once', 'again']) {
      await when(`tapping it ${time}`, async () => {
        const { x, y } = await middleOf(link);
        await page.touchscreen.tap(x, y);
      });
      await then('the reason is shown within the screen', async () => {
        await expect(tooltip(page)).toHaveText(notIncluded);
        await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
      });
      await when('tapping elsewhere', () => page.touchscreen.tap(4, 400));
      await then('it is gone', () => expect(tooltip(page)).toHaveCount(0));
    }
    const way = page.getByRole('article').getByRole('button', { name: outside, exact: true });
    await when('tapping the title of the closed publication', () => way.tap());
    await then('the dialogue is alone', async () => {
      await expect(page.getByRole('dialog', { name: 'No access – invalid subscription' })).toBeVisible();
      await page.clock.runFor(1000);
      await expect(tooltip(page)).toHaveCount(0);
    });
  });
});
