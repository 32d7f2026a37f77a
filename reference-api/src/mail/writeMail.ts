import { pages, type Language } from '@portal/contract';
import { escapeMarkup as safe, zurichDate, zurichTime } from '@portal/node';
import type { Mail } from './Mail.ts';
import { mailFrame, mailStyles } from './mailFrame.ts';
import { languageOf, oneLine, type Recipient } from './recipient.ts';
import { phrases, type MailWords } from './words.ts';

interface MailPage {
  name: string;
  words: MailWords;
  href: string;
  language: Language;
}

function mailHtml({ name, words, href, language }: MailPage): string {
  const { paragraph, button, footer, quietLink } = mailStyles;
  const validity =
    words.validity === undefined ? '' : `<p style="${paragraph}">${safe(words.validity)}</p>\n`;
  const content = `<p style="${paragraph}">${safe(words.text)}</p>
<p style="margin:0 0 24px"><a href="${safe(href)}" style="${button}">${safe(words.link)}</a></p>
${validity}<p style="${paragraph}">${safe(words.unasked)}</p>
<p style="${footer}">${phrases[language].copy}<br><a href="${safe(href)}" style="${quietLink}">${safe(href)}</a></p>`;
  return mailFrame({ name, subject: words.subject, language, content });
}

function write(client: Recipient, words: MailWords, href: string): Mail {
  const language = languageOf(client);
  const { greeting, automatic } = phrases[language];
  const name = oneLine(client.name);
  const paragraphs = [
    greeting(name),
    words.text,
    `${words.link}:\n${href}`,
    ...(words.validity === undefined ? [] : [words.validity]),
    words.unasked,
    `${phrases[language].portal}\n${automatic}`,
  ];
  return {
    to: { name, address: client.username },
    language,
    subject: words.subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailHtml({ name, words, href, language }),
  };
}

interface LinkMail {
  purpose: 'reset_password' | 'passwordless_login' | 'invitation';
  client: Recipient;
  token: string;
  publicUrl: string;
}

/** Writes the mail in the client's language. */
export function writeLinkMail({ purpose, client, token, publicUrl }: LinkMail): Mail {
  const language = languageOf(client);
  const path =
    purpose === 'passwordless_login'
      ? pages.passwordlessLoginWithToken.href({ token }, { language })
      : pages.resetPasswordWithToken.href({ resetToken: token }, { language });
  return write(client, phrases[language][purpose], `${publicUrl}${path}`);
}

interface NoticeMail {
  client: Recipient;
  at: Date;
  publicUrl: string;
}

/** The link carries no token. */
export function writeNoticeMail({ client, at, publicUrl }: NoticeMail): Mail {
  const language = languageOf(client);
  const words = phrases[language].password_changed(zurichDate(at), zurichTime(at));
  return write(client, words, `${publicUrl}${pages.resetPassword.href({ language })}`);
}
