import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { countDocuments } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test as base } from '#browser/test.ts';
import { AlteredRelease } from '#bad-remotes/alteredRelease.ts';
import {
  badBuilds,
  badFiles,
  isOfScreen,
  fixedByRetry,
  recordFaults,
  tampered,
  throwingScreen,
  type BadRemote,
} from '#bad-remotes/badRemotes.ts';
import { addClient, removeClient, type TestClient } from '#browser/testClients.ts';
import { Faults } from '#portal/faults.ts';

const remote = 'mfe-team-coverage';
const before = '0.0.1-before';
const cannotBeShown = 'This page could not be loaded';

const complaints =
  /Fault: |Missing message|Failed to load resource|integrity|MIME type|SyntaxError|Unexpected token|Loading (CSS )?chunk|RemoteError|Prefetch failed|broken on|ERR_FAILED|\[ Federation Runtime \]/;

interface Shared {
  url: string;
  client: TestClient;
  release: AlteredRelease;
  lastGood: Awaited<ReturnType<AlteredRelease['addLastGood']>>;
}

/** The page's title, now and in the previous version. */
const titleBefore = [
  '"teamCoverage.team.title":"Team"',
  '"teamCoverage.team.title":"Team, as before"',
] as const;

const test = base.extend<{ spoilt: (bad: BadRemote, world: World) => Promise<Spoilt> }>({
  spoilt: async ({ page, trouble, asClient }, use) => {
    if (shared === undefined) throw new Error('There is no portal to spoil.');
    const { url, client, release, lastGood } = shared;
    await use(async (bad, { isLastGoodThere, isOpen = false }) => {
      trouble.expect(complaints);
      if (!isOpen) await asClient(client);
      await (isLastGoodThere ? lastGood.putBack() : lastGood.takeAway());
      await bad.spoil?.(release);
      const file = release.file(bad.part);
      const files = `**/artefacts/${remote}/${release.version}/${file}*`;
      if (bad.answer) await page.route(files, bad.answer);
      if (!isOpen) await openShellPage(page, url, bad.hangs === true);
      const repair = async () => {
        if (bad.released) await lastGood.putBack();
        else await release.restore();
        if (bad.answer) await page.unroute(files, bad.answer);
      };
      return { repair, file, remote: `${remote}@${release.version}` };
    });
    await page.close();
    await release.restore();
  },
});

/** Tests share one portal, in one worker: each breaks and repairs it. */
test.describe.configure({ mode: 'default' });

let shared: Shared | undefined;
const faults = new Faults();

test.beforeAll(async () => {
  const made: Pick<Shared, 'release' | 'lastGood'>[] = [];
  const { url } = await faults.withPortal({
    store: async (store) => {
      const release = await AlteredRelease.of(store, remote, 'TeamScreen');
      const lastGood = await release.addLastGood(before, titleBefore);
      made.push({ release, lastGood });
    },
  });
  const client = await addClient({});
  for (const parts of made) shared = { url, client, ...parts };
});

test.afterAll(async () => {
  try {
    if (shared) await removeClient(shared.client);
  } finally {
    await faults.end();
  }
});

interface World {
  /** The previous version is available as a fallback. */
  isLastGoodThere: boolean;
  /** The page is already open. @default false */
  isOpen?: boolean;
}

interface Spoilt {
  /** By its files, or by the previous version. */
  repair: () => Promise<void>;
  file: string;
  /** As named in reports. */
  remote: string;
}

/** Opens a page of the shell, which loads no area. */
async function openShellPage(page: Page, url: string, withClock: boolean): Promise<void> {
  if (withClock) await page.clock.install();
  await page.goto(`${url}${pages.error.href({ code: '404' })}`);
  await expect(heading(page)).toHaveText('We could not find this page.');
}

const tab = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Team', exact: true });

/** By pointing at the tab, which prefetches as a page at rest does: the visit begins with what has failed. */
async function failPrefetch(page: Page): Promise<void> {
  const failure = page.waitForEvent('console', (message) => message.text().startsWith('Prefetch failed.'));
  await tab(page).hover();
  await failure;
}

