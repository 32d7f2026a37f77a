import { expect, type Page } from '@playwright/test';

/** Opens an address as the router would, without a new document; resolves once another page's title is there. */
export async function goWithin(page: Page, address: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    const { idx } = history.state as { idx: number };
    history.pushState({ usr: null, key: to, idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
  await expect(page).not.toHaveTitle(before);
}
