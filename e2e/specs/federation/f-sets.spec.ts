import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
  unproved,
  type Derivation,
} from '#portal/derivedRelease.ts';
import { checkout } from '#portal/checkout.ts';
import { addEnvironment, currentEnvironment } from '#portal/releaseStore.ts';

const areas = ['mfe-auth', 'mfe-libraries', 'mfe-preferences', 'mfe-profiles', 'mfe-team-coverage'];
const why = ['--why', 'a test'];
const promoted = [...why, ...unproved];

const manifest = readFileSync(join(checkout, 'shared', 'ui', 'package.json'), 'utf8');
/** The shared package's current, next minor, and next major version. */
const { version: uiNow } = JSON.parse(manifest) as { version: string };
const uiNext = uiNow.replace(/^(\d+)\.(\d+)\..*$/, (_, major, minor) => `${major}.${Number(minor) + 1}.0`);
const uiSecond = uiNow.replace(/^(\d+)\..*$/, (_, major) => `${Number(major) + 1}.0.0`);
const escaped = (version: string) => version.replaceAll('.', '\\.');

const ui = (to: string) => ({ library: '@portal/ui', from: uiNow, to });
const realEstate = (title: string) =>
  ['"libraries.realEstate":"Real Estate"', `"libraries.realEstate":"${title}"`] as const;
const rights = ['All rights reserved', 'All rights newly reserved'] as const;

/** Built with another major version of a shared package. */
const second: readonly Derivation[] = [
  { package: 'shell', version: '2.0.0', words: rights, shared: ui(uiSecond) },
  ...areas.map((name): Derivation => ({
    package: name,
    version: '2.0.0',
    shared: ui(uiSecond),
    words: name === 'mfe-libraries' ? realEstate('Real Estate, second') : undefined,
  })),
];

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

async function goToTab(page: Page, name: string, title: string): Promise<void> {
  await tab(page, name).click();
  await expect(heading(page)).toHaveText(title);
}

/** Half a minute later, the next page checks for a new environment. Returns the answer's status. */
async function goLater(page: Page, name: string, title = name): Promise<number> {
  await page.clock.fastForward(31_000);
  const answer = page.waitForResponse((response) => response.url().endsWith('/environment.json'));
  await goToTab(page, name, title);
  const response = await answer;
  // Playwright never sees a 304 finish.
  if (response.ok()) await response.finished();
  return response.status();
}

async function seeRealEstate(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await goToTab(page, 'Team', 'Team');
    await tab(page, 'Real Estate').click();
    await expect(heading(page)).toHaveText(title, { timeout: 3_000 });
  }).toPass();
}

async function openRealEstate(page: Page, url: string): Promise<() => number> {
  await page.clock.install();
  await page.goto(url + pages.realEstate.href());
  await expect(heading(page)).toHaveText('Real Estate');
  // Only the portal itself, not its first view, looks for news.
  await expect(page.locator('#first')).toHaveCount(0);
  return countDocuments(page);
}

