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

const languages = [
  ['English', 'en', 'Dear Mia Muster'],
  ['German', 'de', 'Guten Tag Mia Muster'],
] as const;

test('[A-15] the mails with a link arrive in the client’s language, as text and as a page', async ({
  context,
  withClient,
}) => {
  for (const [language, code, greeting] of languages) {
    const { username } = await withClient({ preferred_language: language, name: 'Mia Muster' });
    for (const [place, { call, path, subjects }] of kinds.entries()) {
      await when(`${call.path} is sent for a client who prefers ${language}`, async () => {
        const answer = await context.request.post(`/api/${call.path}`, { data: { username } });
        expect(await answer.json()).toBe(true);
      });
      const mail = await mailTo(username, place + 1);
      await then('the mail is in the client’s language', () => {
        expect(mail.subject).toBe(subjects[language]);
        expect(mail.text).toContain(greeting);
        return Promise.resolve();
      });
      await then('both parts have the one link, which leads to the portal', () => {
        const link = new URL(linkIn(mail));
        expect(link.origin).toBe(portalPlace().url);
        expect(link.pathname).toMatch(new RegExp(`^${path}/[\\w-]{20,}$`));
        expect(link.search).toBe(`?language=${code}`);
        expect(mail.html).toContain(link.href);
        return Promise.resolve();
      });
      await then('nothing in it is fetched from elsewhere', () => {
        expect(mail.html).not.toMatch(/<(img|link|script|iframe)\b/i);
        return Promise.resolve();
      });
    }
  }
});
