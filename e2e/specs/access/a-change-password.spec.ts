import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { signInByApi, signInContext } from '#browser/clients.ts';
import { neverIdle, recordRequests } from '#browser/requests.ts';
import { changeSession, countRenewals } from '#browser/session.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { mailTo } from '#mail/receivedMails.ts';
import { portalPlace } from '#portal/portal.ts';

const fresh = 'Research-2027';

const fields = (page: Page) =>
  [
    page.getByLabel('Old Password'),
    page.getByLabel('New Password', { exact: true }),
    page.getByLabel('Repeat New Password'),
  ] as const;

async function fill(page: Page, entries: readonly [string, string, string]) {
  for (const [place, field] of fields(page).entries()) await field.fill(entries[place] ?? '');
}

test('[A-11] [A-14] [A-16] wrong input is reported at its field; password managers know each field', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a client on the page', () => asClient('everything'));
  await goTo(pages.changePassword);
  await expect(heading(page)).toHaveText('Change Password');
  const [old, password, repeat] = fields(page);
  const username = page.locator('input[autocomplete="username"]');
  await then('every field says what it is', async () => {
    await expect(old).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(repeat).toHaveAttribute('autocomplete', 'new-password');
    await expect(username).toHaveValue('everything@demo.example');
  });
  await then('the username is nobody’s stop', async () => {
    await old.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(username).not.toBeFocused();
  });
  const requests = recordRequests(page);
  await when('revealing the new password', async () => {
    await password.fill('Visible-1');
    await page.getByRole('button', { name: 'Show password' }).nth(1).click();
  });
  await then('it can be read, and is hidden again when the form is sent', async () => {
    await expect(password).toHaveAttribute('type', 'text');
    await password.press('Enter');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('Visible-1');
  });
  const cases = [
    [['', '', ''], 0, 'No passwords provided'],
    [['old', '', ''], 1, 'No new password provided'],
    [['old', fresh, ''], 2, 'No new password provided'],
    [['old', fresh, 'Research-2028'], 2, 'New password and Repeat New Password must be the same.'],
    [['old', 'short', 'short'], 1, 'Password must be at least 8 characters'],
    [['old', 'RESEARCH', 'RESEARCH'], 1, 'Password must contain at least 1 lowercase character'],
    [['old', 'research', 'research'], 1, 'Password must contain at least 1 uppercase character'],
    [['old', 'Research', 'Research'], 1, 'Password must contain at least 1 number'],
    [['old', 'Research1', 'Research1'], 1, 'Password must contain at least 1 special character'],
  ] as const;
  for (const [entries, place, words] of cases) {
    await when(`the entries are ${JSON.stringify(entries)}`, async () => {
      await fill(page, entries);
      await page.getByRole('button', { name: 'Submit' }).click();
    });
    await then(`it says “${words}”`, async () => {
      await expect(page.getByRole('alert')).toHaveText(words);
      await expect(fields(page)[place]).toBeFocused();
    });
  }
  await expectNoAxeViolations(page);
  expect(requests.filter((path) => path === `/api/${authCalls.changePassword.path}`)).toEqual([]);
  await then('Cancel leads to the highlights', () =>
    expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', pages.home.href()),
  );
});

test('[A-14] [B-07] a change outlasts an expiring session, signs out everywhere and confirms', async ({
  page,
  context,
  goTo,
  asClient,
  withClient,
  browser,
  trouble,
}) => {
  trouble.expect(/400 .*\/api\/current_user\/change_password\)/);
  trouble.expect(/401 .*\/api\//);
  trouble.expect(/500 .*\/api\/refresh_auth_token\)/);
  const client = await withClient();
  const elsewhere = await browser.newContext({ baseURL: portalPlace().url });
  await elsewhere.addInitScript(neverIdle);
  await signInContext(elsewhere, client.username, client.password);
  const other = await elsewhere.newPage();
  await other.goto(pages.changePassword.href());
  await expect(heading(other)).toHaveText('Change Password');
  await given('the same client here', async () => {
    await asClient(client);
    await goTo(pages.changePassword);
  });
  await when('the old password is wrong', async () => {
    await fill(page, ['Research-2020', fresh, fresh]);
    await page.keyboard.press('Enter');
  });
  await then('that is reported at the old one, and what was typed stays', async () => {
    await expect(page.getByRole('alert')).toHaveText('Old password does not match');
    const [old, password, repeat] = fields(page);
    await expect(old).toBeFocused();
    await expect(old).toHaveAccessibleDescription('Old password does not match');
    await expect(password).toHaveValue(fresh);
    await expect(repeat).toHaveValue(fresh);
  });
  const renewal = `**/api/${calls.refreshAuthToken.path}`;
  await when('it is right, but the session runs out and its renewal fails at first', async () => {
    await changeSession(context, { accessToken: 'spent' });
    await page.route(renewal, (route) => route.fulfill({ status: 500, json: {} }));
    await fields(page)[0].fill(client.password);
    await page.keyboard.press('Enter');
  });
  await then('the form shows it and keeps what was typed', async () => {
    await expect(page.getByText('Something has gone wrong. Please try again.')).toBeVisible();
    const [old, password, repeat] = fields(page);
    await expect(old).toHaveValue(client.password);
    await expect(password).toHaveValue(fresh);
    await expect(repeat).toHaveValue(fresh);
  });
  const renewals = countRenewals(context);
  await when('it works again', async () => {
    await page.unroute(renewal);
    await page.getByRole('button', { name: 'Submit' }).click();
  });
  await then('the login page confirms', async () => {
    await expect(heading(page)).toHaveText('Login');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Your password has been changed.');
    await expectNoAxeViolations(page);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('currentUser');
    expect(renewals()).toBe(1);
  });
  await then('the address has dropped the language it was opened with', () =>
    expect(page).toHaveURL(pages.login.href()),
  );
  await then('the session in the other browser is over', async () => {
    await other.getByRole('link', { name: 'Markets', exact: true }).click();
    await expect(heading(other)).toHaveText('Login');
  });
  await then('the client is notified by mail', async () => {
    expect((await mailTo(client.username)).subject).toBe('Your Research Portal password was changed');
  });
  await then('only the new password lets in', async () => {
    await expect(signInByApi(client.username, client.password)).rejects.toThrow('403');
    await signInByApi(client.username, fresh);
  });
  await elsewhere.close();
});
