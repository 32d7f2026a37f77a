import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { signInContext, usernameOf, type DemoClient } from '../browser/clients.ts';
import { moveToPublishingDay } from '../browser/publishingDay.ts';
import { portalPlace } from '../portal/portal.ts';
import { ensureChromium } from './chromium.ts';

/** Opens Chromium for a tool that measures or takes pictures. */
export const openBrowser = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...flags],
  });

export interface Reader extends BrowserContextOptions {
  /** Signed in. @default nobody */
  client?: DemoClient | undefined;
}

/** A desktop on the tests' publishing day, whose pages animate nothing. */
export async function openContext(
  browser: Browser,
  { client, ...options }: Reader = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: portalPlace().url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  // tsx calls a `__name` helper, which the page lacks.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await moveToPublishingDay(context);
  if (client !== undefined) await signInContext(context, usernameOf(client));
  return context;
}
