import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { folderContent } from './folderContent.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
const inside = () => join(folder, String(count++));
const chunks = async function* (...texts: string[]) {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

async function read(store: ReturnType<typeof folderContent>, hash: string): Promise<string | undefined> {
  const content = await store.open(hash);
  return content && (await buffer(content.read())).toString();
}

test('[D-03] bytes are kept once under their hash, readable by the service alone, and read whole or in part', async () => {
  const place = inside();
  const store = folderContent(place);
  const written = await store.write(chunks('Organic ', 'growth'), 100);
  expect(written).toEqual({ hash: sha256('Organic growth'), size: 14 });
  expect(await store.write(chunks('Organic growth'), 100)).toEqual(written);
  const [file = '', ...more] = filesIn(place);
  expect(more).toEqual([]);
  expect(file).toBe(join(place, 'sha256', written.hash.slice(0, 2), written.hash.slice(2)));
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(await read(store, written.hash)).toBe('Organic growth');
  const part = await store.open(written.hash);
  expect((part && (await buffer(part.read({ from: 8, to: 9 }))))?.toString()).toBe('gr');
  expect(await store.open(sha256('other'))).toBeUndefined();
});

test('[D-03] a file that is too large, and one whose sender stops, leave nothing', async () => {
  const place = inside();
  const store = folderContent(place);
  await expect(store.write(chunks('12345', '67890'), 9)).rejects.toThrow('The file is larger than 9 bytes.');
  const broken = async function* () {
    yield await Promise.resolve(Buffer.from('half'));
    throw new Error('gone');
  };
  await expect(store.write(broken(), 9)).rejects.toThrow('gone');
  expect(filesIn(place)).toEqual([]);
});

test('[D-03] bytes that changed are refused, also after they were read well, and the same file fed again repairs them', async () => {
  const place = inside();
  const store = folderContent(place);
  const { hash } = await store.write(chunks('as it came'), 100);
  expect(await read(store, hash)).toBe('as it came');
  appendFileSync(filesIn(place)[0] ?? '', '!');
  await expect(store.open(hash)).rejects.toThrow(`The stored file ${hash} is damaged`);
  await store.write(chunks('as it came'), 100);
  expect(await read(store, hash)).toBe('as it came');
});

test('[D-03] orphans of yesterday are swept, not what is in use or new, and killed writers leave nothing for ever', async () => {
  const place = inside();
  const store = folderContent(place);
  const [used, orphan, fresh] = [
    await store.write(chunks('used'), 9),
    await store.write(chunks('orphan'), 9),
    await store.write(chunks('fresh'), 9),
  ];
  const yesterday = Date.now() / 1000 - 86_400;
  const age = (file: string) => utimesSync(file, yesterday, yesterday);
  for (const file of filesIn(place)) if (!file.endsWith(fresh.hash.slice(2))) age(file);
  const left = join(place, 'incoming', 'of-a-killed-writer');
  appendFileSync(left, 'half');
  age(left);
  const unused = (hashes: string[]) => Promise.resolve(hashes.filter((hash) => hash !== used.hash));
  expect(await store.sweep(unused, 3_600_000)).toBe(2);
  expect(await store.open(orphan.hash)).toBeUndefined();
  expect([await read(store, used.hash), await read(store, fresh.hash)]).toEqual(['used', 'fresh']);
  expect(readdirSync(join(place, 'incoming'))).toEqual([]);
});

test('what is not a hash names no file', async () => {
  await expect(folderContent(inside()).open('../../etc/passwd')).rejects.toThrow('is not a hash');
});
