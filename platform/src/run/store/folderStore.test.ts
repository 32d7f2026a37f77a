import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { mkdir, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bundledPrograms } from '#testing/bundledPrograms.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { explainFileFault } from '../faults/explainFileFault.ts';
import { folderStore } from './folderStore.ts';

const root = temporaryFolder();
let count = 0;
const newFolder = () => join(root, String((count += 1)));
const files = (text: string) => new Map([['main.js', Buffer.from(text)]]);
const release = { name: 'mfe-x', version: '1.0.0' };

describe('releases', () => {
  test('a release is kept whole, compressed next to each file, and listed', async () => {
    const folder = newFolder();
    const store = folderStore(folder);
    const font = Buffer.from([1, 2, 3]);
    const all = new Map([...files('start();'), ['fonts/a.woff2', font]]);
    expect(await store.publish(release, all)).toBe('published');

    expect(await store.readFile(release, 'main.js')).toEqual(Buffer.from('start();'));
    const artefact = join(folder, 'artefacts/mfe-x/1.0.0');
    expect(brotliDecompressSync(await readFile(join(artefact, 'main.js.br'))).toString()).toBe('start();');
    expect(gunzipSync(await readFile(join(artefact, 'main.js.gz'))).toString()).toBe('start();');
    expect(await readdir(join(artefact, 'fonts'))).toEqual(['a.woff2']);
    expect(await store.releases()).toEqual([release]);
  });

  test('a store that cannot be written to is explained by its own setting', async () => {
    const folder = newFolder();
    await mkdir(dirname(folder), { recursive: true });
    await writeFile(folder, 'not a folder');
    await expect(folderStore(folder).publish(release, files('one'))).rejects.toMatchObject({
      message: `A file is in the way of the release store ${folder}.`,
      hint: 'Move that file away, or set PORTAL_STORE to another folder.',
    });
  });

  test.each(['ENOSPC', 'EDQUOT'])(
    'a store whose disk is full is explained by its own setting: %s',
    (code) => {
      const full = Object.assign(new Error('no space left on device'), { code });
      expect(explainFileFault(full, 'the release store /store', 'PORTAL_STORE')).toMatchObject({
        message: 'There is no space left on the disk for the release store /store.',
        hint: 'Free some space, or set PORTAL_STORE to a folder on another disk. No partial file was left.',
      });
    },
  );

  test('leavings of a publication that was killed are removed by a later one', async () => {
    const folder = newFolder();
    const leavings = join(folder, 'staging', 'killed');
    await mkdir(leavings, { recursive: true });
    await utimes(leavings, 0, 0);
    await folderStore(folder).publish(release, files('one'));
    expect(await readdir(join(folder, 'staging'))).toEqual([]);
  });
});

describe('a release that is damaged in the store', () => {
  const whole = () => {
    const hash = createHash('sha384').update('start();').digest('base64');
    const record = JSON.stringify({ integrity: { 'main.js': `sha384-${hash}` } });
    return new Map([...files('start();'), ['release.json', Buffer.from(record)]]);
  };

  test.each(['main.js', 'main.js.br', 'main.js.gz', 'release.json'])(
    '%s cut off is put back by the same build, by no other',
    async (file) => {
      const folder = newFolder();
      const store = folderStore(folder);
      const artefact = join(folder, 'artefacts/mfe-x/1.0.0');
      await store.publish(release, whole());
      await writeFile(join(artefact, file), '{');
      const other = new Map([...whole(), ['main.js', Buffer.from('other();')]]);
      await expect(store.publish(release, other)).rejects.toThrow(
        `mfe-x 1.0.0 is damaged in the release store: ${file} in ${artefact} is not what was published, and this is another build.`,
      );
      expect(await store.publish(release, whole())).toBe('repaired');
      expect(await store.publish(release, whole())).toBe('known');
      expect(await readdir(join(folder, 'staging'))).toEqual([]);
    },
  );

  test('of this machine alone is made again, also when a compressed file is missing', async () => {
    const folder = newFolder();
    const store = folderStore(folder);
    const local = { name: 'mfe-x', version: '1.0.0-local.abc' };
    const artefact = join(folder, 'artefacts/mfe-x', local.version);
    await store.publish(local, whole());
    await rm(join(artefact, 'main.js.br'));
    expect(await store.publish(local, whole())).toBe('published');
    expect(brotliDecompressSync(await readFile(join(artefact, 'main.js.br'))).toString()).toBe('start();');
    expect(await store.publish(local, whole())).toBe('known');
  });

  test('a version of this machine alone takes the place of one that was made otherwise', async () => {
    const store = folderStore(newFolder());
    const local = { name: 'mfe-x', version: '1.0.0-local.abc' };
    await store.publish(local, files('one'));
    expect(await store.publish(local, files('two'))).toBe('published');
    expect(await store.readFile(local, 'main.js')).toEqual(Buffer.from('two'));
    expect(await store.publish(local, files('two'))).toBe('known');
  });
});

