import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { countDocuments, recordRequests } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';
import { proposeDerived, releaseCommand } from '#portal/derivedRelease.ts';
import { currentEnvironment } from '#portal/releaseStore.ts';

const libraries = 'mfe-libraries';

const realEstate = (title: string) =>
  ['"libraries.realEstate":"Real Estate"', `"libraries.realEstate":"${title}"`] as const;

const renewed = {
  package: libraries,
  version: '9.0.0-renewed',
  words: realEstate('Real Estate, renewed'),
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
    await goToTab(page, 'Team', 'Team');
    await tab(page, 'Real Estate').click();
    await expect(heading(page)).toHaveText(title, { timeout: 3_000 });
  }).toPass();
}

const toTeam = (page: Page) => () => goToTab(page, 'Team', 'Team');

test('[F-02] [F-06] [F-07] [F-21] an open session applies another version at a page change, and a rollback', async ({
  page,
  browser,
  faults,
  asClient,
  withClient,
}) => {
  test.setTimeout(120_000);
  const { url, storeFolder } = await faults.withPortal({});
  await asClient(await withClient(fewPublications));
  await given('a client who has seen the team and is reading a list', async () => {
    await page.clock.install();
    await page.goto(`${url}${pages.team.href()}`);
    await expect(heading(page)).toHaveText('Team');
    await goToTab(page, 'Real Estate', 'Real Estate');
    await page.evaluate(() => Object.assign(globalThis, { portalSince: 'before the release' }));
  });
  const documents = countDocuments(page);
  const requests = recordRequests(page);
  const { [libraries]: replaced, ...others } = (await currentEnvironment(storeFolder)).remotes;
  const requestsIn = (folder = '') => requests.filter((path) => path.startsWith(folder) && folder !== '');

  const proposal = await given('another version, proposed', () => proposeDerived(storeFolder, renewed));
  const theirs = await browser.newContext({ storageState: await page.context().storageState() });
  const preview = await theirs.newPage();
  const banner = preview.getByRole('complementary', { name: 'Preview' });
  await when('a colleague opens its link', () =>
    preview.goto(`${url}${pages.realEstate.href()}?preview=${proposal}`),
  );
  await then('they see it, with what it is on every page, and leave it', async () => {
    await expect(heading(preview)).toHaveText('Real Estate, renewed');
    expect(new URL(preview.url()).search).not.toContain('preview');
    await goToTab(preview, 'Team', 'Team');
    await expect(banner).toContainText(`Preview, not in force: ${libraries} ${renewed.version}`);
    await banner.getByRole('link', { name: 'Leave the preview' }).click();
    await goToTab(preview, 'Real Estate', 'Real Estate');
    await expect(banner).toBeHidden();
  });
  await theirs.close();

  await when('it is put in force', () =>
    releaseCommand(storeFolder, 'promote', '--proposal', proposal, '--to', 'local', ...why),
  );
  await then('the page on show stays what it is', () => expect(heading(page)).toHaveText('Real Estate'));
  await when('the client goes elsewhere half a minute later', () => hearNews(page, toTeam(page)));
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
    expect(requestsIn(folder).filter((path) => path.includes('_LibraryScreen_')).length).toBeGreaterThan(0);
    for (const { baseUrl } of Object.values(others)) expect(requestsIn(baseUrl)).toEqual([]);
    expect(requestsIn(replaced?.baseUrl)).toEqual([]);
    return Promise.resolve();
  });
  await then('Back and Forward lead where they did', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText('Team');
    await page.goForward();
    await expect(heading(page)).toHaveText('Real Estate, renewed');
  });

  await when('it is rolled back', () =>
    releaseCommand(storeFolder, 'rollback', libraries, '--environment', 'local', ...why),
  );
  await hearNews(page, toTeam(page));
  await then('the client sees the old one again, from memory', async () => {
    await seeRealEstate(page, 'Real Estate');
    expect(requestsIn(replaced?.baseUrl)).toEqual([]);
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
