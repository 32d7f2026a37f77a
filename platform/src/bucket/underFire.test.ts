import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { promote } from '../release/promote.ts';
import { currentRevision, readRevision } from '../release/revision.ts';
import { environmentSettings } from '../settings/environmentSettings.ts';
import { bucketServer, type BucketServer } from '../testing/bucketServer.ts';
import { bundledPrograms } from '../testing/bundledPrograms.ts';
import { publishFakes } from '../testing/publishFakes.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { s3Store } from './s3Store.ts';

const root = temporaryFolder();
const cwd = fileURLToPath(new URL('../..', import.meta.url));
const program = bundledPrograms('promoteOften', 'changeOnce');
const run = promisify(execFile);

let server: BucketServer;
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  server = await bucketServer('releases');
  server.meddle = ({ method, url = '' }, _response, body) => {
    const name = [...onWrite.keys()].find((one) => url.includes(`/${one}/`) || body.includes(`>${one}/`));
    if (name !== undefined && method !== 'GET' && method !== 'HEAD') onWrite.get(name)?.();
    return false;
  };
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

/** A store whose uat runs a shell, mfe-a and mfe-b at 1.0.0, and that has 1.1.0 of both. */
async function aStore(name: string) {
  const [store, folder, shell] = [open(name), join(root, name), {}];
  await publishFakes({ store, folder, shell, remotes: [remote('a', '1.1.0'), remote('b', '1.1.0')] });
  const remotes = [remote('a', '1.0.0'), remote('b', '1.0.0')];
  await publishFakes({ store, folder, shell, remotes }, { environment: 'uat' });
  return store;
}

// A hundred are made in a folder, where they cost a tenth: the rules above the two stores are the same.
test('thirty promotions from two processes at once: the history is complete, the pointer valid', async () => {
  const store = await aStore('thirty');
  // The first of each asks for what runs already and makes no revision.
  const often = (who: string) =>
    run(process.execPath, [program('promoteOften'), place('thirty'), who, '16'], {
      cwd,
      env: env(),
    });
  await Promise.all(['a', 'b'].map(often));
  expect(await store.currentRevision('uat')).toBe(31);
  const pointer = await fetch(`${server.endpoint}/releases/thirty/environments/uat/current`);
  expect(await pointer.text()).toBe('31\n');
  const seen: Record<string, string[]> = { a: [], b: [] };
  for (let number = 2; number <= 31; number += 1) {
    const { who, why, from, what } = await readRevision(store, 'uat', number);
    expect({ from, what: what.length }).toEqual({ from: number - 1, what: 1 });
    seen[who]?.push(why);
  }
  for (const who of ['a', 'b'])
    expect(seen[who]).toEqual(Array.from({ length: 15 }, (_one, index) => `${who} ${index + 1}`));
}, 120_000);

/** Who wants to know of writes to a store. */
const onWrite = new Map<string, () => void>();

/** Kills the writer as the storage gets its n-th write; what it gets, it does. Answers whether there were so many. */
async function dieAt(name: string, operation: string, step: number): Promise<boolean> {
  const words = [program('changeOnce'), place(name), operation];
  const child = spawn(process.execPath, words, { cwd, env: env(), stdio: 'ignore' });
  const ended = once(child, 'close');
  let writes = 0;
  onWrite.set(name, () => {
    writes += 1;
    if (writes === step) child.kill('SIGKILL');
  });
  await ended;
  onWrite.delete(name);
  return writes >= step;
}

/** The objects of a store, which is not changed any more. */
async function objectsOf(name: string): Promise<Map<string, ArrayBuffer>> {
  const bucket = `${server.upstream}/releases`;
  const list = await (await fetch(`${bucket}?list-type=2&prefix=${name}/`)).text();
  const keys = [...list.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(20);
  const read = async (key: string) => (await fetch(`${bucket}/${key}`)).arrayBuffer();
  return new Map(await Promise.all(keys.map(async (key) => [key, await read(key)] as const)));
}

const bases = new Map<string, Promise<Map<string, ArrayBuffer>>>();

/** The same objects under another name. */
async function copyOf(base: string, name: string): Promise<void> {
  const reading = bases.get(base) ?? objectsOf(base);
  bases.set(base, reading);
  const put = ([key, body]: [string, ArrayBuffer]) =>
    fetch(`${server.upstream}/releases/${key.replace(base, name)}`, { method: 'PUT', body });
  await Promise.all([...(await reading)].map(put));
}

describe('killed at each write, the state is the old or the new one, and the next writer gets on', () => {
  beforeAll(async () => {
    const store = await aStore('at-rest');
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
        expect([name, await dieAt(name, operation, index + 1)]).toEqual([name, true]);
        await expectWhole(open(name), before);
      };
      await Promise.all(Array.from({ length: steps }, dies));
    },
    60_000,
  );
});

/** The revision from before or the next one, no half of a release, and a store that the next writer can use. */
async function expectWhole(store: ReturnType<typeof open>, before: number): Promise<void> {
  const revision = (await currentRevision(store, 'uat'))?.environment.revision ?? 0;
  expect([before, before + 1]).toContain(revision);
  for (const release of await store.releases()) {
    const files = await store.files(release);
    expect(files.filter((file) => /\.js$/.test(file)).length).toBeGreaterThanOrEqual(2);
    for (const file of files) expect((await store.readFile(release, file))?.length).toBeGreaterThan(0);
  }
  await store.appendRevision('uat', revision + 1, 'next');
  expect(await store.currentRevision('uat')).toBe(revision + 1);
}
