import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { countDocuments, recordRequests } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';
import { publishDerived } from '#portal/derivedRelease.ts';
import { currentEnvironment } from '#portal/releaseStore.ts';

const team = 'mfe-team-coverage';
const address = '**/environment.json';
const unanswered = /environment\.json|503|Fault: |RemoteError/;

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

const answersFor = (requests: readonly string[]) => requests.filter((path) => path === '/environment.json');

test('[F-05] [S-11] a page carries the files of its own area, and asks once for all others', async ({
  page,
  asClient,
  withClient,
}) => {
  await asClient(await withClient(fewPublications));
  const requests = recordRequests(page);
  const documents = countDocuments(page);
  const { remotes } = await currentEnvironment();
  const answer = await when('opening a list', () => page.goto(pages.realEstate.href()));
  await then('its page names no file of another area', async () => {
    const text = (await answer?.text()) ?? '';
    expect(text).toContain(remotes['mfe-libraries']?.manifest.entry);
    for (const [name, { manifest }] of Object.entries(remotes))
      if (name !== 'mfe-libraries') expect(text).not.toContain(manifest.entry);
    await expect(heading(page)).toHaveText('Real Estate');
    expect(answersFor(requests)).toEqual([]);
  });
  await when('going to two other areas, one after the other', async () => {
    await tab(page, 'Team').click();
    await expect(heading(page)).toHaveText('Team');
    await page.getByRole('button', { name: /Emma Everett/ }).click();
    await page.getByRole('menuitem', { name: 'Change Password' }).click();
  });
  await then('they open without another document, after one question', async () => {
    await expect(heading(page)).toHaveText('Change Password');
    expect(answersFor(requests)).toHaveLength(1);
    expect(documents()).toBe(1);
  });
});

test('[F-09] without an answer the area explains itself, others stay, and Retry asks again', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(unanswered);
  await asClient(await withClient(fewPublications));
  let isDown = true;
  await page.route(address, (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
  await given('a list', () => goTo(pages.realEstate));
  await expect(heading(page)).toHaveText('Real Estate');
  const documents = countDocuments(page);
  await when('going to another area', () => tab(page, 'Team').click());
  await then('its place names it, its version and the environment', async () => {
    await expect(heading(page)).toHaveText('This page could not be loaded');
    const { remotes, environment } = await currentEnvironment();
    await expect(page.getByText(`${team} ${remotes[team]?.version} · ${environment}`)).toBeVisible();
  });
  await when('going on in the area of the page', () => tab(page, 'Markets').click());
  await then('nothing is missing there', () => expect(heading(page)).toHaveText('Markets'));
  await page.goBack();
  await expect(heading(page)).toHaveText('This page could not be loaded');
  await when('retrying once there are answers', async () => {
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
  });
  await then('the area opens without a reload', async () => {
    await expect(heading(page)).toHaveText('Team');
    expect(documents()).toBe(0);
  });
});

test('[F-09] one question that fails is asked again while the reader waits', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(unanswered);
  await asClient(await withClient(fewPublications));
  const requests = recordRequests(page);
  await page.route(address, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await given('a list', () => goTo(pages.realEstate));
  await expect(heading(page)).toHaveText('Real Estate');
  // Without a pointer that rests on it, which would ask ahead.
  await when('going to another area', () => tab(page, 'Team').press('Enter'));
  await then('it opens', async () => {
    await expect(heading(page)).toHaveText('Team');
    expect(answersFor(requests)).toHaveLength(2);
  });
});

test('[F-05] [F-06] an area released after the page came opens as released now', async ({
  page,
  faults,
  asClient,
  withClient,
}) => {
  test.setTimeout(90_000);
  const { url, storeFolder } = await faults.withPortal({});
  await asClient(await withClient(fewPublications));
  await given('a list', () => page.goto(url + pages.realEstate.href()));
  await expect(heading(page)).toHaveText('Real Estate');
  const documents = countDocuments(page);
  const requests = recordRequests(page);
  const before = (await currentEnvironment(storeFolder)).remotes[team];
  await when('another area is released', () =>
    publishDerived(storeFolder, {
      package: team,
      version: '9.0.0-renewed',
      words: ['"teamCoverage.team.title":"Team"', '"teamCoverage.team.title":"Team, renewed"'],
    }),
  );
  await when('going there', () => tab(page, 'Team').click());
  await then('it is the released one, in the same document', async () => {
    await expect(heading(page)).toHaveText('Team, renewed');
    expect(documents()).toBe(0);
    expect(requests.filter((path) => path.startsWith(before?.baseUrl ?? '/'))).toEqual([]);
  });
});
