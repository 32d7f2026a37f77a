import { join } from 'node:path';
import { readRevision } from '../releases/revision.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { aRemoteBuild, aShellBuild } from '#testing/aBuild.ts';
import { copiesOf } from '#testing/copiesOf.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { releaseLine } from '#testing/releaseLine.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';

const root = temporaryFolder();

const login = { name: 'mfe-auth', paths: { public: ['/login'], signedIn: [], gated: [] } };
const lists = { name: 'mfe-lists', paths: { public: [], signedIn: [], gated: ['/lists'] } };
const older = { shared: { '@portal/ui': '1.9.0' } };
const needsOlder = { shared: { '@portal/ui': '^1.0.0' } };
const newer = { version: '2.0.0', shared: { '@portal/ui': '2.0.0' } };
const needsNewer = { version: '2.0.0', shared: { '@portal/ui': '^2.0.0' } };

const tools = (folder: string) => {
  const store = folderStore(join(folder, 'store'));
  return { store, release: (line: string) => releaseLine(store.location, `${line} --by robin`) };
};

const newFolder = copiesOf(root, async (folder) => {
  const { store, release } = tools(folder);
  const publish = (shell: object, own: object) =>
    publishFakes(
      { store, folder, shell, remotes: [login, lists].map((one) => ({ ...one, ...own })) },
      { environment: 'uat' },
    );
  await publish(older, needsOlder);
  await release('promote --all --to staging --why "the first"');
  await publish(newer, needsNewer);
});

/** uat moved from a shell with ui 1 to one with ui 2 and its areas, in one revision. */
async function aMajorChange() {
  const { store, release } = tools(await newFolder());
  const versions = async (revision?: number) => {
    const number = revision ?? (await store.currentRevision('staging'));
    const { environment } = await readRevision(store, 'staging', number);
    return [environment.shell, ...Object.values(environment.remotes)].map(({ version }) => version);
  };
  return { store, release, versions };
}

test('[F-18] a stage begins with everything that runs in the one before, in one command', async () => {
  const { store, release } = await aMajorChange();
  expect(await store.currentRevision('staging')).toBe(1);
  expect(await release('history --environment staging')).toMatch(
    /1 +THEN +robin +– +promote +shell 1\.0\.0 and 2 more/,
  );
  expect(await release('promote --all --to prod --from staging --why x --dry-run')).toMatch(
    /^prod would run revision 1:\n {2}shell 1\.0\.0\n {2}mfe-auth 1\.0\.0\n {2}mfe-lists 1\.0\.0\nIt touches:\n[^]*\nNothing was written \(--dry-run\)\.$/,
  );
  expect(await store.currentRevision('prod')).toBe(0);
});

test.each(['shell mfe-auth mfe-lists', 'mfe-lists@2.0.0 shell@2.0.0 mfe-auth', '--all'])(
  '[F-18] what only works together is promoted as one revision: %s',
  async (set) => {
    const { release, versions } = await aMajorChange();
    expect(await release(`promote ${set} --to staging --why "ui 2"`)).toBe(
      'staging runs revision 2:\n  shell 1.0.0 → 2.0.0\n  mfe-auth 1.0.0 → 2.0.0\n  mfe-lists 1.0.0 → 2.0.0',
    );
    expect(await versions()).toEqual(['2.0.0', '2.0.0', '2.0.0']);
  },
);

test.each([
  [
    'promote shell mfe-auth --to staging',
    'mfe-lists 1.0.0 needs @portal/ui ^1.0.0, the shell of staging (2.0.0) provides 2.0.0.',
  ],
  [
    'promote mfe-auth mfe-lists --to staging',
    'mfe-auth 2.0.0 needs @portal/ui ^2.0.0, the shell of staging (1.0.0) provides 1.9.0.',
  ],
  [
    'promote shell mfe-auth mfe-lists@3.0.0 --to staging',
    'mfe-lists 3.0.0: release.json is not in the release store.',
  ],
  ['promote shell mfe-auth mfe-other --to staging', 'mfe-other does not run in uat.'],
])('[F-18] a set of which one is refused changes nothing: %s', async (line, reason) => {
  const { store, release, versions } = await aMajorChange();
  expect(await release(`${line} --why x`)).toContain(reason);
  expect(await store.currentRevision('staging')).toBe(1);
  expect(await versions()).toEqual(['1.0.0', '1.0.0', '1.0.0']);
});

test('[F-18] the same set goes back as one revision, with the revision named or without', async () => {
  const { release, versions } = await aMajorChange();
  await release('promote --all --to staging --why "ui 2"');
  expect(await release('rollback shell mfe-auth --environment staging --to 1 --why x')).toContain(
    'mfe-lists 2.0.0 needs @portal/ui ^2.0.0',
  );
  expect(await versions()).toEqual(['2.0.0', '2.0.0', '2.0.0']);
  expect(await release('rollback shell mfe-auth mfe-lists --environment staging --to 1 --why x')).toBe(
    'staging runs revision 3:\n  shell 2.0.0 → 1.0.0\n  mfe-auth 2.0.0 → 1.0.0\n  mfe-lists 2.0.0 → 1.0.0',
  );
  expect(await release('rollback shell mfe-auth mfe-lists --environment staging --why "ui 2 again"')).toBe(
    'staging runs revision 4:\n  shell 1.0.0 → 2.0.0\n  mfe-auth 1.0.0 → 2.0.0\n  mfe-lists 1.0.0 → 2.0.0',
  );
  expect(await versions(3)).toEqual(['1.0.0', '1.0.0', '1.0.0']);
});

test('[F-18] a package that was not there cannot go back with its set', async () => {
  const { release } = await aMajorChange();
  expect(await release('rollback shell mfe-new --environment staging --to 1 --why x')).toBe(
    '✗ mfe-new did not run in revision 1 of staging.\nSee where it ran: pnpm release history mfe-new --environment staging\n' +
      'Or retire it: pnpm release retire mfe-new --environment staging --why "…"',
  );
});

test('[F-18] builds of several packages that lie elsewhere are published as one revision', async () => {
  const { store, release } = await aMajorChange();
  const from = join(root, 'elsewhere');
  await aShellBuild(join(from, 'shell/dist'), { ...newer, version: '3.0.0' });
  await aRemoteBuild(join(from, 'mfe-auth/dist'), { ...login, ...needsNewer, version: '3.0.0' });
  const publish = `--environment uat --from ${from} --why "built elsewhere"`;
  expect(await release(`publish shell mfe-auth ${publish}`)).toContain(
    'uat runs revision 3:\n  shell 2.0.0 → 3.0.0\n  mfe-auth 2.0.0 → 3.0.0',
  );
  expect(await release(`publish ${publish}`)).toContain(
    '✗ --from names a folder of builds, but no package is named.',
  );
  expect(await store.currentRevision('uat')).toBe(3);
});
