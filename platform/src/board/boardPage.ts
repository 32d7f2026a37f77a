import type { Board } from './board.ts';
import { boardStyle } from './boardStyle.ts';
import { boardTable } from './boardTable.ts';
import { environmentSection } from './environmentSection.ts';
import { html, Markup } from './markup.ts';
import { zurichMoment } from './moments.ts';

/** How the page is sent. */
export interface Sending {
  /** Marks the page's own style. */
  nonce: string;
  /** The page comes anew by itself. */
  refreshes: boolean;
}

/** How many packages and portals are not well. */
function illCount({ environments }: Board): number {
  const findings = environments.flatMap(({ fault, portal, rules, files }) => [
    ...[fault, portal, rules],
    ...files.values(),
  ]);
  return findings.filter((finding) => finding?.state === 'ill').length;
}

function summaryOf(board: Board): string {
  const ill = illCount(board);
  return ill === 0 ? '✓ All checks passed' : `✗ ${ill} ${ill === 1 ? 'problem' : 'problems'}`;
}

/** The status page: what runs where, how it is, and what went wrong in browsers. */
export function boardPage(board: Board, { nonce, refreshes }: Sending): string {
  const { at, store, environments } = board;
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
          ${new Markup(boardStyle)}
        </style>
      </head>
      <body>
        <main>
          <h1>Environments</h1>
          <p>${summaryOf(board)}</p>
          <p class="quiet">As of ${zurichMoment(at)}. ${refreshing}. Releases: ${store}</p>
          ${boardTable(board)} ${known.map((one) => environmentSection(one, at))}
        </main>
      </body>
    </html> `.text;
}
