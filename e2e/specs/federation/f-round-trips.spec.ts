import { EventEmitter, once } from 'node:events';
import { pages, type Page as PortalPage } from '@portal/contract';
import { calls } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import type { Page } from '@playwright/test';
import { putSession, signInByApi } from '#browser/clients.ts';
import { outdateAccessToken } from '#browser/session.ts';
import { moveToPublishingDay } from '#browser/publishingDay.ts';
import { recordRequests } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';
import { portalPlace } from '#portal/portal.ts';
import { currentEnvironment } from '#portal/releaseStore.ts';

/** Unused preloads, or files fetched twice because something differed. */
function recordPreloadWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/preload/i.test(message.text())) warnings.push(message.text());
  });
  return warnings;
}

/** Network requests per released file. */
async function fetchedFiles(page: Page): Promise<Map<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  const counts = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url);
    if (!pathname.startsWith('/artefacts/') || !/\.(js|css|woff2)$/.test(pathname)) return;
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  await devtools.send('Network.enable');
  return counts;
}

interface Visit {
  page: PortalPage;
  title: RegExp;
  /** Without a session. */
  isPublic?: true;
  /** Screens that come by themselves, once the page is at rest. */
  ahead?: readonly string[];
}

const visits: readonly Visit[] = [
  { page: pages.login, title: /^Login$/, isPublic: true },
  {
    page: pages.todaysHighlights,
    title: /Highlights/,
    ahead: ['LibraryScreen', 'CoverageScreen', 'TeamScreen'],
  },
  { page: pages.realEstate, title: /^Real Estate$/ },
  { page: pages.coverage, title: /^Coverage$/ },
];

/** Of a screen, ahead of its visit. */
const timesAhead = (requests: readonly string[], screen: string): number =>
  requests.filter((path) => path.includes(`_${screen}_`) && path.endsWith('.js')).length;

test.use({ prefetching: true });

test('[F-05] [F-10] a page fetches each file once, none unused, and files of the tabs ahead', async ({
  browser,
  trouble,
  withClient,
}) => {
  const { username, password } = await withClient(fewPublications);
  const session = await signInByApi(username, password);
  const open = async ({ page: target, title, isPublic, ahead = [] }: Visit) => {
    const context = await browser.newContext({ baseURL: portalPlace().url });
    await trouble.watch(context);
    await moveToPublishingDay(context);
    if (!isPublic) await putSession(context, session);
    const page = await context.newPage();
    const warnings = recordPreloadWarnings(page);
    const requests = recordRequests(page);
    const fetches = await fetchedFiles(page);
    await page.goto(target.path);
    await expect(heading(page)).toHaveText(title);
    // The heading may be the first view's: what the portal and its prefetches have preloaded is used once they are done.
    await expect(page.locator('#first')).toHaveCount(0);
    for (const screen of ahead) await expect.poll(() => timesAhead(requests, screen)).toBeGreaterThan(0);
    return { context, page, warnings, requests, fetches, ahead };
  };
  const opened = await given('browsers that have nothing yet, at a page each', async () => {
    const pagesInTurn = [];
    // In parallel, slow pages would use preloads too late for Chromium.
    for (const visit of visits) pagesInTurn.push(await open(visit));
    return pagesInTurn;
  });
  for (const { context, page, warnings, requests, fetches, ahead } of opened) {
    await then(`everything is there at ${page.url()}, and what is fetched ahead as well`, async () => {
      // Chromium warns of unused preloads seconds after loading.
      await page.waitForFunction(() => performance.now() > 5_500, undefined, { polling: 500 });
      expect(ahead.map((screen) => timesAhead(requests, screen))).toEqual(ahead.map(() => 1));
      expect(warnings).toEqual([]);
      expect([...fetches].filter(([, times]) => times > 1)).toEqual([]);
      const fonts = [...fetches.keys()].filter((path) => path.endsWith('.woff2'));
      expect(fonts).toEqual([expect.stringMatching(/\/portal-sans-first\.\w+\.woff2$/)]);
      expect(requests.filter((path) => /mf-manifest|release\.json/.test(path))).toEqual([]);
      expect(requests.filter((path) => path === '/environment.json')).toHaveLength(1);
    });
    await context.close();
  }
});

