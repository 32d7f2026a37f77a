import type { BrowserContext, Page } from '@playwright/test';

/** Addresses of documents, by the reference API's links and by those of a bank's own. */
const documents = /\/(?:download\?|api\/files\/)/;

/**
 * The tab that opens next, for a document. The document is held until the tab was seen: a browser that saves it closes the
 * tab again, and may be faster than the test.
 */
export async function nextTab(context: BrowserContext): Promise<{ tab: Promise<Page> }> {
  const tab = context.waitForEvent('page');
  await context.route(documents, async (route) => {
    await tab;
    await route.continue();
  });
  return { tab };
}
