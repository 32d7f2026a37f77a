/** With the typeface of shells from before `Portal Sans`. */
const family = `'Portal Sans', 'Source Sans 3 Variable', 'Portal Sans Fallback', 'Portal Sans Fallback Roboto',
  'Portal Sans Fallback DejaVu', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif`;

/**
 * Styles of a publication in its frame. The portal's tokens do not reach into a frame, so both colour schemes are
 * repeated here. Lines of text have some 70 characters (`ch` is the width of a digit, wider than most letters); tables
 * and drawings use the full width. The copy in a shadow root is measured with the same rules: `.body` is its body.
 */
export const previewStyles = `
:root, :host { color-scheme: light dark; --ink: #12161d; --muted: #5d6675; --hairline: #dadee4; --action: #0a3a8a; --paper: #fff; }
@media screen and (prefers-color-scheme: dark) {
  svg { filter: invert(1) hue-rotate(180deg); }
  :root, :host { --ink: #eceef2; --muted: #9aa3b1; --hairline: #2c323c; --action: #9cbcf8; --paper: #11141a; }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body, .body { display: flow-root; margin: 0; padding: 16px 4px 32px; background: var(--paper); color: var(--ink);
  font: 400 1.125rem/1.6 ${family}; font-feature-settings: 'tnum', 'kern'; overflow-wrap: break-word; hyphens: auto; hyphenate-limit-chars: 12 5 5;
  -webkit-font-smoothing: antialiased; -moz-osx-font-smoothing: grayscale; }
h1, h2, h3, h4, p, ul, ol, dl, blockquote { max-width: 64ch; }
h1, h2, h3, h4 { margin: 2em 0 0.5em; font-weight: 600; line-height: 1.3; hyphens: manual; text-wrap: balance; }
h1 { font-size: 1.625rem; } h2 { font-size: 1.375rem; } h3, h4 { font-size: 1.125rem; }
h1, h2 { max-width: 50ch; }
p, ul, ol, dl, figure, blockquote, table { margin: 0 0 1em; }
:is(body, .body) > :first-child, :is(body, .body) > :first-child > :first-child,
:is(body, .body) > :first-child > :first-child > :first-child { margin-block-start: 0; }
a { color: var(--action); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; }
blockquote { padding-inline-start: 16px; border-inline-start: 2px solid var(--hairline); color: var(--muted); }
figcaption, caption, small, footer { color: var(--muted); font-size: 0.9375rem; text-align: start; }
:is(figcaption, caption, small, footer) :is(h2, h3, h4) { font-size: 1.0625rem; }
header > p { margin-block-end: 0.5em; color: var(--muted); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 24px; }
dt { color: var(--muted); }
dd { margin: 0; }
img, svg { max-width: 100%; height: auto; }
hr { border: 0; border-block-start: 1px solid var(--hairline); }
table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; font-size: 1rem; line-height: 1.4; hyphens: manual; }
th, td { padding: 8px 24px 8px 0; border-block-end: 1px solid var(--hairline); text-align: start; vertical-align: top; }
td, thead th { text-align: end; }
thead tr > :first-child { text-align: start; }
thead th { color: var(--muted); font-weight: 600; }
tbody th { min-width: 6.5rem; font-weight: 400; }
pre { overflow-x: auto; }
`;

/** Keeps inherited styles out of the measurement. */
export const measuredStyles = `
:host { all: initial; display: block; }
`;

/** Overrides for print, in a shadow root of the page. The page's heading shows the title. */
export const printedStyles = `
:host { --ink: #000; --muted: #444; --hairline: #bbb; --action: #000; --paper: #fff; }
p, ul, ol, dl, blockquote, h1, h2, h3, h4 { max-width: none; }
.body { padding: 0; background: none; color: var(--ink); font: 400 10.5pt/1.45 'Portal Sans', 'Source Sans 3 Variable', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif;
  font-feature-settings: 'tnum', 'kern'; overflow-wrap: break-word; hyphens: auto; hyphenate-limit-chars: 12 5 5; }
.body > :first-child, .body > :first-child > :first-child { margin-block-start: 0; }
h1 { font-size: 15pt; } h2 { font-size: 13pt; } h3, h4 { font-size: 11pt; }
h1, h2, h3, h4 { break-after: avoid; }
p, li, dd { orphans: 3; widows: 3; }
tr, figure, img, svg, blockquote { break-inside: avoid; }
table { display: table; width: 100%; font-size: 9.5pt; }
figcaption, caption, small, footer { font-size: 9pt; }
:is(figcaption, caption, small, footer) :is(h2, h3, h4) { font-size: 10pt; }
thead { display: table-header-group; }
pre { white-space: pre-wrap; }
a[href^='http']::after { content: ' (' attr(href) ')'; color: var(--muted); font-size: 0.85em; overflow-wrap: anywhere; }
`;
