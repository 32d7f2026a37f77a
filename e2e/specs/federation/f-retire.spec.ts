import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { countDocuments } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';
import { releaseCommand } from '#portal/derivedRelease.ts';

const area = 'mfe-team-coverage';
const here = ['--environment', 'local', '--why', 'a test'];

const explained = 'Team and coverage is currently not available';
const nothingWrong = /there is nothing wrong with your link/;

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

async function goToTab(page: Page, name: string, title: string): Promise<void> {
  await tab(page, name).click();
  await expect(heading(page)).toHaveText(title);
}

/** Half a minute later, the next page checks for a new environment. */
async function goLater(page: Page, name: string, title: string): Promise<void> {
  await page.clock.fastForward(31_000);
  const answer = page.waitForResponse((response) => response.url().endsWith('/environment.json'));
  await goToTab(page, name, title);
  await (await answer).finished();
}

test('[F-19] a retired area explains itself, the rest keeps working, and it can come back', async ({
  page,
  context,
  faults,
  asClient,
  withClient,
}) => {
  test.setTimeout(120_000);
  const { url, storeFolder } = await faults.withPortal({});
  await then('an area that every visitor needs is not retired', () =>
    expect(releaseCommand(storeFolder, 'retire', 'mfe-auth', ...here)).rejects.toThrow(
      'mfe-auth cannot be retired: the way of every visitor who is signed out leads to its page /login.',
    ),
  );
  await asClient(await withClient(fewPublications));
  await given('a client who has the area open', async () => {
    await page.clock.install();
    await page.goto(url + pages.realEstate.href());
    await expect(heading(page)).toHaveText('Real Estate');
    await goToTab(page, 'Team', 'Team');
  });
  const documents = countDocuments(page);

  await when('it is retired', async () => {
    expect(await releaseCommand(storeFolder, 'retire', area, ...here)).toContain(
      'The shell does not show any more: the tab “Team”, the tab “Coverage”.',
    );
  });
  await then('the page on show stays what it is', () => expect(heading(page)).toHaveText('Team'));
  await goLater(page, 'Markets', 'Markets');
  await goToTab(page, 'Real Estate', 'Real Estate');
  await then('its tabs are gone, the others stay', async () => {
    await expect(tab(page, 'Coverage')).toHaveCount(0);
    await expect(tab(page, 'Team')).toHaveCount(0);
    await expect(tab(page, 'Real Estate')).toBeVisible();
  });
  await then('Back to its page explains that it is not available, in both languages', async () => {
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText(explained);
    await expect(page.getByText(nothingWrong)).toBeVisible();
    await page.getByRole('button', { name: 'DE Deutsch' }).click();
    await expect(heading(page)).toHaveText('Der Bereich Team und Coverage ist derzeit nicht verfügbar');
    await expect(page.getByText(/Ihr Link ist in Ordnung/)).toBeVisible();
    await page.getByRole('button', { name: 'EN English' }).click();
  });
  await then('Home works, without a reload', async () => {
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(heading(page)).toHaveText(/^Today's Highlights/);
    expect(documents()).toBe(0);
  });

  const session = await context.cookies();
  await when('a visitor who is not signed in follows a link to it', async () => {
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto(url + pages.team.href());
  });
  await then('it explains itself, and leads to the login page', async () => {
    await expect(heading(page)).toHaveText(explained);
    await expect(page.getByText(nothingWrong)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  });
  await when('a client follows it', async () => {
    await context.addCookies(session);
    await page.goto(url + pages.team.href());
  });
  await then('it explains itself', async () => {
    await expect(heading(page)).toHaveText(explained);
    await expect(page).toHaveTitle(`${explained} – Research Portal`);
  });
  const before = documents();

  await when('it is brought back, and the client has gone elsewhere', async () => {
    await releaseCommand(storeFolder, 'reinstate', area, ...here);
    await goLater(page, 'Real Estate', 'Real Estate');
    await goToTab(page, 'Markets', 'Markets');
  });
  await then('Back to the address shows the page', async () => {
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText('Team');
  });
  await then('its tabs are there and lead to it, without a reload', async () => {
    await goToTab(page, 'Coverage', 'Coverage');
    await goToTab(page, 'Team', 'Team');
    expect(documents()).toBe(before);
  });
});
