import { createHash } from 'node:crypto';
import { escapeMarkup as safe } from '@portal/node';
import type { StoredMail } from './readOutbox.ts';

const style = [
  ':root{color-scheme:light dark}',
  'body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#1b2430;background:#fff}',
  'main{max-width:44rem;margin:4rem auto;padding:0 1.5rem}',
  'h1{font-size:1.75rem;line-height:1.3;margin:0 0 .5rem;font-weight:600}',
  'p{margin:0 0 1.5rem}',
  'a{color:#12458a;text-underline-offset:.15em;overflow-wrap:anywhere}',
  'a:focus-visible{outline:2px solid;outline-offset:2px}',
  'ol{list-style:none;margin:0;padding:0}',
  'li{padding:1rem 0;border-top:1px solid #d8dde3}',
  'li a{font-weight:600}',
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem;margin:0 0 1.5rem}',
  'dt,small{color:#5a6674}',
  'dd{margin:0;overflow-wrap:anywhere}',
  'small{display:block;font-size:.9375rem}',
  'article{padding-top:1.5rem;border-top:1px solid #d8dde3;white-space:pre-wrap;overflow-wrap:anywhere}',
  '@media(prefers-color-scheme:dark){body{color:#e6eaef;background:#12171d}a{color:#8fbcff}li,article{border-color:#343d47}dt,small{color:#a3aeba}}',
].join('');

const styleHash = createHash('sha256').update(style).digest('base64');

/** Content security policy: only the pages' own style. */
export const mailboxPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(title)}</title><style>${style}</style></head>
<body><main>
${content}
</main></body>
</html>
`;
}

function moment(date: string): string {
  return `<time datetime="${safe(date)}">${safe(date.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time>`;
}

function row({ id, language, subject, to, date }: StoredMail): string {
  return `<li><a href="/dev/mailbox/${encodeURIComponent(id)}" lang="${safe(language)}">${safe(subject)}</a><small>${safe(to)} · ${moment(date)}</small></li>`;
}

export function mailboxPage(mails: readonly StoredMail[]): string {
  const list =
    mails.length === 0
      ? '<p>No mail has been written yet. Ask for a reset link or a sign-in link, then reload this page.</p>'
      : `<ol>${mails.map(row).join('\n')}</ol>`;
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>\n<p>No mail server is set, so the portal keeps its mails here. The newest comes first.</p>\n${list}`,
  );
}

const back = '<p><a href="/dev/mailbox">All mails</a></p>';

export function noSuchMailPage(): string {
  return page(
    'No such mail',
    `${back}\n<h1>No such mail</h1>\n<p>The outbox has no mail at this address.</p>`,
  );
}

/** Only turns links to the portal into HTML links; everything else stays text. */
function withLinks(text: string, publicUrl: string): string {
  const parts = text.split(/(https?:\/\/\S+)/);
  return parts
    .map((part) =>
      part.startsWith(`${publicUrl}/`) ? `<a href="${safe(part)}">${safe(part)}</a>` : safe(part),
    )
    .join('');
}

export function mailPage({ language, subject, to, date, text }: StoredMail, publicUrl: string): string {
  return page(
    subject,
    `${back}
<h1 lang="${safe(language)}">${safe(subject)}</h1>
<dl><dt>To</dt><dd>${safe(to)}</dd><dt>Written</dt><dd>${moment(date)}</dd></dl>
<article lang="${safe(language)}">${withLinks(text, publicUrl)}</article>`,
  );
}
