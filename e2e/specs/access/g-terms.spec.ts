import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const title = 'Please select your preferred portal language below.';
const failed = 'Something went wrong. Please try again.';

const dropdown = (page: Page) => page.getByRole('combobox', { name: 'Portal language' });
const accept = (page: Page) => page.getByRole('button', { name: 'Accept', exact: true });

function recordChanges(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace('/api/', '');
    if (path === calls.updatePreferredLanguage.path || path === preferenceCalls.updateAcceptedTerms.path)
      seen.push(path);
  });
  return seen;
}

test('[G-02] a new client reads and accepts the policy, and is where they wanted to go', async ({
  page,
  goTo,
  withClient,
}) => {
  const { username, password } = await withClient({ accepted_terms: false, name: 'Nora Neu' });
  const changes = recordChanges(page);
  await given('a client who signs in for the first time', async () => {
    await goTo(pages.login, { redirect_uri: pages.markets.href({ Sector: 'Banks' }) });
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
  });
  await then('the privacy policy is to be read, with Accept and no Cancel', async () => {
    await expect(page).toHaveURL(/\/preferred_language\?acceptTerms=true/);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('region', { name: 'Privacy policy of the Research Portal' })).toBeVisible();
    await expect(accept(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /full privacy policy/ })).toHaveAttribute('href', /privacy$/);
  });
  await then('there are neither tabs nor search, but the account and the footer', async () => {
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Account of Nora Neu' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Disclaimer' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await when('the client accepts', () => accept(page).click());
  await then('the page that was wanted opens, with tabs and search', async () => {
    await expect(page).toHaveURL(pages.markets.href({ Sector: 'Banks' }));
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveCount(9);
    await expect(page.getByRole('search')).toBeVisible();
  });
  expect(changes).toEqual([calls.updatePreferredLanguage.path, preferenceCalls.updateAcceptedTerms.path]);
  await then('main pages stay open, and the way back does not ask again', async () => {
    await goTo(pages.home);
    await expect(page.getByRole('article').first()).toBeVisible();
    await goTo(pages.preferredLanguage, { acceptTerms: 'true', redirect_uri: pages.equities.href() });
    await expect(page).toHaveURL(pages.equities.href());
  });
});

test('[G-02] every main page leads to the terms until they are accepted', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  // Early requests are refused as well.
  trouble.expect(/403 .*\/api\/\w+_documents/);
  await given('a client who has not accepted them', async () =>
    asClient(await withClient({ accepted_terms: false })),
  );
  for (const target of [pages.home, pages.equities, pages.team, pages.notificationCentre]) {
    await goTo(target);
    await expect(page).toHaveURL(/\/preferred_language\?acceptTerms=true/);
    await expect(accept(page)).toBeVisible();
  }
  for (const target of [pages.changePassword, pages.preferredLanguage]) {
    await goTo(target);
    await then('the account itself stays open, with neither tabs nor search', async () => {
      await expect(page).toHaveURL(target.href());
      await expect(page.getByText('Cancel', { exact: true })).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('search')).toHaveCount(0);
    });
  }
});

