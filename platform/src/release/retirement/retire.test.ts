import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellLink, ReleasedPage } from '@portal/contract';
import { currentRevision } from '../releases/revision.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { copiesOf } from '#testing/copiesOf.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { releaseLine } from '#testing/releaseLine.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';

const root = temporaryFolder();

const shellLinks: ShellLink[] = [{ path: '/login', from: 'the way of every visitor who is signed out' }];
const link = (label: string, place: number) => ({ label: { en: label, de: label }, place });
const teamPages: ReleasedPage[] = [
  { path: '/team', group: 'gated', tab: link('Team', 80), reads: [{ call: 'zkb_team' }] },
  { path: '/coverage', group: 'gated', tab: link('Coverage', 90) },
];
const login = { name: 'mfe-auth', paths: { public: ['/login'], signedIn: [], gated: [] } };
const team = { name: 'mfe-team', pages: teamPages };

const tools = (folder: string) => {
  const store = folderStore(join(folder, 'store'));
  const publish = (builds: object) => publishFakes({ store, folder, ...builds }, { environment: 'uat' });
  const release = (line: string) => releaseLine(store.location, `${line} --by robin`);
  return { store, folder, publish, release };
};

const newFolder = copiesOf(root, async (folder) => {
  const { publish, release } = tools(folder);
  await publish({ shell: { shellLinks }, remotes: [login, team] });
  await publish({ remotes: [{ ...team, version: '1.1.0' }] });
  await release('promote --all --to staging --why "as tested"');
});

/** uat runs a shell, mfe-auth and mfe-team in its second version; staging runs the same. */
async function aStore() {
  const { store, ...more } = tools(await newFolder());
  const uat = async () => (await currentRevision(store, 'uat'))?.environment;
  return { store, ...more, uat };
}

const out = 'retire mfe-team --environment uat --why "being rebuilt"';

test('[F-19] an area is retired by one command, with what disappears, and restored by one', async () => {
  const { release, uat } = await aStore();
  const ran = (await uat())?.remotes['mfe-team'];
  expect(await release(out)).toBe(
    [
      'uat runs revision 3:',
      '  mfe-team 1.1.0 → retired',
      'The shell does not show any more: the tab “Team”, the tab “Coverage”.',
      'Its addresses explain that it is not available.',
      'To bring it back: pnpm release reinstate mfe-team --environment uat --why "…"',
    ].join('\n'),
  );
  expect(Object.keys((await uat())?.remotes ?? {})).toEqual(['mfe-auth']);
  expect((await uat())?.retired).toEqual({
    'mfe-team': {
      version: '1.1.0',
      area: 'team',
      pages: teamPages.map(({ path, group, tab }) => ({ path, group, tab })),
    },
  });
  expect(await release(out)).toBe('uat runs all of that already (revision 3).');
  expect(await release('reinstate mfe-team --environment uat --why "rebuilt"')).toBe(
    'uat runs revision 4:\n  mfe-team retired → 1.1.0',
  );
  const back = await uat();
  expect(back?.remotes['mfe-team']).toEqual({ ...ran, lastGood: undefined });
  expect(back).not.toHaveProperty('retired');
});

test('[F-19] history, status, comparison, verification and pruning know of it', async () => {
  const { store, release, uat } = await aStore();
  await release(out);
  expect(await release('history mfe-team --environment uat')).toMatch(
    /\n {2}3 +THEN +robin +2 +retire +mfe-team 1\.1\.0 → retired +– +being rebuilt/,
  );
  expect(await release('status --environment uat')).toMatch(
    /\n {2}mfe-team +retired \(1\.1\.0\) +revision 3, THEN +robin +–$/m,
  );
  const { environments } = JSON.parse(await release('status --environment uat --format json')) as {
    environments: object[];
  };
  expect(environments).toMatchObject([
    {
      packages: [{ name: 'shell' }, { name: 'mfe-auth' }],
      retired: [{ name: 'mfe-team', version: '1.1.0' }],
    },
  ]);
  expect(await release('diff uat staging')).toMatch(/\n {2}mfe-team +retired +1\.1\.0\n/);
  await release('rollback --environment staging --why x');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 24 * 60 * 60 * 1000);
  await release('prune --keep 1');
  jest.restoreAllMocks();
  expect(await store.releases()).toContainEqual({ name: 'mfe-team', version: '1.1.0' });
  await rm(join(store.location, 'artefacts/mfe-team/1.1.0/exposed.1.js'));
  expect(await release('verify --environment uat')).toContain(
    'mfe-team 1.1.0: exposed.1.js is not in the release store.',
  );
  expect(await release('reinstate mfe-team --environment uat --why x')).toContain(
    'mfe-team 1.1.0: exposed.1.js is not in the release store. (rule: every file present, with its hash)',
  );
  expect((await uat())?.revision).toBe(3);
});

