import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runRelease } from '../commands/runRelease.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { aRemoteBuild } from '#testing/aBuild.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';

const root = temporaryFolder();
let count = 0;

const login = { name: 'mfe-auth', paths: { public: ['/login'], signedIn: [], gated: [] } };
const commit = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';

async function aRunningPortal() {
  const folder = join(root, String((count += 1)));
  const store = folderStore(join(folder, 'store'));
  const source = { commit, branch: 'main', clean: true };
  await publishFakes({ store, folder, shell: {}, remotes: [login] }, { environment: 'prod', source });
  const file = (name: string) => join(store.location, 'artefacts/mfe-auth/1.0.0', name);
  /** Returns what a command prints, or its refusal. */
  async function release(line: string): Promise<string> {
    const said: string[] = [];
    try {
      await runRelease(line.split(' '), (text) => said.push(text), { PORTAL_STORE: store.location });
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
      said.push(`✗ ${error.message}\n${error.hint}`);
    }
    return said.join('\n');
  }
  return { folder, store, file, release };
}

const wholeAgain = 'prod: all 11 files are what was released, in the release store.';

test.each([
  ['exposed.1.js', 'exposed.1.js in the release store is not what was released.'],
  ['exposed.1.js.br', 'exposed.1.js.br in the release store is not what was released.'],
  ['release.json', 'release.json in the release store is not what was released.'],
])('%s damaged: verify names it, its command repairs it, verify is clean', async (name, problem) => {
  const { folder, file, release } = await aRunningPortal();
  const before = await readFile(file(name));
  await writeFile(file(name), 'damaged');
  const said = await release('verify --environment prod');
  expect(said).toContain(`mfe-auth 1.0.0: ${problem}`);
  const [, command = '', origin] = /pnpm release (repair \S+ --environment \S+) +\((.+)\)/.exec(said) ?? [];
  expect([command, origin]).toEqual([
    'repair mfe-auth --environment prod',
    '1.0.0, built from a1b2c3d on main',
  ]);
  const from = `--from ${join(folder, 'mfe-auth')}`;
  expect(await release(`${command} ${from} --dry-run`)).toMatch(
    /^mfe-auth 1\.0\.0: \d+ files? would be repaired\./,
  );
  expect(await readFile(file(name))).not.toEqual(before);
  expect(await release(`${command} ${from}`)).toBe(
    'mfe-auth 1.0.0 is repaired: all its files are what was published.',
  );
  expect(await readFile(file(name))).toEqual(before);
  expect(await release('verify --environment prod')).toBe(wholeAgain);
  expect(await release(`${command} ${from}`)).toBe(
    'mfe-auth 1.0.0 is undamaged: there was nothing to repair.',
  );
});

test('a file that is gone comes back, and so does a release that was removed', async () => {
  const { folder, file, release } = await aRunningPortal();
  const repair = `repair mfe-auth --environment prod --from ${join(folder, 'mfe-auth')}`;
  await rm(file('exposed.1.css'));
  expect(await release('verify --environment prod')).toContain('exposed.1.css is not in the release store.');
  expect(await release(repair)).toContain('is repaired');
  expect(await release('verify --environment prod')).toBe(wholeAgain);
  await rm(file('.'), { recursive: true });
  expect(await release('verify --environment prod')).toContain('release.json is not in the release store.');
  expect(await release(repair)).toBe('mfe-auth 1.0.0 was not in the release store, and is there again.');
  expect(await release('verify --environment prod')).toBe(wholeAgain);
});

test('another build repairs nothing, and the way to the right one is reported', async () => {
  const { folder, file, release } = await aRunningPortal();
  await writeFile(file('exposed.1.js'), 'damaged');
  await aRemoteBuild(join(folder, 'other', 'dist'), { ...login, code: 'export default 2;' });
  const said = await release(`repair mfe-auth --environment prod --from ${join(folder, 'other')}`);
  expect(said).toContain('exposed.1.js in');
  expect(said).toContain('is not what was published, and this is another build.');
  expect(said).toContain(
    'Check out the commit that it was built from (pnpm release history), then: pnpm release repair mfe-auth',
  );
  expect(await readFile(file('exposed.1.js'), 'utf8')).toBe('damaged');
});
