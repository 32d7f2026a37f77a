import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { s3Store } from '#run/bucket/s3Store.ts';
import { mostTries, type ChangeRequest } from '../releases/changeEnvironment.ts';
import { configure } from '../releases/configure.ts';
import { lock } from '../releases/lock.ts';
import { promote } from '../releases/promote.ts';
import { readRevision } from '../releases/revision.ts';
import { rollback } from '../releases/rollback.ts';
import { environmentSettings } from '#run/settings/environmentSettings.ts';
import { folderStore } from '#run/store/folderStore.ts';
import type { ReleaseStore } from '#run/store/releaseStore.ts';
import { bucketServer, type BucketServer } from '@portal/bucket/testing';
import { bundledPrograms } from '#testing/bundledPrograms.ts';
import { copiesOf } from '#testing/copiesOf.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';

const root = temporaryFolder();
const platform = fileURLToPath(new URL('../../..', import.meta.url));
const program = bundledPrograms('../release/cli');
const squads = ['a', 'b', 'c', 'd'];

let server: BucketServer;
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  server = await bucketServer('releases');
}, 60_000);
afterAll(() => server.stop());

const remote = (name: string, version: string, shared?: Record<string, string>) => ({
  name: `mfe-${name}`,
  version,
  shared,
  paths: { public: [`/${name}`], signedIn: [], gated: [] },
});

/** uat runs the shell and one area per squad at 1.0.0; each also has 1.1.0. Returns what more may be published with. */
async function fill(store: ReleaseStore) {
  const folder = join(root, randomUUID());
  const shell = { shared: { '@portal/ui': '1.9.0' } };
  const at = (version: string) => squads.map((name) => remote(name, version, { '@portal/ui': '^1.2.0' }));
  await publishFakes({ store, folder, shell, remotes: at('1.1.0') });
  await publishFakes({ store, folder, shell, remotes: at('1.0.0') }, { environment: 'uat' });
  return { store, folder, shell };
}

/** Also has an older shell, and a release that needs the newer one. */
const newFolder = copiesOf(join(root, 'stores'), async (path) => {
  const base = await fill(folderStore(path));
  await publishFakes({ ...base, shell: { version: '0.9.0', shared: { '@portal/ui': '1.2.0' } } });
  await publishFakes({ ...base, remotes: [remote('a', '1.2.0', { '@portal/ui': '^1.5.0' })] });
});

async function folderPlace() {
  const folder = await newFolder();
  return { open: () => folderStore(folder), env: { PORTAL_STORE: folder } };
}

async function bucketPlace() {
  const { bucket, endpoint } = server;
  const place = { bucket, endpoint, prefix: `${randomUUID()}/`, region: 'us-east-1' };
  const open = () => s3Store(place);
  await fill(open());
  return { open };
}

const settings = () => environmentSettings('uat');

async function change(store: ReleaseStore, squad: string, version = '1.1.0', name = `mfe-${squad}`) {
  const request: ChangeRequest = { store, environment: 'uat', who: squad, why: `news of ${squad}` };
  return promote({ ...request, settings: await settings(), releases: [{ name, version }] });
}

/** Runs something before each of the first writes of a revision. */
function overtaken(store: ReleaseStore, ...happenings: (() => Promise<unknown>)[]): ReleaseStore {
  return {
    ...store,
    appendRevision: async (...revision) => {
      await happenings.shift()?.();
      return store.appendRevision(...revision);
    },
  };
}

const versionsAt = async (store: ReleaseStore, number: number) => {
  const { environment } = await readRevision(store, 'uat', number);
  return squads.map((name) => environment.remotes[`mfe-${name}`]?.version).join(' ');
};

async function expectAllInForce(store: ReleaseStore): Promise<void> {
  expect(await store.currentRevision('uat')).toBe(5);
  expect(await versionsAt(store, 5)).toBe('1.1.0 1.1.0 1.1.0 1.1.0');
}

test('[F-07] a change is applied on top of another squad’s change of other packages', async () => {
  const where = await folderPlace();
  const store = where.open();
  const disturbed = overtaken(
    store,
    () => change(where.open(), 'b'),
    () => change(where.open(), 'c'),
  );
  expect(await change(disturbed, 'a')).toEqual({
    revision: 4,
    changed: true,
    what: ['mfe-a 1.0.0 → 1.1.0'],
    meantime: [
      'In the meantime b made revision 2: mfe-b 1.0.0 → 1.1.0 (news of b).',
      'In the meantime c made revision 3: mfe-c 1.0.0 → 1.1.0 (news of c).',
    ],
  });
  expect(await versionsAt(store, 4)).toBe('1.1.0 1.1.0 1.1.0 1.0.0');
  expect(await readRevision(store, 'uat', 4)).toMatchObject({ from: 3, who: 'a' });
  expect(await store.currentRevision('uat')).toBe(4);
});

test('[F-07] a change of a package that another squad changed first is refused, with details', async () => {
  const where = await folderPlace();
  const store = where.open();
  const disturbed = overtaken(
    store,
    () => change(where.open(), 'b'),
    () => change(where.open(), 'kim', '1.2.0', 'mfe-a'),
  );
  await expect(change(disturbed, 'a')).rejects.toMatchObject({
    message: expect.stringMatching(
      /^kim was first: revision 3 of uat, \d{4}-\d\d-\d\d \d\d:\d\d UTC, mfe-a 1\.0\.0 → 1\.2\.0 \(news of kim\)\. Yours was not written after 2 tries\.$/,
    ),
    hint: 'See what changed: pnpm release diff uat@2 uat@3\nThen run your command again, if it is still needed.',
  });
  expect(await versionsAt(store, 3)).toBe('1.2.0 1.1.0 1.0.0 1.0.0');
  expect(await store.currentRevision('uat')).toBe(3);
});

