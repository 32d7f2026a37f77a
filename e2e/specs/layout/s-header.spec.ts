import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { given, then, when } from '#browser/steps.ts';
import { tabStops } from '#browser/moving/tabStops.ts';
import { expect, heading, test } from '#browser/test.ts';

const longName = 'Anna-Katharina Elisabeth von Hohenlohe-Waldenburg-Schillingsfürst-Meier-Amstutz';

/** Horizontal, in pixels, without the scroll bar. */
const overflow = (page: Page) => page.evaluate(() => document.body.scrollWidth - document.body.clientWidth);

const expectNoOverflow = (page: Page) => expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);

test('[S-01] [S-03] [S-04] nine German tabs and a long name fit at every width', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('a client with a long name and every tab', async () =>
    asClient(await withClient({ name: longName, preferred_language: 'German' })),
  );
  await goTo(pages.changePassword);
  await expect(heading(page)).toHaveText('Passwort ändern');
  const tabs = page.getByRole('navigation', { name: 'Seiten' });
  const account = page.getByRole('button', { name: `Konto von ${longName}` });
  for (const width of [1440, 1100, 960]) {
    await when(`the window is ${width} px wide`, () => page.setViewportSize({ width, height: 900 }));
    await then('search, name and all tabs stand in one line each', async () => {
      await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
      await expect(account).toBeVisible();
      await expect(tabs.getByRole('link')).toHaveCount(9);
      await expect(async () => {
        const boxes = await Promise.all((await tabs.getByRole('link').all()).map((tab) => tab.boundingBox()));
        expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
        const last = boxes.at(-1);
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width);
      }).toPass({ timeout: 10_000 });
      await expectNoOverflow(page);
    });
  }
  for (const width of [959, 958, 800, 390, 320]) {
    await when(`the window is ${width} px wide`, () => page.setViewportSize({ width, height: 900 }));
    await then('the burger stands for tabs and account', async () => {
      await expect(tabs).toBeHidden();
      await expect(account).toBeHidden();
      await expect(page.getByRole('button', { name: 'Suchen' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Menü' })).toBeInViewport({ ratio: 1 });
      await expectNoOverflow(page);
    });
  }
  await when('the text alone is twice as large', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  });
  await then('the tabs take a second line, and nothing sticks out', async () => {
    await expect(tabs.getByRole('link', { name: 'Coverage' })).toBeInViewport({ ratio: 1 });
    await expect(account).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
    for (const width of [520, 447]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('button', { name: 'Menü' })).toBeInViewport({ ratio: 1 });
      await expectNoOverflow(page);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 320, height: 900 });
  });
  await when('opening the burger on the smallest', () => page.getByRole('button', { name: 'Menü' }).click());
  await then('the whole name is there', async () => {
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await expect(menu.getByText(longName)).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Benachrichtigungen' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test('[S-01] [S-06] the header has logo, languages and user menu, in keyboard order', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client with everything', () => asClient('everything'));
  await goTo(pages.preferredLanguage);
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
  const header = page.getByRole('banner');
  await then('logo and languages are there', async () => {
    await expect(header.getByRole('link', { name: 'Research Portal: start page' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(header.getByRole('group', { name: 'Language' }).getByRole('button')).toHaveText([
      /EN/,
      /DE/,
    ]);
  });
  await then('each part is one stop, in the order of the eye', async () => {
    expect(await tabStops(page, 8)).toEqual([
      'Skip to the content',
      expect.stringContaining('start page'),
      'Search all research',
      expect.stringContaining('English'),
      expect.stringContaining('Deutsch'),
      'Account of Emma Everett',
      "Today's Highlights",
      'Equity',
    ]);
  });
  const account = header.getByRole('button', { name: 'Account of Emma Everett' });
  await when('the account is opened by the keyboard', async () => {
    await account.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'New for you' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Recently read' })).toBeFocused();
  });
  await then('it offers the pages of the account', async () => {
    await expect(page.getByRole('menuitem')).toHaveText([
      'New for you',
      'Recently read',
      'Notification Centre',
      'My Subscription',
      'Change Password',
      'Logout',
    ]);
    await expectNoAxeViolations(page);
  });
  await when('leaving it', () => page.keyboard.press('Escape'));
  await then('its button has the focus again', () => expect(account).toBeFocused());
  await when('choosing Change Password', async () => {
    await account.click();
    await page.getByRole('menuitem', { name: 'Change Password' }).click();
  });
  await then('its page opens', () => expect(page).toHaveURL(pages.changePassword.href()));
});
