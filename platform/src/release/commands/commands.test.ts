import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord } from '../releases/releaseRecord.ts';
import { currentRevision, readRevision } from '../releases/revision.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { integrityOf } from '#run/store/integrityOf.ts';
import type { ReleaseName } from '#run/store/releaseStore.ts';
import { aRemoteBuild } from '#testing/aBuild.ts';
import { copiesOf } from '#testing/copiesOf.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { releaseLine } from '#testing/releaseLine.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { prune } from '../maintenance/prune.ts';

const root = temporaryFolder();
const before = process.env['PORTAL_RELEASE_BY'];
beforeAll(() => {
  process.env['PORTAL_RELEASE_BY'] = 'robin';
});
afterAll(() => {
  if (before === undefined) delete process.env['PORTAL_RELEASE_BY'];
  else process.env['PORTAL_RELEASE_BY'] = before;
});

const login = { name: 'mfe-auth', paths: { public: ['/login'], signedIn: [], gated: [] } };

const newFolder = copiesOf(root, async (folder) => {
  const store = folderStore(join(folder, 'store'));
  await publishFakes({ store, folder, shell: {}, remotes: [login] }, { environment: 'uat' });
  await publishFakes({ store, folder, remotes: [{ ...login, version: '1.1.0' }] }, { environment: 'uat' });
});

/** uat runs a shell at 1.0.0 and mfe-auth at 1.1.0, its second version. */
async function aStore() {
  const folder = await newFolder();
  const PORTAL_STORE = join(folder, 'store');
  const store = folderStore(PORTAL_STORE);
  const release = (line: string) => releaseLine(PORTAL_STORE, line);
  const promoteAll = (to: string) => release(`promote --all --to ${to} --why "as tested" --by kim`);
  return { store, folder, release, promoteAll };
}

test('[F-07] a version goes from uat to staging to prod, package by package', async () => {
  const { store, release } = await aStore();
  expect(await release('promote shell --to staging --why "first shell" --by kim')).toBe(
    'staging runs revision 1:\n  shell 1.0.0',
  );
  expect(await release('promote mfe-auth --to staging --why "new login"')).toBe(
    'staging runs revision 2:\n  mfe-auth 1.1.0',
  );
  expect(await release('promote mfe-auth@1.0.0 --to staging --why "older"')).toBe(
    'staging runs revision 3:\n  mfe-auth 1.1.0 → 1.0.0',
  );
  expect(await release('promote mfe-auth@1.0.0 --to staging --why "again"')).toBe(
    'staging runs all of that already (revision 3).',
  );
  await release('promote shell --to prod --why x');
  expect(await release('promote mfe-auth@1.1.0 --to prod --why x')).toBe(
    'prod runs revision 2:\n  mfe-auth 1.1.0',
  );
  const prod = (await currentRevision(store, 'prod'))?.environment;
  expect(prod?.overrides).toEqual({ allowed: false, origins: [] });
  expect((await currentRevision(store, 'staging'))?.environment.links.corporateAccess).toContain('staging');
});

test('a dry run says what would change, and changes nothing', async () => {
  const { store, release } = await aStore();
  expect(await release('promote shell --to staging --why x --dry-run')).toBe(
    'staging would run revision 1:\n  shell 1.0.0\nNothing was written (--dry-run).',
  );
  expect(await release('rollback --environment uat --why x --dry-run')).toMatch(
    /^uat would run revision 3:\n {2}mfe-auth 1\.1\.0 → 1\.0\.0\nIt touches:\n[^]*\nNothing was written \(--dry-run\)\.$/,
  );
  expect(await release('lock --environment uat --why x --dry-run')).toBe(
    'uat would be locked. Nothing was written (--dry-run).',
  );
  expect([await store.currentRevision('staging'), await store.currentRevision('uat')]).toEqual([0, 2]);
});

test('[F-11] a new version falls back on the one before it, a rollback never on what it left', async () => {
  const { store, release } = await aStore();
  const running = async () => (await currentRevision(store, 'uat'))?.environment.remotes['mfe-auth'];
  expect(await running()).toMatchObject({ version: '1.1.0', lastGood: { version: '1.0.0' } });
  await release('rollback mfe-auth --environment uat --why "sign-in fails"');
  expect(await running()).toMatchObject({ version: '1.0.0' });
  expect((await running())?.lastGood).toBeUndefined();
});