// Two writers on each store are tested in storeContract.test.ts; the rules above are the same.
test('[F-07] in a folder, four squads release at once by four processes, all effectively', async () => {
  const { open, env } = await folderPlace();
  const said = await Promise.all(
    squads.map(async (squad) => {
      const words = [
        'promote',
        `mfe-${squad}@1.1.0`,
        '--to',
        'uat',
        '--why',
        'all at once',
        '--by',
        squad,
        '--unproved',
        'a test',
      ];
      const { stdout } = await promisify(execFile)(process.execPath, [program('../release/cli'), ...words], {
        cwd: platform,
        env: { ...process.env, ...env },
      });
      return stdout;
    }),
  );
  for (const text of said) expect(text).toMatch(/^uat runs revision [2-5]:\n {2}mfe-. 1\.0\.0 → 1\.1\.0\n/);
  await expectAllInForce(open());
}, 60_000);

test('[F-07] in a bucket, four squads release at once: all of it is in force', async () => {
  const { open } = await bucketPlace();
  const made = await Promise.all(squads.map((squad) => change(open(), squad)));
  expect(made.map(({ revision }) => revision).sort()).toEqual([2, 3, 4, 5]);
  await expectAllInForce(open());
}, 60_000);

test('every rule is checked again on the changed state, and a refusal names them', async () => {
  const where = await folderPlace();
  const store = where.open();
  const disturbed = overtaken(store, () => change(where.open(), 'kim', '0.9.0', 'shell'));
  await expect(change(disturbed, 'a', '1.2.0')).rejects.toThrow(
    /^uat does not take this:\n {2}– mfe-a 1\.2\.0 needs @portal\/ui \^1\.5\.0, the shell of uat \(0\.9\.0\) provides 1\.2\.0\. \(rule: shared ranges\)\nIn the meantime kim made revision 2: shell 1\.0\.0 → 0\.9\.0 \(news of kim\)\.$/,
  );
  expect(await store.currentRevision('uat')).toBe(2);
});

test('what replaces the whole state is not made over what another has just changed', async () => {
  const where = await folderPlace();
  const store = where.open();
  await change(store, 'a');
  const request = { environment: 'uat', who: 'kim', why: 'x', names: [], to: 1 } as const;
  const disturbed = overtaken(store, () => change(where.open(), 'b'));
  await expect(rollback({ ...request, store: disturbed })).rejects.toThrow(
    /^b was first: revision 3 of uat, .*, mfe-b 1\.0\.0 → 1\.1\.0 \(news of b\)\. Yours was not written\.$/,
  );
  const again = overtaken(store, () => change(where.open(), 'c'));
  expect(await rollback({ ...request, store: again, names: ['mfe-a'] })).toMatchObject({ revision: 5 });
  expect(await versionsAt(store, 5)).toBe('1.0.0 1.1.0 1.1.0 1.0.0');
});

test('a package returns to what it ran before, also if others release meanwhile', async () => {
  const where = await folderPlace();
  const store = where.open();
  await change(store, 'a');
  const disturbed = overtaken(store, () => change(where.open(), 'b'));
  const request = { environment: 'uat', who: 'kim', why: 'x', names: ['mfe-a'], to: undefined } as const;
  expect(await rollback({ ...request, store: disturbed })).toMatchObject({ what: ['mfe-a 1.1.0 → 1.0.0'] });
  expect(await versionsAt(store, 4)).toBe('1.0.0 1.1.0 1.0.0 1.0.0');
});

test('settings come into force on top of a release, and nothing on top of a lock', async () => {
  const where = await folderPlace();
  const store = where.open();
  const request = { environment: 'uat', who: 'kim', why: 'quarter end' } as const;
  const other = { ...(await settings()), apiBase: '/api/v2' };
  const disturbed = overtaken(store, () => change(where.open(), 'a'));
  expect(await configure({ ...request, store: disturbed, settings: other })).toMatchObject({
    revision: 3,
    what: expect.arrayContaining([expect.stringMatching(/^apiBase .* → \/api\/v2$/)]),
  });
  const locked = overtaken(store, () => lock({ ...request, store: where.open() }));
  await expect(change(locked, 'b')).rejects.toThrow('Environment uat is locked since');
  expect(await store.currentRevision('uat')).toBe(4);
});

test('it is not tried without end: the last one to be first is named', async () => {
  const where = await folderPlace();
  const store = where.open();
  const versions = Array.from({ length: mostTries }, (_one, place) => (place % 2 === 0 ? '1.1.0' : '1.0.0'));
  const disturbed = overtaken(store, ...versions.map((version) => () => change(where.open(), 'b', version)));
  await expect(change(disturbed, 'a')).rejects.toThrow(
    new RegExp(
      `^b was first: revision ${mostTries + 1} of uat, .*Yours was not written after ${mostTries} tries\\.$`,
    ),
  );
  expect(await store.currentRevision('uat')).toBe(mostTries + 1);
});
