import { pages } from '@portal/contract';
import { calls } from '@portal/wire';
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

test('[F-01] the same bytes run where the environment says the remotes are', async ({ page, faults }) => {
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
  const entries: string[] = [];
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (/remoteEntry/.test(pathname)) entries.push(host + pathname.split('/').slice(0, 3).join('/'));
  });
  await when('opening the portal', () => page.goto(`${portal.url}${pages.login.href()}`));
  await then('they are loaded from there', async () => {
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    const host = new URL(portalPlace().url).host.replace('localhost', '127.0.0.1');
    expect(new Set(entries)).toEqual(new Set([`${host}/artefacts/mfe-auth`]));
  });
});

test('[F-05] pointing at a tab fetches its remote and its first reads ahead of the visit', async ({
  page,
  goTo,
  asClient,
}) => {
  const requests = recordRequests(page);
  const fetched = () =>
    requests.filter((path) => /^\/artefacts\/mfe-team-coverage\/[^/]+\/remoteEntry/.test(path));
  const team = page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Team', exact: true });
  await given('a client on a page of the shell, in a browser that is never idle', async () => {
    await asClient('everything');
    await goTo(pages.error, { code: '404' });
    await expect(heading(page)).toHaveText('We could not find this page.');
    await expect(team).toBeVisible();
  });
  const authorisations = () =>
    requests.filter((path) => path.startsWith(`/api/${calls.authorisation.path}?`));
  expect([fetched(), authorisations()]).toEqual([[], []]);
  await when('pointing at Team', () => team.hover());
  await then('its remote comes, and its screen', async () => {
    await expect.poll(() => fetched().length).toBe(1);
    await expect.poll(() => requests.filter((path) => /_TeamScreen_tsx\S*\.js$/.test(path)).length).toBe(1);
    await expect.poll(() => authorisations().length).toBe(1);
  });
  await when('going there', () => team.click());
  await then('it is not fetched again', async () => {
    await expect(heading(page)).toHaveText('Team');
    expect([fetched().length, authorisations().length]).toEqual([1, 1]);
  });
});