test('any earlier revision can be restored; history is appended to, never changed', async () => {
  const { store, release } = await aStore();
  await release('rollback --environment uat --to 1 --why "sign-in fails" --by kim');
  await release('rollback --environment uat --to 2 --why "it was the network"');
  const at = (number: number) => readRevision(store, 'uat', number);
  expect((await at(3)).environment).toEqual({ ...(await at(1)).environment, revision: 3 });
  expect(await at(3)).toMatchObject({
    ...{ who: 'kim', why: 'sign-in fails', from: 2, action: 'rollback', restored: 1 },
  });
  expect(await at(2)).not.toHaveProperty('restored');
  const unknown = 'not recorded';
  expect((await at(4)).environment).toEqual({ ...(await at(2)).environment, revision: 4 });
  expect((await release('history --environment uat')).split(/\n| {2,}/).filter(Boolean)).toEqual([
    'uat',
    ...['revision', 'when', 'by', 'from', 'did', 'what', 'built from', 'why'],
    ...['4', 'THEN', 'robin', '3', 'rollback to 2', 'mfe-auth 1.0.0 → 1.1.0', unknown, 'it was the network'],
    ...['3', 'THEN', 'kim', '2', 'rollback to 1', 'mfe-auth 1.1.0 → 1.0.0', unknown, 'sign-in fails'],
    ...['2', 'THEN', 'robin', '1', 'publish', 'mfe-auth 1.0.0 → 1.1.0', unknown, 'a test'],
    ...['1', 'THEN', 'robin', '–', 'publish', 'shell 1.0.0 and 1 more', unknown, 'a test'],
  ]);
});

test.each([
  ['rollback --environment uat --to 9 --why x', 'There is no revision 9 of uat.\nChoose from 1 to 2'],
  ['rollback mfe-x --environment uat --to 1 --why x', 'mfe-x did not run in revision 1 of uat.'],
  ['rollback shell --environment uat --why x', 'shell has never run in another version in uat.'],
  [
    'rollback --environment prod --why x',
    'Nothing has been released to environment prod yet.\nThere is nothing to go back to.\nPromote what staging runs: ',
  ],
  [
    'configure --environment prod --why x',
    'Nothing has been released to environment prod yet.\n' +
      'Its settings come into force with its first shell.\nPromote what staging runs: ',
  ],
  [
    'rollback --environment uat --to 1',
    'Why should uat change? The history records a reason for every change.',
  ],
  ['rollback --environment uat --to x --why x', '“x” is not a revision.\nExpected a number such as 41.'],
  [
    'promote mfe-auth --to nowhere --why x',
    'There is no environment nowhere.\nChoose from: local, uat, staging, prod.',
  ],
  ['promote ../../etc --to staging --why x', '“../../etc” is not a package.'],
  ['promote mfe-auth@../../x --to uat --why x', '“../../x” cannot be a name in the release store.'],
  ['promote mfe-auth --to prod --why x', 'mfe-auth does not run in staging.'],
  ['promote mfe-auth --to uat --why x', 'Where should uat take mfe-auth from?'],
  [
    'promote mfe-auth --to staging --why x',
    'Environment staging has no shell yet (rule: a shell first).\n' +
      'Promote it as well, or everything that runs in uat: pnpm release promote --all --to staging --why "…"',
  ],
  [
    'promote shell --all --to staging --why x',
    'Both package names and --all were given.\nChoose one: pnpm release promote shell --to staging --why "…", or with --all',
  ],
  ['promote --all --to prod --why x', 'Nothing has been released to environment staging yet.'],
  ['promote --all --to uat --why x', 'Where should uat take all packages from?\nName an environment: '],
  ['promote mfe-auth mfe-auth@1.0.0 --to staging --why x', 'mfe-auth is named twice.'],
  ['promote --to staging --why x', 'Which package?'],
  [
    'rollback shell mfe-auth --environment uat --why x',
    'uat has no revision in which all of shell, mfe-auth ran in other versions.\nName the revision to go back to, with --to: ',
  ],
  ['unlock --environment uat --why x', 'Environment uat is not locked.'],
  ['verify --environment uat --address ftp://x', '--address is “ftp://x”.'],
  ['verify --environment uat --address https://kim:secret@x', '--address is “https://…@x”.'],
  ['status-page --listen everywhere', '--listen is “everywhere”.'],
  ['status-page --portal prod', '--portal is “prod”.'],
  ['status-page --portal https://kim:secret@x', '--portal is “https://…@x”.'],
  ['status-page --portal nowhere=https://x', 'There is no environment nowhere.'],
  ['diff uat', 'What should be compared?'],
  [
    'diff uat@7 uat',
    'There is no revision 7 of uat.\nChoose from 1 to 2: pnpm release history --environment uat',
  ],
  ['diff prod@1 uat', 'There is no revision 1 of prod.\nNothing has been released to prod yet'],
  ['history mfe-nope --environment uat', 'mfe-nope has never run in uat.\nCheck its name'],
  ['status --environment nowhere', 'There is no environment nowhere.'],
  ['status --everything', 'There is no option --everything.\npnpm release status'],
  [
    'verify --environment uat --address http://127.0.0.1:61999',
    'http://127.0.0.1:61999 cannot be reached. Nothing answers there.\nCheck the address',
  ],
  ['publish nothing --environment uat --why x', 'nothing cannot be released.'],
  ['toString', 'There is no command toString.'],
  ['', 'Which command?'],
])('%s is refused in words', async (line, words) => {
  const { release, store } = await aStore();
  expect(await release(line)).toContain(`✗ ${words}`);
  expect(await store.currentRevision('uat')).toBe(2);
});

