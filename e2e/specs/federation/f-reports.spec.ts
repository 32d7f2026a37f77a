import { pages } from '@portal/contract';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { AlteredRelease } from '#bad-remotes/alteredRelease.ts';
import { withFaultyScreen } from '#portal/faultyScreen.ts';
import { portalPlace } from '#portal/portal.ts';
import { currentEnvironment } from '#portal/releaseStore.ts';

const complaints =
  /broken in|Fault: |Failed to load resource|Loading (CSS )?chunk|RemoteError|ChunkLoadError|MIME type/;

test('[F-16] errors of handlers, promises, effects and files are on the status page', async ({
  page,
  faults,
  asClient,
  trouble,
}) => {
  trouble.expect(complaints);
  const portal = await given('a release with a screen that breaks, and one that is missing', () =>
    faults.withPortal({
      store: async (store) => {
        const broken = await AlteredRelease.of(store, 'mfe-libraries', 'TodaysHighlightsScreen');
        await broken.release('screen', withFaultyScreen);
        await (await AlteredRelease.of(store, 'mfe-libraries', 'LibraryScreen')).remove('screen');
      },
    }),
  );
  const { remotes, shell, revision } = await currentEnvironment(portal.storeFolder);
  await asClient('everything');
  await page.goto(`${portal.url}${pages.todaysHighlights.href()}`);
  await when('a client meets them', async () => {
    for (const name of ['Break in a handler', 'Break in a promise', 'Break in an effect'])
      await page.getByRole('button', { name }).click();
    await expect(heading(page)).toHaveText('Oops!');
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Equity', exact: true })
      .click();
    await expect(heading(page)).toHaveText('This page could not be loaded');
  });

  await then(
    'the platform team reads of each, with area, version, shell, revision and environment',
    async () => {
      const area = `mfe-libraries@${remotes['mfe-libraries']?.version}`;
      // Leaving sends what is not sent yet.
      await page.goto('about:blank');
      const status = `${portalPlace().url}/dev/status?refresh=off`;
      await expect
        .poll(async () => (await page.request.get(status)).text(), { timeout: 15_000 })
        .toContain(`${area} failed at screen`);
      await page.goto(status);
      const errors = page.getByRole('region', { name: 'Errors in browsers, local' });
      for (const [error, kind] of [
        ['Error: broken in a handler', 'not caught'],
        ['Error: broken in a promise', 'promise'],
        ['Error: broken in an effect', 'screen'],
        [`RemoteError: ${area} failed at screen`, 'loading'],
      ] as const) {
        const row = errors.getByRole('row').filter({ hasText: error });
        await expect(row.getByRole('rowheader')).toHaveText(area);
        for (const cell of [kind, `local, revision ${revision} shell ${shell.version}`])
          await expect(row.getByRole('cell', { name: cell, exact: true })).toHaveCount(1);
      }
    },
  );
  await then('the page is for everybody, on a small screen too', async () => {
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText(/^As of /)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
