import { pages } from '@portal/contract';
import { highlightOf } from '../../src/browser/publications.ts';
import { given, then, when } from '../../src/browser/steps.ts';
import { expect, heading, test } from '../../src/browser/test.ts';

test('[V-01] a preview shows the document in a frame, with a way back', async ({
  page,
  goTo,
  asClient,
  withPublication,
}) => {
  const docRef = await withPublication({ title: 'To be read in the portal', form: 'html' });
  const found = await highlightOf('everything', docRef);
  await given('a client on the highlights', () => asClient('everything'));
  await goTo(pages.home);
  await when('opening one', () => page.getByRole('link', { name: found.title, exact: true }).first().click());
  await then('the document is there', async () => {
    await expect(page).toHaveURL(found.preview_link);
    await expect(heading(page)).toHaveText(found.title);
    await expect(page.getByTitle(`Preview: ${found.title}`)).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('paragraph').first()).toBeVisible();
  });
  await when('going back', () => page.getByRole('button', { name: 'Back' }).click());
  await then('the highlights are there', () => expect(page).toHaveURL(pages.home.href()));
});

test('[V-01] a preview outside of the subscription leads to the page that says so', async ({
  page,
  goTo,
  asClient,
  trouble,
  withPublication,
}) => {
  trouble.expect(/403 .*document_preview_html/);
  const docRef = await withPublication({
    title: 'Bonds, to be read by others',
    asset_classes: ['Fixed Income'],
    form: 'html',
  });
  await given('a client with equity research only', () => asClient('equity'));
  await when('opening its preview by its address', () => goTo(pages.documentPreview, { docRef }));
  await then('the page says so', async () => {
    await expect(page).toHaveURL(pages.error.href({ code: 'unentitled' }));
    await expect(heading(page)).toHaveText('No access – invalid subscription');
  });
});

test('[V-01] an unknown preview shows the 404 page', async ({ page, goTo, asClient, trouble }) => {
  trouble.expect(/404 .*document_preview_html/);
  await given('a client', () => asClient('everything'));
  await when('opening a preview that is not there', () =>
    goTo(pages.documentPreview, { docRef: 'not-there' }),
  );
  await then('it says so', () => expect(heading(page)).toHaveText('We could not find this page.'));
});

const hostile = `
  <h2>Harmless</h2>
  <script>top.stolen = 'script'; parent.document.title = 'stolen';</script>
  <img src="x" onerror="top.stolen = 'handler'">
  <svg onload="top.stolen = 'svg'"></svg>
  <a href="javascript:top.stolen='link'">A link</a>
  <iframe srcdoc="<script>top.stolen = 'frame'</script>"></iframe>
  <form action="/api/logout" method="post"><button>A form</button></form>
  <meta http-equiv="refresh" content="0;url=https://evil.example/">
  <base href="https://evil.example/">`;

test('[V-01] a hostile document can run no script and reach no session', async ({
  page,
  goTo,
  asClient,
  context,
  trouble,
}) => {
  // The sanitiser reads the tricks before it takes them away; the page's policy has refused them by then.
  trouble.expect(/violates the following Content Security Policy directive|^refused: |^report: /);
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('evil.example')) elsewhere.push(request.url());
  });
  await given('a document full of tricks', async () => {
    await asClient('everything');
    await page.route('**/api/document_preview_html*', (route) =>
      route.fulfill({
        json: { title: 'Hostile', language: 'English', download_link: '', html_content: hostile },
      }),
    );
  });
  await when('opening its preview', () => goTo(pages.documentPreview, { docRef: 'hostile' }));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Harmless' })).toBeVisible();
  await when('clicking what is left of its link', () => frame.getByText('A link').click());
  await then('nothing of it has acted', async () => {
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    expect(elsewhere).toEqual([]);
    await expect(page).toHaveURL(pages.documentPreview.href({ docRef: 'hostile' }));
    await expect(frame.getByRole('button')).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).toContain('currentUser');
  });
  await then('the frame has an origin of its own and no scripts', async () => {
    const sandbox = await page.getByTitle('Preview: Hostile').getAttribute('sandbox');
    expect(sandbox).not.toBeNull();
    expect(sandbox).not.toMatch(/allow-(scripts|same-origin|top-navigation|forms)/);
  });
});
