import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '@portal/contract';
import { countDocuments } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';
import { publishDerived } from '#portal/derivedRelease.ts';
import { currentEnvironment } from '#portal/releaseStore.ts';

const renewed = {
  package: 'mfe-libraries',
  version: '9.0.0-renewed',
  words: ['"libraries.realEstate":"Real Estate"', '"libraries.realEstate":"Real Estate, renewed"'],
} as const;

test('[F-17] a release that uses a name which uat’s shell does not offer is refused by name, and an open session goes on unchanged', async ({
  page,
  faults,
  asClient,
  withClient,
}) => {
  test.setTimeout(120_000);
  const { url, storeFolder } = await faults.withPortal({ environment: 'uat' });
  const revision = async () => (await readFile(join(storeFolder, 'environments/uat/current'), 'utf8')).trim();
  const { shell } = await currentEnvironment(storeFolder);
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });
  /** Half a minute later, the next page checks for a new environment. */
  const leaveLater = async (status: number) => {
    await page.clock.fastForward(31_000);
    const answer = page.waitForResponse((response) => response.url().endsWith('/environment.json'));
    await tab('Coverage').click();
    await expect(heading(page)).toHaveText('Coverage');
    expect((await answer).status()).toBe(status);
  };
  await asClient(await withClient(fewPublications));
  await given('a client in uat who is reading a list', async () => {
    await page.clock.install();
    await page.goto(url + pages.realEstate.href());
    await expect(heading(page)).toHaveText('Real Estate');
  });
  const documents = countDocuments(page);
  await when('a version is published that uses a name of tomorrow’s shell, it is refused', async () => {
    const early = { ...renewed, alsoUses: { '@portal/wire': ['watchlistCalls'] } };
    const publishing = publishDerived(storeFolder, early, 'uat');
    await expect(publishing).rejects.toThrow(
      `mfe-libraries 9.0.0-renewed uses watchlistCalls of @portal/wire, which the shell of uat (${shell.version}) does not offer. (rule: names offered)`,
    );
    expect(await revision()).toBe('1');
  });
  await then('the client goes on with what was there', async () => {
    await leaveLater(304);
    await tab('Real Estate').click();
    await expect(heading(page)).toHaveText('Real Estate');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(documents()).toBe(0);
  });
  await when('the same is published without that name', () => publishDerived(storeFolder, renewed, 'uat'));
  await then('the open session takes it over', async () => {
    expect(await revision()).toBe('2');
    await leaveLater(200);
    await expect(async () => {
      await tab('Coverage').click();
      await expect(heading(page)).toHaveText('Coverage');
      await tab('Real Estate').click();
      await expect(heading(page)).toHaveText('Real Estate, renewed', { timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(documents()).toBe(0);
  });
});
