import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import type { Page } from '@playwright/test';
import { demoPassword } from '#browser/clients.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';

const linkTo = (docRef: string, file = '') => `documents/${docRef}/download${file}`;

test('[G-14] a link in a mail opens the document, after the sign-in too', async ({
  page,
  goTo,
  withPublication,
}) => {
  const docRef = await withPublication({ title: 'Banks: a steady quarter' });
  const address = pages.downloadRedirect.href({ r: linkTo(docRef), source: 'mail' });
  await given('a signed-out reader with a link', () =>
    goTo(pages.downloadRedirect, { r: linkTo(docRef), source: 'mail' }),
  );
  await then('the login page knows the way back', () =>
    expect(page).toHaveURL(pages.login.href({ redirect_uri: address })),
  );
  const arriving = page.waitForResponse((response) => response.url().includes(linkTo(docRef)));
  await when('signing in', async () => {
    await page.getByRole('textbox', { name: 'Username' }).fill('everything@demo.example');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Login' }).click();
  });
  await then('the document arrives by its authenticated address', async () => {
    const response = await arriving;
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    const { searchParams } = new URL(response.url());
    expect(searchParams.get('source')).toBe('mail');
    expect(searchParams.get('auth_token')).not.toBeNull();
    expect(searchParams.has('force_download')).toBe(false);
  });
});

test('[G-14] a spreadsheet is saved, and the start page follows', async ({
  page,
  asClient,
  goTo,
  withClient,
  withPublication,
}) => {
  const docRef = await withPublication({
    title: 'Ratings in figures',
    asset_classes: ['Markets'],
    form: 'xlsx',
  });
  await asClient(await withClient(fewPublications));
  const saving = page.waitForEvent('download');
  await when('opening the link', () =>
    goTo(pages.downloadRedirect, { r: linkTo(docRef, '?file=ratings.XLSX') }),
  );
  await then('the file is saved', async () => {
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    expect(new URL(download.url()).searchParams.get('force_download')).toBe('true');
    expect(await download.failure()).toBeNull();
  });
  await then('the start page is there', async () => {
    await expect(page).toHaveURL(pages.home.href());
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('[G-14] a user who cannot be fetched is signed out, with a word', async ({
  page,
  context,
  asClient,
  goTo,
  trouble,
}) => {
  trouble.expect(/500 .*\/api\/current_user/);
  // The visit's event may still be in flight when the session ends.
  trouble.expect(/401 .*\/api\/capture_event/);
  await asClient('everything');
  await page.route('**/api/current_user', (route) => route.fulfill({ status: 500, json: {} }));
  await when('opening a link', () => goTo(pages.downloadRedirect, { r: linkTo('d-1') }));
  await then('the login page says why and leads back', async () => {
    await expect(heading(page)).toHaveText('Login');
    await expect(page.getByText('We could not confirm who you are, so you were logged out.')).toBeVisible();
    await expect(page).toHaveURL(
      pages.login.href({ redirect_uri: pages.downloadRedirect.href({ r: linkTo('d-1') }) }),
    );
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('currentUser');
  });
});

test('[G-09] [G-14] a document outside of the subscription is opened neither by link nor by the API', async ({
  page,
  asClient,
  goTo,
  withPublication,
  trouble,
}) => {
  trouble.expect(/403 .*\/api\/download_token/);
  const docRef = await withPublication({
    title: 'Bonds, for the eyes of others',
    asset_classes: ['Fixed Income'],
    form: 'html',
  });
  const { token } = await given('a client with equity research only', () => asClient('equity'));
  await when('opening a link to it', () => goTo(pages.downloadRedirect, { r: linkTo(docRef) }));
  await then('the page for the subscription opens', () =>
    expect(page).toHaveURL(pages.error.href({ code: 'unentitled' })),
  );
  const headers = { authorization: `Bearer ${token}` };
  const api = (path: string) => `/api/${path}`;
  await then('its preview is refused', async () => {
    const answer = await page.request.get(api(libraryCalls.documentPreviewHtml.path), {
      headers,
      params: { docRef },
    });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).not.toContain('for the eyes');
  });
  await then('so are a link to it, and the document without one', async () => {
    const own = await page.request.post(api(calls.downloadToken.path), {
      headers,
      data: { path: linkTo(docRef) },
    });
    expect(own.status()).toBe(403);
    const plain = await page.request.get(api(linkTo(docRef)), { headers });
    expect(plain.ok()).toBe(false);
  });
  await then('lists name it, and hold no way to it', async () => {
    const answer = await page.request.get(api(libraryCalls.highlightsDocuments.path), {
      headers,
      params: { page_size: '200' },
    });
    const { records } = libraryCalls.highlightsDocuments.answer.parse(await answer.json());
    const found = records.find((record) => record.doc_ref === docRef);
    expect(found).toMatchObject({ entitled: false, preview_link: '', download_link: '' });
  });
  await then('nor is it there without a session', async () => {
    const answer = await page.request.get(api(libraryCalls.documentPreviewHtml.path), { params: { docRef } });
    expect(answer.status()).toBe(401);
  });
});

/** Within the open page. */
async function follow(page: Page, link: string | undefined): Promise<void> {
  await page.evaluate(
    (path) => {
      const { idx } = history.state as { idx: number };
      history.pushState({ usr: null, key: `next ${idx}`, idx: idx + 1 }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    pages.downloadRedirect.href({ r: link }),
  );
}

// Addresses that browsers parse differently; unit tests cover all others.
const nowhere = ['/\\evil.example', 'javascript:alert(1)', 'documents/..%2F..%2Fauth'];

test('[G-14] a link to nothing, elsewhere or to code leads nowhere, and gets no token', async ({
  page,
  asClient,
  goTo,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await asClient('everything');
  await when('following a link to nothing', () => goTo(pages.downloadRedirect, {}));
  const isShown = async (words: string) => {
    await expect(heading(page)).toHaveText(words);
    await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  };
  const incomplete = 'This link is incomplete';
  await then('its message is shown', () => isShown(incomplete));
  for (const link of nowhere) {
    await when(`following a link to ${link}`, () => follow(page, link));
    await then('its message is shown', () => isShown('This link does not lead to a document'));
    // Between two, so that each message is seen to appear.
    await follow(page, undefined);
    await isShown(incomplete);
  }
  expect(urls.filter((url) => url.includes('download_token'))).toEqual([]);
  expect(urls.filter((url) => new URL(url).hostname.includes('evil'))).toEqual([]);
});