describe('revisions', () => {
  test('of two writers of one revision exactly one wins, and the other is notified', async () => {
    const folder = newFolder();
    const writers = Array.from({ length: 20 }, (_, index) =>
      folderStore(folder).appendRevision('local', 1, `writer ${index}`),
    );
    const results = await Promise.allSettled(writers);
    const lost = results.filter((result) => result.status === 'rejected');
    expect(lost).toHaveLength(19);
    expect(lost[0]?.reason).toHaveProperty(
      'message',
      'Somebody else made revision 1 of local in the meantime; yours was not written.',
    );
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    expect(await folderStore(folder).readRevision('local', 1)).toBe(`writer ${winner}`);
    expect(await readdir(join(folder, 'environments/local/revisions'))).toEqual(['1.json']);
  });

  test('a pointer left behind by a killed writer is rolled forward', async () => {
    const folder = newFolder();
    const store = folderStore(folder);
    await store.appendRevision('local', 1, 'one');
    await writeFile(join(folder, 'environments/local/revisions/2.json'), 'two');
    expect(await store.currentRevision('local')).toBe(2);
    await store.appendRevision('local', 3, 'three');
    expect(await readFile(join(folder, 'environments/local/current'), 'utf8')).toBe('3\n');
  });

  test('a slow writer of an earlier revision does not take the pointer back', async () => {
    const folder = newFolder();
    const store = folderStore(folder);
    const later = join(folder, 'environments/local/revisions/2.json');
    await mkdir(dirname(later), { recursive: true });
    await writeFile(later, 'two');
    await store.appendRevision('local', 1, 'one');
    expect(await readFile(join(folder, 'environments/local/current'), 'utf8')).toBe('2\n');
  });

  test('a damaged pointer is named', async () => {
    const folder = newFolder();
    await folderStore(folder).appendRevision('local', 1, 'one');
    await writeFile(join(folder, 'environments/local/current'), 'seven');
    await expect(folderStore(folder).currentRevision('local')).rejects.toThrow(
      'The pointer of environment local is damaged',
    );
  });
});

const program = bundledPrograms('writeForever');

test('a killed writer leaves whole releases, whole revisions and a valid pointer', async () => {
  const folder = newFolder();
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  for (const rounds of [1, 4, 9]) {
    const child = spawn(process.execPath, [program('writeForever'), folder], {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let done = 0;
    for await (const dots of child.stdout as AsyncIterable<Buffer>)
      if ((done += dots.length) >= rounds) break;
    child.kill('SIGKILL');
    await once(child, 'close');

    const store = folderStore(folder);
    const revision = await store.currentRevision('local');
    expect(revision).toBeGreaterThan(0);
    for (let n = 1; n <= revision; n += 1) {
      const text = (await store.readRevision('local', n)) ?? '';
      expect(JSON.parse(text)).toEqual({ n, filler: 'x'.repeat(50_000) });
    }
    for (const written of await store.releases()) {
      expect((await store.readFile(written, 'a.js'))?.length).toBe(20_000);
      expect((await store.readFile(written, 'b.js'))?.length).toBe(20_000);
    }
  }
}, 20_000);

test('a store that cannot be written is reported in words', async () => {
  const folder = newFolder();
  await mkdir(folder);
  await writeFile(join(folder, 'artefacts'), 'a file in the way');
  await expect(folderStore(folder).publish(release, files('one'))).rejects.toThrow(
    'A file is in the way of the release store',
  );
});
