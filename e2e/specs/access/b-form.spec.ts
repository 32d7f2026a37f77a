import { pages } from '@portal/contract';
import { changeSession, countRenewals } from '#browser/session.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const newPassword = 'Ganz-Neu-2027';

test('[B-07] a form whose session runs out under it is sent after a renewal, and loses nothing', async ({
  page,
  context,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/(401|500) .*\/api\//);
  const client = await withClient();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await given('a filled form, and an access token that no longer counts', async () => {
    await asClient(client);
    await goTo(pages.changePassword);
    await field('Old Password').fill(client.password);
    await field('New Password').fill(newPassword);
    await field('Repeat New Password').fill(newPassword);
    await changeSession(context, { accessToken: 'spent' });
  });
  await when('the renewal fails at first', async () => {
    await page.route('**/api/refresh_auth_token', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Submit' }).click();
  });
  await then('the form shows it and keeps what was typed', async () => {
    await expect(page.getByText('Something has gone wrong. Please try again.')).toBeVisible();
    await expect(field('Old Password')).toHaveValue(client.password);
    await expect(field('New Password')).toHaveValue(newPassword);
    await expect(field('Repeat New Password')).toHaveValue(newPassword);
  });
  const renewals = countRenewals(context);
  await when('it works again', async () => {
    await page.unroute('**/api/refresh_auth_token');
    await page.getByRole('button', { name: 'Submit' }).click();
  });
  await then('the password is changed after one renewal', async () => {
    await expect(heading(page)).toHaveText('Login');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    expect(renewals()).toBe(1);
  });
  await then('the address has dropped the language it was heard with', () =>
    expect(page).toHaveURL(pages.login.href()),
  );
});
