import type { Language } from '@portal/contract';
import { escapeMarkup as safe } from '../documents/escapeMarkup.ts';
import { phrases, type MailWords } from './words.ts';

interface MailPage {
  name: string;
  words: MailWords;
  href: string;
  language: Language;
}

const ink = '#1b2430';
const quiet = '#5a6674';
const paragraph = `margin:0 0 20px;font-size:16px;line-height:1.6;color:${ink}`;
const small = `margin:0 0 12px;font-size:14px;line-height:1.6;color:${quiet}`;
const button =
  'display:inline-block;padding:12px 24px;background:#12355b;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;border-radius:4px';

/** The HTML part: styles stand at the elements, since many mail programs drop everything else. Nothing is loaded. */
export function mailHtml({ name, words, href, language }: MailPage): string {
  const { portal, greeting, copy, automatic } = phrases[language];
  const validity =
    words.validity === undefined ? '' : `<p style="${paragraph}">${safe(words.validity)}</p>\n`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(words.subject)}</title></head>
<body style="margin:0;padding:0;background:#ffffff">
<div style="max-width:560px;margin:0 auto;padding:40px 24px;font-family:system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<p style="margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid #d8dde3;font-size:14px;font-weight:600;color:${quiet}">${portal}</p>
<h1 style="margin:0 0 24px;font-size:24px;line-height:1.3;font-weight:600;color:${ink}">${safe(words.subject)}</h1>
<p style="${paragraph}">${safe(greeting(name))}</p>
<p style="${paragraph}">${safe(words.text)}</p>
<p style="margin:0 0 24px"><a href="${safe(href)}" style="${button}">${safe(words.link)}</a></p>
${validity}<p style="${paragraph}">${safe(words.unasked)}</p>
<p style="${small};margin-top:32px;padding-top:16px;border-top:1px solid #d8dde3">${copy}<br><a href="${safe(href)}" style="color:${quiet};word-break:break-all">${safe(href)}</a></p>
<p style="${small}">${automatic}</p>
</div>
</body>
</html>
`;
}
