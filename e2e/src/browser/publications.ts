import { expect, type Page } from '@playwright/test';
import { type ServedPublication, type ServedPublicationList } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { signInByApi, usernameOf, type DemoClient } from './clients.ts';
import { portalPlace } from '../portal/portal.ts';

const json = { 'content-type': 'application/json' };

async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The API refused: ${response.status} ${await response.text()}`);
  return response.json();
}

/** As the portal reads them. */
export async function highlightsOf(client: DemoClient): Promise<ServedPublicationList> {
  const { token } = await signInByApi(usernameOf(client));
  const response = await fetch(
    `${portalPlace().url}/api/${libraryCalls.highlightsDocuments.path}?page_size=200`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  return libraryCalls.highlightsDocuments.answer.parse(await answerOf(response));
}

export async function highlightOf(client: DemoClient, docRef: string): Promise<ServedPublication> {
  const found = (await highlightsOf(client)).records.find((record) => record.doc_ref === docRef);
  if (found === undefined) throw new Error(`${docRef} is not among the highlights of ${client}.`);
  return found;
}

export interface NewPublication {
  title: string;
  language?: 'en' | 'de';
  asset_classes?: ('Equity' | 'Fixed Income' | 'Markets')[];
  form?: 'pdf' | 'xlsx' | 'html';
  /** Default: its own paper. */
  paper?: string;
  /** By name; default: some company. */
  company?: string;
  /** One sentence per line; default: about its company. */
  text?: string;
}

/** After the demo data, whatever the time of the run. */
const eveningMinutes = 20 * 60;

/** By the API's test hooks, as the newest of the publishing day. */
export async function addPublication(publication: NewPublication): Promise<string> {
  const response = await fetch(`${portalPlace().url}/api/test/publications`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ minutes: eveningMinutes, ...publication }),
  });
  return ((await answerOf(response)) as { doc_ref: string }).doc_ref;
}

export async function removePublication(docRef: string): Promise<void> {
  await answerOf(await fetch(`${portalPlace().url}/api/test/publications/${docRef}`, { method: 'DELETE' }));
}

/** As if the reader had chosen it. [L-18] */
export const showListsAs = (page: Page, view: 'tiles' | 'rows'): Promise<void> =>
  page.context().addCookies([{ name: 'listView', value: view, url: portalPlace().url }]);

/** Waits for the count and the views: nothing loads or moves by itself afterwards. */
export async function expectListSettled(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ of [\d,]+ publications$/)).toBeVisible();
  // On phones behind the line's last button.
  await expect(page.getByRole('button', { name: /^(Save view|More)$/ })).toBeVisible();
}

/** Newly visible content is laid out and scroll events have fired. */
export const framesDrawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

/** Tiles that become visible are laid out only then, and move the button. */
export async function loadMore(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Load More' });
  await more.scrollIntoViewIfNeeded();
  await framesDrawn(page);
  await more.click();
}
