import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { countDocuments } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { buildChanged, publish } from '#portal/changedRemote.ts';
import { type currentEnvironment, fingerprintOf, revisionsOf } from '#portal/releaseStore.ts';

const remote = 'mfe-team-coverage';
const version = '9.9.9-test';

/** A call unknown to the current shell and to the area's last release, and a screen that makes it. */
const withNewCall = {
  remote,
  version,
  edits: [
    {
      file: 'src/messages/en.ts',
      from: `'teamCoverage.team.title': 'Team'`,
      to: `'teamCoverage.team.title': 'Team, renewed'`,
    },
    {
      file: 'calls/src/team.ts',
      from: 'export const zkbTeam = ',
      to: `const mood = z.object({ mood: z.string(), strength: z.int().check(z.minimum(1)) });
export const marketMood = readCall({
  path: 'market_mood',
  reading: mood,
  served: () => served({
    summary: 'How the markets feel today.',
    query: z.object({ language: z._default(z.enum(['English', 'German']), 'English') }),
    answer: mood,
    sample: { language: 'English' },
  }),
});
export const zkbTeam = `,
    },
    {
      file: 'src/screens/team/TeamScreen.tsx',
      from: '/** In pixels; below',
      to: `import { api, useQuery } from '@portal/api';
import { teamCoverageCalls } from '@portal/wire-team-coverage';
function MarketMood() {
  const query = { language: 'English' };
  const queryFn = () => api.call(teamCoverageCalls.marketMood, { query });
  const { data } = useQuery({ queryKey: ['team-coverage', 'mood'], queryFn });
  return data === undefined ? null : <p>{\`\${data.mood}, \${data.strength} of 5\`}</p>;
}
/** In pixels; below`,
    },
    {
      file: 'src/screens/team/TeamScreen.tsx',
      from: '<PageHeading lead',
      to: '<MarketMood /><PageHeading lead',
    },
  ],
};

const team = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Team', exact: true });

async function goElsewhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  await expect(heading(page)).toHaveText('Change Password');
}

interface RevisionText {
  environment: Awaited<ReturnType<typeof currentEnvironment>>;
  proved?: { pages: readonly { path: string }[]; pictures?: string };
}

async function revisionOf(storeFolder: string, revision: number): Promise<RevisionText> {
  const file = join(storeFolder, 'environments/uat/revisions', `${revision}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as RevisionText;
}

test('[F-02] [F-17] [F-20] [F-25] an area with a call of its own is built and released alone: an open session makes the call, and no byte of the shell or of another area changes', async ({
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
    await given('an area, built alone with another title and a new call', () =>
      buildChanged(withNewCall, folder),
    );
    await asClient('everything');
    await given('a client in uat who has seen the team', async () => {
      await page.route('**/api/market_mood*', (route) => {
        const signedIn = route.request().headers()['authorization']?.startsWith('Bearer ') === true;
        return route.fulfill({ status: signedIn ? 200 : 401, json: { mood: 'Calm', strength: 2 } });
      });
      await page.clock.install();
      await page.goto(url + pages.team.href());
      await expect(heading(page)).toHaveText('Team');
      await expect(page.getByText('Calm, 2 of 5')).toBeHidden();
    });
    const documents = countDocuments(page);
    const place = { folder, dataFolder: dirname(storeFolder) };
    await given('a dry run, which says what the release would touch', async () => {
      const said = await publish(remote, place, '--dry-run');
      expect(said).toMatch(
        /\n {2}mfe-team-coverage {2}\/coverage +\d+\.\d kB +\d+\.\d kB +tab row, .*mfe-profiles/,
      );
      expect(said).toMatch(/\n {2}\d+ browser tests load its screens: /);
      expect(await revisionsOf(storeFolder, 'uat')).toEqual([1]);
    });
    await when('the area is released', () => publish(remote, place));
    await then('every file that was there is there, byte by byte', async () => {
      const after = await artefacts();
      const old = Object.fromEntries(Object.entries(after).filter(([file]) => file in before));
      expect(old).toEqual(before);
      const added = Object.keys(after).filter((file) => !(file in before));
      expect(added.length).toBeGreaterThan(0);
      expect(added.filter((file) => !file.startsWith(join(remote, version)))).toEqual([]);
    });
    await then('its pages were opened first, with a sample of the new call’s answer', async () => {
      const { proved } = await revisionOf(storeFolder, 2);
      expect([...new Set(proved?.pages.map(({ path }) => path))].sort()).toEqual([
        pages.coverage.path,
        pages.team.path,
      ]);
    });
    await then('what was seen is kept next to the revision, each page with its picture', async () => {
      const { proved: { pages: seen = [], pictures: id = '' } = {} } = await revisionOf(storeFolder, 2);
      const file = join(storeFolder, 'environments/uat/pictures', `${id}.json`);
      const kept = JSON.parse(await readFile(file, 'utf8')) as { pictures: { jpeg: string }[] };
      expect(kept.pictures).toHaveLength(seen.length);
      // The first bytes of every JPEG.
      for (const { jpeg } of kept.pictures) expect(jpeg).toMatch(/^\/9j\//);
    });
    await then('the environment differs in that remote only', async () => {
      const { environment: was } = await revisionOf(storeFolder, 1);
      const { environment: is } = await revisionOf(storeFolder, 2);
      const { [remote]: released, ...others } = is.remotes;
      const { [remote]: replaced, ...othersBefore } = was.remotes;
      expect([others, is.shell]).toEqual([othersBefore, was.shell]);
      expect([replaced?.version === version, released?.version]).toEqual([false, version]);
    });
    await when('the client goes elsewhere half a minute later', async () => {
      await page.clock.fastForward(31_000);
      const answer = page.waitForResponse((response) => response.url().endsWith('/environment.json'));
      await goElsewhere(page);
      expect((await answer).status()).toBe(200);
    });
    await then('the new call is made, and its answer shown, in the same document', async () => {
      await expect(async () => {
        await goElsewhere(page);
        await team(page).click();
        await expect(heading(page)).toHaveText('Team, renewed', { timeout: 3_000 });
      }).toPass();
      await expect(page.getByText('Calm, 2 of 5')).toBeVisible();
      expect(documents()).toBe(0);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
