import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folderStore } from '../store/folderStore.ts';
import { type ReleaseStore, RevisionTaken } from '../store/releaseStore.ts';
import { bucketServer, type BucketServer } from '@portal/bucket/testing';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { s3Store } from './s3Store.ts';

const root = temporaryFolder();
let server: BucketServer;

beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  server = await bucketServer('releases');
}, 60_000);
afterAll(() => server.stop());

/** Each store can be opened several times; all instances must agree. */
const stores: [string, () => () => ReleaseStore][] = [
  [
    'a folder',
    () => {
      const folder = join(root, randomUUID());
      return () => folderStore(folder);
    },
  ],
  [
    'a bucket',
    () => {
      const prefix = `${randomUUID()}/`;
      const { endpoint, bucket } = server;
      return () => s3Store({ bucket, prefix, endpoint, region: 'eu-central-2' });
    },
  ],
];

const files = (text: string) => new Map([['main.js', Buffer.from(text)]]);
const release = { name: 'mfe-x', version: '1.0.0' };

describe.each(stores)('releases in %s', (_, place) => {
  test('are kept whole, compressed next to each file, and listed', async () => {
    const open = place();
    const font = Buffer.from([1, 2, 3]);
    expect(await open().releases()).toEqual([]);
    const all = new Map([...files('start();'), ['fonts/a.woff2', font]]);
    expect(await open().publish(release, all)).toBe('published');

    const store = open();
    const read = async (file: string) => (await store.readFile(release, file)) ?? Buffer.from('');
    expect(String(await read('main.js'))).toBe('start();');
    expect(String(brotliDecompressSync(await read('main.js.br')))).toBe('start();');
    expect(String(gunzipSync(await read('main.js.gz')))).toBe('start();');
    expect(await read('fonts/a.woff2')).toEqual(font);
    expect(await store.readFile(release, 'fonts')).toBeUndefined();
    expect(await store.files(release)).toEqual(['fonts/a.woff2', 'main.js', 'main.js.br', 'main.js.gz']);
    expect(await store.releases()).toEqual([release]);
    expect(Math.abs(Date.now() - Number(await store.publishedAt(release)))).toBeLessThan(60_000);
  });

  test('its sources are recorded, each once, and remain when the files are gone', async () => {
    const open = place();
    await open().publish(release, files('one'));
    expect(await open().sources(release)).toEqual([]);
    await open().addSource(release, 'a1', 'first');
    await open().addSource(release, 'b2', 'second');
    await open().addSource(release, 'a1', 'again');
    expect(await open().files(release)).toEqual(['main.js', 'main.js.br', 'main.js.gz']);
    expect(await open().publish(release, files('one'))).toBe('known');
    await open().remove(release);
    expect(await open().sources(release)).toEqual(['first', 'second']);
    await expect(open().addSource(release, '../a', 'x')).rejects.toThrow('cannot be a name');
  });

  test('nothing is there before it is published', async () => {
    const store = place()();
    expect(await store.readFile(release, 'main.js')).toBeUndefined();
    expect(await store.files(release)).toEqual([]);
    expect(await store.publishedAt(release)).toBeUndefined();
  });

  test('[F-08] the same bytes again change nothing; other bytes of the version are refused', async () => {
    const open = place();
    await open().publish(release, files('one'));
    expect(await open().publish(release, files('one'))).toBe('known');
    await expect(open().publish(release, files('two'))).rejects.toThrow(
      'mfe-x 1.0.0 is already published with other bytes (main.js).',
    );
    await expect(open().publish(release, new Map())).rejects.toThrow('already published');
    expect(String(await open().readFile(release, 'main.js'))).toBe('one');
  });

  test('two writers of one version succeed with the same bytes; with others only one', async () => {
    const open = place();
    const same = await Promise.all([
      open().publish(release, files('one')),
      open().publish(release, files('one')),
    ]);
    expect(same.toSorted()).toContain('published');
    const other = { name: 'mfe-x', version: '2.0.0' };
    const results = await Promise.allSettled(
      ['one', 'two'].map((text) => open().publish(other, files(text))),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const winner = results[0]?.status === 'fulfilled' ? 'one' : 'two';
    expect(String(await open().readFile(other, 'main.js'))).toBe(winner);
  });

  test.each([
    ['../mfe-x', '1.0.0', 'main.js'],
    ['mfe-x', '1/../../0', 'main.js'],
    ['mfe-x', '..', 'main.js'],
    ['mfe-x', '1.0.0\n', 'main.js'],
    ['mfe-x', '1.0.0', '../../secret'],
    ['mfe-x', '1.0.0', '.hidden'],
    ['mfe-x', '1.0.0', 'a\u0000b'],
    ['mfe-x', '1.0.0', '/etc/passwd'],
    ['mfe-x', '1.0.0', 'a\\b'],
    ['mfe-x', `1.${'0'.repeat(300)}`, 'main.js'],
  ])('a name that leads out of its place is refused: %j %j %j', async (name, version, file) => {
    const store = place()();
    const refusal = 'cannot be a name in the release store';
    await expect(store.publish({ name, version }, new Map([[file, Buffer.from('')]]))).rejects.toThrow(
      refusal,
    );
    await expect(store.readFile({ name, version }, file)).rejects.toThrow(refusal);
    expect(await store.releases()).toEqual([]);
  });

  test('a release that is removed is gone, can be removed again, and published again', async () => {
    const open = place();
    const [store, other] = [open(), { name: 'mfe-x', version: '1.0.1' }];
    await store.publish(release, files('one'));
    await store.publish(other, files('one'));
    await store.remove(release);
    expect(await store.releases()).toEqual([other]);
    expect(await store.readFile(release, 'main.js')).toBeUndefined();
    expect(await store.files(release)).toEqual([]);
    await open().remove(release);
    expect(await open().publish(release, files('two'))).toBe('published');
    expect(await open().sweep()).toBe(0);
    expect(String(await open().readFile(release, 'main.js'))).toBe('two');
  });
});

describe.each(stores)('revisions in %s', (_, place) => {
  test('are added one after the other and never change', async () => {
    const open = place();
    expect(await open().currentRevision('local')).toBe(0);
    await open().appendRevision('local', 1, 'one');
    const store = open();
    expect(await store.currentRevision('local')).toBe(1);
    await open().appendRevision('local', 2, 'two');
    expect(await store.currentRevision('local')).toBe(2);
    expect(await store.readRevision('local', 1)).toBe('one');
    expect(await store.readRevision('local', 3)).toBeUndefined();
    expect(await store.currentRevision('uat')).toBe(0);
    await expect(store.appendRevision('local', 1, 'other')).rejects.toThrow(RevisionTaken);
    expect(await open().readRevision('local', 1)).toBe('one');
    expect(await open().currentRevision('local')).toBe(2);
  });

  test('of two writers of one revision exactly one wins, and the others are notified', async () => {
    const open = place();
    const writers = Array.from({ length: 6 }, (_one, index) =>
      open().appendRevision('local', 1, `writer ${index}`),
    );
    const results = await Promise.allSettled(writers);
    const lost = results.filter((result) => result.status === 'rejected');
    expect(lost).toHaveLength(5);
    expect(lost[0]?.reason).toHaveProperty(
      'message',
      'Somebody else made revision 1 of local in the meantime; yours was not written.',
    );
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    expect(await open().readRevision('local', 1)).toBe(`writer ${winner}`);
    expect(await open().currentRevision('local')).toBe(1);
  });

  test('writers who all begin at once make a history without a gap', async () => {
    const open = place();
    const write = async (name: string) => {
      const store = open();
      for (let written = 0; written < 3;) {
        const next = (await store.currentRevision('uat')) + 1;
        try {
          await store.appendRevision('uat', next, `${name} ${written}`);
          written += 1;
        } catch (error) {
          if (!(error instanceof RevisionTaken)) throw error;
        }
      }
    };
    await Promise.all(['a', 'b', 'c', 'd'].map(write));
    const store = open();
    expect(await store.currentRevision('uat')).toBe(12);
    const texts = await Promise.all(
      Array.from({ length: 12 }, (_one, index) => store.readRevision('uat', index + 1)),
    );
    expect(texts.toSorted()).toEqual(
      ['a', 'b', 'c', 'd'].flatMap((name) => [0, 1, 2].map((one) => `${name} ${one}`)),
    );
  });
});

describe.each(stores)('texts of an environment in %s', (_, place) => {
  test('are listed, replaced and removed, each kind by itself', async () => {
    const open = place();
    expect([await open().pictures.ids('uat'), await open().pictures.read('uat', 'a1')]).toEqual([
      [],
      undefined,
    ]);
    await open().pictures.write('uat', 'a1', 'one');
    await open().pictures.write('uat', 'a1', 'two');
    await open().proposals.write('uat', 'b2', 'other');
    const store = open();
    expect(await store.pictures.ids('uat')).toEqual(['a1']);
    expect(await store.pictures.read('uat', 'a1')).toBe('two');
    expect(await store.proposals.ids('uat')).toEqual(['b2']);
    expect([await store.pictures.ids('prod'), await store.currentRevision('uat')]).toEqual([[], 0]);
    await expect(store.pictures.read('uat', '../b2')).rejects.toThrow('cannot be a name');
    await open().pictures.remove('uat', 'a1');
    await open().pictures.remove('uat', 'a1');
    expect(await store.pictures.ids('uat')).toEqual([]);
  });
});
