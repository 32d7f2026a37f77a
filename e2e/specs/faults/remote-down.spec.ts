import { pages } from '@portal/contract';
import { countDocuments } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const missing =
  /404|Failed to load|Refused to apply style|Loading (chunk|script|CSS)|RemoteError|remoteEntry|Fault: /;

test('[F-09] a deep link into a missing area shows the layout, in the client’s language', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(missing);
  let areMissing = true;
  await given('a client for whom the files of the libraries are missing', async () => {
    await asClient('bonds');
    await page.route('**/artefacts/mfe-libraries/**', (route) =>
      areMissing ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
  });
  await when('opening the portal', () => goTo(pages.home));
  await then('the layout is there and the place shows it in German', async () => {
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(heading(page)).toHaveText('Diese Seite konnte nicht geladen werden');
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
  const documents = countDocuments(page);
  await when('retrying once they are back', () => {
    areMissing = false;
    return page.getByRole('button', { name: 'Erneut versuchen' }).click();
  });
  await then('the highlights open without a reload', async () => {
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(documents()).toBe(0);
  });
});

test('[F-10] a later file of the shell with other bytes is refused, and Retry asks again', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  trouble.expect(missing);
  trouble.expect(/integrity/);
  let isNoisy = true;
  await given('a client whose line adds a byte to the shared part of research', async () => {
    await asClient('everything');
    await page.route('**/artefacts/shell/*/research*.js*', async (route) => {
      if (!isNoisy) return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: `${await response.text()} ` });
    });
  });
  await when('opening the highlights', () => goTo(pages.todaysHighlights));
  await then('their place shows it', () => expect(heading(page)).toHaveText('This page could not be loaded'));
  const documents = countDocuments(page);
  await when('retrying when the line is well again', async () => {
    isNoisy = false;
    await page.getByRole('button', { name: 'Try again' }).click();
  });
  await then('they are there, without a reload', async () => {
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(documents()).toBe(0);
  });
});

for (const [how, isOnce] of [
  ['once', true],
  ['always', false],
] as const) {
  test(`[F-10] a shell style sheet ${how} other than released never leaves an unstyled page`, async ({
    page,
    goTo,
    trouble,
  }) => {
    trouble.expect(missing);
    trouble.expect(/integrity|style sheet/);
    await page.route(isOnce ? /shell\/.*main\.\w+\.css$/ : /shell\/.*main\.\w+\.css/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    });
    await when('opening the portal', () => goTo(pages.login));
    if (isOnce) {
      await then('it is there, in its style', async () => {
        await expect(heading(page)).toBeVisible();
        const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
        expect(sheets.filter((href) => /shell.*main\.\w+\.css\?r=1$/.test(href))).toHaveLength(1);
      });
    } else {
      await then('it says what could not be loaded', () =>
        expect(
          page.getByText(/The style sheet main\.\w+\.css of the portal could not be loaded/),
        ).toBeVisible(),
      );
    }
  });
}
