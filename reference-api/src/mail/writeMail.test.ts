import { writeLinkMail, writeNoticeMail } from './writeMail.ts';

const publicUrl = 'https://research.bank.example';
const token = 'T'.repeat(43);
const anna = { username: 'anna@client.example', name: 'Anna Müller', preferredLanguage: 'German' };
const john = { username: 'john@client.example', name: 'John Doe', preferredLanguage: 'English' };

test.each([
  ['reset_password', anna, 'Passwort zurücksetzen', 'de'],
  ['reset_password', john, 'Reset your password', 'en'],
  ['passwordless_login', anna, 'Ihr Link für die Anmeldung', 'de'],
  ['passwordless_login', john, 'Your link to log in', 'en'],
] as const)('[A-15] %s to $name: %s', (purpose, client, subject, language) => {
  const mail = writeLinkMail({ purpose, client, token, publicUrl });
  const link = `${publicUrl}/${purpose}/${token}?language=${language}`;
  expect(mail.to).toEqual({ name: client.name, address: client.username });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(`\n${link}\n`);
  expect(mail.html).toContain(`href="${link}"`);
  expect(mail.html).toContain(`<html lang="${language}">`);
});

test('the mail to reset states the link’s validity and what to do if not requested', () => {
  expect(writeLinkMail({ purpose: 'reset_password', client: john, token, publicUrl }).text)
    .toBe(`Dear John Doe

You asked to reset your password for the Research Portal. With this link you set a new one.

Set a new password:
${publicUrl}/reset_password/${token}?language=en

The link is valid for 10 minutes and can be used once. Only the newest link you asked for is valid.

If you did not ask for this, there is nothing you need to do: your password stays as it is.

Research Portal
This message was sent automatically. Please do not reply to it.
`);
});

test.each([
  [anna, 'Ihr Passwort für das Research-Portal wurde geändert', 'am 01.07.2026 um 00:05 Uhr (Zürich)', 'de'],
  [john, 'Your Research Portal password was changed', 'on 01.07.2026 at 00:05 (Zurich)', 'en'],
])(
  'the notice of a changed password shows $name the moment, and its link no token',
  (client, subject, moment, language) => {
    const mail = writeNoticeMail({ client, at: new Date('2026-06-30T22:05:00Z'), publicUrl });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(moment);
    expect(mail.html).toContain(moment);
    expect(mail.text).toContain(`\n${publicUrl}/reset_password?language=${language}\n`);
  },
);

const clients = [anna, john];
const everyMail = clients.flatMap((client) => [
  writeNoticeMail({ client, at: new Date('2026-06-30T22:05:00Z'), publicUrl }),
  ...(['reset_password', 'passwordless_login'] as const).map((purpose) =>
    writeLinkMail({ purpose, client, token, publicUrl }),
  ),
]);

test('[A-15] mails name login and logout as the portal does', () => {
  for (const { subject, text } of everyMail)
    expect(`${subject}\n${text.replaceAll(publicUrl, '')}`).not.toMatch(
      /\bsign(s|ed|ing)?[ -](in|out)\b|\blog(s|ged|ging)?[ -]?(on|off)\b|\b(ein|aus)(ge)?log/i,
    );
});

test.each([
  [anna, 'löschen Sie bitte diese Nachricht und geben Sie den Link niemandem weiter.'],
  [john, 'please delete this message and do not share the link.'],
])('[A-15] the link to log in is for $name alone: %s', (client, words) => {
  expect(writeLinkMail({ purpose: 'passwordless_login', client, token, publicUrl }).text).toContain(words);
});

test('a name cannot bring markup into the mail', () => {
  const client = { ...john, name: '<img src=x onerror=alert(1)> & "Söhne"' };
  const { html, text } = writeLinkMail({ purpose: 'reset_password', client, token, publicUrl });
  expect(html).not.toContain('<img');
  expect(html).toContain('Dear &lt;img src=x onerror=alert(1)&gt; &amp; &quot;Söhne&quot;');
  expect(text).toContain('Dear <img src=x');
});

test('a name of several lines takes one, in the header and in both parts', () => {
  const client = { ...john, name: ' Eve,\r\nBcc: eve@evil.example\r\n\r\nPay here\u2028at once\u202e ' };
  const { to, html, text } = writeLinkMail({ purpose: 'reset_password', client, token, publicUrl });
  const name = 'Eve, Bcc: eve@evil.example Pay here at once';
  expect(to.name).toBe(name);
  expect(text).toContain(`Dear ${name}\n\n`);
  expect(html).toContain(`Dear ${name}<`);
});

test('a soft hyphen leaves no gap in a word', () => {
  const client = { ...anna, name: 'Anna\u2028Bauspar\u00adkasse\u202e' };
  const { to, text } = writeLinkMail({ purpose: 'reset_password', client, token, publicUrl });
  expect(to.name).toBe('Anna Bausparkasse');
  expect(text).toContain('Guten Tag Anna Bausparkasse\n');
});

test('nothing in the mail is loaded from anywhere, and the German is Swiss', () => {
  for (const purpose of ['reset_password', 'passwordless_login'] as const) {
    const { html, text } = writeLinkMail({ purpose, client: anna, token, publicUrl });
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|src=|url\(/);
    expect(`${html}${text}`).not.toContain('ß');
  }
});
