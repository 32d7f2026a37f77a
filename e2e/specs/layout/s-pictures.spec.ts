import { languages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { setToPublishingDay } from '#browser/publishingDay.ts';
import { countOpenRequests } from '#browser/requests.ts';
import { then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';
import { ensureChromium } from '#chromium/chromium.ts';
import { chromiumFlags } from '#chromium/chromiumFlags.ts';
import { lookText, showAs } from '#looks.ts';
import { PicturePortal } from '#pictures/PicturePortal.ts';
import { looksOf, pictured, pictureOf, type Viewer } from '#pictures/pictures.ts';

/** Letters are drawn alike on every machine, whatever it is set to. */
const drawing = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
test.use({ launchOptions: { executablePath: ensureChromium(), args: [...chromiumFlags, ...drawing] } });

/** They share one portal, in one worker. */
test.describe.configure({ mode: 'default' });

let portal: PicturePortal | undefined;
test.beforeAll(async () => {
  portal = await PicturePortal.start();
});
test.afterAll(() => portal?.stop());

/** Everything that it asked for has come. */
async function isComplete(page: Page, shows: string, open: () => number): Promise<void> {
  await expect(page.locator(`main ${shows}`).first()).toBeVisible();
  await expect.poll(open).toBe(0);
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** What is left to the machine are the edges of letters. */
const tolerance = { threshold: 0.1, maxDiffPixelRatio: 0.0003, timeout: 4_000 };

for (const language of languages)
  test(`[S-10] every screen looks as in its pictures, in ${language}`, async ({ page, context, trouble }) => {
    // Too many screens for the usual limit on a busy machine.
    test.setTimeout(240_000);
    if (portal === undefined) throw new Error('There is no portal to look at.');
    // Of the client without a subscription.
    trouble.expect(/status of 403/);
    await setToPublishingDay(page);
    const open = countOpenRequests(page);
    let viewer: Viewer | undefined;
    for (const [place, screen] of pictured.entries()) {
      if (screen.viewer !== viewer) await portal.logIn(context, screen.viewer, language);
      ({ viewer } = screen);
      const { url } = portal;
      await when(`opening ${screen.name}`, () => page.goto(url + screen.address));
      for (const look of looksOf(place, language))
        await then(`it looks as in its picture ${lookText(look)}`, async () => {
          await showAs(page, look);
          await isComplete(page, screen.shows ?? 'h1', open);
          await expect.soft(page).toHaveScreenshot(pictureOf(screen, language, look), tolerance);
        });
    }
  });
