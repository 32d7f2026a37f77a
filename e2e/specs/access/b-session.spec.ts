import { pages } from '@portal/contract';
import { given, then, when } from '../../src/browser/steps.ts';
import { expect, heading, test } from '../../src/browser/test.ts';

test('[B-04] logout clears the user and signs the other tab out', async ({
  page,
  context,
  goTo,
  asClient,
}) => {
  await given('a client with the portal in two tabs', async () => {
    await asClient('everything');
    await goTo(pages.home);
    await expect(heading(page)).toBeVisible();
  });
  const other = await context.newPage();
  await other.goto(pages.changePassword.href());
  await expect(heading(other)).toBeVisible();

  await when('logging out in one', async () => {
    await page.getByRole('button', { name: 'Account of Emma Everett' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  });
  await then('both show the login page', async () => {
    await expect(page).toHaveURL(pages.login.href());
    await expect(heading(page)).toHaveText('Login');
    await expect(heading(other)).toHaveText('Login');
  });
  await then('the cookie is gone and the way back is closed', async () => {
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('currentUser');
    await page.goBack();
    await expect(heading(page)).toHaveText('Login');
  });
});

test('[B-04] the server forgets the session as well', async ({ page, goTo, asClient, context }) => {
  await given('a signed-in client', () => asClient('everything'));
  const cookies = await context.cookies();
  await goTo(pages.home);
  const told = page.waitForResponse((response) => response.url().endsWith('/api/logout'));
  await when('logging out', async () => {
    await page.getByRole('button', { name: 'Account of Emma Everett' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  });
  expect((await told).ok()).toBe(true);
  await then('the old refresh token renews nothing', async () => {
    const kept = cookies.find(({ name }) => name === 'currentUser')?.value ?? '';
    const { refreshToken } = JSON.parse(decodeURIComponent(kept)) as { refreshToken: string };
    const answer = await page.request.post('/api/refresh_auth_token', {
      data: { refresh_token: refreshToken },
    });
    expect(answer.status()).toBe(401);
  });
});

test('[B-01] an expired access token is renewed in silence', async ({
  page,
  context,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/401 .*\/api\//);
  await given('a client whose access token no longer counts', async () => {
    await asClient('everything');
    const cookie = (await context.cookies()).find(({ name }) => name === 'currentUser');
    if (cookie === undefined) throw new Error('There is no session cookie.');
    const session = JSON.parse(decodeURIComponent(cookie.value)) as Record<string, string>;
    const value = encodeURIComponent(JSON.stringify({ ...session, accessToken: 'spent' }));
    await context.addCookies([{ ...cookie, value }]);
  });
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/refresh_auth_token')) renewals.push(request.url());
  });
  await when('opening the portal', () => goTo(pages.home));
  await then('the page comes as always, after one renewal', async () => {
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(renewals).toHaveLength(1);
  });
});