test('[G-02] [I-01] the policy is in the language chosen, and so is the portal once it is accepted', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('a new client', async () => asClient(await withClient({ accepted_terms: false })));
  await goTo(pages.preferredLanguage, { acceptTerms: 'true' });
  await when('choosing German by the keyboard', async () => {
    await dropdown(page).focus();
    await dropdown(page).selectOption('Deutsch');
  });
  const policy = page.getByRole('region', { name: 'Datenschutzerklärung des Research-Portals' });
  await then('the policy is German, the page still English', async () => {
    await expect(policy).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
  await then('the keyboard scrolls through the policy', async () => {
    await page.keyboard.press('Tab');
    await expect(policy).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => policy.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    await page.keyboard.press('Tab');
    await expect(policy.getByRole('link')).toBeFocused();
  });
  const pagesBefore = await page.evaluate(() => history.length);
  await when('accepting by Enter', async () => {
    await accept(page).focus();
    await page.keyboard.press('Enter');
  });
  await then('the portal speaks German', async () => {
    await expect(page).toHaveURL(pages.home.href());
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.reload();
    await expect(heading(page)).toContainText('Heutige Highlights');
  });
  await then('the page of the terms is not in the history', async () =>
    expect(await page.evaluate(() => history.length)).toBe(pagesBefore),
  );
});

test('[G-02] [G-04] when the terms cannot be saved, nothing is lost and Accept works again', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/500 .*update_accepted_terms/);
  await given('a new client, and an API that fails half way', async () => {
    await asClient(await withClient({ accepted_terms: false }));
    await page.route(
      `**/${preferenceCalls.updateAcceptedTerms.path}`,
      (route) => route.fulfill({ status: 500, json: { status: 500, title: 'broken' } }),
      { times: 1 },
    );
  });
  await goTo(pages.preferredLanguage, { acceptTerms: 'true' });
  await dropdown(page).selectOption('Deutsch');
  await when('accepting', () => accept(page).click());
  await then('a notification shows it', async () => {
    await expect(page.getByText(failed)).toBeVisible();
    await expect(dropdown(page)).toHaveValue('German');
  });
  await when('accepting again', () => accept(page).click());
  await then('the portal opens', async () => {
    await expect(page).toHaveURL(pages.home.href());
    await expect(page.getByRole('navigation', { name: 'Seiten' })).toBeVisible();
  });
});

// Unit tests cover which addresses are not followed.
test('[G-02] after accepting, a redirect to another origin is not followed', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('a new client and a prepared address', async () =>
    asClient(await withClient({ accepted_terms: false })),
  );
  await goTo(pages.preferredLanguage, { acceptTerms: 'true', redirect_uri: '//evil.example' });
  await when('accepting', () => accept(page).click());
  await then('the portal itself opens', () => expect(page).toHaveURL(pages.home.href()));
});

test('[G-03] a client changes the language of the portal', async ({ page, goTo, asClient, withClient }) => {
  await given('a client who prefers German', async () =>
    asClient(await withClient({ preferred_language: 'German' })),
  );
  const changes = recordChanges(page);
  await goTo(pages.preferredLanguage);
  const choice = page.getByRole('combobox', { name: 'Portalsprache' });
  await then('the page asks, with the preferred language preselected', async () => {
    await expect(heading(page)).toHaveText('Bitte wählen Sie unten Ihre bevorzugte Portalsprache.');
    await expect(choice).toHaveValue('German');
    await expect(page.getByRole('region')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await when('saving English', async () => {
    await choice.selectOption('English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('button', { name: 'Speichern' }).click();
  });
  await then('the start page greets in English', async () => {
    await expect(page).toHaveURL(pages.home.href());
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
  expect(changes).toEqual([calls.updatePreferredLanguage.path]);
  await then('the server has kept it', async () => {
    await goTo(pages.preferredLanguage);
    await expect(dropdown(page)).toHaveValue('English');
  });
});

test('[G-03] Cancel goes back where the client came from, else to the start page', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client who opens the address itself', () => asClient('everything'));
  await goTo(pages.preferredLanguage);
  await when('cancelling', () => page.getByRole('button', { name: 'Cancel' }).click());
  await then('the start page opens', () => expect(page).toHaveURL(pages.home.href()));

  await given('a client who came from Coverage', async () => {
    await page.getByRole('link', { name: 'Coverage', exact: true }).click();
    await expect(heading(page)).toHaveText('Coverage');
    // No page links here yet: entered as the router would.
    await page.evaluate((path) => {
      const { idx } = history.state as { idx: number };
      history.pushState({ usr: null, key: 'next', idx: idx + 1 }, '', path);
    }, pages.preferredLanguage.href());
    await page.reload();
    await expect(dropdown(page)).toBeVisible();
  });
  await when('cancelling', () => page.getByRole('button', { name: 'Cancel' }).click());
  await then('Coverage is back', () => expect(page).toHaveURL(pages.coverage.href()));
});
