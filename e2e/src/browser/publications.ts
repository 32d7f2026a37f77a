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

/** What a client's highlights hold, read from the API as the portal does. */
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

/** How a client sees one of the day's publications. */
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
  /** Names the paper that it is an edition of; one of its own when left out. */
  paper?: string;
  /** By its name; some company when left out. */
  company?: string;
  /** What its document says, a sentence a line; written about its company when left out. */
  text?: string;
}

/** Every test publication appears then: after the demo data of the day, whatever the time of the run. */
const eveningMinutes = 20 * 60;

/** Adds a publication of the publishing day by the API's test hooks; it is the newest. */
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

/** Shows lists as tiles or as rows, as if the reader had chosen so before. [L-18] */
export const showListsAs = (page: Page, view: 'tiles' | 'rows'): Promise<void> =>
  page.context().addCookies([{ name: 'listView', value: view, url: portalPlace().url }]);

/** Waits for what a library asks after its list: how many there are, and the views. Nothing moves or is asked then by itself. */
export async function expectListSettled(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ of [\d,]+ publications$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
}

/** What comes into sight is laid out then, and the page has heard that it was scrolled. */
export const framesDrawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

/** Tiles that come into sight are laid out only then, which moves the button below them: a reader waits for that, too. */
export async function loadMore(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Load More' });
  await more.scrollIntoViewIfNeeded();
  await framesDrawn(page);
  await more.click();
}
