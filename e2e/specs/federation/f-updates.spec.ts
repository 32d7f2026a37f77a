import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { countDocuments, recordRequests } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';
import { publishDerived, releaseCommand } from '#portal/derivedRelease.ts';
import { currentEnvironment } from '#portal/releaseStore.ts';

const libraries = 'mfe-libraries';

const realEstate = (title: string) =>
  ['"libraries.realEstate":"Real Estate"', `"libraries.realEstate":"${title}"`] as const;

const renewed = {
  package: libraries,
  version: '9.0.0-renewed',
  words: realEstate('Real Estate, renewed'),
} as const;
const previousShell = {
  package: 'shell',
  version: '0.0.1-previous',
  words: ['All rights reserved', 'All rights still reserved'],
} as const;
const previousLibraries = {
  package: libraries,
  version: '0.0.1-previous',
  words: realEstate('Real Estate, as before'),
} as const;

const why = ['--why', 'a test'];

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

async function goToTab(page: Page, name: string, title: string): Promise<void> {
  await tab(page, name).click();
  await expect(heading(page)).toHaveText(title);
}

/** Half a minute later, the next page checks for a new environment. */
async function hearNews(page: Page, arrive: () => Promise<void>): Promise<void> {
  await page.clock.fastForward(31_000);
  const answer = page.waitForResponse((response) => response.url().endsWith('/environment.json'));
  await arrive();
  await (await answer).finished();
}

async function seeRealEstate(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await goToTab(page, 'Coverage', 'Coverage');
    await tab(page, 'Real Estate').click();
    await expect(heading(page)).toHaveText(title, { timeout: 3_000 });
  }).toPass();
}

const toCoverage = (page: Page) => () => goToTab(page, 'Coverage', 'Coverage');

test('[F-02] [F-06] [F-07] an open session takes one area’s other version over at a change of page, without a reload, and goes back with a rollback', async ({
  page,
  faults,
  asClient,
  withClient,
}) => {
  test.setTimeout(120_000);
  const { url, storeFolder } = await faults.withPortal({});
  await asClient(await withClient(fewPublications));
  await given('a client who has seen coverage and is reading a list', async () => {
    await page.clock.install();
    await page.goto(`${url}${pages.coverage.href()}`);
    await expect(heading(page)).toHaveText('Coverage');
    await goToTab(page, 'Real Estate', 'Real Estate');
    await page.evaluate(() => Object.assign(globalThis, { portalSince: 'before the release' }));
  });
  const documents = countDocuments(page);
  const requests = recordRequests(page);
  const { [libraries]: replaced, ...others } = (await currentEnvironment(storeFolder)).remotes;
  const asked = (folder = '') => requests.filter((path) => path.startsWith(folder) && folder !== '');

  await when('another version is published', () => publishDerived(storeFolder, renewed));
  await then('the page on show stays what it is', () => expect(heading(page)).toHaveText('Real Estate'));
  await when('the client goes elsewhere half a minute later', () => hearNews(page, toCoverage(page)));
  await when('and comes back', () => seeRealEstate(page, 'Real Estate, renewed'));
  await then('its list is there, in the same document, with the same session', async () => {
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Emma Everett/ })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'portalSince') as string)).toBe(
      'before the release',
    );
    expect(documents()).toBe(0);
  });
  await then('its own files were fetched, none of another area or of the version before', () => {
    const folder = `/artefacts/${libraries}/${renewed.version}/`;
    expect(asked(folder).filter((path) => path.includes('_LibraryScreen_')).length).toBeGreaterThan(0);
    for (const { baseUrl } of Object.values(others)) expect(asked(baseUrl)).toEqual([]);
    expect(asked(replaced?.baseUrl)).toEqual([]);
    return Promise.resolve();
  });
  await then('Back and Forward lead where they did', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText('Coverage');
    await page.goForward();
    await expect(heading(page)).toHaveText('Real Estate, renewed');
  });

  await when('it is rolled back', () =>
    releaseCommand(storeFolder, 'rollback', libraries, '--environment', 'local', ...why),
  );
  await hearNews(page, toCoverage(page));
  await then('the client sees the old one again, from memory', async () => {
    await seeRealEstate(page, 'Real Estate');
    expect(asked(replaced?.baseUrl)).toEqual([]);
  });

  await when('it is promoted again while the client types', async () => {
    await releaseCommand(storeFolder, 'promote', `${libraries}@${renewed.version}`, '--to', 'local', ...why);
    await hearNews(page, async () => {
      await page.getByRole('button', { name: /Emma Everett/ }).click();
      await page.getByRole('menuitem', { name: 'Change Password' }).click();
      await expect(heading(page)).toHaveText('Change Password');
    });
    await page.getByLabel('Old Password').fill('half a pass');
  });
  await then('leaving what was typed does not take it over, the next page does', async () => {
    await goToTab(page, 'Real Estate', 'Real Estate');
    await seeRealEstate(page, 'Real Estate, renewed');
    expect(documents()).toBe(0);
  });
});

test('[F-02] [F-09] [S-02] shell and remotes of this version and of the one before run in every combination, in one session', async ({
  page,
  faults,
  asClient,
  withClient,
}) => {
  test.setTimeout(120_000);
  const { url, storeFolder } = await faults.withPortal({});
  const now = await currentEnvironment(storeFolder);
  const oldShell = page.getByText(/All rights still reserved/);
  await asClient(await withClient(fewPublications));
  await given('a client of the newest of both', async () => {
    await page.clock.install();
    await page.goto(`${url}${pages.realEstate.href()}`);
    await expect(heading(page)).toHaveText('Real Estate');
  });
  const documents = countDocuments(page);

  await when('the remote before is published', () => publishDerived(storeFolder, previousLibraries));
  await hearNews(page, toCoverage(page));
  await then('it runs in the shell of now, in the same document', async () => {
    await seeRealEstate(page, 'Real Estate, as before');
    await expect(oldShell).toHaveCount(0);
    expect(documents()).toBe(0);
  });

  await when('the shell before is published while the client types a search', async () => {
    await publishDerived(storeFolder, previousShell);
    await page.getByRole('banner').getByRole('combobox').fill('half a word');
    // Its list would cover the tabs.
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await hearNews(page, toCoverage(page));
  await then('the next page comes as one document, with the old shell and the old remote', async () => {
    await seeRealEstate(page, 'Real Estate, as before');
    await expect(oldShell).toBeVisible();
    expect(documents()).toBe(1);
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('half a word');
    await goToTab(page, 'Coverage', 'Coverage');
    expect(documents()).toBe(1);
  });

  const { version = '' } = now.remotes[libraries] ?? {};
  await when('the remote of now is promoted', () =>
    releaseCommand(storeFolder, 'promote', `${libraries}@${version}`, '--to', 'local', ...why),
  );
  await hearNews(page, () => goToTab(page, 'Team', 'Team'));
  await then('it runs in the shell before', async () => {
    await seeRealEstate(page, 'Real Estate');
    await expect(oldShell).toBeVisible();
    expect(documents()).toBe(1);
  });

  await then('one of the next contract is refused, and nothing is changed', async () => {
    const next = { ...renewed, contract: '2.0.0' };
    await expect(publishDerived(storeFolder, next)).rejects.toThrow(/2\.0\.0/);
    expect((await currentEnvironment(storeFolder)).remotes[libraries]?.version).toBe(version);
  });
});