/** An area that the page has not loaded. */
async function toAnotherArea(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'My Subscription' }).click();
}

const isAnotherArea = (page: Page) => expect(heading(page)).toHaveText('My Subscription');

/** Shown with its own style sheet. */
async function isVersionBefore(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Team, as before');
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  expect(sheets.filter((href) => href.includes(`/${before}/`)).length).toBeGreaterThan(0);
}

/** Small next to the limits that it passes. */
const clockStepMs = 1_000;
const lookMs = 200;

/** Advances the page's clock for files that hang: only time-outs give up on them. */
async function waitFor(page: Page, isThere: () => Promise<void>, hangs = false): Promise<void> {
  if (!hangs) return isThere();
  await expect(async () => {
    try {
      await isThere();
    } catch (notYet) {
      await page.clock.fastForward(clockStepMs);
      throw notYet;
    }
  }).toPass({ intervals: [50] });
}

const isSaid = (page: Page, { hangs = false }: BadRemote) =>
  waitFor(
    page,
    () => expect(heading(page)).toHaveText(cannotBeShown, { timeout: hangs ? lookMs : 10_000 }),
    hangs,
  );

function reportOf(bad: BadRemote, { remote, file }: Spoilt): unknown {
  const report: Record<string, unknown> = {
    remote,
    environment: 'local',
    shell: expect.any(String),
    revision: expect.any(Number),
  };
  if (bad.unnamed !== true) report['file'] = file;
  if (bad.found !== undefined) report['found'] = bad.found;
  return expect.objectContaining(report);
}

for (const [kind, spoilers] of Object.entries(badFiles)) {
  test(`[F-09] [F-10] [F-16] a remote whose ${kind} is contained and reported, and Retry restores the area`, async ({
    page,
    spoilt,
  }) => {
    const reports = recordFaults(page);
    let documents = () => 0;
    let repair = () => Promise.resolve();
    for (const [index, bad] of spoilers.entries()) {
      const isFirst = index === 0;
      await repair();
      const named = await given(`a remote that ${bad.how}, and no version before it`, () =>
        spoilt(bad, { isLastGoodThere: false, isOpen: !isFirst }),
      );
      repair = named.repair;
      if (isFirst) documents = countDocuments(page);
      // A file that never comes would not have failed yet.
      if (isFirst && !bad.hangs) await given('its prefetch has failed', () => failPrefetch(page));
      reports.length = 0;
      await when(isFirst ? 'going to the area' : 'retrying', () =>
        isFirst ? tab(page).click() : page.getByRole('button', { name: 'Try again' }).click(),
      );
      // The missing previous version may be reported, too.
      const failed = () =>
        reports.filter(({ outcome, remote }) => outcome === 'failed' && remote === named.remote);
      // The message before has to go first; otherwise the page would still show it.
      if (bad.hangs) await expect(page.getByRole('heading', { name: cannotBeShown })).toHaveCount(0);
      await then('a message is in its place', () => isSaid(page, bad));
      await then('the operator reads of it', () =>
        waitFor(
          page,
          () => expect.poll(failed, { timeout: bad.hangs ? lookMs : 10_000 }).toEqual([reportOf(bad, named)]),
          bad.hangs,
        ),
      );
      await then('the message names the release, and the tab stays', async () => {
        await expect(page.getByText(/mfe-team-coverage .* · local/)).toBeVisible();
        await expect(tab(page)).toBeVisible();
      });
      if (index < spoilers.length - 1) continue;
      await when('going elsewhere', () => toAnotherArea(page));
      await then('every other area works', () => isAnotherArea(page));
      await when('coming back', () => tab(page).click());
      await then('it is shown again', () => isSaid(page, bad));
    }

    await repair();
    const address = page.url();
    await when('retrying when there is something to show', () =>
      page.getByRole('button', { name: 'Try again' }).click(),
    );
    await then('the area is there, without a reload or a change of address', async () => {
      await expect(heading(page)).toHaveText('Team');
      expect([documents(), page.url()]).toEqual([0, address]);
    });
  });
}

