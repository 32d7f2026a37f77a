import { html, Markup } from '#run/status-page/markup.ts';
import { statusStyle } from '#run/status-page/statusStyle.ts';
import { minuteOf } from '../history/minuteOf.ts';
import type { Picture } from './pictures.ts';
import { changeTitle, msIn, picturesLine, verdictOf } from './proofText.ts';
import type { ProvenChange } from './provenChange.ts';

/** In px; beyond, a picture has the room of two. */
const wideFrom = 800;

/** As wide as they are read, whatever they were taken at. */
const style = `
      .looks { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; align-items: start; }
      figure { margin: 0; }
      .wide { grid-column: span 2; }
      img { width: 100%; border: 1px solid var(--line); }`;

const keyOf = ({ remote, path, language, width }: Omit<Picture, 'jpeg'>) =>
  [remote, path, language, width].join(' ');

function pageSections({ proved, pictures = [] }: ProvenChange): Markup[] {
  const known = new Map(pictures.map((picture) => [keyOf(picture), picture.jpeg]));
  const pages = new Map<string, Markup[]>();
  for (const page of proved?.pages ?? []) {
    const { remote, path, language, width, ms } = page;
    const title = `${remote} ${path}`;
    const jpeg = known.get(keyOf(page));
    const words = `${language}, ${width} px, ${msIn(ms)}`;
    const image =
      jpeg === undefined
        ? ''
        : html`<img src="data:image/jpeg;base64,${jpeg}" alt="${title}, ${language}, ${width} px wide" />`;
    pages.set(title, [
      ...(pages.get(title) ?? []),
      html`<figure class="${width > wideFrom ? 'wide' : 'narrow'}">
        ${image}
        <figcaption>${words}</figcaption>
      </figure> `,
    ]);
  }
  return [...pages].map(
    ([title, looks]) =>
      html`<h2>${title}</h2>
        <div class="looks">${looks}</div> `,
  );
}

/** A page that loads nothing; `nonce` permits its style where a policy applies. [F-20] */
export function renderProof(change: ProvenChange, nonce = ''): string {
  const { who, when, why, pictures } = change;
  const title = `Proof of ${changeTitle(change)}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${new Markup(statusStyle + style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${verdictOf(change)}</p>
          <p class="quiet">${minuteOf(when)} by ${who}: ${why}</p>
          ${pictures === undefined ? html`<p>${picturesLine(change)}</p>` : ''} ${pageSections(change)}
        </main>
      </body>
    </html> `.text;
}
