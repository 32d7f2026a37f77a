import type { Page, Request } from '@playwright/test';

/** As paths with their query. */
export function recordRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    seen.push(pathname + search);
  });
  return seen;
}

/** Reveals a Retry that navigates or reloads. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** How many of the document shown have neither been answered nor failed. */
export function countOpenRequests(page: Page): () => number {
  const open = new Set<Request>();
  let document: Request | undefined;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) document = request;
    open.add(request);
  });
  // Those of the document before end without a word, even what it sent while it was left.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || document === undefined) return;
    for (const request of open) if (request !== document) open.delete(request);
    document = undefined;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** Runs in a page: disables idle prefetching, and keeps Playwright's clock from replacing that. */
export function neverIdle(): void {
  Object.defineProperty(globalThis, 'requestIdleCallback', {
    configurable: true,
    get: () => () => 0,
    set: () => undefined,
  });
}
