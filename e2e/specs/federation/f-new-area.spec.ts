import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '@portal/contract';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';
import { buildGenerated, publishGenerated } from '#builds/generatedArea.ts';
import { currentEnvironment } from '#portal/releaseStore.ts';

test('[F-02] [F-15] a new area stands in the tab row by its own release, also in an open page, without one of the shell', async ({
  page,
  faults,
  asClient,
  withClient,
  trouble,
}) => {
  test.setTimeout(120_000);
  const parent = await mkdtemp(join(tmpdir(), 'portal-e2e-new-area-'));
  const { url, storeFolder } = await faults.withPortal({});
  const tabs = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  // The API of this test does not know the calls of the area.
  trouble.expect(/404 .*\/api\/target_prices\/greeting/);
  await asClient(await withClient(fewPublications));
  await given('a client with an open page', async () => {
    await page.clock.install();
    await page.goto(url + pages.realEstate.href());
    await expect(heading(page)).toHaveText('Real Estate');
    await expect(tabs.last()).toHaveText('Coverage');
  });
  const before = await currentEnvironment(storeFolder);
  const area = await given('an area that was generated and built', () =>
    buildGenerated({ name: 'target-prices', title: 'Target prices', titleDe: 'Kursziele' }, parent),
  );

  await when('it is released', () => publishGenerated(storeFolder, area));
  await when('the client goes on, half a minute later', async () => {
    await page.clock.fastForward(31_000);
    const answer = page.waitForResponse((response) => response.url().endsWith('/environment.json'));
    await tabs.getByText('Team').click();
    await (await answer).finished();
    await expect(heading(page)).toHaveText('Team');
    await tabs.getByText('Coverage').click();
  });
  await then('its tab is the last one, and leads to its page', async () => {
    await expect(tabs.last()).toHaveText('Target prices');
    await tabs.last().click();
    await expect(heading(page)).toHaveText('Target prices');
    await expect(tabs.last()).toHaveAttribute('aria-current', 'page');
  });
  await then('in German as well, also from its address', async () => {
    await page.getByRole('button', { name: 'DE Deutsch' }).click();
    await expect(page.getByRole('navigation', { name: 'Seiten' }).getByRole('link').last()).toHaveText(
      'Kursziele',
    );
    await page.reload();
    await expect(heading(page)).toHaveText('Kursziele');
  });
  await then('the shell is the same', async () => {
    expect((await currentEnvironment(storeFolder)).shell).toEqual(before.shell);
  });
  await rm(parent, { recursive: true, force: true });
});
