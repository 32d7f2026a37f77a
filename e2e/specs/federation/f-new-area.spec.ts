import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pages } from '@portal/contract';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications } from '#browser/testClients.ts';
import { OwnRepository } from '#builds/ownRepository.ts';
import { unproved } from '#portal/derivedRelease.ts';
import { addEnvironment, currentEnvironment, fingerprintOf } from '#portal/releaseStore.ts';

const name = 'mfe-target-prices';

interface Proved {
  proved: { pages: { path: string }[]; pictures: string };
}

/** The pages that were opened before a revision was in force, and their pictures, kept next to it. */
async function provedIn(storeFolder: string, environment: string, revision: number) {
  const read = async <Text>(file: string): Promise<Text> =>
    JSON.parse(await readFile(join(storeFolder, 'environments', environment, file), 'utf8')) as Text;
  const { proved } = await read<Proved>(`revisions/${revision}.json`);
  const proof = await read<{ pictures: { jpeg: string }[] }>(`pictures/${proved.pictures}.json`);
  return { opened: proved.pages.map(({ path }) => path), pictures: proof.pictures.map(({ jpeg }) => jpeg) };
}

test('[F-02] [F-15] [F-17] [F-20] [F-25] [F-26] a new area with its own call and repository joins the tab row by its own release', async ({
  page,
  faults,
  asClient,
  withClient,
}) => {
  test.setTimeout(240_000);
  const parent = await mkdtemp(join(tmpdir(), 'portal-e2e-new-area-'));
  const { url, storeFolder } = await faults.withPortal({
    environment: 'staging',
    store: (store) => addEnvironment(store, 'uat'),
  });
  const inStaging = () => currentEnvironment(storeFolder, 'staging');
  const tabs = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  // The API of this test does not know the call of the area.
  await page.route('**/api/target_prices/greeting*', (route) => {
    const signedIn = route.request().headers()['authorization']?.startsWith('Bearer ') === true;
    return route.fulfill({ status: signedIn ? 200 : 401, json: { name: 'Ada' } });
  });
  await asClient(await withClient(fewPublications));
  await given('a client with an open page', async () => {
    await page.clock.install();
    await page.goto(url + pages.realEstate.href());
    await expect(heading(page)).toHaveText('Real Estate');
    await expect(tabs.last()).toHaveText('Coverage');
  });
  const before = await inStaging();
  const artefacts = () => fingerprintOf(join(storeFolder, 'artefacts'));
  const filesBefore = await artefacts();
  const squad = await given('a squad’s repository, made outside of the portal’s', () =>
    OwnRepository.made('target-prices', join(parent, 'squad'), '--title-de', 'Kursziele'),
  );
  await given('it installs the packs', () => squad.install());
  await given('its types and its tests are good, and it is built', () => squad.check());

  const data = dirname(storeFolder);
  const toUat = ['publish', name, '--from', squad.folder, '--environment', 'uat'];
  await then('a dry run says what the release would touch, and touches nothing', async () => {
    expect(await squad.release(data, ...toUat, '--dry-run')).toMatch(
      /\n {2}mfe-target-prices {2}\/target-prices +– +\d+\.\d kB +tab row/,
    );
    expect(await artefacts()).toEqual(filesBefore);
  });
  await when('it is published to uat', () => squad.release(data, ...toUat));
  await then('its page was opened first, and what was seen is kept', async () => {
    const { opened, pictures } = await provedIn(storeFolder, 'uat', 2);
    expect([...new Set(opened)]).toEqual(['/target-prices']);
    expect(pictures).toHaveLength(opened.length);
    // The first bytes of every JPEG.
    for (const jpeg of pictures) expect(jpeg).toMatch(/^\/9j\//);
  });
  await when('it is promoted to staging', () =>
    squad.release(data, 'promote', name, '--to', 'staging', ...unproved),
  );
  await when('the client goes on, half a minute later', async () => {
    await page.clock.fastForward(31_000);
    const answer = page.waitForResponse((response) => response.url().endsWith('/environment.json'));
    await tabs.getByText('Team').click();
    await (await answer).finished();
    await expect(heading(page)).toHaveText('Team');
    await tabs.getByText('Coverage').click();
  });
  await then('its tab is the last one, and leads to its page', async () => {
    await expect(tabs.last()).toHaveText('Target prices');
    await tabs.last().click();
    await expect(heading(page)).toHaveText('Target prices');
    await expect(tabs.last()).toHaveAttribute('aria-current', 'page');
  });
  await then('its call is made with the session of the page, and its answer shown', () =>
    expect(page.getByText('Good to see you, Ada.')).toBeVisible(),
  );
  await then('in German as well, also from its address', async () => {
    await page.getByRole('button', { name: 'DE Deutsch' }).click();
    await expect(page.getByRole('navigation', { name: 'Seiten' }).getByRole('link').last()).toHaveText(
      'Kursziele',
    );
    await page.reload();
    await expect(heading(page)).toHaveText('Kursziele');
  });
  await then('the shell and every other area are the same, byte by byte', async () => {
    const { shell, remotes } = await inStaging();
    const { [name]: added, ...others } = remotes;
    expect(added?.pages.map(({ path }) => path)).toEqual(['/target-prices']);
    expect([shell, others]).toEqual([before.shell, before.remotes]);
    const files = Object.entries(await artefacts());
    const isOfArea = ([file]: [string, string]) => file.startsWith(`${name}/`);
    expect(Object.fromEntries(files.filter((each) => !isOfArea(each)))).toEqual(filesBefore);
    expect(files.filter(isOfArea).length).toBeGreaterThan(0);
  });
  await rm(parent, { recursive: true, force: true });
});
