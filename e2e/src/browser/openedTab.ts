import type { BrowserContext, Page } from '@playwright/test';

/** Of the reference API and of a bank's. */
const documents = /\/(?:download\?|api\/files\/)/;

/**
 * Holds the document until its tab was seen: a browser that saves it closes the tab again, perhaps too fast for the
 * test.
 */
export async function nextTab(context: BrowserContext): Promise<{ tab: Promise<Page> }> {
  const tab = context.waitForEvent('page');
  await context.route(documents, async (route) => {
    await tab;
    await route.continue();
  });
  return { tab };
}
