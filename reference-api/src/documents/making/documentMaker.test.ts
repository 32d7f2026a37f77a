import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentRecord } from '../DocumentRecord.ts';
import { DocumentCache } from './DocumentCache.ts';
import { cachedMaker } from './documentMaker.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const recordOf = (docRef: string) => ({ docRef }) as DocumentRecord;
const nameOf = (letter: string) => letter.repeat(64);

function counting() {
  const requests: string[] = [];
  const make = ({ docRef }: DocumentRecord) => {
    requests.push(docRef);
    return Promise.resolve(Buffer.from(`made ${docRef}`));
  };
  return { requests, workers: { make, close: () => Promise.resolve() } };
}

test('a document is made once for parallel requests, and found on disk afterwards', async () => {
  const { requests, workers } = counting();
  const cache = new DocumentCache(join(folder, 'once'), 1000);
  const maker = cachedMaker(workers, cache, (error) => expect(error).toBeUndefined());
  const made = await Promise.all(Array.from({ length: 160 }, () => maker.make(recordOf('a'))));
  expect(new Set(made.map(String))).toEqual(new Set(['made a']));
  expect(String(await maker.make(recordOf('a')))).toBe('made a');
  expect(String(await maker.make(recordOf('b')))).toBe('made b');
  expect(requests).toEqual(['a', 'b']);
  const [file = ''] = readdirSync(join(folder, 'once'));
  expect(statSync(join(folder, 'once', file)).mode & 0o077).toBe(0);
});

test('a disk that cannot be used costs time and nothing else', async () => {
  const { requests, workers } = counting();
  const blocked = join(folder, 'a-file');
  writeFileSync(blocked, '');
  const faults: unknown[] = [];
  const maker = cachedMaker(workers, new DocumentCache(join(blocked, 'x'), 1000), (error) =>
    faults.push(error),
  );
  for (let turn = 0; turn < 2; turn++) expect(String(await maker.make(recordOf('a')))).toBe('made a');
  expect(requests).toEqual(['a', 'a']);
  expect(faults).toHaveLength(4);
});

test('the disk has a limit; the least recently read goes first, also after a restart', async () => {
  const place = join(folder, 'bounded');
  const bytes = Buffer.alloc(40);
  const first = new DocumentCache(place, 100);
  await first.write(nameOf('a'), bytes);
  await first.write(nameOf('b'), bytes);
  expect(await first.read(nameOf('a'))).toEqual(bytes);
  await first.write(nameOf('c'), bytes);
  expect(readdirSync(place).sort()).toEqual([nameOf('a'), nameOf('c')]);
  await first.write(nameOf('d'), Buffer.alloc(101));
  const unfinished = join(place, `${nameOf('e')}.0123456789ab`);
  writeFileSync(unfinished, '');
  utimesSync(unfinished, new Date(0), new Date(0));
  const second = new DocumentCache(place, 100);
  expect(await second.read(nameOf('c'))).toEqual(bytes);
  await second.write(nameOf('f'), bytes);
  expect(readdirSync(place).sort()).toEqual([nameOf('c'), nameOf('f')]);
});

test('a file that is gone or cut short is made again', async () => {
  const place = join(folder, 'damaged');
  const cache = new DocumentCache(place, 1000);
  await cache.write(nameOf('a'), Buffer.alloc(40));
  await cache.write(nameOf('b'), Buffer.alloc(40));
  rmSync(join(place, nameOf('a')));
  writeFileSync(join(place, nameOf('b')), 'short');
  expect([await cache.read(nameOf('a')), await cache.read(nameOf('b'))]).toEqual([undefined, undefined]);
});

test('a shared folder keeps the files of others, and what is being written', async () => {
  const place = join(folder, 'shared');
  const written = `${nameOf('b')}.0123456789ab`;
  mkdirSync(place);
  writeFileSync(join(place, 'notes.txt'), 'of others');
  writeFileSync(join(place, written), 'half');
  await new DocumentCache(place, 1000).write(nameOf('a'), Buffer.alloc(40));
  expect(readdirSync(place).sort()).toEqual([nameOf('a'), written, 'notes.txt']);
});
