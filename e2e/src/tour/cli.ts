import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openBrowser, openContext } from '../chromium/toolBrowser.ts';
import { withPortal } from '../portal/portal.ts';
import { stops, type Stop } from './stops.ts';

const folder = join(import.meta.dirname, '../../../docs/images');

/** @throws if the expected content does not appear */
async function take(
  browser: Browser,
  { name, client, address, shows, width = 1440, keys = [], click }: Stop,
) {
  const context = await openContext(browser, {
    client,
    viewport: { width, height: width < 600 ? 844 : 900 },
  });
  try {
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
await withPortal(async () => {
  const browser = await openBrowser();
  try {
    for (const stop of stops) await take(browser, stop);
  } finally {
    await browser.close();
  }
});
