import { pages } from '@portal/contract';
import { authCalls } from '@portal/wire-auth';
import { then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';
import { linkIn, mailTo } from '#mail/receivedMails.ts';
import { portalPlace } from '#portal/portal.ts';

const kinds = [
  {
    call: authCalls.requestPasswordReset,
    path: pages.resetPassword.path,
    subjects: { English: 'Reset your password', German: 'Passwort zurücksetzen' },
  },
  {
    call: authCalls.requestPasswordlessLogin,
    path: pages.passwordlessLogin.path,
    subjects: { English: 'Your link to log in', German: 'Ihr Link für die Anmeldung' },
  },
];

for (const { call, path, subjects } of kinds) {
  for (const language of ['English', 'German'] as const) {
    test(`[A-15] the mail of ${call.path} arrives in ${language}, as text and as a page`, async ({
      page,
      withClient,
    }) => {
      const { username } = await withClient({ preferred_language: language, name: 'Mia Muster' });
      await when('it is asked for', async () => {
        const answer = await page.request.post(`/api/${call.path}`, { data: { username } });
        expect(await answer.json()).toBe(true);
      });
      const mail = await mailTo(username);
      await then('it is in the client’s language', () => {
        expect(mail.subject).toBe(subjects[language]);
        expect(mail.text).toContain(language === 'German' ? 'Guten Tag Mia Muster' : 'Dear Mia Muster');
        return Promise.resolve();
      });
      await then('both parts carry the one link, which leads to the portal', () => {
        const link = new URL(linkIn(mail));
        expect(link.origin).toBe(portalPlace().url);
        expect(link.pathname).toMatch(new RegExp(`^${path}/[\\w-]{20,}$`));
        expect(link.search).toBe(`?language=${language === 'German' ? 'de' : 'en'}`);
        expect(mail.html).toContain(link.href);
        return Promise.resolve();
      });
      await then('nothing in it is fetched from elsewhere', () => {
        expect(mail.html).not.toMatch(/<(img|link|script|iframe)\b/i);
        return Promise.resolve();
      });
    });
  }
}

test('[A-15] the newest link is the one that counts', async ({ page, withClient, trouble }) => {
  trouble.expect(/403 .*\/api\/passwordless_login\)/);
  const { username } = await withClient();
  const ask = () =>
    page.request.post(`/api/${authCalls.requestPasswordlessLogin.path}`, { data: { username } });
  await ask();
  const first = linkIn(await mailTo(username, 1));
  await ask();
  const second = linkIn(await mailTo(username, 2));
  await page.goto(first);
  await expect(page.getByRole('alert')).toHaveText('Token is invalid or has expired');
  await page.goto(second);
  await expect(page).toHaveURL(pages.home.href());
});
