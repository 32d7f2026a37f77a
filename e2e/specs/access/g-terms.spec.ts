import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';
import { showAs } from '#looks.ts';

const title = 'Please select your preferred portal language below.';
const failed = 'Something went wrong. Please try again.';

const dropdown = (page: Page) => page.getByRole('combobox', { name: 'Portal language' });
const accept = (page: Page) => page.getByRole('button', { name: 'Accept', exact: true });

async function openChangePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
}

function recordChanges(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace('/api/', '');
    if (path === calls.updatePreferredLanguage.path || path === preferenceCalls.updateAcceptedTerms.path)
      seen.push(path);
  });
  return seen;
}

test('[G-01] [G-02] a new client who follows a deep link accepts the policy and gets to the page', async ({
  page,
  goTo,
  withClient,
}) => {
  const { username, password } = await withClient({ accepted_terms: false, name: 'Nora Neu' });
  const changes = recordChanges(page);
  const target = pages.markets.href({ Sector: 'Banks;Insurance', page: '2' });
  await given('a signed-out visitor with a link', () => page.goto(target));
  await when('signing in for the first time', async () => {
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
  });
  await then('the privacy policy is to be read, with Accept and no Cancel', async () => {
    await expect(page).toHaveURL(pages.preferredLanguage.href({ acceptTerms: 'true', redirect_uri: target }));
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
  });
  await then('the page passes every rule of axe, also dark and narrow', async () => {
    await expectNoAxeViolations(page, 'whole');
    await showAs(page, { width: 390, colorScheme: 'dark' });
    await expectNoAxeViolations(page);
    await showAs(page, { width: 1440, colorScheme: 'light' });
  });
  await when('the client accepts', () => accept(page).click());
  await then('the page that was wanted opens with its query, with tabs and search', async () => {
    await expect(page).toHaveURL(target);
    await expect(heading(page)).toHaveText('Markets');
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveCount(9);
    await expect(page.getByRole('search')).toBeVisible();
  });
  expect(changes).toEqual([calls.updatePreferredLanguage.path, preferenceCalls.updateAcceptedTerms.path]);
  await then('the terms are not asked for again', async () => {
    await goTo(pages.preferredLanguage, { acceptTerms: 'true', redirect_uri: pages.team.href() });
    await expect(page).toHaveURL(pages.team.href());
    await expect(heading(page)).toHaveText('Team');
  });
});

test('[G-02] the main pages lead to the terms until they are accepted, the account stays open', async ({
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
  for (const target of [pages.team, pages.notificationCentre]) {
    await goTo(target);
    await expect(page).toHaveURL(/\/preferred_language\?acceptTerms=true/);
    await expect(accept(page)).toBeVisible();
  }
  for (const [target, open] of [
    [pages.changePassword, () => openChangePassword(page)],
    [pages.preferredLanguage, () => goTo(pages.preferredLanguage)],
  ] as const) {
    await when(`opening ${target.path}`, open);
    await then('it stays open, with neither tabs nor search', async () => {
      await expect(page).toHaveURL(target.href());
      await expect(page.getByText('Cancel', { exact: true })).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('search')).toHaveCount(0);
    });
  }
});

// Unit tests cover which other addresses are not followed.
test('[G-02] [G-04] [I-01] [S-07] the policy is in the chosen language; a failed Accept loses nothing', async ({
  page,
  context,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/500 .*update_accepted_terms/);
  await page.clock.install();
  await given('a new client, and an API that fails half way', async () => {
    await asClient(await withClient({ ...fewPublications, accepted_terms: false }));
    await page.route(
      `**/${preferenceCalls.updateAcceptedTerms.path}`,
      (route) => route.fulfill({ status: 500, json: { status: 500, title: 'broken' } }),
      { times: 1 },
    );
  });
  await goTo(pages.preferredLanguage, { acceptTerms: 'true', redirect_uri: '//evil.example' });
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
  const acceptByEnter = async () => {
    await accept(page).focus();
    await page.keyboard.press('Enter');
  };
  const toast = page.getByText(failed);
  await when('accepting by Enter', acceptByEnter);
  await then('an error interrupts and stays, and the choice is kept', async () => {
    await expect(page.locator('[aria-live=assertive]', { has: toast })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await expect(dropdown(page)).toHaveValue('German');
    await expectNoAxeViolations(page);
  });
  await when('dismissing it by the keyboard', async () => {
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Enter');
  });
  await then('it is gone', () => expect(toast).toHaveCount(0));
  await when('accepting again', acceptByEnter);
  await then('the portal itself opens, in German', async () => {
    await expect(page).toHaveURL(pages.home.href());
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(heading(page)).toContainText('Heutige Highlights');
    await expect(page.getByRole('navigation', { name: 'Seiten' })).toBeVisible();
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('de');
  });
  await then('the page of the terms is not in the history', async () =>
    expect(await page.evaluate(() => history.length)).toBe(pagesBefore),
  );
});

test('[G-03] [S-06] a client changes the language of the portal', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  const { token } = await given('a client who prefers German', async () =>
    asClient(await withClient({ ...fewPublications, preferred_language: 'German' })),
  );
  const changes = recordChanges(page);
  await goTo(pages.preferredLanguage);
  const choice = page.getByRole('combobox', { name: 'Portalsprache' });
  await then('the page asks, with the preferred language preselected', async () => {
    await expect(heading(page)).toHaveText('Bitte wählen Sie unten Ihre bevorzugte Portalsprache.');
    await expect(choice).toHaveValue('German');
    await expect(page.getByRole('region')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
    await expect(page).toHaveTitle('Bevorzugte Sprache – Research-Portal');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
  await when('taking the skip link', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  });
  await then('the dropdown is the next stop', async () => {
    await page.keyboard.press('Tab');
    await expect(choice).toBeFocused();
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
    const answer = await page.request.get(`/api/${calls.currentUser.path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toMatchObject({ preferred_language: 'English' });
  });
});

test('[G-03] Cancel goes back where the client came from, else to the start page', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('a client who opens the address itself', async () =>
    asClient(await withClient(fewPublications)),
  );
  await goTo(pages.preferredLanguage);
  await when('cancelling', () => page.getByRole('button', { name: 'Cancel' }).click());
  await then('the start page opens', () => expect(page).toHaveURL(pages.home.href()));

  await given('a client who came from Change Password', async () => {
    await openChangePassword(page);
    await expect(heading(page)).toHaveText('Change Password');
    // No page links here yet: entered as the router would.
    await page.evaluate((path) => {
      const { idx } = history.state as { idx: number };
      history.pushState({ usr: null, key: 'next', idx: idx + 1 }, '', path);
    }, pages.preferredLanguage.href());
    await page.reload();
    await expect(dropdown(page)).toBeVisible();
  });
  await when('cancelling', () => page.getByRole('button', { name: 'Cancel' }).click());
  await then('that page is back', () => expect(page).toHaveURL(pages.changePassword.href()));
});