for (const bad of badBuilds) {
  test(`[F-09] [F-10] [F-11] [F-16] a remote that ${bad.how} is contained and reported; Retry restores it`, async ({
    page,
    spoilt,
  }) => {
    const reports = recordFaults(page);
    const named = await given('a client, and no version before it', () =>
      spoilt(bad, { isLastGoodThere: false }),
    );
    const documents = countDocuments(page);
    const reportsOf = (expected: string) =>
      reports.filter(({ outcome, remote }) => outcome === expected && remote === named.remote);

    await when('going to the area', () => tab(page).click());
    await then('its place shows it', () => isSaid(page, bad));
    await then('the operator reads of it', () =>
      expect.poll(() => reportsOf('failed')).toEqual([reportOf(bad, named)]),
    );
    await named.repair();
    const address = page.url();
    await when('retrying when the version before is there', () =>
      page.getByRole('button', { name: 'Try again' }).click(),
    );
    await then('it is shown, without a reload or a change of address', async () => {
      await isVersionBefore(page);
      expect([documents(), page.url()]).toEqual([0, address]);
    });
    await then('the operator reads that, too', () =>
      expect.poll(() => reportsOf('lastGood')).toEqual([reportOf(bad, named)]),
    );
  });
}

/** One of the area, and those of a page: each is loaded in its own way. */
for (const bad of tampered.filter(({ part }) => part === 'entry' || isOfScreen(part))) {
  test(`[F-10] [F-11] a remote that ${bad.how} is replaced by the last good version, with one report`, async ({
    page,
    spoilt,
  }) => {
    const reports = recordFaults(page);
    const named = await given('a client, and the version before', () =>
      spoilt(bad, { isLastGoodThere: true }),
    );
    await when('going to the area', () => tab(page).click());
    await then('it is the version before', () => isVersionBefore(page));
    await then('the operator reads of the pinned one', async () => {
      await expect
        .poll(() => reports)
        .toEqual([
          expect.objectContaining({
            remote: named.remote,
            outcome: 'lastGood',
            environment: 'local',
          }),
        ]);
    });
  });
}

test('[F-09] the client notices nothing of a slow remote whose entry and screen fail once', async ({
  page,
  spoilt,
}) => {
  await given('a client, and no version before it', async () => {
    for (const [index, bad] of fixedByRetry.entries())
      await spoilt(bad, { isLastGoodThere: false, isOpen: index > 0 });
  });
  await when('going to the area', () => tab(page).click());
  await then('it is there', () => expect(heading(page)).toHaveText('Team'));
});

test('[F-09] [F-16] a remote that throws when shown is contained and reported; Retry brings it back', async ({
  page,
  spoilt,
}) => {
  const reports = recordFaults(page);
  const bad: BadRemote = {
    how: 'throws when it is shown',
    part: 'screen',
    spoil: (release) => release.release('screen', throwingScreen),
  };
  const named = await given('a client', () => spoilt(bad, { isLastGoodThere: false }));
  const documents = countDocuments(page);
  await when('going to the area', () => tab(page).click());
  await then('its place shows it', () => expect(heading(page)).toHaveText('Oops!'));
  await expect
    .poll(() => reports)
    .toContainEqual(expect.objectContaining({ remote: named.remote, step: 'render', environment: 'local' }));
  await when('going elsewhere', () => toAnotherArea(page));
  await then('every other area works', () => isAnotherArea(page));
  await when('coming back, and retrying when it is well', async () => {
    await tab(page).click();
    await expect(heading(page)).toHaveText('Oops!');
    await page.evaluate(() => Object.assign(globalThis, { portalIsFixed: true }));
    await page.getByRole('button', { name: 'Try again' }).click();
  });
  await then('the area is there, without a reload', async () => {
    await expect(heading(page)).toHaveText('Team');
    expect(documents()).toBe(0);
  });
});

