import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pages } from '@portal/contract';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';
import { OwnRepository } from '#builds/ownRepository.ts';
import { unproved } from '#portal/derivedRelease.ts';
import { addEnvironment, currentEnvironment } from '#portal/releaseStore.ts';

const name = 'mfe-target-prices';

test('[F-02] [F-15] [F-26] a new area, from a repository of its own, stands in the tab row by its own release, also in an open page, without one of the shell', async ({
  page,
  faults,
  asClient,
  withClient,
  trouble,
}) => {
  test.setTimeout(120_000);
  const parent = await mkdtemp(join(tmpdir(), 'portal-e2e-new-area-'));
  const { url, storeFolder } = await faults.withPortal({
    environment: 'staging',
    store: (store) => addEnvironment(store, 'uat'),
  });
  const inStaging = () => currentEnvironment(storeFolder, 'staging');
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
  const before = await inStaging();
  const squad = await given('a squad’s repository, made outside of the portal’s', () =>
    OwnRepository.made('target-prices', join(parent, 'squad'), '--title-de', 'Kursziele'),
  );
  await given('it installs the packs', () => squad.install());
  await given('its types and its tests are good, and it is built', () => squad.check());

  const data = dirname(storeFolder);
  await when('it is proved and published to uat, and promoted to staging', async () => {
    await squad.release(data, 'publish', name, '--from', squad.folder, '--environment', 'uat');
    await squad.release(data, 'promote', name, '--to', 'staging', ...unproved);
  });
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
    expect((await inStaging()).shell).toEqual(before.shell);
  });
  await rm(parent, { recursive: true, force: true });
});