test('[F-05] calls of the gates precede the portal’s code; the area’s files come right after', async ({
  page,
  goTo,
  asClient,
  trouble,
}) => {
  await asClient('everything');
  const line = new EventEmitter();
  const breaking = once(line, 'break');
  trouble.expect(/ERR_FAILED/);
  await given('a slow line, and the portal’s own code on its way for long', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { rtt: 300 } });
    });
    await page.route(/\/artefacts\/shell\/[^/]+\/(?:main|vendor)\.\w+\.js/, async (route) => {
      await breaking;
      await route.abort();
    });
  });
  const requests = recordRequests(page);
  void goTo(pages.equities).catch(() => undefined);
  const { shell, remotes } = await currentEnvironment();
  const { baseUrl, manifest } = remotes['mfe-libraries'] ?? { baseUrl: '', manifest: undefined };
  await then(
    'the API is asked, and the line is left to the first view and the portal’s own code',
    async () => {
      for (const call of [calls.currentUser, calls.acceptedTerms, calls.entitlementsAll])
        await expect.poll(() => requests).toContain(`/api/${call.path}`);
      await expect
        .poll(() => requests)
        .toContainEqual(
          expect.stringMatching(`^/artefacts/shell/${shell.version.replace('+', '\\+')}/vendor`),
        );
      const ofArea = requests.filter((path) => path.startsWith(baseUrl));
      expect(ofArea).toEqual([expect.stringMatching(/\/first-LibraryScreen-en\.\w+\.js$/)]);
    },
  );
  await when('the line is free, here since the start has failed', () => Promise.resolve(line.emit('break')));
  await then('the files of the area are on their way, without any of the portal’s code', async () => {
    const screen = manifest?.screens?.[pages.equities.path] ?? 'no screen';
    const words = manifest?.words?.['en'] ?? 'no words';
    const later = [screen, words].map((chunk) => manifest?.chunks[chunk]?.js[0]);
    for (const file of [manifest?.entry, manifest?.exposed.js[0], ...later])
      await expect.poll(() => requests).toContain(`${baseUrl}${file}`);
    await expect
      .poll(() => requests)
      .toContainEqual(
        expect.stringMatching(`^/artefacts/shell/${shell.version.replace('+', '\\+')}/research`),
      );
  });
});

test('[B-01] [F-05] the first visit of a day renews the session once, before any other call', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  await given('a client whose access token is over since yesterday', async () => {
    await asClient(await withClient(fewPublications));
    await outdateAccessToken(page.context());
  });
  const requests = recordRequests(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await when('opening a library', async () => {
    await goTo(pages.realEstate);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await then('each was asked once, with the new session', async () => {
    await page.waitForLoadState('load');
    const times = (path: string) => requests.filter((each) => each.split('?')[0] === `/api/${path}`).length;
    const expected = [calls.refreshAuthToken, calls.currentUser, libraryCalls.realEstateDocuments];
    expect(expected.map(({ path }) => times(path))).toEqual([1, 1, 1]);
    expect(refused).toEqual([]);
  });
});

const timesOf = (requests: readonly string[], reads: Record<string, number>) =>
  Object.fromEntries(
    Object.keys(reads).map((path) => [
      path,
      requests.filter((each) => each.split('?')[0] === `/api/${path}`).length,
    ]),
  );

async function holdStart(page: Page): Promise<() => void> {
  const gate = new EventEmitter();
  const opening = once(gate, 'open');
  await page.route('**/artefacts/shell/*/main.*.js', async (route) => {
    await opening;
    await route.continue();
  });
  return () => void gate.emit('open');
}

/** Code that loads later repeats none of these. */
const firstReads: { page: PortalPage | { path: string }; reads: Record<string, number> }[] = [
  { page: pages.todaysHighlights, reads: { authorisation: 1, highlights_documents: 1 } },
  {
    page: { path: pages.companyProfile.href({ id: 'C0011' }) },
    reads: { authorisation: 1, 'tags/by_ref': 1, related_research: 4, rating_history: 1 },
  },
  {
    page: { path: pages.analystProfileEquity.href({ id: 'A0001' }) },
    reads: { authorisation: 1, analyst_coverage: 1, analyst_research: 1 },
  },
];

for (const { page: target, reads } of firstReads) {
  test(`[F-05] [P-01] [P-04] what ${target.path} asks first is asked for before the code, and once`, async ({
    page,
    goTo,
    asClient,
  }) => {
    await asClient('everything');
    const requests = recordRequests(page);
    const readTimes = () => timesOf(requests, reads);
    const release = await given('the portal’s own start, which is held back', () => holdStart(page));
    const opened = goTo({ href: () => target.path });
    await then('the API is asked all the same', () => expect.poll(readTimes).toEqual(reads));
    await when('the start comes', async () => {
      release();
      await opened;
      await expect(page.getByRole('article').nth(1)).toBeVisible();
    });
    await then('nothing of it is asked a second time', () => expect.poll(readTimes).toEqual(reads));
  });
}

test('[F-05] [I-04] a list is requested before the code, once, on the first and second visit', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  const reads = { authorisation: 1, real_estate_documents: 1 };
  await asClient(await withClient(fewPublications));
  const requests = recordRequests(page);
  const readTimes = () => timesOf(requests, reads);
  // The first visit keeps the languages of the list.
  for (const visit of ['first', 'second']) {
    requests.length = 0;
    const release = await given(`the start of a ${visit} visit, which is held back`, () => holdStart(page));
    const opened = goTo(pages.realEstate);
    await then('the list is asked for without the code', () => expect.poll(readTimes).toEqual(reads));
    await when('the start comes', async () => {
      release();
      await opened;
      await expect(page.getByRole('article').nth(1)).toBeVisible();
    });
    await then('nothing of it is asked again', () => expect.poll(readTimes).toEqual(reads));
  }
});
