import { createHash } from 'node:crypto';
import { languages, type Language } from '@portal/contract';
import { escapeMarkup as safe } from '@portal/node';
import type { Delivery } from '@portal/wire';
import { unsubscribeWords } from './unsubscribeWords.ts';

const style = [
  ':root{color-scheme:light dark}',
  'body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#1b2430;background:#fff}',
  'main{max-width:34rem;margin:0 auto;padding:12vh 1.5rem 3rem}',
  'small{display:block;margin:0 0 2rem;padding:0 0 1rem;border-bottom:1px solid #d8dde3;font-size:.9375rem;font-weight:600;color:#5a6674}',
  'h1,h2{font-size:1.75rem;line-height:1.3;margin:0 0 1rem;font-weight:600;text-wrap:balance}',
  'p{margin:0 0 1.25rem}',
  'form{display:flex;flex-wrap:wrap;gap:.75rem;margin:2rem 0}',
  'button{min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:.25rem;font:inherit;font-weight:600;color:#fff;background:#12355b;cursor:pointer}',
  'a{color:#12458a;text-underline-offset:.15em}',
  'a:focus-visible,button:focus-visible{outline:2px solid;outline-offset:2px}',
  'section+section{margin-top:2rem;padding-top:2rem;border-top:1px solid #d8dde3}',
  '@media(prefers-color-scheme:dark){body{color:#e6eaef;background:#12171d}a{color:#8fbcff}button{color:#12171d;background:#8fbcff}small{color:#a3aeba}small,section+section{border-color:#343d47}}',
].join('');

const styleHash = createHash('sha256').update(style).digest('base64');

/** Content security policy: the page's own style, and forms to the API. */
export const unsubscribePagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`;

function page(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${safe(title)}</title><style>${style}</style></head>
<body><main>
<small>${safe(unsubscribeWords[language].portal)}</small>
${content}
</main></body>
</html>
`;
}

interface Subscriber {
  /** As in the mails. */
  language: Language;
  delivery: Delivery;
  /** What a click on this page has just turned off. */
  before: Exclude<Delivery, 'none'> | undefined;
  token: string;
  settingsUrl: string;
}

interface Choice {
  delivery: Delivery;
  label: string;
}

function choicesOf({ language, delivery, before }: Subscriber): Choice[] {
  const words = unsubscribeWords[language];
  if (delivery !== 'none') return [{ delivery: 'none', label: words.stop }];
  if (before !== undefined) return [{ delivery: before, label: words.undo }];
  return (['single', 'daily', 'weekly'] as const).map((each) => ({ delivery: each, label: words.on[each] }));
}

/** Shows what stops, with a button for it, or that it has stopped, with a way back. [N-10] */
export function unsubscribePage(subscriber: Subscriber): string {
  const { language, delivery, token, settingsUrl } = subscriber;
  const words = unsubscribeWords[language];
  const title = delivery === 'none' ? words.off : words.title;
  const texts = delivery === 'none' ? [words.offText] : [words.now[delivery], words.stops];
  // Relative, so that they stay below the address at which the page was opened.
  const buttons = choicesOf(subscriber).map(
    (choice) =>
      `<button type="submit" formaction="${safe(`${encodeURIComponent(token)}/${choice.delivery}`)}">${safe(choice.label)}</button>`,
  );
  return page(
    language,
    title,
    `<h1>${safe(title)}</h1>
${texts.map((text) => `<p>${safe(text)}</p>`).join('\n')}
<form method="post">${buttons.join('')}</form>
<p><a href="${safe(settingsUrl)}">${safe(words.settings)}</a></p>`,
  );
}

/** In both languages: the address names no client. */
export function noSubscriberPage(settingsUrl: string): string {
  const sections = languages.map((language) => {
    const { wrong, wrongText, settings } = unsubscribeWords[language];
    const heading = language === 'en' ? 'h1' : 'h2';
    return `<section lang="${language}"><${heading}>${safe(wrong)}</${heading}><p>${safe(wrongText)}</p><p><a href="${safe(settingsUrl)}">${safe(settings)}</a></p></section>`;
  });
  return page('en', unsubscribeWords.en.wrong, sections.join('\n'));
}
