import { randomBytes } from 'node:crypto';
import { escapeMarkup } from '@portal/node';
import type { FastifyReply } from 'fastify';
import { answerHeaders } from '../security/answerHeaders.ts';

interface ErrorPageText {
  heading: string;
  text: string;
  /** An empty `href` is the page itself; it may have parts of a reader's address. */
  link: { words: string; href: string };
}

/** A bilingual page, for when the portal's cannot be shown. */
export interface ErrorPage {
  title: string;
  en: ErrorPageText;
  de: ErrorPageText;
  footer?: string;
}

/** Sends an uncached, self-contained page. */
export function sendErrorPage(reply: FastifyReply, status: number, page: ErrorPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  return reply
    .code(status)
    .headers(answerHeaders({ kind: 'errorPage', nonce }))
    .type('text/html; charset=utf-8')
    .send(renderErrorPage(page, nonce));
}

/** `nonce` permits the inline style. */
function renderErrorPage({ title, en, de, footer }: ErrorPage, nonce: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <style nonce="${nonce}">
      body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 38rem; margin: 12vh auto; padding: 0 1.5rem; }
      h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.5rem; }
      section + section { border-top: 1px solid; margin-top: 2rem; padding-top: 2rem; }
      footer { margin-top: 3rem; font-size: 0.875rem; }
    </style>
  </head>
  <body>
    <main>
      <section>${errorPageText(en)}</section>
      <section lang="de">${errorPageText(de)}</section>${footer === undefined ? '' : `\n      <footer>${footer}</footer>`}
    </main>
  </body>
</html>
`;
}

const errorPageText = ({ heading, text, link }: ErrorPageText) => `
        <h1>${heading}</h1>
        <p>${text}</p>
        <p><a href="${escapeMarkup(link.href)}">${link.words}</a></p>
      `;
