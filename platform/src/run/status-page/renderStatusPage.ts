import { zurichMoment } from '@portal/node';
import type { StatusPage } from './statusPage.ts';
import { statusSummary } from './statusSummary.ts';
import { statusStyle } from './statusStyle.ts';
import { statusTable } from './statusTable.ts';
import { environmentSection } from './environmentSection.ts';
import { html, Markup } from './markup.ts';

export interface Sending {
  /** Permits the page's inline style. */
  nonce: string;
  /** The page reloads itself. */
  refreshes: boolean;
  /** Where proofs are shown. */
  proofs: string;
}

export function renderStatusPage(page: StatusPage, { nonce, refreshes, proofs }: Sending): string {
  const { at, store, environments } = page;
  const known = environments.filter(({ status, fault }) => status !== undefined || fault !== undefined);
  const refreshing = refreshes
    ? html`Refreshes every minute. <a href="?refresh=off">Stop refreshing</a>`
    : html`Does not refresh. <a href="?">Refresh every minute</a>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Status of the environments</title>
        <style nonce="${nonce}">
          ${new Markup(statusStyle)}
        </style>
      </head>
      <body>
        <main>
          <h1>Environments</h1>
          ${statusSummary(page)}
          <p class="quiet">As of ${zurichMoment(at)}. ${refreshing}. Releases: ${store}</p>
          ${statusTable(page)} ${known.map((one) => environmentSection(one, { at, proofs }))}
        </main>
      </body>
    </html> `.text;
}