test('a dry run says what would be, and changes nothing', async () => {
  const { release, uat } = await aStore();
  const said = await release(`${out} --dry-run`);
  expect(said).toMatch(
    /^uat would run revision 3:\n {2}mfe-team 1\.1\.0 → retired\nIt touches:\n[^]*\nNothing was written \(--dry-run\)\./,
  );
  expect(said).toContain('The shell would not show any more: the tab “Team”, the tab “Coverage”.');
  expect((await uat())?.revision).toBe(2);
});

test('[F-19] what the portal cannot do without is not retired, and says what leads there', async () => {
  const { release, uat } = await aStore();
  expect(await release('retire mfe-auth --environment uat --why x')).toBe(
    '✗ uat does not take this:\n' +
      '  – mfe-auth cannot be retired: the way of every visitor who is signed out leads to its page /login. (rule: no dead links)\n' +
      'The portal does not work without that page. Release a version of mfe-auth that works, or the one before: ' +
      'pnpm release rollback mfe-auth --environment uat --why "…"\nThe environment is unchanged.',
  );
  expect((await uat())?.revision).toBe(2);
});

test('while an area is retired nothing of it is released, and everything else is', async () => {
  const { release, uat, publish } = await aStore();
  await release(out);
  await expect(publish({ remotes: [{ ...team, version: '1.2.0' }] })).rejects.toMatchObject({
    message: 'mfe-team is retired in uat (rule: not while retired).',
    hint: expect.stringContaining('pnpm release reinstate mfe-team --environment uat --why "…"'),
  });
  await publish({ remotes: [{ ...login, version: '1.1.0' }] });
  expect((await uat())?.retired).toHaveProperty('mfe-team');
  expect(await release('promote --all --from staging --to uat --why x')).toBe(
    '  Retired in uat and skipped: mfe-team\nuat runs revision 5:\n  mfe-auth 1.1.0 → 1.0.0',
  );
});

test('it comes back in another version, and with a rollback', async () => {
  const { release, uat } = await aStore();
  await release(out);
  expect(await release('reinstate mfe-team@1.0.0 --environment uat --why x')).toBe(
    'uat runs revision 4:\n  mfe-team retired → 1.0.0',
  );
  await release(out);
  expect(await release('rollback mfe-team --environment uat --why x')).toBe(
    'uat runs revision 6:\n  mfe-team retired → 1.0.0',
  );
  expect(await uat()).not.toHaveProperty('retired');
  await release('rollback --environment uat --to 3 --why x');
  expect((await uat())?.retired).toHaveProperty('mfe-team');
  expect((await uat())?.remotes).not.toHaveProperty('mfe-team');
});

test.each([
  ['retire shell --environment uat --why x', 'The shell cannot be retired: every page is shown in it.'],
  ['retire mfe-nope --environment uat --why x', 'mfe-nope does not run in uat.'],
  ['retire mfe-team mfe-auth --environment uat --why x', 'One area at a time.'],
  ['retire --environment uat --why x', 'Which package?'],
  ['retire mfe-team --environment uat', 'Why should uat change?'],
  ['retire mfe-team --environment prod --why x', 'Nothing has been released to environment prod yet.'],
  ['reinstate mfe-team --environment uat --why x', 'mfe-team is not retired in uat.'],
])('%s is refused in words', async (line, words) => {
  const { release, uat } = await aStore();
  expect(await release(line)).toContain(`✗ ${words}`);
  expect((await uat())?.revision).toBe(2);
});

test('a version that has not passed the stage before does not come back there', async () => {
  const { release, publish } = await aStore();
  await publish({ remotes: [{ ...team, version: '1.2.0' }] });
  await release('retire mfe-team --environment staging --why x');
  expect(await release('reinstate mfe-team@9.0.0 --environment staging --why x')).toContain(
    'mfe-team 9.0.0: release.json is not in the release store.',
  );
  expect(await release('reinstate mfe-team@1.2.0 --environment staging --why x')).toContain(
    'staging runs revision 3:\n  mfe-team retired → 1.2.0',
  );
});