test('[F-26] a remote of another repository is published by its folder', async () => {
  const { release, store, folder } = await aStore();
  const squad = join(folder, 'squad');
  const name = 'mfe-ideas';
  await aRemoteBuild(join(squad, 'dist'), {
    ...{ name, code: 'export default 3;' },
    paths: { public: [], signedIn: [], gated: ['/ideas'] },
  });
  const manifest = {
    ...{ name, version: '1.0.0', scripts: { build: 'portal-build' } },
    portal: { role: 'remote' },
  };
  await writeFile(join(squad, 'package.json'), JSON.stringify(manifest));
  const said = await release(`publish --from ${squad} --environment uat --why new`);
  expect(said).toContain('uat runs revision 3');
  expect((await store.releases()).map((one) => one.name)).toContain(name);
  expect(await release(`publish mfe-other --from ${squad} --environment uat --why new`)).toContain(
    '✗ mfe-other cannot be released.',
  );
});

test('a locked environment refuses all but unlocking, and names who locked it and why', async () => {
  const { release, store, promoteAll } = await aStore();
  await promoteAll('staging');
  await release('lock --environment staging --why "quarter end" --by kim');
  for (const line of [
    'promote mfe-auth@1.0.0 --to staging --why x',
    'rollback --environment staging --to 1 --why x',
    'configure --environment staging --why x',
    'lock --environment staging --why x',
  ]) {
    expect(await release(line)).toBe(
      '✗ Environment staging is locked since THEN by kim: quarter end (rule: not while locked).\n' +
        'To unlock it: pnpm release unlock --environment staging --why "…"\nThe environment is unchanged.',
    );
  }
  expect(await store.currentRevision('staging')).toBe(2);
  expect(await release('status')).toContain('  locked by kim: quarter end');
  expect(await release('unlock --environment staging --why "over"')).toBe(
    'staging may change again (revision 3).',
  );
  expect(await release('promote mfe-auth@1.0.0 --to staging --why x')).toContain('staging runs revision 4');
});

test('two environments, or two revisions of one, are compared', async () => {
  const { release, promoteAll } = await aStore();
  await promoteAll('staging');
  expect(await release('diff uat@1 uat')).toBe('  package   uat@1  uat\n  mfe-auth  1.0.0  1.1.0');
  expect(await release('diff uat uat')).toBe('uat and uat run the same.');
  const settings = await release('diff uat staging');
  expect(settings).toMatch(/^ {2}setting +uat +staging\n[^]*\n {2}links\.corporateAccess {2}https:/);
});

