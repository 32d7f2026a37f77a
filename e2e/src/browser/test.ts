import { test as base, expect, type Page } from '@playwright/test';
import { putSession, signInByApi, signInContext, usernameOf, type DemoClient } from './clients.ts';
import { refreshTokenIn } from './session.ts';
import { SharedSessions } from './sharedSessions.ts';
import { recordTo, ShownAreas } from '../areas/ShownAreas.ts';
import { Faults } from '../portal/faults.ts';
import { portalPlace } from '../portal/portal.ts';
import { LastMoments } from './watching/lastMoments.ts';
import { moveToPublishingDay } from './publishingDay.ts';
import { neverIdle } from './requests.ts';
import { addPublication, removePublication, type NewPublication } from './publications.ts';
import { addClient, removeClient, type NewClient, type TestClient } from './testClients.ts';
import { Trouble } from './watching/trouble.ts';

interface Destination<Parameters extends readonly unknown[]> {
  href: (...parameters: Parameters) => string;
}

interface Fixtures {
  /** Whether pages at rest prefetch others, as for clients. @default false */
  prefetching: boolean;
  /** Unexpected complaints fail the test. */
  trouble: Trouble;
  /**
   * As a demo client, whose session other tests may share, or a client of the test. Tests that end or renew the session
   * need `ownSession`.
   */
  asClient: (
    client: DemoClient | { username: string; password?: string },
    options?: { ownSession: boolean },
  ) => Promise<{ token: string }>;
  /** For this test; by default entitled to everything, terms accepted, English. */
  withClient: (client?: NewClient) => Promise<TestClient>;
  goTo: <Parameters extends readonly unknown[]>(
    page: Destination<Parameters>,
    ...parameters: Parameters
  ) => Promise<void>;
  /** For this test; returns its reference. */
  withPublication: (publication: NewPublication) => Promise<string>;
  /** Printed when the test fails. */
  lastMoments: LastMoments;
  /** Records which areas the test shows, if wanted. */
  shownAreas: undefined;
  /**
   * Runs before the test's data is removed: a loading page would complain; one that renews would leave a used session
   * to the next test.
   */
  closePages: () => Promise<void>;
  faults: Faults;
}

export const test = base.extend<Fixtures, { sessions: SharedSessions }>({
  prefetching: [false, { option: true }],
  baseURL: async ({}, use) => use(portalPlace().url),
  lastMoments: [
    async ({ context }, use, testInfo) => {
      const lastMoments = new LastMoments(context, testInfo);
      await use(lastMoments);
      const text = await lastMoments.text();
      if (text !== undefined) console.log(text);
    },
    { auto: true },
  ],
  shownAreas: [
    async ({ browser, context }, use, testInfo) => {
      const file = recordTo();
      if (file === undefined) return use(undefined);
      const shown = await ShownAreas.of(context);
      const end = shown.watchNew(browser);
      await use(undefined);
      end();
      shown.write(file, testInfo);
    },
    { auto: true },
  ],
  closePages: async ({ context, lastMoments }, use) => {
    await use(async () => {
      await lastMoments.note();
      await Promise.all(context.pages().map((page) => page.close()));
    });
  },
  trouble: [
    async ({ context, prefetching }, use) => {
      const trouble = new Trouble();
      await trouble.watch(context);
      await moveToPublishingDay(context);
      if (!prefetching) await context.addInitScript(neverIdle);
      await use(trouble);
      expect(trouble.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  sessions: [
    async ({}, use) => use(new SharedSessions((client) => signInByApi(client))),
    { scope: 'worker' },
  ],
  asClient: async ({ context, sessions, closePages }, use) => {
    const shared = new Set<string>();
    await use(async (client, { ownSession } = { ownSession: false }) => {
      if (typeof client !== 'string') return signInContext(context, client.username, client.password);
      const username = usernameOf(client);
      if (ownSession) return signInContext(context, username);
      shared.add(username);
      return putSession(context, await sessions.of(username));
    });
    if (shared.size === 0) return;
    await closePages();
    const left = await refreshTokenIn(context);
    for (const username of shared) sessions.after(username, left);
  },
  goTo: async ({ page }, use) => {
    await use(async (destination, ...parameters) => {
      await page.goto(destination.href(...parameters));
    });
  },
  withPublication: async ({ closePages }, use) => {
    const made: string[] = [];
    await use(async (publication) => {
      const docRef = await addPublication(publication);
      made.push(docRef);
      return docRef;
    });
    await closePages();
    await Promise.all(made.map(removePublication));
  },
  withClient: async ({ closePages }, use) => {
    const made: TestClient[] = [];
    await use(async (client = {}) => {
      const account = await addClient(client);
      made.push(account);
      return account;
    });
    await closePages();
    await Promise.all(made.map(removeClient));
  },
  faults: async ({ closePages }, use) => {
    const faults = new Faults();
    await use(faults);
    await closePages();
    await faults.end();
  },
});

export { expect };

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
