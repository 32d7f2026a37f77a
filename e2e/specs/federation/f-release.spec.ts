import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { countDocuments } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { buildChanged, publish } from '#portal/changedRemote.ts';
import { type currentEnvironment, fingerprintOf } from '#portal/releaseStore.ts';

const version = '9.9.9-test';

/** A call unknown to the current shell and to the area's last release, and a screen that makes it. */
const withNewCall = {
  remote: 'mfe-libraries',
  version,
  edits: [
    {
      file: 'src/messages/en.ts',
      from: `"Today's Highlights"`,
      to: `"Highlights, renewed"`,
    },
    {
      file: 'calls/src/highlights.ts',
      from: 'export const dmoLinks =',
      to: `export const marketMood = call({
  method: 'GET',
  path: 'market_mood',
  summary: 'How the markets feel today.',
  authenticated: true,
  query: z.object({ language: z._default(z.enum(['English', 'German']), 'English') }),
  answer: z.object({ mood: z.string(), strength: z.int().check(z.minimum(1)) }),
});
export const dmoLinks =`,
    },
    { file: 'calls/src/calls.ts', from: 'dmoLinks', to: 'dmoLinks, marketMood' },
    {
      file: 'src/screens/todays-highlights/TodaysHighlightsScreen.tsx',
      from: 'const restoring',
      to: `import { api, useQuery } from '@portal/api';
import { libraryCalls } from '@portal/wire-libraries';
function MarketMood() {
  const query = { language: 'English' };
  const queryFn = () => api.call(libraryCalls.marketMood, { query });
  const { data } = useQuery({ queryKey: ['libraries', 'mood'], queryFn });
  return data === undefined ? null : <p>{\`\${data.mood}, \${data.strength} of 5\`}</p>;
}
const restoring`,
    },
    {
      file: 'src/screens/todays-highlights/TodaysHighlightsScreen.tsx',
      from: '<FilterPanel',
      to: '<MarketMood /><FilterPanel',
    },
  ],
};

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

async function environmentOf(storeFolder: string, revision: number) {
  const file = join(storeFolder, 'environments/uat/revisions', `${revision}.json`);
  const { environment } = JSON.parse(await readFile(file, 'utf8')) as {
    environment: Awaited<ReturnType<typeof currentEnvironment>>;
  };
  return environment;
}

test('[F-02] [F-17] an area with a call of its own is built and released alone: an open session makes the call, and no byte of the shell or of another area changes', async ({
  page,
  faults,
  asClient,
}) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-remote-'));
  try {
    const { url, storeFolder } = await faults.withPortal({ environment: 'uat' });
    const artefacts = () => fingerprintOf(join(storeFolder, 'artefacts'));
    const before = await artefacts();
    await given('mfe-libraries, built alone with another title and a new call', () =>
      buildChanged(withNewCall, folder),
    );
    await asClient('everything');
    await given('a client in uat who has seen the highlights', async () => {
      await page.route('**/api/market_mood*', (route) => {
        const signedIn = route.request().headers()['authorization']?.startsWith('Bearer ') === true;
        return route.fulfill({ status: signedIn ? 200 : 401, json: { mood: 'Calm', strength: 2 } });
      });
      await page.clock.install();
      await page.goto(url + pages.home.href());
      await expect(heading(page)).toHaveText(/^Today's Highlights/);
      await expect(page.getByText('Calm, 2 of 5')).toBeHidden();
    });
    const documents = countDocuments(page);
    await when('the area is released', () => publish('mfe-libraries', folder, dirname(storeFolder)));
    await then('every file that was there is there, byte by byte', async () => {
      const after = await artefacts();
      const old = Object.fromEntries(Object.entries(after).filter(([file]) => file in before));
      expect(old).toEqual(before);
      const added = Object.keys(after).filter((file) => !(file in before));
      expect(added.length).toBeGreaterThan(0);
      expect(added.filter((file) => !file.startsWith(join('mfe-libraries', version)))).toEqual([]);
    });
    await then('the environment differs in that remote only', async () => {
      const [was, is] = [await environmentOf(storeFolder, 1), await environmentOf(storeFolder, 2)];
      const { 'mfe-libraries': released, ...others } = is.remotes;
      const { 'mfe-libraries': replaced, ...othersBefore } = was.remotes;
      expect([others, is.shell]).toEqual([othersBefore, was.shell]);
      expect([replaced?.version === version, released?.version]).toEqual([false, version]);
    });
    await when('the client goes elsewhere half a minute later', async () => {
      await page.clock.fastForward(31_000);
      const answer = page.waitForResponse((response) => response.url().endsWith('/environment.json'));
      await tab(page, 'Coverage').click();
      await expect(heading(page)).toHaveText('Coverage');
      expect((await answer).status()).toBe(200);
    });
    await then('the new call is made, and its answer shown, in the same document', async () => {
      await expect(async () => {
        await tab(page, 'Coverage').click();
        await expect(heading(page)).toHaveText('Coverage');
        await tab(page, "Today's Highlights").click();
        await expect(heading(page)).toHaveText(/^Highlights, renewed/, { timeout: 3_000 });
      }).toPass();
      await expect(page.getByText('Calm, 2 of 5')).toBeVisible();
      expect(documents()).toBe(0);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
