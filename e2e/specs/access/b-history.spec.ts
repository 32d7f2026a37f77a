import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { ensureWholeChromium } from '#chromium/chromium.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';

// A browser of its own for each would cost more than running one after the other.
test.describe.configure({ mode: 'default' });

// Playwright disables the back/forward cache; readers have it.
test.use({
  launchOptions: {
    executablePath: ensureWholeChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Chromium does not cache pages sent with no-store. */
async function letBrowserForget(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
}

/** Leaves the portal; records the page's state when it is restored. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-kept', 'true');
    sessionStorage.removeItem('restored');
    window.addEventListener('pageshow', ({ persisted }) => {
      const { visibility } = getComputedStyle(document.body);
      sessionStorage.setItem('restored', JSON.stringify({ persisted, visibility }));
    });
  });
  await page.goto('/healthz');
}

/** Playwright's goBack waits for a load event, which a restored page lacks. */
const goBack = (page: Page) => page.evaluate(() => history.back());

for (const keeps of [true, false]) {
  test(`[B-04] Back shows nothing after a logout elsewhere (${keeps ? 'kept' : 'not kept'})`, async ({
    page,
    context,
    goTo,
    asClient,
    withClient,
  }) => {
    await given('a client who has left the portal for another page', async () => {
      await asClient(await withClient(fewPublications));
      if (!keeps) await letBrowserForget(page, pages.realEstate.path);
      await goTo(pages.realEstate);
      await expect(heading(page)).toHaveText('Real Estate');
      await leave(page);
    });
    if (keeps)
      await then('as long as the session is the same, the way back shows the very page', async () => {
        await goBack(page);
        await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
        await expect(heading(page)).toBeVisible();
        await leave(page);
      });
    await when('the session ends and the reader goes back', async () => {
      await context.clearCookies({ name: 'currentUser' });
      await goBack(page);
    });
    await then('the login page stands there, and the old page was never seen', async () => {
      await expect(heading(page)).toHaveText('Login');
      await expect(heading(page)).toBeVisible();
      const restored = await page.evaluate(() => sessionStorage.getItem('restored'));
      expect(restored).toBe(keeps ? JSON.stringify({ persisted: true, visibility: 'hidden' }) : null);
    });
  });
}