test('[F-18] a new major version of a shared package passes all stages as one revision each', async ({
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
  const release = (...words: string[]) => releaseCommand(storeFolder, ...words, ...promoted);
  const newRights = page.getByText(/All rights newly reserved/);
  const everySecond = ['shell', ...areas].map((name) => new RegExp(`\n {2}${name} \\S+ → 2\\.0\\.0(?:\n|$)`));
  const expectAll = (said: string) => everySecond.forEach((line) => expect(said).toMatch(line));
  await asClient(await withClient(fewPublications));
  let documents = () => 0;
  await given('a client in prod who is reading a list', async () => {
    documents = await openRealEstate(page, url);
  });

  await when('shell and areas of the next version are published to uat together', async () =>
    expectAll(await publishDerivedSet(storeFolder, second, { environment: 'uat' })),
  );
  await then('no order of single promotions can reach staging', async () => {
    await expect(release('promote', 'shell', '--to', 'staging')).rejects.toThrow(
      new RegExp(
        `mfe-auth \\S+ needs @portal/ui \\^${escaped(uiNow)}, the shell of staging \\(2\\.0\\.0\\) provides ${escaped(uiSecond)}`,
      ),
    );
    await expect(release('promote', 'mfe-libraries', '--to', 'staging')).rejects.toThrow(
      new RegExp(
        `mfe-libraries 2\\.0\\.0 needs @portal/ui \\^${escaped(uiSecond)}, the shell of staging \\(\\S+\\) provides ${escaped(uiNow)}`,
      ),
    );
  });
  await when('everything is promoted to staging', async () =>
    expectAll(await release('promote', '--all', '--to', 'staging')),
  );
  await then('the client in prod goes on as before', async () => {
    await goToTab(page, 'Team', 'Team');
    await goToTab(page, 'Real Estate', 'Real Estate');
    await expect(newRights).toHaveCount(0);
    expect(documents()).toBe(0);
  });

  await when('the six are promoted to prod by name', async () =>
    expectAll(await release('promote', 'shell', ...areas, '--to', 'prod')),
  );
  await then('the page on show stays what it is', () => expect(heading(page)).toHaveText('Real Estate'));
  await goLater(page, 'Team');
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
  await goLater(page, 'Real Estate', 'Real Estate, second');
  await then('the client has what was there before', async () => {
    await goToTab(page, 'Team', 'Team');
    await goToTab(page, 'Real Estate', 'Real Estate');
    await expect(newRights).toHaveCount(0);
    expect(documents()).toBe(2);
  });
});

test('[F-02] [F-17] [F-18] [S-02] areas that need more than the shell offers are refused; others run together', async ({
  page,
  faults,
  asClient,
  withClient,
}) => {
  test.setTimeout(120_000);
  const { url, storeFolder } = await faults.withPortal({ environment: 'uat' });
  const now = await currentEnvironment(storeFolder);
  const revision = async () => (await readFile(join(storeFolder, 'environments/uat/current'), 'utf8')).trim();
  const minor = ui(uiNext);
  const previous: Derivation = {
    package: 'mfe-libraries',
    version: '0.0.1-previous',
    words: realEstate('Real Estate, as before'),
  };
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
  const newRights = page.getByText(/All rights newly reserved/);
  await asClient(await withClient(fewPublications));
  let documents = () => 0;
  await given('a client who has seen the team and is reading a list', async () => {
    documents = await openRealEstate(page, url);
    await goToTab(page, 'Team', 'Team');
    await goToTab(page, 'Real Estate', 'Real Estate');
  });

  await then('an area that uses a name of tomorrow’s shell is refused, by name', async () => {
    const early = { ...previous, alsoUses: { '@portal/wire': ['watchlistCalls'] } };
    await expect(publishDerived(storeFolder, early, 'uat')).rejects.toThrow(
      `mfe-libraries 0.0.1-previous uses watchlistCalls of @portal/wire, which the shell of uat (${now.shell.version}) does not offer. (rule: names offered)`,
    );
  });
  await then('so is one that needs the next version of a shared package', async () => {
    await expect(publishDerived(storeFolder, libraries, 'uat')).rejects.toThrow(
      new RegExp(
        `mfe-libraries 1\\.1\\.0 needs @portal/ui \\^${escaped(uiNext)}, the shell of uat \\(\\S+\\) provides ${escaped(uiNow)}`,
      ),
    );
    expect(await revision()).toBe('1');
  });
  await then('the client goes on with what was there', async () => {
    expect(await goLater(page, 'Team')).toBe(304);
    await goToTab(page, 'Real Estate', 'Real Estate');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(documents()).toBe(0);
  });

  await when('the first is published without that name', () => publishDerived(storeFolder, previous, 'uat'));
  await then('the open session takes it over in the shell of now, in the same document', async () => {
    expect(await revision()).toBe('2');
    expect(await goLater(page, 'Team')).toBe(200);
    await seeRealEstate(page, 'Real Estate, as before');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(newRights).toHaveCount(0);
    expect(documents()).toBe(0);
  });

  await when('a shell with the new version is released alone while the client types a search', async () => {
    await publishDerived(storeFolder, shell, 'uat');
    await page.getByRole('banner').getByRole('combobox').fill('half a word');
    // Its list would cover the tabs.
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await goLater(page, 'Team');
  await then('it comes as one document, keeps what was typed and runs the areas of before', async () => {
    await seeRealEstate(page, 'Real Estate, as before');
    await expect(newRights).toBeVisible();
    expect(documents()).toBe(1);
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('half a word');
    await goToTab(page, 'Team', 'Team');
    expect(documents()).toBe(1);
  });

  const { version = '' } = now.remotes['mfe-libraries'] ?? {};
  await when('the area of now is promoted', () =>
    releaseCommand(storeFolder, 'promote', `mfe-libraries@${version}`, '--to', 'uat', ...promoted),
  );
  await goLater(page, 'Real Estate', 'Real Estate, as before');
  await then('it runs in the new shell', async () => {
    await seeRealEstate(page, 'Real Estate');
    await expect(newRights).toBeVisible();
    expect(documents()).toBe(1);
  });

  await when('the area that uses the new version follows', () =>
    publishDerived(storeFolder, libraries, 'uat'),
  );
  await goLater(page, 'Team');
  await then('the open session takes it over without a document', async () => {
    await seeRealEstate(page, 'Real Estate, on time');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(documents()).toBe(1);
  });
});