test('verify finds what is not as it was released', async () => {
  const { release, store } = await aStore();
  expect(await release('verify --environment uat')).toMatch(
    /^uat: all \d+ files are what was released, in the release store\.$/,
  );
  const artefact = join(store.location, 'artefacts/mfe-auth/1.0.0');
  await writeFile(join(artefact, 'exposed.1.js'), 'tampered');
  await rm(join(artefact, 'exposed.1.css.br'));
  const found = await release('verify --environment uat');
  expect(found).toContain('mfe-auth 1.0.0: exposed.1.js in the release store is not what was released.');
  expect(found).toContain('mfe-auth 1.0.0: exposed.1.css.br in the release store is not what was released.');
});

test('prune keeps what runs, its fallbacks, the last versions, and young ones', async () => {
  const { release, store, folder } = await aStore();
  for (const version of ['1.2.0', '1.3.0', '1.4.0'])
    await publishFakes({ store, folder, remotes: [{ ...login, version }] }, { environment: 'uat' });
  expect(await release('prune --keep 1')).toContain('Nothing to remove');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 24 * 60 * 60 * 1000);
  expect(await release('prune --keep 1 --dry-run')).toBe(
    '  would be removed  version\n  mfe-auth          1.0.0\n  mfe-auth          1.1.0\n  mfe-auth          1.2.0\nNothing was removed (--dry-run).',
  );
  await release('prune --keep 2');
  expect((await store.releases()).map(({ version }) => version)).toEqual(['1.3.0', '1.4.0', '1.0.0']);
  expect(await release('rollback --environment uat --to 1 --why x')).toContain(
    'mfe-auth 1.0.0: release.json is not in the release store. (rule: every file present, with its hash)',
  );
});

test('verify goes by what pages check, not by a record that was altered with the file', async () => {
  const { release, store } = await aStore();
  const artefact = join(store.location, 'artefacts/mfe-auth/1.1.0');
  const record = JSON.parse(await readFile(join(artefact, 'release.json'), 'utf8')) as ReleaseRecord;
  record.integrity['exposed.1.js'] = integrityOf(Buffer.from('tampered'));
  await writeFile(join(artefact, 'exposed.1.js'), 'tampered');
  await writeFile(join(artefact, 'release.json'), JSON.stringify(record));
  expect(await release('verify --environment uat')).toContain(
    'mfe-auth 1.1.0: exposed.1.js in the release store is not what was released.',
  );
});

test('a rollback refuses a version that was published again with other files', async () => {
  const { release, store, folder } = await aStore();
  await publishFakes({ store, folder, remotes: [{ ...login, version: '1.2.0' }] }, { environment: 'uat' });
  await store.remove({ name: 'mfe-auth', version: '1.0.0' });
  const again = { ...login, version: '1.0.0', code: 'export default 2;' };
  await publishFakes({ store, folder, shell: {}, remotes: [again] });
  expect(await release('rollback --environment uat --to 1 --why x')).toContain(
    'mfe-auth 1.0.0: exposed.1.js is not what was released. (rule: every file present, with its hash)',
  );
  expect(await store.currentRevision('uat')).toBe(3);
});

test('[F-11] a rollback falls back on nothing that was removed since', async () => {
  const { release, store, folder } = await aStore();
  await publishFakes({ store, folder, remotes: [{ ...login, version: '1.2.0' }] }, { environment: 'uat' });
  await store.remove({ name: 'mfe-auth', version: '1.0.0' });
  expect(await release('rollback --environment uat --to 2 --why x')).toContain('uat runs revision 4:');
  const auth = (await currentRevision(store, 'uat'))?.environment.remotes['mfe-auth'];
  expect(auth).toMatchObject({ version: '1.1.0' });
  expect(auth).not.toHaveProperty('lastGood');
});

test('prune keeps what somebody goes back to while it works', async () => {
  const { release, store, folder } = await aStore();
  for (const version of ['1.2.0', '1.3.0', '1.4.0'])
    await publishFakes({ store, folder, remotes: [{ ...login, version }] }, { environment: 'uat' });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 24 * 60 * 60 * 1000);
  const remove = async (one: ReleaseName) => {
    await store.remove(one);
    if (one.version === '1.0.0') await release('rollback --environment uat --to 2 --why x');
  };
  const removed = await prune({ store: { ...store, remove }, keep: 1, dryRun: false });
  expect(removed.map(({ version }) => version)).toEqual(['1.0.0', '1.2.0', '1.3.0', '1.4.0']);
  expect(await release('verify --environment uat')).toContain('are what was released');
});

