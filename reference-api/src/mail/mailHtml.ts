import type { Language } from '@portal/contract';
import { escapeMarkup as safe } from '../documents/escapeMarkup.ts';
import { mailFrame, mailStyles } from './mailFrame.ts';
import { phrases, type MailWords } from './words.ts';

interface MailPage {
  name: string;
  words: MailWords;
  href: string;
  language: Language;
}

/** The HTML part of a mail with one link. */
export function mailHtml({ name, words, href, language }: MailPage): string {
  const { paragraph, button, footer, quietLink } = mailStyles;
  const validity =
    words.validity === undefined ? '' : `<p style="${paragraph}">${safe(words.validity)}</p>\n`;
  const content = `<p style="${paragraph}">${safe(words.text)}</p>
<p style="margin:0 0 24px"><a href="${safe(href)}" style="${button}">${safe(words.link)}</a></p>
${validity}<p style="${paragraph}">${safe(words.unasked)}</p>
<p style="${footer}">${phrases[language].copy}<br><a href="${safe(href)}" style="${quietLink}">${safe(href)}</a></p>`;
  return mailFrame({ name, subject: words.subject, language, content });
}
