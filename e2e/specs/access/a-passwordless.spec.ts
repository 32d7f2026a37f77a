import { pages } from '@portal/contract';
import { authCalls } from '@portal/wire-auth';
import type { BrowserContext } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { recordRequests } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';
import { linkIn, mailsTo, mailTo } from '#mail/receivedMails.ts';

const sent = 'Please check your email for a passwordless login link';
const spent = /403 .*\/api\/passwordless_login\)/;

async function mailedLink({ request }: BrowserContext, username: string, place = 1): Promise<string> {
  const { path } = authCalls.requestPasswordlessLogin;
  expect((await request.post(`/api/${path}`, { data: { username } })).status()).toBe(200);
  return linkIn(await mailTo(username, place));
}

test('[A-12] an address is required, and an unknown one gets the same answer, and no mail', async ({
  page,
  goTo,
  withClient,
}) => {
  const { username } = await withClient();
  const unknown = `nobody-${username}`;
  await given('the page that asks for an address', () => goTo(pages.passwordlessLogin));
  await when('sending what is none', async () => {
    await page.getByLabel('E-mail address').fill('emma@demo');
    await page.keyboard.press('Enter');
  });
  await then('the field shows it', () =>
    expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription('Please provide a valid email'),
  );
  await expectNoAxeViolations(page);
  await when('asking for an unknown one', async () => {
    await page.getByLabel('E-mail address').fill(unknown);
    await page.keyboard.press('Enter');
  });
  await then('it says to check the mail', () => expect(page.getByText(sent)).toBeFocused());
  await expectNoAxeViolations(page);
  await when('asking for a known one', async () => {
    await page.getByRole('button', { name: 'Request another link' }).click();
    await page.getByLabel('E-mail address').fill(username);
    await page.keyboard.press('Enter');
  });
  await then('it says the same', () => expect(page.getByText(sent)).toBeFocused());
  await mailTo(username);
  expect(await mailsTo(unknown)).toEqual([]);
});

test('[A-13] [A-15] a mailed link, though scanned, signs in, also again, not after a newer one', async ({
  page,
  context,
  withClient,
  trouble,
}) => {
  trouble.expect(spent);
  const { username } = await withClient({
    ...fewPublications,
    name: 'Greta Gast',
    preferred_language: 'German',
  });
  const link = await given('a link was asked for', () => mailedLink(context, username));
  await given('a scanner has fetched it', async () => {
    expect((await page.request.get(link)).status()).toBe(200);
    expect((await page.request.head(link)).status()).toBe(200);
  });
  const requests = recordRequests(page);
  await given('a browser on another page', () => page.goto('/healthz'));
  await when('the link is opened', () => page.goto(link));
  await then('the client is signed in, in German', async () => {
    await expect(page).toHaveURL(pages.home.href());
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: /Greta Gast/ })).toBeVisible();
  });
  expect(requests.filter((path) => path === `/api/${authCalls.passwordlessLogin.path}`)).toHaveLength(1);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'rememberMe')?.value).toBe('false');
  await then('the way back does not use the link again', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/healthz');
  });
  await when('the link is opened again at once', () => page.goto(link));
  await then('the client is signed in', async () => {
    await expect(page).toHaveURL(pages.home.href());
    await expect(page.getByRole('button', { name: /Greta Gast/ })).toBeVisible();
  });
  const newer = await given('a newer link was asked for', () => mailedLink(context, username, 2));
  await when('the old one is opened', () => page.goto(link));
  await then('it is refused where another can be had, and the session goes on', async () => {
    await expect(page).toHaveURL(pages.passwordlessLogin.href());
    await expect(page.getByRole('alert')).toHaveText('Der Link ist ungültig oder abgelaufen');
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Zum Portal' }).click();
    await expect(page.getByRole('button', { name: /Greta Gast/ })).toBeVisible();
  });
  await then('the newer one signs in', async () => {
    const { path } = authCalls.passwordlessLogin;
    const data = { passwordless_token: new URL(newer).pathname.split('/').at(-1) };
    expect((await context.request.post(`/api/${path}`, { data })).status()).toBe(200);
  });
});

test('[A-13] [B-05] a link takes the place of anyone who was signed in, in every tab', async ({
  page,
  context,
  asClient,
  withClient,
}) => {
  const { username } = await withClient({ ...fewPublications, name: 'Greta Gast' });
  const link = await given('a link was asked for', () => mailedLink(context, username));
  await given('another client is signed in, with two tabs', async () => {
    await asClient('everything');
    await page.goto(pages.changePassword.href());
    await expect(page.getByRole('button', { name: /Emma Everett/ })).toBeVisible();
  });
  const other = await context.newPage();
  await other.goto(pages.changePassword.href());
  await expect(other.getByRole('button', { name: /Emma Everett/ })).toBeVisible();
  await when('the link is opened in one', () => other.goto(link));
  await then('both belong to the new client or to nobody', async () => {
    await expect(other.getByRole('button', { name: /Greta Gast/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Emma Everett/ })).toHaveCount(0);
  });
});
