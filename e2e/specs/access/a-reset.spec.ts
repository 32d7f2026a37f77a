import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { signInByApi } from '#browser/clients.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { linkIn, mailsTo, mailTo } from '#mail/receivedMails.ts';

const sent = 'Please check your inbox for a reset link.';
const refused = /403 .*\/api\/(reset_password|auth)\)/;

test('[A-09] an address is required, and an unknown one gets the same answer, and no mail', async ({
  page,
  goTo,
  withClient,
}) => {
  const { username } = await withClient();
  const unknown = `nobody-${username}`;
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(authCalls.requestPasswordReset.path))
      void response.text().then((text) => answers.push(`${response.status()} ${text}`));
  });
  await given('the page that asks for an address', () => goTo(pages.resetPassword));
  await when('there is none', () => page.getByRole('button', { name: 'Submit' }).click());
  await then('the field shows it', () =>
    expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription('Please enter an e-mail address.'),
  );
  await expectNoAxeViolations(page);
  for (const address of [unknown, username]) {
    await when(`asking for ${address === username ? 'a known' : 'an unknown'} address`, async () => {
      if (address === username) await page.getByRole('link', { name: 'Reset it now' }).click();
      await page.getByLabel('E-mail address').fill(`  ${address} `);
      await page.getByLabel('E-mail address').press('Enter');
    });
    await then('the login page says to check the inbox', async () => {
      await expect(page).toHaveURL(pages.login.href());
      await expect(page.getByRole('main').getByRole('status')).toHaveText(sent);
    });
  }
  await mailTo(username);
  await expect.poll(() => answers).toEqual(['200 true', '200 true']);
  expect(await mailsTo(unknown)).toEqual([]);
});

test('[A-10] [A-11] [A-15] a German client sets a new password by a mailed link, once; other sessions end', async ({
  page,
  withClient,
  trouble,
}) => {
  trouble.expect(refused);
  const { username, password: old } = await withClient({ preferred_language: 'German' });
  const fresh = 'Zürich-2027 neu';
  const elsewhere = await given('a session elsewhere', () => signInByApi(username, old));
  await given('a link was asked for, and a browser on another page', async () => {
    const { path } = authCalls.requestPasswordReset;
    expect((await page.request.post(`/api/${path}`, { data: { username } })).status()).toBe(200);
    await page.goto('/healthz');
  });
  const link = linkIn(await mailTo(username));
  const password = page.getByLabel('Neues Passwort', { exact: true });
  const repeat = page.getByLabel('Neues Passwort wiederholen');
  const submit = page.getByRole('button', { name: 'Absenden' });

  await when('the link is opened', () => page.goto(link));
  await then('the page speaks German', () => expect(heading(page)).toHaveText('Neues Passwort festlegen'));
  for (const [first, second, field, words] of [
    ['', '', password, 'Keine neuen Passwörter angegeben'],
    [fresh, '', repeat, 'Keine neuen Passwörter angegeben'],
    [fresh, `${fresh} `, repeat, 'Die beiden Passwörter stimmen nicht überein'],
    ['zürich', 'zürich', password, 'Das Passwort muss mindestens 8 Zeichen lang sein'],
    ['zürich-neu', 'zürich-neu', password, 'Das Passwort muss mindestens 1 Grossbuchstaben enthalten'],
  ] as const) {
    await when(`the entries are “${first}” and “${second}”`, async () => {
      await password.fill(first);
      await repeat.fill(second);
      await submit.click();
    });
    await then(`it says “${words}”`, async () => {
      await expect(page.getByRole('alert')).toHaveText(words);
      await expect(field).toBeFocused();
    });
  }
  await expectNoAxeViolations(page);
  await when('the new password meets the rules', async () => {
    await password.fill(fresh);
    await expect(page.getByText('Das neue Passwort erfüllt alle Regeln.')).toBeAttached();
    await repeat.fill(fresh);
    await page.keyboard.press('Enter');
  });
  await then('the login page says that it is set', async () => {
    await expect(page).toHaveURL(pages.login.href());
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Ihr Passwort wurde zurückgesetzt.');
  });
  await then('the link is not in the way back', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/healthz');
  });
  await then('the session elsewhere is over', async () => {
    const { token, refresh_token } = elsewhere;
    const read = await page.request.get(`/api/${calls.currentUser.path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(read.status()).toBe(401);
    const renewal = await page.request.post(`/api/${calls.refreshAuthToken.path}`, {
      data: { refresh_token },
    });
    expect(renewal.status()).toBe(401);
  });
  await then('the old password is refused and the new one lets in', async () => {
    await expect(signInByApi(username, old)).rejects.toThrow('403');
    await signInByApi(username, fresh);
  });
  await when('the link is used again', async () => {
    await page.goto(link);
    await password.fill(`${fresh}!`);
    await repeat.fill(`${fresh}!`);
    await submit.click();
  });
  await then('it is refused, and another can be had', async () => {
    await expect(page.getByRole('alert')).toContainText('Der Link ist ungültig oder abgelaufen');
    await expect(password).toHaveValue(`${fresh}!`);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Neuen Link anfordern' }).click();
    await expect(page).toHaveURL(pages.resetPassword.href());
  });
  await signInByApi(username, fresh);
});
