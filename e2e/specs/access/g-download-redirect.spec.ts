import { pages } from '@portal/contract';
import { demoPassword } from '#browser/clients.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

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
  withPublication,
}) => {
  const docRef = await withPublication({ title: 'Ratings in figures', form: 'xlsx' });
  await asClient('everything');
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

test('[G-14] a document outside of the subscription is not opened', async ({
  page,
  asClient,
  goTo,
  withPublication,
  trouble,
}) => {
  trouble.expect(/403 .*\/api\/download_token/);
  const docRef = await withPublication({ title: 'Bonds: a calm week', asset_classes: ['Fixed Income'] });
  await asClient('equity');
  await goTo(pages.downloadRedirect, { r: linkTo(docRef) });
  await expect(page).toHaveURL(pages.error.href({ code: 'unentitled' }));
});

// Addresses that browsers parse differently; unit tests cover all others.
const nowhere = [
  [undefined, 'This link is incomplete'],
  ['/\\evil.example', 'This link does not lead to a document'],
  ['javascript:alert(1)', 'This link does not lead to a document'],
  ['documents/..%2F..%2Fauth', 'This link does not lead to a document'],
] as const;

test('[G-14] a link to nothing, elsewhere or to code leads nowhere, and gets no token', async ({
  page,
  asClient,
  goTo,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await asClient('everything');
  for (const [r, words] of nowhere) {
    await when(`following a link to ${r ?? 'nothing'}`, () => goTo(pages.downloadRedirect, { r }));
    await then('its message is shown', async () => {
      await expect(heading(page)).toHaveText(words);
      await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
    });
  }
  expect(asked.filter((url) => url.includes('download_token'))).toEqual([]);
  expect(asked.filter((url) => new URL(url).hostname.includes('evil'))).toEqual([]);
});
