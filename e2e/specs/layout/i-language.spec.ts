import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import type { BrowserContext } from '@playwright/test';
import { showListsAs } from '#browser/publications.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';

const languageIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'language')?.value;

test('[I-01] switching keeps what was typed, and the choice outlives the page', async ({
  page,
  goTo,
  context,
}) => {
  await given('a visitor who has begun to type', async () => {
    await goTo(pages.login, { redirect_uri: pages.equities.href() });
    await page.getByRole('textbox', { name: 'Username' }).fill('someone@demo.example');
  });
  const address = page.url();
  await when('switching to German', () => page.getByRole('button', { name: 'DE Deutsch' }).click());
  await then('the words change and nothing else', async () => {
    await expect(heading(page)).toHaveText('Anmelden');
    await expect(page.getByRole('textbox', { name: 'Benutzername' })).toHaveValue('someone@demo.example');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(page.url()).toBe(address);
  });
  await then('a cookie keeps it', async () => {
    await expect.poll(() => languageIn(context)).toBe('de');
    await page.reload();
    await expect(heading(page)).toHaveText('Anmelden');
  });
});

test('[I-01] a signed-in client keeps the page, and the server is notified', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('a signed-in client on a page with a query', async () => asClient(await withClient()));
  await goTo(pages.equities, { Sector: 'Banks' });
  await expect(heading(page)).toHaveText('Equities');
  const told = page.waitForRequest((request) => request.url().endsWith(calls.updatePreferredLanguage.path));
  await when('switching to German', () => page.getByRole('button', { name: 'DE Deutsch' }).click());
  await then('page and query stay', async () => {
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Immobilien' })).toBeVisible();
    await expect(page).toHaveURL(pages.equities.href({ Sector: 'Banks' }));
  });
  expect((await told).postDataJSON()).toEqual({ language: 'German' });
  await when('switching back', () => page.getByRole('button', { name: 'EN English' }).click());
  await then('English is back at once', () => expect(heading(page)).toHaveText('Equities'));
});

test('[I-01] a session follows the language that was chosen elsewhere', async ({
  page,
  goTo,
  asClient,
  withClient,
  context,
}) => {
  const client = await withClient({ preferred_language: 'German' });
  await given('a browser that last spoke English', async () => {
    await asClient(client);
    const language = (await context.cookies()).find(({ name }) => name === 'language');
    if (language === undefined) throw new Error('There is no language cookie.');
    await context.addCookies([{ ...language, value: 'en' }]);
  });
  await when('opening a page', () => goTo(pages.changePassword));
  await then('it speaks German, and stays so', async () => {
    await expect(heading(page)).toHaveText('Passwort ändern');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect.poll(() => languageIn(context)).toBe('de');
  });
});

test('[I-01] a choice made while the server is asked for the language wins', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  const client = await withClient(fewPublications);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await given('a server that is slow to say', async () => {
    await asClient(client);
    await page.route('**/api/current_user', async (route) => {
      await held;
      await route.continue();
    });
    await goTo(pages.realEstate);
    await expect(heading(page)).toHaveText('Real Estate');
  });
  await when('switching to German before it has', async () => {
    await page.getByRole('button', { name: 'DE Deutsch' }).click();
    await expect(heading(page)).toHaveText('Immobilien');
    const told = page.waitForResponse('**/api/current_user');
    letGo();
    await told;
  });
  await then('the page stays German', async () => {
    await page.getByRole('link', { name: 'Heutige Highlights', exact: true }).click();
    await expect(heading(page)).toContainText('Heutige Highlights');
  });
});

test('[I-02] days are dd.mm.yyyy and times hh:mm', async ({ page, goTo, asClient }) => {
  await given('a client who reads English', () => asClient('everything'));
  await showListsAs(page, 'tiles');
  await goTo(pages.home);
  const time = page.getByRole('article').first();
  await then('the first publication shows it', () =>
    expect(time).toContainText(/\d{2}\.\d{2}\.\d{4}\s*\d{2}:\d{2}/),
  );
  await then('so does the title', () => expect(heading(page)).toHaveText(/ \d{2}\.\d{2}\.\d{4}$/));
});

test('[I-03] tags and types of publication follow the language, in the tiles and in the filters', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('the research on banks, in English', async () => {
    await asClient(await withClient());
    await showListsAs(page, 'tiles');
    await goTo(pages.allResearch, { Sector: 'Banks', 'Publication Type': 'Unternehmens-Update' });
  });
  const first = page.getByRole('article').first();
  await then('sector and type are named in English', async () => {
    await expect(page.getByRole('button', { name: 'Sector: Banks', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /: Company Update$/ })).toBeVisible();
    await expect(first).toContainText('Company Update');
    await expect(first.getByRole('link', { name: 'Banks', exact: true })).toBeVisible();
  });
  await when('switching to German', () => page.getByRole('button', { name: 'DE Deutsch' }).click());
  await then('they are named in German, and nothing else was chosen', async () => {
    await expect(page.getByRole('button', { name: 'Sektor: Banken', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /: Unternehmens-Update/ })).toBeVisible();
    await expect(first).toContainText('Unternehmens-Update');
    await expect(first.getByRole('link', { name: 'Banken', exact: true })).toBeVisible();
  });
});