test('[F-23] a remote that always throws is left for the last good version; typed text stays', async ({
  page,
  spoilt,
}) => {
  const reports = recordFaults(page);
  const bad: BadRemote = {
    how: 'throws whenever it is shown',
    part: 'screen',
    spoil: (release) => release.release('screen', throwingScreen),
  };
  const named = await given('a client', () => spoilt(bad, { isLastGoodThere: true }));
  const documents = countDocuments(page);
  const search = page.getByRole('banner').getByRole('combobox');
  await given('half a search', () => search.fill('half a word'));
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await search.press('Escape');
  await when('going to the area', () => tab(page).click());
  await then('the page stands in the last good version, without a click or a reload', async () => {
    await expect(heading(page)).toHaveText('Team, as before');
    expect(documents()).toBe(0);
    await expect(search).toHaveValue('half a word');
  });
  await then('it is reported', () =>
    expect
      .poll(() => reports)
      .toContainEqual(expect.objectContaining({ remote: named.remote, step: 'screen', outcome: 'lastGood' })),
  );
  await when('going elsewhere and coming back', async () => {
    await toAnotherArea(page);
    await isAnotherArea(page);
    await tab(page).click();
  });
  await then('it still is the last good version', () => expect(heading(page)).toHaveText('Team, as before'));
});

test('[F-23] a remote that freezes its page is replaced in the tab’s next page', async ({ page, spoilt }) => {
  const endless = (text: string) => text.replace(/Component:\(\)=>([\w$]+)/, 'Component:()=>()=>{for(;;);}');
  const bad: BadRemote = {
    how: 'never returns when it is shown',
    part: 'screen',
    spoil: (release) => release.release('screen', endless),
  };
  const reports = recordFaults(page);
  const named = await given('a client', () => spoilt(bad, { isLastGoodThere: true }));
  const address = new URL(page.url());
  await when('opening the area, whose page freezes', async () => {
    await page.goto(`${address.origin}${pages.team.href()}`, { waitUntil: 'commit' });
    await expect.poll(() => isFrozen(page)).toBe(true);
  });
  await when('leaving it for another address, and coming back', async () => {
    // Another site, and with it another process.
    await page.goto(`http://127.0.0.1:${address.port}/healthz`, { waitUntil: 'commit' });
    await page.clock.setSystemTime(Date.now() + 5_000);
    await page.goto(`${address.origin}${pages.team.href()}`);
  });
  await then('the page stands in the last good version, and that is reported', async () => {
    await expect(heading(page)).toHaveText('Team, as before');
    await expect
      .poll(() => reports)
      .toContainEqual(expect.objectContaining({ remote: named.remote, step: 'screen', outcome: 'lastGood' }));
  });
});

test('[F-16] [F-23] a remote without a German text is replaced when its page turns German', async ({
  page,
  spoilt,
}) => {
  const reports = recordFaults(page);
  const bad: BadRemote = {
    how: 'lacks a German text',
    part: 'germanWords',
    spoil: (release) =>
      release.release('germanWords', (text) =>
        text.replace('"teamCoverage.team.title":', '"teamCoverage.team.other":'),
      ),
  };
  const named = await given('a client', () => spoilt(bad, { isLastGoodThere: true }));
  const documents = countDocuments(page);
  await given('its page, in English', async () => {
    await tab(page).click();
    await expect(heading(page)).toHaveText('Team');
  });
  await when('switching to German', () => page.getByRole('button', { name: 'DE Deutsch' }).click());
  await then('the page stands in the last good version, without a reload', async () => {
    await expect(heading(page)).toHaveText('Team, as before');
    expect(documents()).toBe(0);
  });
  await then('it is reported, with version and environment', () =>
    expect
      .poll(() => reports)
      .toContainEqual(
        expect.objectContaining({
          ...{ remote: named.remote, step: 'messages', outcome: 'lastGood', environment: 'local' },
          message: expect.stringContaining('there is no message teamCoverage.team.title in de'),
        }),
      ),
  );
});

/** Whether the page's thread does not answer for a second. */
const isFrozen = (page: Page): Promise<boolean> =>
  Promise.race([
    page.evaluate('1').then(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 1_000)),
  ]);
