import { createTrustedPolicy, parseLanguage, trustedTypePolicies } from '@portal/contract';
import DOMPurify from 'dompurify';
import { portalFonts, type PortalFonts } from './portalFonts.ts';
import { measuredStyles, previewStyles, printedStyles } from './previewStyles.ts';

export interface Preview {
  title: string;
  html_content: string;
  /** The document's language, as named by the API. */
  language: string;
}

/** Allowed links: absolute addresses and anchors; a relative one would lead into the portal. */
const followed = /^(?:https?:\/\/|mailto:|tel:|#)/i;
const leavesTheDocument = /^[^#]/;
const carriedPicture = /^data:image\/(?:png|jpeg|gif|webp);/i;

/** Paint values could fetch: allows plain words, colours and references within the document. */
const paints = ['fill', 'stroke', 'filter', 'mask', 'clip-path', 'cursor', 'marker'];
const paintAttributes = [...paints, 'marker-start', 'marker-mid', 'marker-end'];
const harmlessPaint = /^\s*(?:[^()\\]*|(?:rgb|hsl)a?\([\d\s.,%/]*\)|url\(\s*(["']?)#[\w.:-]+\1\s*\))\s*$/i;

/** Elements that act, fetch or come from elsewhere; DOMPurify removes scripts and handlers anyway. */
const forbiddenTags = `
  base meta link style title template slot form input button select option textarea fieldset label
  datalist iframe frame object embed audio video source track dialog marquee
`
  .trim()
  .split(/\s+/);
const forbiddenAttributes = [
  'style',
  'srcset',
  'background',
  'ping',
  'download',
  'autofocus',
  'tabindex',
  'target',
];

/** Addresses other than links are fetched: allows only what the document contains. */
const carried = (address: string) => address.startsWith('#') || carriedPicture.test(address);

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  const isLink = node.localName === 'a' || node.localName === 'area';
  for (const name of ['href', 'xlink:href']) {
    const address = node.getAttribute(name);
    const isAllowed = address === null || (isLink ? followed.test(address) : carried(address));
    if (!isAllowed) node.removeAttribute(name);
  }
  if (!carriedPicture.test(node.getAttribute('src') ?? '')) node.removeAttribute('src');
  for (const name of paintAttributes)
    if (!harmlessPaint.test(node.getAttribute(name) ?? '')) node.removeAttribute(name);
  if (isLink && leavesTheDocument.test(node.getAttribute('href') ?? '')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
});

/** Returns the body of a document without scripts, handlers, forms, frames, redirects and foreign styles. [V-01] */
export function sanitizePreview(html: string): HTMLElement {
  const body = purifier.sanitize(html, {
    USE_PROFILES: { html: true, svg: true },
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: forbiddenAttributes,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM: true,
  });
  return body as HTMLElement;
}

/** Removes a leading title that repeats the screen's heading. */
function withoutRepeatedTitle(body: HTMLElement, title: string): HTMLElement {
  const heading = body.querySelector('h1');
  if (heading?.textContent.trim() !== title.trim()) return body;
  const around = heading.parentElement;
  heading.remove();
  if (around !== body && around?.childElementCount === 0 && around.textContent.trim() === '') around.remove();
  return body;
}

/** The nonce of the gateway's policy, without which the frame's style sheet would be refused; '' if none. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

interface Surroundings {
  nonce: string;
  fonts: PortalFonts;
}

/**
 * Composes the document for a sandboxed frame: sanitised markup, the portal's style sheet, and a policy that allows
 * only the portal's font files by address. Frame, policy and sanitiser each stop what the other two might let through.
 * [V-01]
 */
function compose(
  html: string,
  { language, title }: Omit<Preview, 'html_content'>,
  { nonce, fonts }: Surroundings,
): string {
  const allowedStyles = nonce === '' ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  const allowedFonts = fonts.files.length === 0 ? '' : ` font-src ${fonts.files.join(' ')};`;
  const policy = `default-src 'none'; img-src data:; style-src ${allowedStyles};${allowedFonts} base-uri 'none'; form-action 'none'`;
  const lang = parseLanguage(language);
  return [
    `<!doctype html><html${lang === undefined ? '' : ` lang="${lang}"`}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width">',
    `<style${nonce === '' ? '' : ` nonce="${nonce}"`}>${fonts.rules}${previewStyles}</style></head>`,
    `<body>${withoutRepeatedTitle(sanitizePreview(html), title).innerHTML}</body></html>`,
  ].join('');
}

/** The only way for foreign markup into a frame: always sanitises. */
const policy = createTrustedPolicy(trustedTypePolicies.previews, { createHTML: compose });

/** Returns a document for `srcDoc`; pass it on unchanged. */
export const previewDocument = (
  { html_content: html, ...about }: Preview,
  { nonce = styleNonce(), fonts = portalFonts() }: Partial<Surroundings> = {},
): string => policy.createHTML(html, about, { nonce, fonts });

/** Returns sanitised nodes, not markup, and a style sheet for a shadow root. */
function shadowed({ html_content: html, title }: Pick<Preview, 'html_content' | 'title'>, styles: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const body = document.createElement('div');
  body.className = 'body';
  body.append(...withoutRepeatedTitle(sanitizePreview(html), title).childNodes);
  return { sheet, body };
}

/** The document for print. */
export const printedDocument = (preview: Pick<Preview, 'html_content' | 'title'>) =>
  shadowed(preview, previewStyles + printedStyles);

/** The document laid out as in the frame, for measuring: without links and names. [V-02] */
export function measuredDocument(preview: Pick<Preview, 'html_content' | 'title'>) {
  const measured = shadowed(preview, previewStyles + measuredStyles);
  for (const element of measured.body.querySelectorAll('*'))
    for (const name of ['href', 'xlink:href', 'id', 'name', 'usemap']) element.removeAttribute(name);
  return measured;
}
