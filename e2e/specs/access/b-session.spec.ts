import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { callAtOnce, changeSession, countRenewals, readSession } from '#browser/session.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

/** Once the footer's document is known, Change Password makes no further call, which would be the first to notice. */
const expectSettled = (page: Page) =>
  expect(page.getByRole('contentinfo').getByRole('button', { name: 'Disclaimer' })).toBeVisible();

test('[B-04] logout clears the user, logs out other tabs, and ends the server’s session', async ({
  page,
  context,
  goTo,
  asClient,
}) => {
  await given('a client with the portal in two tabs', async () => {
    await asClient('everything', { ownSession: true });
    await goTo(pages.preferredLanguage);
    await expect(heading(page)).toBeVisible();
  });
  const { refreshToken } = await readSession(context);
  const other = await context.newPage();
  await other.goto(pages.changePassword.href());
  await expect(heading(other)).toBeVisible();
  const loggedOut = page.waitForResponse((response) => response.url().endsWith('/api/logout'));

  await when('logging out in one', async () => {
    await page.getByRole('button', { name: 'Account of Emma Everett' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  });
  await then('both show the login page', async () => {
    await expect(page).toHaveURL(pages.login.href());
    await expect(heading(page)).toHaveText('Login');
    await expect(heading(other)).toHaveText('Login');
  });
  await then('the old refresh token renews nothing', async () => {
    expect((await loggedOut).ok()).toBe(true);
    const answer = await page.request.post('/api/refresh_auth_token', {
      data: { refresh_token: refreshToken },
    });
    expect(answer.status()).toBe(401);
  });
  await then('the cookie is gone and the way back is closed', async () => {
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('currentUser');
    await page.goBack();
    await expect(heading(page)).toHaveText('Login');
  });
});

test('[B-01] [B-02] an expired access token is renewed silently, once for ten calls, by any clock', async ({
  page,
  context,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/401 .*\/api\//);
  await given('a client whose access token has expired', async () => {
    await asClient('everything', { ownSession: true });
    await changeSession(context, { accessToken: 'spent' });
  });
  const renewals = countRenewals(context);
  await when('opening the portal', () => goTo(pages.changePassword));
  await then('the page loads as always, after one renewal', async () => {
    await expectSettled(page);
    await expect(heading(page)).toHaveText('Change Password');
    expect(renewals()).toBe(1);
  });
  await then('ten calls that meet a 401 at once cause one renewal, and all go through', async () => {
    const before = await readSession(context);
    await changeSession(context, { accessToken: 'spent' });
    expect(await callAtOnce(page, 10)).toBe(10);
    expect(renewals()).toBe(2);
    expect((await readSession(context)).refreshToken).not.toBe(before.refreshToken);
  });
  await then('a clock that is 400 days off, either way, changes nothing', async () => {
    const now = Date.now();
    for (const days of [-400, 400]) {
      await page.clock.setSystemTime(now + days * 86_400_000);
      await changeSession(context, { accessToken: 'spent' });
      expect(await callAtOnce(page, 2)).toBe(2);
    }
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await expect(heading(page)).toHaveText('Team');
  });
});

test('[B-02] [B-03] [B-08] two tabs share one renewal; when it is refused, both explain and keep the place', async ({
  page,
  context,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(/401 .*\/api\//);
  await given('a client with the portal in two tabs', async () => {
    await asClient('everything', { ownSession: true });
    await goTo(pages.changePassword);
  });
  const other = await context.newPage();
  await other.goto(pages.preferredLanguage.href());
  for (const tab of [page, other]) {
    await expect(heading(tab)).toBeVisible();
    await expectSettled(tab);
  }
  const renewals = countRenewals(context);
  await then('two tabs that meet a 401 at once cause one renewal between them', async () => {
    let answer: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (answer = resolve));
    await context.route('**/api/refresh_auth_token', async (route) => {
      await released;
      await route.continue();
    });
    await changeSession(context, { accessToken: 'spent' });
    const refusals = Promise.all(
      [page, other].map((tab) => tab.waitForResponse((response) => response.status() === 401)),
    );
    const calls = Promise.all([callAtOnce(page, 5), callAtOnce(other, 5)]);
    await refusals;
    answer();
    expect(await calls).toEqual([5, 5]);
    expect(renewals()).toBe(1);
  });
  await when('the session is over on the server, and one tab asks for something', async () => {
    await changeSession(context, { accessToken: 'spent', refreshToken: 'spent' });
    await page.getByRole('link', { name: 'Markets', exact: true }).click();
  });
  const ended = 'Your session has ended. Please log in again.';
  await then('both show the login page, each with its own way back', async () => {
    await expect(page).toHaveURL(pages.login.href({ redirect_uri: pages.markets.href() }));
    await expect(other).toHaveURL(pages.login.href({ redirect_uri: pages.preferredLanguage.href() }));
    for (const tab of [page, other]) {
      await expect(heading(tab)).toHaveText('Login');
      await expect(tab.getByText(ended)).toBeVisible();
    }
  });
  await then('the message outlives a reload, and the cookie is gone', async () => {
    await page.reload();
    await expect(page.getByText(ended)).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('currentUser');
  });
});
