import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { countDocuments } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';
import {
  publishDerived,
  publishDerivedSet,
  releaseCommand,
  type Derivation,
} from '#portal/derivedRelease.ts';
import { checkout } from '#portal/checkout.ts';
import { addEnvironment } from '#portal/releaseStore.ts';

const areas = ['mfe-auth', 'mfe-libraries', 'mfe-preferences', 'mfe-profiles', 'mfe-team-coverage'];
const why = ['--why', 'a test'];

const manifest = readFileSync(join(checkout, 'shared', 'ui', 'package.json'), 'utf8');
/** The shared package's current and next minor version. */
const { version: uiNow } = JSON.parse(manifest) as { version: string };
const uiNext = uiNow.replace(/^(\d+)\.(\d+)\..*$/, (_, major, minor) => `${major}.${Number(minor) + 1}.0`);
const escaped = (version: string) => version.replaceAll('.', '\\.');

const ui = (to: string) => ({ library: '@portal/ui', from: uiNow, to });
const realEstate = (title: string) =>
  ['"libraries.realEstate":"Real Estate"', `"libraries.realEstate":"${title}"`] as const;
const rights = ['All rights reserved', 'All rights newly reserved'] as const;

/** Built with another major version of a shared package. */
const second: readonly Derivation[] = [
  { package: 'shell', version: '2.0.0', words: rights, shared: ui('2.0.0') },
  ...areas.map((name): Derivation => ({
    ...{ package: name, version: '2.0.0', shared: ui('2.0.0') },
    ...(name === 'mfe-libraries' && { words: realEstate('Real Estate, second') }),
  })),
];

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

async function goToTab(page: Page, name: string, title: string): Promise<void> {
  await tab(page, name).click();
  await expect(heading(page)).toHaveText(title);
}

/** Half a minute later, the next page checks for a new environment. */
async function goLater(page: Page, name: string): Promise<void> {
  await page.clock.fastForward(31_000);
  const answer = page.waitForResponse((response) => response.url().endsWith('/environment.json'));
  await goToTab(page, name, name);
  await (await answer).finished();
}

async function openRealEstate(page: Page, url: string): Promise<() => number> {
  await page.clock.install();
  await page.goto(url + pages.realEstate.href());
  await expect(heading(page)).toHaveText('Real Estate');
  return countDocuments(page);
}

test('[F-18] a new major version of a shared package goes through all stages as one revision each, into an open session and back', async ({
  page,
  faults,
  asClient,
  withClient,
}) => {
  test.setTimeout(180_000);
  const { url, storeFolder } = await faults.withPortal({
    environment: 'prod',
    store: async (store) => {
      await addEnvironment(store, 'uat');
      await addEnvironment(store, 'staging');
    },
  });
  const release = (...words: string[]) => releaseCommand(storeFolder, ...words, ...why);
  const newRights = page.getByText(/All rights newly reserved/);
  const everySecond = ['shell', ...areas].map((name) => new RegExp(`\n {2}${name} \\S+ → 2\\.0\\.0(?:\n|$)`));
  const expectAll = (said: string) => everySecond.forEach((line) => expect(said).toMatch(line));
  await asClient(await withClient(fewPublications));
  let documents = () => 0;
  await given('a client in prod who is reading a list', async () => {
    documents = await openRealEstate(page, url);
  });

  await when('shell and areas of the next version are published to uat together', async () =>
    expectAll(await publishDerivedSet(storeFolder, second, 'uat')),
  );
  await then('no order of single promotions can reach staging', async () => {
    await expect(release('promote', 'shell', '--to', 'staging')).rejects.toThrow(
      new RegExp(
        `mfe-auth \\S+ needs @portal/ui \\^${escaped(uiNow)}, the shell of staging \\(2\\.0\\.0\\) provides 2\\.0\\.0`,
      ),
    );
    await expect(release('promote', 'mfe-libraries', '--to', 'staging')).rejects.toThrow(
      new RegExp(
        `mfe-libraries 2\\.0\\.0 needs @portal/ui \\^2\\.0\\.0, the shell of staging \\(\\S+\\) provides ${escaped(uiNow)}`,
      ),
    );
  });
  await when('everything is promoted to staging', async () =>
    expectAll(await release('promote', '--all', '--to', 'staging')),
  );
  await then('the client in prod goes on as before', async () => {
    await goToTab(page, 'Coverage', 'Coverage');
    await goToTab(page, 'Real Estate', 'Real Estate');
    await expect(newRights).toHaveCount(0);
    expect(documents()).toBe(0);
  });

  await when('the six are promoted to prod by name', async () =>
    expectAll(await release('promote', 'shell', ...areas, '--to', 'prod')),
  );
  await then('the page on show stays what it is', () => expect(heading(page)).toHaveText('Real Estate'));
  await goLater(page, 'Coverage');
  await then('the next page comes as one document, all of the new version, with the session', async () => {
    await goToTab(page, 'Real Estate', 'Real Estate, second');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(newRights).toBeVisible();
    await expect(page.getByRole('button', { name: /Emma Everett/ })).toBeVisible();
    expect(documents()).toBe(1);
    await goToTab(page, 'Team', 'Team');
    expect(documents()).toBe(1);
  });

  await when('the same six are rolled back', () =>
    release('rollback', 'shell', ...areas, '--environment', 'prod'),
  );
  await goLater(page, 'Coverage');
  await then('the client has what was there before', async () => {
    await goToTab(page, 'Real Estate', 'Real Estate');
    await expect(newRights).toHaveCount(0);
    expect(documents()).toBe(2);
  });
});

test('[F-18] a new minor version of a shared package reaches clients while older areas run on it, and the areas that use it follow one by one', async ({
  page,
  faults,
  asClient,
  withClient,
}) => {
  test.setTimeout(120_000);
  const { url, storeFolder } = await faults.withPortal({ environment: 'uat' });
  const minor = { ...ui(uiNext) };
  const shell: Derivation = {
    ...{ package: 'shell', version: '1.1.0', words: rights, shared: minor },
    alsoOffers: { '@portal/ui': ['Timeline'] },
  };
  const libraries: Derivation = {
    ...{
      package: 'mfe-libraries',
      version: '1.1.0',
      words: realEstate('Real Estate, on time'),
      shared: minor,
    },
    alsoUses: { '@portal/ui': ['Timeline'] },
  };
  await asClient(await withClient(fewPublications));
  let documents = () => 0;
  await given('a client who is reading a list', async () => {
    documents = await openRealEstate(page, url);
  });
  await then('an area that needs the new version is refused before the shell has it', () =>
    expect(publishDerived(storeFolder, libraries, 'uat')).rejects.toThrow(
      new RegExp(
        `mfe-libraries 1\\.1\\.0 needs @portal/ui \\^${escaped(uiNext)}, the shell of uat \\(\\S+\\) provides ${escaped(uiNow)}`,
      ),
    ),
  );
  await when('a shell with the new version is released alone', () =>
    publishDerived(storeFolder, shell, 'uat'),
  );
  await goLater(page, 'Coverage');
  await then('it runs every area of before', async () => {
    await goToTab(page, 'Real Estate', 'Real Estate');
    await expect(page.getByText(/All rights newly reserved/)).toBeVisible();
    await goToTab(page, 'Team', 'Team');
    expect(documents()).toBe(1);
  });
  await when('an area that uses it follows', () => publishDerived(storeFolder, libraries, 'uat'));
  await goLater(page, 'Coverage');
  await then('the open session takes it over without a document', async () => {
    await goToTab(page, 'Real Estate', 'Real Estate, on time');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(documents()).toBe(1);
  });
});
