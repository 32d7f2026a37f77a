import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runRelease } from '../commands/runRelease.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { readSource } from './readSource.ts';
import { recordSource, sourceOf, sourceText, unknownSource, type Source } from './source.ts';

const root = temporaryFolder();
let count = 0;

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Kim', '-c', 'user.email=kim@bank.example', ...words], {
    encoding: 'utf8',
  }).trim();

async function aRepository(): Promise<{ top: string; folder: string; commit: string }> {
  const top = join(root, `repository-${(count += 1)}`);
  const folder = join(top, 'mfe-x');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{}');
  git(top, 'init', '--quiet', '--initial-branch=main');
  git(top, 'add', '.');
  git(top, 'commit', '--quiet', '--message=First');
  return { top, folder, commit: git(top, 'rev-parse', 'HEAD') };
}

test('commit and branch are read, and a change anywhere in the tree is seen', async () => {
  const { top, folder, commit } = await aRepository();
  expect(await readSource(folder, {})).toEqual({ commit, branch: 'main', clean: true });
  await writeFile(join(top, 'notes.txt'), 'not committed');
  expect(await readSource(folder, {})).toEqual({ commit, branch: 'main', clean: false });
});

test('without a checked-out branch, as in a pipeline, a variable names it', async () => {
  const { top, folder, commit } = await aRepository();
  git(top, 'checkout', '--quiet', '--detach');
  expect(await readSource(folder, {})).toEqual({ commit, branch: null, clean: true });
  expect(await readSource(folder, { PORTAL_RELEASE_BRANCH: 'release' })).toMatchObject({ branch: 'release' });
});

test('without Git it is unknown unless variables name it; tarballs have no commit', async () => {
  const { top, commit } = await aRepository();
  const tarball = join(top, 'unpacked');
  await mkdir(tarball);
  await writeFile(join(tarball, 'package.json'), '{}');
  expect(sourceText(await readSource(tarball, {}))).toBe('unknown (not committed to Git yet)');
  expect(await readSource(join(root, 'nowhere'), {})).toEqual(unknownSource);
  const given = { PORTAL_RELEASE_COMMIT: commit, PORTAL_RELEASE_BRANCH: 'main' };
  expect(await readSource(tarball, given)).toEqual({ commit, branch: 'main', clean: null });
  await expect(readSource(tarball, { PORTAL_RELEASE_COMMIT: 'main' })).rejects.toMatchObject({
    message: 'PORTAL_RELEASE_COMMIT is “main”.',
    hint: 'It must be the full name of a commit: git rev-parse HEAD',
  });
});

const commit = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
test.each<[Source | undefined, string]>([
  [{ commit, branch: 'main', clean: true }, 'a1b2c3d on main'],
  [{ commit, branch: 'main', clean: false }, 'a1b2c3d on main, with uncommitted changes'],
  [{ commit, branch: null, clean: null }, 'a1b2c3d'],
  [unknownSource, 'unknown (no Git)'],
  [undefined, 'not recorded'],
])('%j reads “%s”', (source, text) => {
  expect(sourceText(source)).toBe(text);
});

const release = { name: 'mfe-x', version: '1.0.0' };

test('of several sources of the same bytes, the first commit counts, then local state', async () => {
  const store = folderStore(join(root, 'store'));
  expect(await sourceOf(store, release)).toBeUndefined();
  await recordSource(store, release, unknownSource);
  expect(await sourceOf(store, release)).toEqual(unknownSource);
  const changed = { commit, branch: 'main', clean: false };
  await recordSource(store, release, changed);
  expect(await sourceOf(store, release)).toEqual(changed);
  await store.addSource(release, 'damaged', '{');
  const first = { ...changed, clean: true };
  await store.addSource(
    release,
    'later',
    JSON.stringify({ ...first, branch: 'b', at: '2999-01-01T00:00:00Z' }),
  );
  await recordSource(store, release, first);
  expect(await sourceOf(store, release)).toEqual(first);
});

test('the same bytes are published from another commit; history shows each source', async () => {
  const folder = join(root, 'released');
  const store = folderStore(join(folder, 'store'));
  const source = { commit, branch: 'main', clean: true };
  const fakes = { store, folder, shell: {}, remotes: [{ name: 'mfe-x' }] };
  await publishFakes(fakes, { environment: 'uat', source: { ...source, clean: false } });
  const again = await publishFakes(fakes, { environment: 'uat', source });
  expect(again.changed).toBe(false);
  const next = { store, folder, remotes: [{ name: 'mfe-x', version: '1.1.0' }] };
  await publishFakes(next, { environment: 'uat', source: unknownSource });
  const run = async (...words: string[]) => {
    const said: string[] = [];
    await runRelease(words, (text) => said.push(text), { PORTAL_STORE: store.location });
    return said.join('\n').split('\n');
  };
  const history = await run('history', '--environment', 'uat');
  expect(history[2]).toMatch(/^ {2}2 .* mfe-x 1\.0\.0 → 1\.1\.0 {2,}unknown \(no Git\) {2,}a test$/);
  expect(history[3]).toMatch(/^ {2}1 .* shell 1\.0\.0 and 1 more {2,}a1b2c3d on main {2,}a test$/);
  expect(await run('status', '--environment', 'uat')).toContainEqual(
    expect.stringMatching(/^ {2}shell {2,}1\.0\.0 .* robin {2,}a1b2c3d on main$/),
  );
});
