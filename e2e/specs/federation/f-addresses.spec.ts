import { pages } from '@portal/contract';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { portalPlace } from '#portal/portal.ts';
import { currentEnvironment, currentRevisionFile, filesBelow } from '#portal/releaseStore.ts';
import { recordRequests } from '#browser/requests.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

test('[F-01] the shell’s files name no remote and no place of one', async () => {
  const { shell, remotes } = await currentEnvironment();
  const folder = join(portalPlace().dataFolder, 'store', 'artefacts', 'shell', shell.version);
  const scripts = (await filesBelow(folder)).filter((file) => /\.(js|html|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(0);
  const texts = (await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
  const places = Object.entries(remotes).flatMap(([name, { baseUrl, manifest }]) => [
    name,
    baseUrl,
    manifest.entry,
  ]);
  expect([...places, '/artefacts/'].filter((place) => texts.includes(place))).toEqual([]);
});

test('[F-01] the same bytes run where the environment says the remotes are', async ({
  page,
  faults,
  asClient,
}) => {
  const portal = await given('remotes on another host and port', () =>
    faults.withPortal({
      store: async (store) => {
        const file = await currentRevisionFile(store);
        const elsewhere = portalPlace().url.replace('localhost', '127.0.0.1');
        const moved = (await readFile(file, 'utf8')).replaceAll('"/artefacts/', `"${elsewhere}/artefacts/`);
        await writeFile(file, moved);
      },
    }),
  );
  const hosts: string[] = [];
  page.on('request', (request) => {
    if (/remoteEntry/.test(request.url())) hosts.push(new URL(request.url()).host);
  });
  await asClient('everything');
  await when('opening the portal', () => page.goto(`${portal.url}${pages.home.href()}`));
  await then('they are loaded from there', async () => {
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(new Set(hosts)).toEqual(
      new Set([new URL(portalPlace().url).host.replace('localhost', '127.0.0.1')]),
    );
  });
});

const entryOf = (name: string) => new RegExp(`^/artefacts/${name}/[^/]+/remoteEntry`);

test('[F-05] a remote is fetched when its area is visited, or about to be', async ({ page, goTo }) => {
  const requests = recordRequests(page);
  const fetched = (name: string) => requests.some((path) => entryOf(name).test(path));
  await given('a visitor on the login page', async () => {
    await goTo(pages.login);
    await expect(heading(page)).toHaveText('Login');
  });
  await then('only the remote of that area was fetched', () => {
    expect(fetched('mfe-auth')).toBe(true);
    expect(['mfe-profiles', 'mfe-team-coverage', 'mfe-preferences'].filter(fetched)).toEqual([]);
    return Promise.resolve();
  });
});

test('[F-05] pointing at a tab fetches its remote ahead of the visit', async ({ page, goTo, asClient }) => {
  const requests = recordRequests(page);
  const fetched = () => requests.filter((path) => entryOf('mfe-team-coverage').test(path));
  await given('a client on the highlights, in a browser that is never idle', async () => {
    await asClient('everything');
    await goTo(pages.home);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  expect(fetched()).toEqual([]);
  await when('pointing at Coverage', () => page.getByRole('link', { name: 'Coverage', exact: true }).hover());
  await then('its remote comes, and its screen', async () => {
    await expect.poll(() => fetched().length).toBe(1);
    await expect
      .poll(() => requests.filter((path) => /_CoverageScreen_tsx\S*\.js$/.test(path)).length)
      .toBe(1);
  });
  await when('going there', () => page.getByRole('link', { name: 'Coverage', exact: true }).click());
  await then('it is not fetched again', async () => {
    await expect(heading(page)).toHaveText('Coverage');
    expect(fetched()).toHaveLength(1);
  });
});
