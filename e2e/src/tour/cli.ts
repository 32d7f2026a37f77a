import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { signInContext, usernameOf } from '../browser/clients.ts';
import { moveToPublishingDay } from '../browser/publishingDay.ts';
import { ensureChromium } from '../chromium/chromium.ts';
import { portalPlace, startPortal } from '../portal/portal.ts';
import { stops, type Stop } from './stops.ts';

const folder = join(import.meta.dirname, '../../../docs/images');

/** @throws if the expected content does not appear */
async function take(
  browser: Browser,
  { name, client, address, shows, width = 1440, keys = [], click }: Stop,
) {
  const context = await browser.newContext({
    baseURL: portalPlace().url,
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  try {
    // tsx calls a `__name` helper, which the page lacks.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await moveToPublishingDay(context);
    if (client !== undefined) await signInContext(context, usernameOf(client));
    const page = await context.newPage();
    await page.goto(address);
    if (click !== undefined) await page.locator(click).first().click();
    await page.locator(shows).first().waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 });
    console.log(`${name}.jpg`);
  } finally {
    await context.close();
  }
}

/** `pnpm tour`: takes the pictures of docs/tour.md. */
async function main(): Promise<void> {
  const portal = await startPortal();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    for (const stop of stops) await take(browser, stop);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

await main();
