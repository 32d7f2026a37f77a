import { createHash } from 'node:crypto';

const style = [
  'body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#1b2430;background:#fff}',
  'main{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem}',
  'h1,h2{font-size:1.375rem;line-height:1.3;margin:0 0 .5rem;font-weight:600}',
  'section+section{margin-top:2rem;padding-top:2rem;border-top:1px solid #d8dde3}',
  'p{margin:0}',
  '@media(prefers-color-scheme:dark){body{color:#e6eaef;background:#12171d}section+section{border-color:#343d47}}',
].join('');

const styleHash = createHash('sha256').update(style).digest('base64');

/** Content security policy: only the page's own style. */
export const refusalPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

interface Words {
  title: string;
  text: string;
}

const words: Record<'expired' | 'forbidden' | 'missing' | 'tooMany' | 'failed', { en: Words; de: Words }> = {
  expired: {
    en: { title: 'This link has expired', text: 'Please return to the portal and open the document again.' },
    de: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Bitte kehren Sie zum Portal zurück und öffnen Sie das Dokument erneut.',
    },
  },
  forbidden: {
    en: {
      title: 'No access – invalid subscription',
      text: 'This document is not included in your subscription. Please contact the sales representative of the team.',
    },
    de: {
      title: 'Kein Zugriff – ungültiges Abonnement',
      text: 'Dieses Dokument ist in Ihrem Abonnement nicht enthalten. Bitte wenden Sie sich an die zuständige Kundenbetreuung.',
    },
  },
  missing: {
    en: {
      title: 'We could not find this document',
      text: 'It may have been withdrawn. The portal lists what is available.',
    },
    de: {
      title: 'Dieses Dokument wurde nicht gefunden',
      text: 'Möglicherweise wurde es zurückgezogen. Das Portal zeigt, was verfügbar ist.',
    },
  },
  tooMany: {
    en: {
      title: 'Too many attempts',
      text: 'Please wait a minute, then return to the portal and open the document again.',
    },
    de: {
      title: 'Zu viele Versuche',
      text: 'Bitte warten Sie eine Minute, kehren Sie dann zum Portal zurück und öffnen Sie das Dokument erneut.',
    },
  },
  failed: {
    en: {
      title: 'The document could not be opened',
      text: 'Something went wrong. Please try again in a moment.',
    },
    de: {
      title: 'Das Dokument konnte nicht geöffnet werden',
      text: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.',
    },
  },
};

function wordsFor(status: number) {
  if (status === 401 || status === 400) return words.expired;
  if (status === 403) return words.forbidden;
  if (status === 404) return words.missing;
  return status === 429 ? words.tooMany : words.failed;
}

/** A page in both languages for documents that cannot be opened. */
export function refusalPage(status: number): string {
  const { en, de } = wordsFor(status);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${en.title}</title><style>${style}</style></head>
<body><main>
<section><h1>${en.title}</h1><p>${en.text}</p></section>
<section lang="de"><h2>${de.title}</h2><p>${de.text}</p></section>
</main></body>
</html>
`;
}
