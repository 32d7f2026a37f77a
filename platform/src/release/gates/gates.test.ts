import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote } from '../releases/promote.ts';
import { environmentSettings } from '#run/settings/environmentSettings.ts';
import { folderStore } from '#run/store/folderStore.ts';
import type { EnvironmentName } from '#run/store/releaseStore.ts';
import { copiesOf } from '#testing/copiesOf.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';

const root = temporaryFolder();

const shell = {
  shared: { react: '19.3.1', '@portal/ui': '1.4.0' },
  offers: { '@portal/ui': ['Button', 'Modal'] },
};
const link = (en: string, de: string) => ({ label: { en, de }, place: 10 });
const login = { name: 'mfe-auth', paths: { public: ['/login'], signedIn: [], gated: [] } };

const tools = (folder: string) => {
  const store = folderStore(join(folder, 'store'));
  const take = async (name: string, version: string, environment: EnvironmentName) =>
    promote({
      ...{ store, environment, who: 'robin', why: 'a test' },
      releases: [{ name, version }],
      settings: await environmentSettings(environment),
    });
  return { folder, store, take };
};

const newFolder = copiesOf(root, async (folder) => {
  const { store, take } = tools(folder);
  await publishFakes({ store, folder, shell, remotes: [login] }, { environment: 'uat' });
  await take('shell', '1.0.0', 'staging');
});

/** uat runs a shell and mfe-auth at 1.0.0, staging the shell alone. */
const aStore = async () => tools(await newFolder());

type Remote = Parameters<typeof publishFakes>[0]['remotes'];
const refused = (what: string) => `uat does not take this:\n  – ${what}`;

