import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { s3Objects } from '@portal/bucket';
import { bucketServer, type BucketServer } from '@portal/bucket/testing';
import { bucketContent } from './bucketContent.ts';
import { pathOf, type ContentStore, type UnusedFiles } from './ContentStore.ts';
import { folderContent } from './folderContent.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-content-'));
let server: BucketServer;
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  server = await bucketServer('research');
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});
afterEach(() => jest.restoreAllMocks());

/** A store with what a test does to it behind its back. */
interface Tried {
  store: ContentStore;
  /** The same place, for another process. */
  again: () => ContentStore;
  damage: (hash: string) => Promise<unknown>;
  /** Makes what is stored two days old. */
  age: (hashes: readonly string[]) => void;
  hashes: () => Promise<string[]>;
}

const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
const twoDaysMs = 2 * 86_400_000;
const makeOld = (file: string) =>
  utimesSync(file, (Date.now() - twoDaysMs) / 1000, (Date.now() - twoDaysMs) / 1000);

function inFolder(): Tried {
  const place = join(folder, randomUUID());
  const again = () => folderContent(place);
  return {
    store: again(),
    again,
    damage: (hash) => Promise.resolve(appendFileSync(join(place, pathOf(hash)), '!')),
    age: (hashes) => hashes.forEach((hash) => makeOld(join(place, pathOf(hash)))),
    hashes: () =>
      Promise.resolve(
        filesIn(place).flatMap((file) => /sha256.+/.exec(file)?.[0].replace(/sha256|\//g, '') ?? []),
      ),
  };
}

const allUnused: UnusedFiles = {
  among: (hashes) => Promise.resolve(hashes),
  ifStill: (_hash, remove) => remove(),
};

const never = () => {
  throw new Error('No words are needed.');
};

function inBucket(): Tried {
  const prefix = `${randomUUID()}/`;
  const old = new Set<string>();
  const { endpoint, bucket } = server;
  const again = () => {
    const objects = s3Objects(
      { bucket, prefix, endpoint, region: 'eu-central-2' },
      { setting: 'PORTAL_CONTENT', toError: never },
    );
    const dated = (key: string, modified: Date) =>
      old.has(key) ? new Date(modified.getTime() - twoDaysMs) : modified;
    return bucketContent(
      {
        ...objects,
        // The storage's clock cannot be set.
        head: async (key) => {
          const found = await objects.head(key);
          return found && { ...found, modified: dated(key, found.modified) };
        },
        list: async function* (below) {
          for await (const { key, modified } of objects.list(below))
            yield { key, modified: dated(key, modified) };
        },
        putFile: async (key, file) => {
          await objects.putFile(key, file);
          old.delete(key);
        },
        renew: async (key) => {
          await objects.renew(key);
          old.delete(key);
        },
      },
      { location: 'the test', incoming: join(folder, prefix, 'incoming') },
    );
  };
  return {
    store: again(),
    again,
    damage: (hash) =>
      fetch(`${endpoint}/${bucket}/${prefix}${pathOf(hash)}`, { method: 'PUT', body: 'as it is not' }),
    age: (hashes) => hashes.forEach((hash) => old.add(pathOf(hash))),
    hashes: async () => {
      const found = await fetch(`${endpoint}/${bucket}?list-type=2&prefix=${prefix}`);
      const keys = (await found.text()).matchAll(/sha256\/(..)\/([0-9a-f]{62})/g);
      return [...keys].map(([, start = '', rest = '']) => start + rest);
    },
  };
}

const chunks = async function* (...texts: string[]) {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function read(store: ContentStore, hash: string): Promise<string | undefined> {
  const content = await store.open(hash);
  return content && (await buffer(content.read())).toString();
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('[D-03] files in %s', (_kind, tried) => {
  test('are kept once under their hash, and read whole or in part', async () => {
    const { store, hashes } = tried();
    const written = await store.write(chunks('Organic ', 'growth'), 100);
    expect(written).toEqual({ hash: sha256('Organic growth'), size: 14 });
    expect(await store.write(chunks('Organic growth'), 100)).toEqual(written);
    expect(await hashes()).toEqual([written.hash]);
    expect(await read(store, written.hash)).toBe('Organic growth');
    const part = await store.open(written.hash);
    expect(part?.size).toBe(14);
    expect((part && (await buffer(part.read({ from: 8, to: 9 }))))?.toString()).toBe('gr');
    expect(await store.open(sha256('other'))).toBeUndefined();
    expect(readdirSync(store.incoming)).toEqual([]);
    await expect(store.open('../../etc/passwd')).rejects.toThrow('is not a hash');
  });

  test('belong to who marked them first', async () => {
    const { store, again, hashes } = tried();
    expect(await store.claim('uat')).toBe('uat');
    for (const owner of ['prod', 'uat']) expect(await again().claim(owner)).toBe('uat');
    expect(await hashes()).toEqual([]);
  });

  test('one that is too large, and one whose sender stops, leave nothing', async () => {
    const { store, hashes } = tried();
    await expect(store.write(chunks('12345', '67890'), 9)).rejects.toThrow(
      'The file is larger than 9 bytes.',
    );
    const broken = async function* () {
      yield await Promise.resolve(Buffer.from('half'));
      throw new Error('gone');
    };
    await expect(store.write(broken(), 9)).rejects.toThrow('gone');
    expect([await hashes(), readdirSync(store.incoming)]).toEqual([[], []]);
  });

  test('altered ones are refused, also after good reads; feeding again repairs them', async () => {
    const { store, again, damage } = tried();
    const { hash } = await store.write(chunks('as it came'), 100);
    expect(await read(store, hash)).toBe('as it came');
    await damage(hash);
    for (const each of [store, again()])
      await expect(each.open(hash)).rejects.toThrow(`The stored file ${hash} is damaged`);
    await store.write(chunks('as it came'), 100);
    for (const each of [store, again()]) expect(await read(each, hash)).toBe('as it came');
  });

  test('that are being read are read to their end, also if they are swept meanwhile', async () => {
    const { store, age } = tried();
    const { hash } = await store.write(chunks(...Array<string>(40).fill('x'.repeat(100_000))), 1e7);
    const content = await store.open(hash);
    const parts = content?.read().iterator() as AsyncIterator<Buffer, undefined>;
    let size = (await parts.next()).value?.length ?? 0;
    age([hash]);
    expect(await store.has(hash)).toBe(true);
    expect(await store.sweep(allUnused, 1000)).toBe(1);
    expect(await store.has(hash)).toBe(false);
    expect(await store.open(hash)).toBeUndefined();
    for (let part = await parts.next(); part.done !== true; part = await parts.next())
      size += part.value.length;
    expect(size).toBe(4_000_000);
  });

  test('are swept when a day old and unused, not when used, named, new or renewed', async () => {
    const { store, age, hashes } = tried();
    const names = ['used', 'orphan', 'renewed', 'again', 'meanwhile', 'named', 'fresh'];
    const written = new Map<string, string>();
    for (const name of names) written.set(name, (await store.write(chunks(name), 9)).hash);
    const hashFor = (name: string) => written.get(name) ?? '';
    age(names.slice(0, 6).map(hashFor));
    await store.renew(hashFor('renewed'));
    await store.renew(sha256('of nothing'));
    await store.write(chunks('again'), 9);
    const left = join(store.incoming, 'of-a-killed-writer');
    appendFileSync(left, 'half');
    makeOld(left);
    const seen: string[] = [];
    const unused: UnusedFiles = {
      among: async (among) => {
        seen.push(...among);
        await store.write(chunks('meanwhile'), 9);
        return among.filter((hash) => hash !== hashFor('used'));
      },
      ifStill: (hash, remove) => (hash === hashFor('named') ? Promise.resolve(false) : remove()),
    };
    expect(await store.sweep(unused, 86_400_000)).toBe(2);
    expect(seen.sort()).toEqual(expect.arrayContaining(['used', 'orphan'].map(hashFor)));
    expect(seen).not.toContain(hashFor('fresh'));
    expect((await hashes()).sort()).toEqual(
      names
        .filter((name) => name !== 'orphan')
        .map(hashFor)
        .sort(),
    );
    expect(readdirSync(store.incoming)).toEqual([]);
  });
});

test('[D-03] files in a folder are readable by the service alone', async () => {
  const place = join(folder, randomUUID());
  await folderContent(place).write(chunks('mine'), 9);
  const [file = ''] = filesIn(place);
  expect(statSync(file).mode & 0o077).toBe(0);
});
