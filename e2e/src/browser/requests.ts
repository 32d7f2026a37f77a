import type { Page } from '@playwright/test';

/** Addresses that a page asks for from now on, as paths with their query. */
export function recordRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    seen.push(pathname + search);
  });
  return seen;
}

/** Counts documents a tab loads from now on: a Retry that navigates or reloads shows here. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Runs in a page: nothing is fetched ahead in idle moments, so that a test decides what is. */
export function neverIdle(): void {
  Object.assign(globalThis, { requestIdleCallback: () => 0 });
}
