import { containerName, pages } from '@portal/contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoPassword, usernameOf } from '#browser/clients.ts';
import { portalPlace } from '#portal/portal.ts';
import { currentEnvironment, filesBelow } from '#portal/releaseStore.ts';
import { recordRequests } from '#browser/requests.ts';
import { given, then } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const visited = ['mfe-auth', 'mfe-libraries', 'mfe-team-coverage', 'mfe-preferences'];

/** Whether each shared module is the same object in the shell and all named remotes. */
const identities = (page: Page, names: string[]) =>
  page.evaluate(async (names) => {
    interface Instance {
      loadRemote: (id: string) => Promise<{ singletons: Record<string, unknown> }>;
      loadShare: (name: string) => Promise<false | (() => Record<string, unknown>)>;
    }
    const [instance] = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } })
      .__FEDERATION__.__INSTANCES__;
    if (instance === undefined) throw new Error('There is no federation in this page.');
    const loaded = await Promise.all(names.map((name) => instance.loadRemote(`${name}/remote`)));
    const shared = async (name: string, key: string) => {
      const provide = await instance.loadShare(name);
      return provide === false ? undefined : provide()[key];
    };
    const ofShell: Record<string, unknown> = {
      react: await shared('react', 'createElement'),
      reactDom: await shared('react-dom', 'createPortal'),
      router: await shared('@portal/router', 'Link'),
      ui: await shared('@portal/ui', 'PortalTheme'),
      sessionStore: await shared('@portal/session', 'sessionStore'),
      languageStore: await shared('@portal/i18n', 'languageStore'),
      queryClient: await shared('@portal/api', 'queryClient'),
    };
    return Object.fromEntries(
      Object.entries(ofShell).map(([key, own]) => [
        key,
        own !== undefined && loaded.every(({ singletons }) => singletons[key] === own),
      ]),
    );
  }, names);

test('[F-03] [F-04] [F-05] a remote is fetched on the first visit; stores, React and router are shared', async ({
  page,
  goTo,
}) => {
  const requests = recordRequests(page);
  await given('a visitor on the login page', async () => {
    await goTo(pages.login);
    await expect(heading(page)).toHaveText('Login');
  });
  await then('only the remote of that area was fetched', () => {
    const fetched = (name: string) =>
      requests.some((path) => new RegExp(`^/artefacts/${name}/[^/]+/remoteEntry`).test(path));
    expect(fetched('mfe-auth')).toBe(true);
    expect(['mfe-profiles', 'mfe-team-coverage', 'mfe-preferences'].filter(fetched)).toEqual([]);
    return Promise.resolve();
  });
  await given('a page in which every area has been visited, without a reload', async () => {
    await page.getByRole('textbox', { name: 'Username' }).fill(usernameOf('everything'));
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Coverage', exact: true }).click();
    await expect(heading(page)).toHaveText('Coverage');
    await page.getByRole('button', { name: /Emma Everett/ }).click();
    await page.getByRole('menuitem', { name: 'Notification Centre' }).click();
    await expect(heading(page)).toHaveText('Notification Centre');
  });
  const { remotes } = await currentEnvironment();
  const containers = visited.map((name) => containerName(name, remotes[name]?.version ?? ''));
  const same = await identities(page, containers);
  await then('each of them is one object', () => {
    const all = ['react', 'reactDom', 'router', 'ui', 'sessionStore', 'languageStore', 'queryClient'];
    expect(same).toEqual(Object.fromEntries(all.map((key) => [key, true])));
    return Promise.resolve();
  });
});

/** Each occurs only in the library's own code. */
const fingerprints = {
  'React DOM': '__reactContainer$',
  React: 'react.transitional.element',
  Mantine: 'MantineProvider was not found',
  'React Router': 'useNavigate() may be used only in the context',
  'React Intl': '<IntlProvider> needs to exist',
};

async function carriers(name: string, version: string, text: string): Promise<string[]> {
  const folder = join(portalPlace().dataFolder, 'store', 'artefacts', name, version);
  const scripts = (await filesBelow(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
  return scripts.filter((_, place) => texts[place]?.includes(text)).map((file) => `${name}/${file}`);
}

test('[F-04] each library is in one script of the shell and in none of a remote', async () => {
  const { shell, remotes } = await currentEnvironment();
  const found: Record<string, { inShell: number; inRemotes: string[] }> = {};
  for (const [library, text] of Object.entries(fingerprints)) {
    const inRemotes = await Promise.all(
      Object.entries(remotes).map(([name, { version }]) => carriers(name, version, text)),
    );
    const inShell = await carriers('shell', shell.version, text);
    found[library] = { inShell: inShell.length, inRemotes: inRemotes.flat() };
  }
  const once = { inShell: 1, inRemotes: [] };
  expect(found).toEqual(Object.fromEntries(Object.keys(fingerprints).map((library) => [library, once])));
});