test('what else lies between the releases hides none of them', async () => {
  const { release, store } = await aStore();
  await writeFile(join(store.location, 'artefacts/.DS_Store'), '');
  await mkdir(join(store.location, 'artefacts/mfe-auth/.copy'));
  expect(await release('status')).toContain('3 releases in ');
  expect(await release('prune')).toContain('Nothing to remove');
});

test('a damaged revision is named, hides nothing else, and can be left behind', async () => {
  const { release, store } = await aStore();
  await writeFile(join(store.location, 'environments/uat/revisions/2.json'), '{ "half": ');
  expect(await release('promote mfe-auth --to staging --why x')).toContain(
    '✗ Revision 2 of environment uat is damaged. It is not JSON.',
  );
  expect(await release('status')).toMatch(/uat: ✗ Revision 2 of environment uat is damaged[^]*prod: nothing/);
  expect(await release('status')).toContain('✗ Not every environment can be read: uat.');
  expect(await release('history --environment uat')).toMatch(/^ {2}2 +✗ +cannot be read$/m);
  expect(await release('rollback --environment uat --to 1 --why "put right"')).toContain(
    'uat runs revision 3:',
  );
  expect(await release('status')).toContain('uat: revision 3 (from 2)');
});

test('what runs where is there for programs, too', async () => {
  const { release, promoteAll } = await aStore();
  await promoteAll('staging');
  await release('lock --environment staging --why "quarter end" --by kim');
  const { environments, releases } = JSON.parse(await release('status --format json')) as {
    environments: object[];
    releases: number;
  };
  expect(releases).toBe(3);
  expect(environments).toMatchObject([
    { name: 'local', revision: 0, packages: [] },
    { name: 'uat', revision: 2, locked: false, packages: [{ name: 'shell' }, { version: '1.1.0' }] },
    { name: 'staging', revision: 2, locked: true, who: 'kim', why: 'quarter end' },
    { name: 'prod', revision: 0 },
  ]);
  expect(await release('status --format yaml')).toContain('✗ There is no format yaml.');
});

test('a slow clock does not put a revision before the one it follows', async () => {
  const { release, store } = await aStore();
  const before = (await currentRevision(store, 'uat'))?.when ?? '';
  jest.useFakeTimers({ now: Date.parse(before) - 3_600_000, doNotFake: ['nextTick', 'setImmediate'] });
  await release('rollback --environment uat --why x').finally(() => jest.useRealTimers());
  expect((await currentRevision(store, 'uat'))?.when).toBe(before);
});

test('reasons and names stay on their line and cannot move about in a terminal', async () => {
  const { release, store } = await aStore();
  await release('rollback --environment uat --why "a\u001b[2J\nb\u202e" --by "kim\r\nroot"');
  expect(await currentRevision(store, 'uat')).toMatchObject({ why: 'a [2J b', who: 'kim root' });
});

test('local needs no reason for any change', async () => {
  const { release, store, folder } = await aStore();
  await publishFakes({ store, folder, shell: {} }, { environment: 'local' });
  expect(await release('configure --environment local')).toContain('local runs');
  expect(await release('lock --environment local')).toContain('local is locked from revision 2 on.');
  expect(await currentRevision(store, 'local')).toMatchObject({ why: 'no reason given' });
});

test('the status of one environment alone', async () => {
  const { release } = await aStore();
  expect(await release('status --environment uat')).toMatch(/^uat: revision 2/);
  expect(await release('status --environment uat')).not.toContain('prod');
});

test.each([
  ['--help', 'Every day:\n  pnpm release publish [package…]', '--unproved "…" leaves that out'],
  ['promote --help', 'pnpm release promote <package>', '--unproved "…" leaves that out'],
  ['unlock -h', 'pnpm release lock | unlock', 'Whatever changes an environment takes --why'],
  ['diff --help', 'pnpm release diff', 'prod@41 prod'],
])('%s says how it is given, and does nothing', async (line, first, last) => {
  const { release } = await aStore();
  const usage = await release(line);
  expect(usage.startsWith(`? ${first}`)).toBe(true);
  expect(usage.split('\n').at(-1)).toContain(last);
});
