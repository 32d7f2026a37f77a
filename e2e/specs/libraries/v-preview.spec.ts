import { pages } from '@portal/contract';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

test('[V-01] a preview outside of the subscription leads to the page that explains it', async ({
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
  await then('the page shows it', async () => {
    await expect(page).toHaveURL(pages.error.href({ code: 'unentitled' }));
    await expect(heading(page)).toHaveText('No access – invalid subscription');
  });
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
  <base href="https://evil.example/">
  <style>body { background: url(https://evil.example/style) } @import 'https://evil.example/import';</style>
  <link rel="stylesheet" href="https://evil.example/sheet">
  <p style="background: url(https://evil.example/inline)">Painted</p>
  <svg width="9" height="9"><rect width="9" height="9" fill="url(https://evil.example/fill#a)"/></svg>
  <img srcset="https://evil.example/set 1x"><video poster="https://evil.example/poster"></video>
  <object data="https://evil.example/object"></object><embed src="https://evil.example/embed">
  <details open ontoggle="top.stolen = 'toggle'">More</details>
  <input autofocus onfocus="top.stolen = 'focus'">
  <p><a href="https://evil.example/top" target="_top">To the top</a></p>`;

test('[V-01] a hostile document can run no script and reach no session', async ({
  page,
  goTo,
  asClient,
  context,
  trouble,
}) => {
  // The sanitiser parses the tricks before removing them; by then the policy has refused them.
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
  await then('a link to the top leaves the portal where it is, without a referrer', async () => {
    const link = frame.getByRole('link', { name: 'To the top' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
  await when('printing it', () => page.pdf());
  await then('nothing of it has acted there, either', async () => {
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    expect(elsewhere).toEqual([]);
  });
  await then('the frame has an origin of its own and no scripts', async () => {
    const sandbox = await page.getByTitle('Preview: Hostile').getAttribute('sandbox');
    expect(sandbox).not.toBeNull();
    expect(sandbox).not.toMatch(/allow-(scripts|same-origin|top-navigation|forms)/);
  });
});

const lines = 20_000;

test('[V-01] a huge document is shown, and the portal stays at hand', async ({ page, goTo, asClient }) => {
  await given('a document of twenty thousand lines', async () => {
    await asClient('everything');
    const html_content = Array.from({ length: lines }, (_, line) => `<p>Line ${line + 1}</p>`).join('');
    await page.route('**/api/document_preview_html*', (route) =>
      route.fulfill({ json: { title: 'Huge', language: 'English', download_link: '', html_content } }),
    );
  });
  await when('opening its preview', () => goTo(pages.documentPreview, { docRef: 'huge' }));
  await then('it is there to its end', () =>
    expect(page.frameLocator('iframe').getByText(`Line ${lines}`, { exact: true })).toBeAttached(),
  );
  await when('opening the account menu', () =>
    page.getByRole('button', { name: /^Account of Emma Everett/ }).click(),
  );
  await then('it opens', () => expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible());
});

test('[V-01] a preview prints whole, without buttons, and leaves nothing behind', async ({
  page,
  goTo,
  asClient,
}) => {
  await given('a document longer than a page', async () => {
    await asClient('everything');
    const html_content = Array.from({ length: 300 }, (_, line) => `<p>Line ${line + 1}</p>`).join('');
    await page.route('**/api/document_preview_html*', (route) =>
      route.fulfill({ json: { title: 'To print', language: 'English', download_link: '', html_content } }),
    );
  });
  await goTo(pages.documentPreview, { docRef: 'long' });
  await expect(page.frameLocator('iframe').getByText('Line 300', { exact: true })).toBeAttached();
  await when('the browser begins to print', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  });
  await then('the whole document stands in the page, and nothing to press', async () => {
    await expect(page.getByText('Line 300', { exact: true })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
  await when('it has printed', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
  });
  await then('only the frame is left', () =>
    expect(page.getByText('Line 300', { exact: true })).toHaveCount(0),
  );
  await then('on paper it takes several pages', async () => {
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(4);
  });
});
