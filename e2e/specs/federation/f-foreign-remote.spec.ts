import type { Page } from '@playwright/test';
import { foreignColour, foreignFile, foreignPages, publishForeign } from '#builds/foreignRemote.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test as base } from '#browser/test.ts';
import { Faults, type FaultyPortal } from '#portal/faults.ts';

const cannotBeShown = 'This page could not be loaded';
const complaints =
  /Fault: |Failed to load resource|Failed to find a valid digest|Loading (CSS )?chunk|RemoteError|\[ Federation Runtime \]|dynamically imported module|Integrity-Policy/;

/** Tests share one portal, in one worker. */
base.describe.configure({ mode: 'default' });

let portal: FaultyPortal | undefined;
const faults = new Faults();

base.beforeAll(async () => {
  portal = await faults.withPortal({ store: (store) => publishForeign(store) });
});
base.afterAll(() => faults.end());

const test = base.extend<{ open: (path: string) => Promise<void> }>({
  open: async ({ page, trouble }, use) => {
    await use(async (path) => {
      if (portal === undefined) throw new Error('There is no portal.');
      trouble.expect(complaints);
      await page.goto(portal.url + path);
    });
  },
});

const hasRun = (page: Page, name: string) => page.evaluate((key) => key in globalThis, name);

/** On its way: record and store stay as released. */
async function alter(page: Page, file: string, added: string): Promise<void> {
  const body = (await foreignFile(portal?.storeFolder ?? '', file)) + added;
  const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(`**/artefacts/mfe-foreign/**/${file}*`, (route) =>
    route.fulfill({ body, contentType, headers }),
  );
}

test('[F-10] [F-26] a remote of webpack’s own federation plugin is adapted, published and shown', async ({
  page,
  open,
}) => {
  await when('opening its page', () => open(foreignPages.plain));
  await then('it is there', async () => {
    await expect(heading(page)).toHaveText('Made elsewhere');
    await expect(heading(page)).toHaveCSS('color', foreignColour);
  });
});

const mark = '\nglobalThis.foreignAltered = true;';
const altered = [
  ['entry', 'remoteEntry.js', mark],
  ['exposed module', 'remote.js', mark],
  ['screen, a chunk that it loads itself', 'screen.js', mark],
  ['style sheet', 'screen.css', '\nh1 { font-size: 99px }'],
] as const;

for (const [part, file, added] of altered)
  test(`[F-10] no build of ours, and still nothing runs of its altered ${part}`, async ({ page, open }) => {
    await given('other bytes than its revision names', () => alter(page, file, added));
    await when('opening its page', () => open(foreignPages.plain));
    await then('the message stands in its place, and nothing of it ran', async () => {
      await expect(heading(page)).toHaveText(cannotBeShown);
      expect(await hasRun(page, 'foreignAltered')).toBe(false);
    });
  });

test('[F-10] a module that a remote imports past its build has no hash and does not run', async ({
  page,
  open,
}) => {
  await when('opening a page that imports one', () => open(foreignPages.module));
  await then('the message stands in its place, and the module did not run', async () => {
    await expect(heading(page)).toHaveText(cannotBeShown);
    expect(await hasRun(page, 'foreignModuleRan')).toBe(false);
  });
});
