import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const place = 'portal-notification';
const saved = 'Your settings have been saved.';

/** For the next page of any tab, or only of this one. */
const leave = (page: Page, storage: 'localStorage' | 'sessionStorage' = 'localStorage') =>
  page.evaluate(
    ([key, where, carried]) => globalThis[where].setItem(key, JSON.stringify({ at: Date.now(), ...carried })),
    [place, storage, { message: saved, variant: 'success', dismissible: true }] as const,
  );

/** Pages look for messages once, as they start. */
async function hasLooked(page: Page) {
  await expect(heading(page)).toBeVisible();
  const looking = (name: string) =>
    navigator.locks
      .query()
      .then((locks) => [locks.held, locks.pending].flat().some((lock) => lock?.name === name));
  await expect.poll(() => page.evaluate(looking, place)).toBe(false);
}

/** Runs in a page: records a message, however brief. */
function watchFor(text: string): void {
  new MutationObserver(() => {
    if (document.documentElement.textContent.includes(text))
      Object.assign(globalThis, { portalMessage: true });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const hasShown = (page: Page) => page.evaluate(() => 'portalMessage' in globalThis);

const storedToast = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key), place);

test('[S-07] a message carried over a reload is shown once; a corrupt one is removed', async ({
  page,
  goTo,
}) => {
  await page.clock.install();
  await goTo(pages.login);
  await given('a page that has started', () => hasLooked(page));
  await given('a message left for the next page', () => leave(page, 'sessionStorage'));
  await when('the page is loaded again', () => page.reload());
  const toast = page.getByText(saved);
  await then('it is there, as a success that can be dismissed', async () => {
    await expect(toast).toBeVisible();
    await expect(page.locator('[data-variant=success]', { has: toast })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await storedToast(page)).toBeNull();
  });
  await when('six seconds pass', () => page.clock.runFor(6000));
  await then('it is gone', () => expect(toast).toBeHidden());
  // Unit tests have every shape of it.
  await given('a message that is corrupt', () =>
    page.evaluate((key) => localStorage.setItem(key, '{"message":'), place),
  );
  await when('the page is loaded once more', () => page.reload());
  await then('neither is shown, and nothing is kept', async () => {
    await hasLooked(page);
    await expect(toast).toHaveCount(0);
    await expect.poll(() => storedToast(page)).toBeNull();
    await expect(page.locator('[aria-live] [data-variant]')).toHaveCount(0);
  });
});

test('[S-07] of two tabs that load at once, one shows the message', async ({ page, context, goTo }) => {
  await context.addInitScript(watchFor, saved);
  const other = await context.newPage();
  await given('a message left outside the portal’s pages', async () => {
    await page.goto('/healthz');
    await leave(page);
  });
  await when('two tabs load at once', () => Promise.all([goTo(pages.login), other.goto(pages.login.href())]));
  const shown = async () => (await Promise.all([page, other].map(hasShown))).filter(Boolean).length;
  await then('it is shown in one of them', async () => {
    await Promise.all([page, other].map(hasLooked));
    await expect.poll(shown).toBe(1);
  });
});

test('[S-07] a browser that refuses to keep anything still shows the portal', async ({ page, goTo }) => {
  await given('a storage that throws', () =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      }),
    ),
  );
  await when('opening the portal', () => goTo(pages.login));
  await then('it works', () => expect(page.getByRole('button', { name: 'Login' })).toBeVisible());
});
