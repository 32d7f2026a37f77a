import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { readFile, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folderStore } from '#run/store/folderStore.ts';
import { bundledPrograms } from '#testing/bundledPrograms.ts';
import { copiesOf } from '#testing/copiesOf.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { stoppedAt, writersChanges } from '#testing/stoppedAt.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { promote } from './promote.ts';
import { environmentSettings } from '#run/settings/environmentSettings.ts';
import { currentRevision, readRevision } from './revision.ts';

const root = temporaryFolder();
const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const program = bundledPrograms('promoteOften');

const remote = (name: string, version: string) => ({
  ...{ name: `mfe-${name}`, version },
  paths: { public: [`/${name}`], signedIn: [], gated: [] },
});

const newFolder = copiesOf(join(root, 'stores'), async (folder) => {
  const store = folderStore(join(folder, 'store'));
  const shell = {};
  await publishFakes({ store, folder, shell, remotes: [remote('a', '1.1.0'), remote('b', '1.1.0')] });
  const remotes = [remote('a', '1.0.0'), remote('b', '1.0.0')];
  await publishFakes({ store, folder, shell, remotes }, { environment: 'uat' });
});

/** uat runs a shell, mfe-a and mfe-b at 1.0.0; 1.1.0 of both is published. */
const aStore = async () => folderStore(join(await newFolder(), 'store'));

test('[F-07] of two promotions from one base exactly one wins; the other learns all about it', async () => {
  const store = await aStore();
  const settings = await environmentSettings('uat');
  const results = await Promise.allSettled(
    ['kim', 'robin'].map((who) =>
      promote({
        ...{ store, environment: 'uat', who, why: `news of ${who}`, settings },
        releases: [{ name: 'mfe-a', version: '1.1.0' }],
      }),
    ),
  );
  const lost = results.findIndex(({ status }) => status === 'rejected');
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const winner = lost === 0 ? 'robin' : 'kim';
  expect((results[lost] as PromiseRejectedResult).reason).toMatchObject({
    message: expect.stringMatching(
      new RegExp(
        `^${winner} was first: revision 2 of uat, \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC, mfe-a 1\\.0\\.0 → 1\\.1\\.0 \\(news of ${winner}\\)\\. Yours was not written\\.$`,
      ),
    ),
    hint: 'See what changed: pnpm release diff uat@1 uat@2\nThen run your command again, if it is still needed.',
  });
  expect((await currentRevision(store, 'uat'))?.who).toBe(winner);
});

test('a hundred promotions by two processes: complete history, valid pointer', async () => {
  const store = await aStore();
  const run = promisify(execFile);
  // The first of each makes no revision: that version already runs.
  const times = '51';
  await Promise.all(
    ['a', 'b'].map((who) =>
      run(process.execPath, [program('promoteOften'), store.location, who, times], { cwd }),
    ),
  );
  expect(await store.currentRevision('uat')).toBe(101);
  expect(await readFile(join(store.location, 'environments/uat/current'), 'utf8')).toBe('101\n');
  const seen: Record<string, string[]> = { a: [], b: [] };
  for (let number = 2; number <= 101; number += 1) {
    const { who, why, from, what } = await readRevision(store, 'uat', number);
    expect({ from, what: what.length }).toEqual({ from: number - 1, what: 1 });
    seen[who]?.push(why);
  }
  for (const who of ['a', 'b'])
    expect(seen[who]).toEqual(Array.from({ length: 50 }, (_one, index) => `${who} ${index + 1}`));
  expect(await readdir(join(store.location, 'environments/uat/revisions'))).toHaveLength(101);
}, 120_000);

/** After an hour, the next writer removes what a killed one left behind. */
async function expectNothingLeft(folder: string): Promise<void> {
  const leavings = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => /\.tmp$|^staging\/[^/]+$/.test(name));
  for (const name of await leavings()) await utimes(join(folder, name), new Date(0), new Date(0));
  await folderStore(folder).publish(
    { name: 'mfe-next', version: '1.0.0' },
    new Map([['a.js', Buffer.from('a')]]),
  );
  expect(await leavings()).toEqual([]);
}

describe.each([
  ['promote', 7],
  ['rollback', 7],
  ['lock', 7],
  ['publish', 17],
  ['remove', 3],
])('stopped for good at every step of %s', (operation, steps) => {
  test('the state is the old or the new one, and the next writer gets on', async () => {
    const prepared = await aStore();
    if (operation === 'rollback') await writersChanges['promote']?.(prepared);
    const before = await prepared.currentRevision('uat');
    for (let step = 1; step <= steps + 1; step += 1) {
      const folder = join(root, `${operation}-${step}`);
      cpSync(prepared.location, folder, { recursive: true });
      const store = folderStore(folder);
      const ends = await stoppedAt(step, () => writersChanges[operation]?.(store));
      expect([step, ends]).toEqual([step, step <= steps ? 'stopped' : 'done']);

      const current = await currentRevision(store, 'uat');
      expect([before, before + 1]).toContain(current?.environment.revision);
      for (const release of await store.releases()) {
        const files = await store.files(release);
        expect(files.filter((file) => /\.js$/.test(file)).length).toBeGreaterThanOrEqual(2);
        for (const file of files) expect((await store.readFile(release, file))?.length).toBeGreaterThan(0);
      }
      await store.appendRevision('uat', (current?.environment.revision ?? 0) + 1, 'next');
      expect(await store.currentRevision('uat')).toBe((current?.environment.revision ?? 0) + 1);

      await expectNothingLeft(folder);
    }
  }, 120_000);
});
