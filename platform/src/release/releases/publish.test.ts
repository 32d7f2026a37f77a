import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentRevision } from './revision.ts';
import { integrityOf } from '#run/store/integrityOf.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { aRemoteBuild } from '#testing/aBuild.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { readBuiltRelease } from './builtRelease.ts';
import { readStatuses } from '../commands/statusCommand.ts';
import { statusText } from '../commands/statusText.ts';

const root = temporaryFolder();
let count = 0;

const login = { name: 'mfe-auth', paths: { public: ['/login'], signedIn: [], gated: [] } };

/** local runs a shell and mfe-auth at 1.0.0. */
async function aRunningStore() {
  const folder = join(root, String((count += 1)));
  const store = folderStore(join(folder, 'store'));
  await publishFakes({ store, folder, shell: {}, remotes: [login] });
  return { folder, store };
}

test('a publication makes a revision that says who, when, why and from what', async () => {
  const { store, folder } = await aRunningStore();
  const result = await publishFakes({ store, folder, remotes: [{ ...login, version: '1.1.0' }] });
  expect(result).toEqual({
    revision: 2,
    changed: true,
    what: ['mfe-auth 1.0.0 → 1.1.0'],
    meantime: [],
    proof: { unproved: 'a test' },
    taken: [{ name: 'mfe-auth', version: '1.1.0' }],
  });
  const revision = await currentRevision(store, 'local');
  expect(revision).toMatchObject({ who: 'robin', why: 'a test', from: 1 });
  expect(Date.parse(revision?.when ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(revision?.environment).toMatchObject({
    environment: 'local',
    revision: 2,
    shell: { version: '1.0.0' },
    remotes: { 'mfe-auth': { version: '1.1.0', baseUrl: '/artefacts/mfe-auth/1.1.0/' } },
  });
  expect(JSON.parse((await store.readRevision('local', 1)) ?? '')).toMatchObject({ from: null });
});

test('what runs already makes no revision', async () => {
  const { store, folder } = await aRunningStore();
  const result = await publishFakes({ store, folder, shell: {}, remotes: [login] });
  expect(result).toEqual({ revision: 1, changed: false, what: [], meantime: [], taken: [] });
  expect(await store.currentRevision('local')).toBe(1);
});

test('releasing one area leaves the others and the shell as they are', async () => {
  const { store, folder } = await aRunningStore();
  const coverage = { name: 'mfe-coverage', paths: { public: [], signedIn: [], gated: ['/coverage'] } };
  const before = (await currentRevision(store, 'local'))?.environment;
  await publishFakes({ store, folder, remotes: [coverage] });
  const after = (await currentRevision(store, 'local'))?.environment;
  expect(after?.remotes['mfe-auth']).toEqual(before?.remotes['mfe-auth']);
  expect(after?.shell).toEqual(before?.shell);
});

test('a dry run checks everything and writes nothing', async () => {
  const { store, folder } = await aRunningStore();
  const next = { ...login, version: '1.1.0' };
  const result = await publishFakes({ store, folder, remotes: [next] }, { dryRun: true });
  expect(result).toMatchObject({ revision: 2, changed: true });
  expect(await store.currentRevision('local')).toBe(1);
  expect(await store.releases()).not.toContainEqual({ name: 'mfe-auth', version: '1.1.0' });
});

describe('refusals name the rule and the hint, and change nothing', () => {
  const equities = { public: [], signedIn: [], gated: ['/equities/:id'] };

  test.each([
    [
      'another major contract',
      [{ ...login, version: '2.0.0', contract: '2.0.0' }],
      'mfe-auth 2.0.0 is built against contract 2.0.0, the shell of local offers 1.0.0. (rule: contract version)',
      'Publish a shell that offers 2.0.0 first, or build mfe-auth against 1.0.0.',
    ],
    [
      'a newer minor contract',
      [{ ...login, version: '2.0.0', contract: '1.1.0' }],
      'built against contract 1.1.0, the shell of local offers 1.0.0. (rule: contract version)',
      'The environment is unchanged.',
    ],
    [
      'a path of another area',
      [
        { name: 'mfe-a', paths: equities },
        { name: 'mfe-b', paths: { ...equities, gated: ['/equities/:name'] } },
      ],
      'mfe-a and mfe-b both claim /equities/:name. (rule: one area per path)',
      'Remove the page from src/pages.ts of the one that does not own it',
    ],
    [
      'a path of the shell',
      [{ name: 'mfe-a', paths: { ...equities, public: ['/error/:code'] } }],
      'shell and mfe-a both claim /error/:code. (rule: one area per path)',
      'The environment is unchanged.',
    ],
    [
      'a path twice',
      [{ name: 'mfe-a', paths: { ...equities, signedIn: ['/equities/:id'] } }],
      'mfe-a claims /equities/:id twice. (rule: one area per path)',
      'build it again',
    ],
    [
      'other bytes under a known version',
      [{ ...login, code: 'export default 2;' }],
      'mfe-auth 1.0.0 is already published with other bytes (',
      'Raise the version in its package.json',
    ],
  ])('%s', async (_, remotes, message, hint) => {
    const { store, folder } = await aRunningStore();
    await expect(publishFakes({ store, folder, remotes })).rejects.toMatchObject({
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    });
    expect(await store.currentRevision('local')).toBe(1);
    expect((await store.releases()).map(({ name }) => name)).toEqual(['mfe-auth', 'shell']);
  });

  test('a remote before any shell', async () => {
    const folder = join(root, 'no-shell');
    const store = folderStore(join(folder, 'store'));
    await expect(publishFakes({ store, folder, remotes: [login] })).rejects.toThrow(
      'Environment local has no shell yet (rule: a shell first).',
    );
  });

  test('a damaged revision in force', async () => {
    const { store, folder } = await aRunningStore();
    await writeFile(join(store.location, 'environments/local/revisions/1.json'), '{"environment":{}}');
    await expect(
      publishFakes({ store, folder, remotes: [{ ...login, version: '1.1.0' }] }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('Revision 1 of environment local is damaged.'),
      hint: expect.stringContaining('environments/local/revisions/1.json'),
    });
  });
});

describe('a build is refused', () => {
  const dist = join(root, 'build');
  const read = () => readBuiltRelease('mfe-auth', dist);
  beforeEach(() => aRemoteBuild(dist, login));

  test('when a file is missing', async () => {
    await rm(join(dist, 'exposed.1.css'));
    await expect(read()).rejects.toThrow(
      'mfe-auth cannot be published: its file exposed.1.css is missing (rule: every file present, with its hash).',
    );
  });

  test('when a file is not the one that was built', async () => {
    await writeFile(join(dist, 'exposed.1.js'), 'tampered');
    await expect(read()).rejects.toThrow('its file exposed.1.js is not the file that was built');
  });

  test.each([
    ['{', 'It is not JSON.'],
    ['{}', 'version'],
  ])('when its record is not valid: %s', async (text, reason) => {
    await writeFile(join(dist, 'release.json'), text);
    await expect(read()).rejects.toMatchObject({
      message: 'mfe-auth has no valid release record (dist/release.json).',
      hint: expect.stringMatching(new RegExp(`^Build it again: pnpm build mfe-auth --force[^]*${reason}`)),
    });
  });

  test('[F-10] when a style sheet imports another, which no page could check', async () => {
    await aRemoteBuild(dist, { ...login, style: '/* @import */ @import url(other.css); h1{}' });
    await expect(read()).rejects.toMatchObject({
      message: expect.stringMatching(
        /exposed\.1\.css imports a further style sheet.*every file checked by pages/,
      ),
      hint: expect.stringContaining('copy imported style sheets into the file'),
    });
    await aRemoteBuild(dist, { ...login, style: '/* no @import */ h1{}' });
    await expect(read()).resolves.toBeDefined();
  });

  test('when it is another package', async () => {
    await expect(readBuiltRelease('mfe-other', dist)).rejects.toThrow(
      'The build of mfe-other is named mfe-auth.',
    );
  });

  test('when there is none', async () => {
    await expect(readBuiltRelease('mfe-auth', join(root, 'nowhere'))).rejects.toMatchObject({
      message: 'mfe-auth has not been built.',
      hint: 'Build it first: pnpm build mfe-auth --force',
    });
    await expect(readBuiltRelease('mfe-auth', join(root, 'nowhere', 'dist'))).rejects.toMatchObject({
      hint: 'Build it first: pnpm --filter mfe-auth build',
    });
  });
});

test('status says what runs where, since when, by whom and why', async () => {
  const { store } = await aRunningStore();
  const text = statusText(await readStatuses(store));
  expect(text).toMatch(/^local: revision 1 \(the first\), \d{4}-\S+Z by robin: a test$/m);
  expect(text).toMatch(
    /^ {2}mfe-auth {2}1\.0\.0 {4}revision 1, \d{4}-\d\d-\d\d \d\d:\d\d UTC {2}robin {2}not recorded$/m,
  );
  expect(text).toContain('prod: nothing released yet');
});

test('a shell whose page lacks a placeholder of the gateway is refused, with a hint', async () => {
  const { folder } = await aRunningStore();
  const dist = join(folder, 'shell', 'dist');
  const page = '<!doctype html><html><head><!--portal:head--></head></html>';
  await writeFile(join(dist, 'index.html'), page);
  const record = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as {
    integrity: Record<string, string>;
  };
  record.integrity['index.html'] = integrityOf(Buffer.from(page));
  await writeFile(join(dist, 'release.json'), JSON.stringify(record));
  await expect(readBuiltRelease('shell', dist)).rejects.toMatchObject({
    message:
      'shell cannot be published: its index.html lacks a placeholder that the gateway fills (rule: a page with its placeholders).',
    hint: 'Put <!--portal:head--> and <!--portal:scripts--> back into shell/index.html, and build again: pnpm --filter shell build',
  });
});
