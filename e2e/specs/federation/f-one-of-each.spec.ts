import { pages } from '@portal/contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoPassword, usernameOf } from '../../src/browser/clients.ts';
import { portalPlace } from '../../src/portal/portal.ts';
import { currentEnvironment, filesBelow } from '../../src/portal/releaseStore.ts';
import { given, then } from '../../src/browser/steps.ts';
import { expect, heading, test } from '../../src/browser/test.ts';

const visited = ['mfe-auth', 'mfe-libraries', 'mfe-team-coverage', 'mfe-preferences'];

/** Which of the shared modules are one and the same object in all the remotes named. */
const identities = (page: Page, names: string[]) =>
  page.evaluate(async (asked) => {
    interface Instance {
      loadRemote: (id: string) => Promise<{ singletons: Record<string, unknown> }>;
    }
    const [instance] = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } })
      .__FEDERATION__.__INSTANCES__;
    if (instance === undefined) throw new Error('There is no federation in this page.');
    const loaded = await Promise.all(asked.map((name) => instance.loadRemote(`${name}/remote`)));
    const [first, ...others] = loaded.map(({ singletons }) => singletons);
    return Object.fromEntries(
      Object.keys(first ?? {}).map((key) => [
        key,
        first?.[key] !== undefined && others.every((other) => other[key] === first[key]),
      ]),
    );
  }, names);

test('[F-03] [F-04] every remote sees the very same stores, React, router and look', async ({
  page,
  goTo,
}) => {
  await given('a page in which every area has been visited, without a reload', async () => {
    await goTo(pages.login);
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
  const same = await identities(page, visited);
  await then('each of them is one object', () => {
    expect(Object.keys(same)).toEqual(
      expect.arrayContaining(['react', 'reactDom', 'router', 'ui', 'sessionStore', 'languageStore']),
    );
    expect(Object.values(same)).not.toContain(false);
    return Promise.resolve();
  });
});

test('[F-03] a change of language by the shell reaches the remote', async ({ page, goTo }) => {
  await goTo(pages.login);
  await page.getByRole('button', { name: 'DE Deutsch' }).click();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
});

/** A text that only one library's own code carries. */
const fingerprints = {
  'React DOM': '__reactContainer$',
  React: 'react.transitional.element',
  Mantine: 'MantineProvider was not found',
  'React Router': 'useNavigate() may be used only in the context',
};

for (const [library, text] of Object.entries(fingerprints)) {
  test(`[F-04] no remote brings a copy of ${library}`, async () => {
    const environment = await currentEnvironment();
    const carriers = await Promise.all(
      Object.entries(environment.remotes).map(async ([name, { version }]) => {
        const folder = join(portalPlace().dataFolder, 'store', 'artefacts', name, version);
        const scripts = (await filesBelow(folder)).filter((file) => file.endsWith('.js'));
        const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
        return texts.some((script) => script.includes(text)) ? [name] : [];
      }),
    );
    expect(carriers.flat()).toEqual([]);
  });
}

test('[F-04] React DOM is in one script of the page, whichever areas are visited', async ({
  page,
  goTo,
  asClient,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await given('a client who visits several areas', async () => {
    await asClient('everything');
    await goTo(pages.home);
    await expect(heading(page)).toBeVisible();
    for (const name of ['Team', 'Equity']) {
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click();
      await expect(heading(page)).toHaveText(name === 'Team' ? /Team/ : /Equit/);
    }
  });
  const withReactDom = (await Promise.all(scripts)).filter((text) => text.includes('__reactContainer$'));
  expect(withReactDom).toHaveLength(1);
});
