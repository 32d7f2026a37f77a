import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import type { BrowserContext } from '@playwright/test';
import { showListsAs } from '#browser/publications.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

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

test('[I-01] [I-03] a client who switches language keeps page and filters; the server is notified', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  const filters = { Sector: 'Banks', 'Publication Type': 'Unternehmens-Update' };
  await given('the research on banks, in English', async () => {
    await asClient(await withClient());
    await showListsAs(page, 'tiles');
    await goTo(pages.allResearch, filters);
  });
  const first = page.getByRole('article').first();
  await then('sector and type are named in English', async () => {
    await expect(page.getByRole('button', { name: 'Sector: Banks', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /: Company Update$/ })).toBeVisible();
    await expect(first).toContainText('Company Update');
    await expect(first.getByRole('link', { name: 'Banks', exact: true })).toBeVisible();
  });
  const update = page.waitForRequest((request) => request.url().endsWith(calls.updatePreferredLanguage.path));
  await when('switching to German', () => page.getByRole('button', { name: 'DE Deutsch' }).click());
  await then('they are named in German, and nothing else was chosen', async () => {
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Immobilien' })).toBeVisible();
    await expect(page).toHaveURL(pages.allResearch.href(filters));
    await expect(page.getByRole('button', { name: 'Sektor: Banken', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /: Unternehmens-Update/ })).toBeVisible();
    await expect(first).toContainText('Unternehmens-Update');
    await expect(first.getByRole('link', { name: 'Banken', exact: true })).toBeVisible();
  });
  expect((await update).postDataJSON()).toEqual({ language: 'German' });
  await when('switching back', () => page.getByRole('button', { name: 'EN English' }).click());
  await then('English is back at once', () => expect(heading(page)).toHaveText('All Research'));
});