describe('uat refuses, and says which rule and what to do', () => {
  test.each<[string, Remote, string, string]>([
    [
      'a library that the shell brings in another version',
      [{ ...login, version: '1.1.0', shared: { react: '^20.0.0' } }],
      'mfe-auth 1.1.0 needs react ^20.0.0, the shell of uat (1.0.0) provides 19.3.1. (rule: shared ranges)',
      'Build mfe-auth with the library versions of that shell, or promote a shell that provides react ^20.0.0 first.',
    ],
    [
      'a library that the shell does not bring',
      [{ ...login, version: '1.1.0', shared: { '@portal/maps': '^1.0.0' } }],
      'mfe-auth 1.1.0 needs @portal/maps ^1.0.0, the shell of uat (1.0.0) provides none. (rule: shared ranges)',
      'Build mfe-auth with the library versions of that shell, or promote a shell that provides @portal/maps ^1.0.0 first.',
    ],
    [
      'a name that the shell does not offer',
      [{ ...login, version: '1.1.0', uses: { '@portal/ui': ['Button', 'Carousel'] } }],
      'mfe-auth 1.1.0 uses Carousel of @portal/ui, which the shell of uat (1.0.0) does not offer. (rule: names offered)',
      'Release a shell that offers it first, or mfe-auth without. To see who uses which names: pnpm release names',
    ],
    [
      'many names that the shell does not offer',
      [{ ...login, version: '1.1.0', uses: { '@portal/ui': ['a', 'b', 'c', 'd', 'e', 'f', 'g'] } }],
      'mfe-auth 1.1.0 uses a, b, c, d, e and 2 more of @portal/ui, which the shell of uat (1.0.0) does not offer. (rule: names offered)',
      'Release a shell that offers them first, or mfe-auth without. To see who uses which names: pnpm release names',
    ],
    [
      'the area of another remote',
      [{ name: 'mfe-b', area: 'auth' }],
      'mfe-auth and mfe-b are both the area auth. (rule: one remote per area)',
      'Give the newer one its own area in its package.json, and build it again.',
    ],
    [
      'a path that it claims twice',
      [{ name: 'mfe-b', paths: { public: ['/x'], signedIn: ['/x'], gated: [] } }],
      'mfe-b claims /x twice. (rule: one area per path)',
      'Remove the page from src/pages.ts of the one that does not own it, and build it again.',
    ],
    [
      'a text that is missing in German',
      [{ ...login, version: '1.1.0', messages: { en: ['auth.title', 'auth.hint'], de: ['auth.title'] } }],
      'mfe-auth 1.1.0 has no German text for auth.hint. (rule: every text in both languages)',
      'Add it to src/messages/de.ts of mfe-auth, raise the version and build again.',
    ],
    [
      'many texts that are missing in English',
      [{ ...login, version: '1.1.0', messages: { en: [], de: ['a', 'b', 'c', 'd', 'e'] } }],
      'mfe-auth 1.1.0 has no English text for a, b, c and 2 more. (rule: every text in both languages)',
      'Add it to src/messages/en.ts of mfe-auth, raise the version and build again.',
    ],
    [
      'a tab without a German label',
      [
        {
          ...login,
          version: '1.1.0',
          pages: [{ path: '/x', group: 'gated', tab: link('Target prices', '') }],
        },
      ],
      'The German label of the tab of /x in mfe-auth 1.1.0 is missing. (rule: every label in both languages)',
      'Add it in src/pages.ts of mfe-auth, raise the version and build again.',
    ],
    [
      'a menu item that is too long in English',
      [
        {
          ...login,
          version: '1.1.0',
          pages: [{ path: '/x', group: 'gated', menu: link('x'.repeat(61), 'X') }],
        },
      ],
      'The English label of the menu item of /x in mfe-auth 1.1.0 is longer than 60 characters. (rule: every label in both languages)',
      'Shorten it in src/pages.ts of mfe-auth, raise the version and build again.',
    ],
    [
      'another major contract',
      [{ ...login, version: '1.1.0', contract: '2.0.0' }],
      'mfe-auth 1.1.0 is built against contract 2.0.0, the shell of uat offers 1.0.0. (rule: contract version)',
      'Publish a shell that offers 2.0.0 first, or build mfe-auth against 1.0.0.',
    ],
    [
      'a path of another area',
      [{ name: 'mfe-b', paths: { public: ['/login/'], signedIn: [], gated: [] } }],
      'mfe-auth and mfe-b both claim /login/. (rule: one area per path)',
      'Remove the page from src/pages.ts of the one that does not own it, and build it again.',
    ],
    [
      'a path of another area in capitals',
      [{ name: 'mfe-b', paths: { public: ['/Login'], signedIn: [], gated: [] } }],
      'mfe-auth and mfe-b both claim /Login. (rule: one area per path)',
      'Remove the page from src/pages.ts of the one that does not own it, and build it again.',
    ],
  ])('%s', async (_, remotes, message, hint) => {
    const { store, folder } = await aStore();
    for (const dryRun of [true, false]) {
      await expect(
        publishFakes({ store, folder, remotes: remotes ?? [] }, { environment: 'uat', dryRun }),
      ).rejects.toMatchObject({
        message: refused(message),
        hint: `${hint}\nThe environment is unchanged.`,
      });
    }
    expect(await store.currentRevision('uat')).toBe(1);
    expect(await store.releases()).toHaveLength(2);
  });

  test('everything at once: each rule is named', async () => {
    const { store, folder } = await aStore();
    const bad = { contract: '2.0.0', shared: { react: '^20.0.0' }, messages: { en: ['a'], de: [] } };
    await expect(
      publishFakes(
        { store, folder, remotes: [{ ...login, ...bad, version: '1.1.0' }] },
        { environment: 'uat' },
      ),
    ).rejects.toThrow(/contract version[^]*shared ranges[^]*every text in both languages/);
  });

  test('a shell that provides less than the remotes need', async () => {
    const { store, folder } = await aStore();
    const remotes = [{ ...login, version: '1.1.0', shared: { react: '^19.0.0' } }];
    await publishFakes({ store, folder, remotes }, { environment: 'uat' });
    const next = { version: '2.0.0', shared: { react: '20.0.0' } };
    await expect(publishFakes({ store, folder, shell: next }, { environment: 'uat' })).rejects.toThrow(
      'mfe-auth 1.1.0 needs react ^19.0.0, the shell of uat (2.0.0) provides 20.0.0. (rule: shared ranges)',
    );
  });

  test('a shell that no longer offers a name in use', async () => {
    const { store, folder } = await aStore();
    const remotes = [{ ...login, version: '1.1.0', uses: { '@portal/ui': ['Button', 'Modal'] } }];
    await publishFakes({ store, folder, remotes }, { environment: 'uat' });
    const next = { ...shell, version: '2.0.0', offers: { '@portal/ui': ['Button'] } };
    await expect(publishFakes({ store, folder, shell: next }, { environment: 'uat' })).rejects.toMatchObject({
      message: expect.stringContaining(
        'mfe-auth 1.1.0 uses Modal of @portal/ui, which the shell of uat (2.0.0) does not offer. (rule: names offered)',
      ),
      hint:
        'Release the shell together with new versions of these areas, built against it: pnpm release publish shell mfe-auth --environment uat --why "…"\n' +
        'The environment is unchanged.',
    });
    const without = [{ ...login, version: '1.2.0', uses: { '@portal/ui': ['Button'] } }];
    await publishFakes({ store, folder, shell: next, remotes: without }, { environment: 'uat' });
    expect(await store.currentRevision('uat')).toBe(3);
  });
});

