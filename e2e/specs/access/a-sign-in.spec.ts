import { pages } from '@portal/contract';
import { authCalls } from '@portal/wire-auth';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { demoPassword } from '#browser/clients.ts';
import { recordRequests } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';

async function signIn(page: Page, { username = 'everything@demo.example', password = demoPassword } = {}) {
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const cookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map((cookie) => [cookie.name, cookie]));

test('[A-01] [A-02] [A-03] [A-08] the login page has form, links and languages, and reports missing or wrong input', async ({
  page,
  goTo,
  trouble,
}) => {
  trouble.expect(/403 .*\/api\/auth\)/);
  await given('a signed-out visitor whose address asks for German', () =>
    goTo(pages.login, { language: 'de' }),
  );
  await then('the page speaks German', async () => {
    await expect(heading(page)).toHaveText('Anmelden');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
  await when('choosing English', () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /English/ })
      .click(),
  );
  await then('the form is there', async () => {
    await expect(heading(page)).toHaveText('Login');
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  });
  await then('the links lead on', async () => {
    await expect(page.getByRole('link', { name: 'Reset it now' })).toHaveAttribute(
      'href',
      pages.resetPassword.href(),
    );
    await expect(page.getByRole('link', { name: 'Log in without a password' })).toHaveAttribute(
      'href',
      pages.passwordlessLogin.href(),
    );
    await expect(page.getByRole('link', { name: 'research team' })).toHaveAttribute(
      'href',
      /^mailto:research@/,
    );
    await expect(page.getByRole('link', { name: 'Data protection policy' })).toHaveAttribute(
      'href',
      /data-protection$/,
    );
    await expect(page.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', /privacy$/);
  });
  await then('the header has only a language selector', async () => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('button')).toHaveText([/EN/, /DE/]);
    await expect(header.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
  });
  await when('nothing is entered', () => signIn(page, { username: '', password: '' }));
  await then('it is shown', () =>
    expect(page.getByRole('alert')).toHaveText('Please provide a username and password'),
  );
  await expectNoAxeViolations(page);
  await when('the password is wrong', () => signIn(page, { password: 'Research-2025' }));
  await then('it is shown', () =>
    expect(page.getByRole('alert')).toHaveText(
      "Your email or password is incorrect. If you can't remember your password, Reset it now.",
    ),
  );
  await then('username stays and the password is empty', async () => {
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('everything@demo.example');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });
  await when('following the link', () =>
    page.getByRole('alert').getByRole('link', { name: 'Reset it now' }).click(),
  );
  await then('the reset page opens', () => expect(page).toHaveURL(pages.resetPassword.href()));
});

test('[A-02] [A-05] [A-06] a login lasts until the browser closes and applies the preferred language', async ({
  page,
  goTo,
}) => {
  const requests = recordRequests(page);
  let answer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth', async (route) => {
    await released;
    await route.continue();
  });
  await given('the login page in English, whose address leads to code', () =>
    goTo(pages.login, { redirect_uri: 'javascript:alert(1)' }),
  );
  await when('a client who prefers German signs in, impatiently', async () => {
    await signIn(page, { username: 'bonds@demo.example' });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Login' }).click({ force: true });
    answer();
  });
  await then('the highlights greet in German, after one sign-in', async () => {
    await expect(page).toHaveURL(pages.home.href());
    expect(requests.filter((path) => path === `/api/${authCalls.auth.path}`)).toHaveLength(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(heading(page)).toHaveText(/\d{2}\.\d{2}\.\d{4}/);
  });
  const { currentUser, language, rememberMe } = await cookies(page);
  const session = JSON.parse(decodeURIComponent(currentUser?.value ?? '{}')) as Record<string, string>;
  expect(Object.keys(session).sort()).toEqual(['accessToken', 'currentUserName', 'refreshToken']);
  expect(session['currentUserName']).toBe('Barbara Bondolfi');
  expect(language?.value).toBe('de');
  expect(rememberMe?.value).toBe('false');
  expect(currentUser?.expires).toBe(-1);
  await then('nothing of it lies elsewhere', async () => {
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain(session['accessToken']);
    expect(page.url()).not.toContain('token');
  });
});

test('[A-05] [A-06] remember me keeps the session for 400 days; foreign redirects are not followed', async ({
  page,
  context,
  goTo,
  withClient,
}) => {
  const client = await withClient(fewPublications);
  const other = await context.newPage();
  const address = other.getByLabel('E-mail address');
  await given('a second tab with a page for everybody', async () => {
    await other.goto(pages.resetPassword.href());
    await address.fill('typed@demo.example');
    await other.evaluate(() => document.documentElement.setAttribute('data-untouched', 'true'));
  });
  await given('a prepared address', () => goTo(pages.login, { redirect_uri: '/\\evil.example' }));
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await when('signing in', () => signIn(page, client));
  await then('the portal itself opens', () => expect(page).toHaveURL(pages.home.href()));
  const { currentUser, rememberMe } = await cookies(page);
  expect(rememberMe?.value).toBe('true');
  const days = ((currentUser?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(400);
  await then('the second tab is untouched', async () => {
    await expect(other.locator('html')).toHaveAttribute('data-untouched', 'true');
    await expect(address).toHaveValue('typed@demo.example');
  });
});

test('[A-07] a signed-in client has no business on the login page', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('a signed-in client', async () => asClient(await withClient(fewPublications)));
  await when('opening the login page', () => goTo(pages.login));
  await then('the highlights open', () => expect(page).toHaveURL(pages.todaysHighlights.href()));
  await when('the address names a target', () => goTo(pages.login, { redirect_uri: pages.team.href() }));
  await then('that opens', () => expect(page).toHaveURL(pages.team.href()));
});
