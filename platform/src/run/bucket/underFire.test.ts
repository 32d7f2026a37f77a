import { AsyncLocalStorage } from 'node:async_hooks';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { S3Client } from '@aws-sdk/client-s3';
import { promote } from '#release/releases/promote.ts';
import { currentRevision, readRevision } from '#release/releases/revision.ts';
import { environmentSettings } from '../settings/environmentSettings.ts';
import { bucketServer, type BucketServer } from '@portal/bucket/testing';
import { bundledPrograms } from '#testing/bundledPrograms.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { writersChanges } from '#testing/stoppedAt.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { s3Store } from './s3Store.ts';

const root = temporaryFolder();
const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const program = bundledPrograms('promoteOften');
const run = promisify(execFile);

let server: BucketServer;
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  server = await bucketServer('releases');
}, 60_000);
afterAll(() => server.stop());

const open = (name: string) =>
  s3Store({ bucket: 'releases', prefix: `${name}/`, endpoint: server.endpoint, region: 'us-east-1' });
const place = (name: string) => `s3://releases/${name}`;
const env = () => ({ ...process.env, PORTAL_STORE_ENDPOINT: server.endpoint });

const remote = (name: string, version: string) => ({
  ...{ name: `mfe-${name}`, version },
  paths: { public: [`/${name}`], signedIn: [], gated: [] },
});

/** uat runs a shell and these remotes at 1.0.0; 1.1.0 of each is published, too. */
async function aStore(name: string, ...names: string[]) {
  const [store, folder, shell] = [open(name), join(root, name), {}];
  const at = (version: string) => names.map((one) => remote(one, version));
  await publishFakes({ store, folder, shell, remotes: at('1.1.0') });
  await publishFakes({ store, folder, shell, remotes: at('1.0.0') }, { environment: 'uat' });
  return store;
}

// The folder test makes a hundred at a twentieth of the cost; the rules above both stores are the same.
test('six promotions by two processes: complete history, valid pointer', async () => {
  const store = await aStore('six', 'a', 'b');
  // The first of each makes no revision: that version already runs.
  const often = (who: string) =>
    run(process.execPath, [program('promoteOften'), place('six'), who, '4'], {
      cwd,
      env: env(),
    });
  await Promise.all(['a', 'b'].map(often));
  expect(await store.currentRevision('uat')).toBe(7);
  const pointer = await fetch(`${server.endpoint}/releases/six/environments/uat/current`);
  expect(await pointer.text()).toBe('7\n');
  const seen: Record<string, string[]> = { a: [], b: [] };
  for (let number = 2; number <= 7; number += 1) {
    const { who, why, from, what } = await readRevision(store, 'uat', number);
    expect({ from, what: what.length }).toEqual({ from: number - 1, what: 1 });
    seen[who]?.push(why);
  }
  for (const who of ['a', 'b'])
    expect(seen[who]).toEqual(Array.from({ length: 3 }, (_one, index) => `${who} ${index + 1}`));
}, 120_000);

type Send = (this: S3Client, command: object, ...more: unknown[]) => Promise<unknown>;
const send = Reflect.get(S3Client.prototype, 'send') as Send;
const never = new Promise<never>(() => undefined);
const writers = new AsyncLocalStorage<{ left: number; stop: () => void }>();
afterAll(() => writers.disable());

const sendUntilStopped: Send = async function (command, ...more) {
  const ask = () => Reflect.apply(send, this, [command, ...more]);
  const writer = writers.getStore();
  if (writer === undefined) return ask();
  if (writer.left <= 0) return never;
  if (/^(?:Put|Delete)/.test(command.constructor.name)) writer.left -= 1;
  const answer = await ask();
  if (writer.left > 0) return answer;
  writer.stop();
  return never;
};
Reflect.set(S3Client.prototype, 'send', sendUntilStopped);

/**
 * Runs work that hangs for good after its n-th write, like a killed process: no further request, response or caught
 * error. Returns false if there were fewer writes.
 */
const stopsAt = (step: number, work: () => Promise<unknown> | undefined): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const writer = { left: step, stop: () => resolve(true) };
    void writers.run(writer, () => work()?.then(() => resolve(false), reject));
  });

async function sizesOf(name: string): Promise<Map<string, number>> {
  const list = await (await fetch(`${server.upstream}/releases?list-type=2&prefix=${name}/`)).text();
  const found = [...list.matchAll(/<Key>([^<]+)<\/Key>[^]*?<Size>(\d+)<\/Size>/g)];
  return new Map(found.map(([, key = '', size]) => [key, Number(size)]));
}

/** The store must no longer change. */
async function objectsOf(name: string): Promise<Map<string, ArrayBuffer>> {
  const keys = [...(await sizesOf(name)).keys()];
  expect(keys.length).toBeGreaterThan(20);
  const read = async (key: string) => (await fetch(`${server.upstream}/releases/${key}`)).arrayBuffer();
  return new Map(await Promise.all(keys.map(async (key) => [key, await read(key)] as const)));
}

const bases = new Map<string, Promise<Map<string, ArrayBuffer>>>();

async function copyOf(base: string, name: string): Promise<void> {
  const reading = bases.get(base) ?? objectsOf(base);
  bases.set(base, reading);
  const put = ([key, body]: [string, ArrayBuffer]) =>
    fetch(`${server.upstream}/releases/${key.replace(base, name)}`, { method: 'PUT', body });
  await Promise.all([...(await reading)].map(put));
}

describe('killed at each write, the state is old or new, and the next writer gets on', () => {
  beforeAll(async () => {
    const store = await aStore('at-rest', 'a');
    await copyOf('at-rest', 'promoted');
    const settings = await environmentSettings('uat');
    const releases = [{ name: 'mfe-a', version: '1.1.0' }];
    const change = { who: 'kim', why: 'x', settings, releases };
    await promote({ store: open('promoted'), environment: 'uat', ...change });
    expect(await store.currentRevision('uat')).toBe(1);
  }, 60_000);

  test.each([
    ['promote', 'at-rest', 2],
    ['rollback', 'promoted', 2],
    ['lock', 'at-rest', 2],
    ['publish', 'at-rest', 4],
    ['remove', 'at-rest', 2],
  ])(
    '%s',
    async (operation, base, steps) => {
      const before = await open(base).currentRevision('uat');
      const dies = async (_one: unknown, index: number) => {
        const name = `${operation}-${index + 1}`;
        await copyOf(base, name);
        const stopped = await stopsAt(index + 1, () => writersChanges[operation]?.(open(name)));
        expect([name, stopped]).toEqual([name, true]);
        await expectWhole(name, before);
      };
      await Promise.all(Array.from({ length: steps }, dies));
    },
    60_000,
  );
});

/** Expects the previous or the next revision, no half release, and a usable store. */
async function expectWhole(name: string, before: number): Promise<void> {
  const [store, sizes] = [open(name), await sizesOf(name)];
  const revision = (await currentRevision(store, 'uat'))?.environment.revision ?? 0;
  expect([before, before + 1]).toContain(revision);
  for (const release of await store.releases()) {
    const files = await store.files(release);
    expect(files.filter((file) => /\.js$/.test(file)).length).toBeGreaterThanOrEqual(2);
    const folder = `${name}/artefacts/${release.name}/${release.version}`;
    expect(files.map((file) => `${folder}/${file}`).filter((key) => !sizes.get(key))).toEqual([]);
  }
  await store.appendRevision('uat', revision + 1, 'next');
  expect(await store.currentRevision('uat')).toBe(revision + 1);
}