describe('staging refuses', () => {
  test('a shell that no longer offers a name in use, with the areas to promote with it', async () => {
    const { store, folder, take } = await aStore();
    const first = [{ ...login, version: '1.1.0', uses: { '@portal/ui': ['Button', 'Modal'] } }];
    await publishFakes({ store, folder, remotes: first }, { environment: 'uat' });
    await take('mfe-auth', '1.1.0', 'staging');
    const next = { ...shell, version: '2.0.0', offers: { '@portal/ui': ['Button'] } };
    const remotes = [{ ...login, version: '1.2.0', uses: { '@portal/ui': ['Button'] } }];
    await publishFakes({ store, folder, shell: next, remotes }, { environment: 'uat' });
    await expect(take('shell', '2.0.0', 'staging')).rejects.toMatchObject({
      message: expect.stringContaining(
        'uses Modal of @portal/ui, which the shell of staging (2.0.0) does not offer',
      ),
      hint:
        'Release the shell together with new versions of these areas, built against it: pnpm release promote shell mfe-auth --to staging --why "…"\n' +
        'The environment is unchanged.',
    });
  });

  test('a version that has never run in uat', async () => {
    const { store, folder, take } = await aStore();
    await publishFakes({ store, folder, shell, remotes: [{ ...login, version: '3.0.0' }] });
    await expect(take('mfe-auth', '3.0.0', 'staging')).rejects.toMatchObject({
      message:
        'staging does not take this:\n  – mfe-auth 3.0.0 has never run in uat. (rule: one stage after the other)',
      hint: 'Promote it there first: pnpm release promote mfe-auth@3.0.0 --to uat --why "…"\nThe environment is unchanged.',
    });
  });

  test('a version that is published to it past uat', async () => {
    const { store, folder } = await aStore();
    const remotes = [{ ...login, version: '3.0.0' }];
    const toProd = publishFakes({ store, folder, shell, remotes }, { environment: 'prod' });
    await expect(toProd).rejects.toThrow('mfe-auth 3.0.0 has never run in staging. (rule: one stage after');
    await expect(publishFakes({ store, folder, remotes }, { environment: 'staging' })).rejects.toMatchObject({
      message:
        'staging does not take this:\n  – mfe-auth 3.0.0 has never run in uat. (rule: one stage after the other)',
      hint: 'Publish to uat, and promote from stage to stage: pnpm release publish --environment uat --why "…"\nThe environment is unchanged.',
    });
    expect(await store.currentRevision('staging')).toBe(1);
    expect(await store.releases()).toHaveLength(2);
  });

  test('nothing that is published to it in a store that has no uat', async () => {
    const folder = join(root, 'alone');
    const store = folderStore(join(folder, 'store'));
    await publishFakes({ store, folder, shell, remotes: [login] }, { environment: 'prod' });
    expect(await store.currentRevision('prod')).toBe(1);
  });

  test('a file that is missing in the store, or is not what was released', async () => {
    const { store, take } = await aStore();
    const release = join(store.location, 'artefacts/mfe-auth/1.0.0');
    await writeFile(join(release, 'exposed.1.js'), 'tampered');
    await rm(join(release, 'exposed.1.css'));
    await expect(take('mfe-auth', '1.0.0', 'staging')).rejects.toMatchObject({
      message: expect.stringMatching(
        /mfe-auth 1\.0\.0: exposed\.1\.js is not what was released\. \(rule: every file present, with its hash\)\n {2}– mfe-auth 1\.0\.0: exposed\.1\.css is not in the release store\./,
      ),
      hint: 'Repair it from the same build: pnpm release repair mfe-auth. Or take another version.\nThe environment is unchanged.',
    });
    expect(await store.currentRevision('staging')).toBe(1);
  });

  test('a version that nobody published', async () => {
    const { take } = await aStore();
    await expect(take('mfe-auth', '9.9.9', 'staging')).rejects.toThrow(
      'staging does not take this:\n  – mfe-auth 9.9.9: release.json is not in the release store. (rule: every file present, with its hash)',
    );
    await expect(take('mfe-auth', '../../x', 'staging')).rejects.toThrow(
      'cannot be a name in the release store',
    );
  });
});
