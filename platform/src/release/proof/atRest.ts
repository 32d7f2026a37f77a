import type { Page, Request } from 'playwright';
import { drawn } from './inPage.ts';

/** Until a page is at rest. */
export const patienceMs = 20_000;

/** Requests of a page that have not ended. */
export function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** The page's own: neither that of a first view, which is no proof of the code, nor of the notice that none has come. */
export const ownHeading = 'html:not([data-first], :has(.portal-late)) #portal h1';

/** Twice in a row, nothing was under way after the page was drawn. */
const rests = 2;

/** Waits until a page has its own heading, and everything that it asked for. @throws if it takes too long */
export async function atRest(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  const end = performance.now() + patienceMs;
  await page
    .locator(ownHeading)
    .first()
    .waitFor({ state: 'attached', timeout: patienceMs })
    .catch(sayMissing);
  for (let rested = 0; rested < rests;) {
    const isDrawn = await page.evaluate(drawn).then(() => true, unlessReplaced);
    rested = isDrawn && underWay.size === 0 ? rested + 1 : 0;
    if (performance.now() > end) throw new Error(notAtRest([...underWay]));
  }
}

function sayMissing(error: unknown): never {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
  throw new Error(`after ${patienceMs / 1_000} s it has no heading of its own`, { cause: error });
}

function notAtRest([waited]: readonly Request[]): string {
  const what = waited === undefined ? 'it is drawn again and again' : `it waits for ${waited.url()}`;
  return `after ${patienceMs / 1_000} s ${what}`;
}

/** A page may lead to another by itself. */
function unlessReplaced(error: unknown): false {
  if (error instanceof Error && /context was destroyed|navigat/.test(error.message)) return false;
  throw error;
}
