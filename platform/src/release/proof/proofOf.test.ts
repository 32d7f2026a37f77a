import { join } from 'node:path';
import type { Environment } from '@portal/wire';
import type { ChangeRequest } from '../releases/changeEnvironment.ts';
import { promote } from '../releases/promote.ts';
import { environmentStatus } from '../releases/environmentStatus.ts';
import { currentRevision } from '../releases/revision.ts';
import { rollback } from '../releases/rollback.ts';
import { environmentSettings } from '#run/settings/environmentSettings.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { copiesOf } from '#testing/copiesOf.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { releaseLine } from '#testing/releaseLine.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import type { Proof, Proposal } from './proof.ts';
import type { Proving } from './proofOf.ts';

const login = { name: 'mfe-auth', paths: { public: ['/login'] } };

const newFolder = copiesOf(temporaryFolder(), async (folder) => {
  const store = folderStore(join(folder, 'store'));
  for (const environment of ['staging', 'prod'] as const)
    await publishFakes({ store, folder, shell: {}, remotes: [login] }, { environment });
  const remotes = [{ ...login, version: '1.1.0' }];
  await publishFakes({ store, folder, remotes }, { environment: 'staging' });
});

/** prod runs 1.0.0 of an area, of which staging runs 1.1.0. */
async function aPromotion() {
  const store = folderStore(join(await newFolder(), 'store'));
  const request = { store, environment: 'prod', who: 'kim', why: 'new login' } as const;
  const settings = await environmentSettings('prod');
  const releases = [{ name: 'mfe-auth', version: '1.1.0' }];
  return {
    store,
    request,
    promoted: (proving?: Proving, more: Pick<ChangeRequest, 'keep'> = {}) =>
      promote({ ...request, settings, releases, proving, ...more }),
  };
}

const proof: Proof = {
  by: 'Chromium 1.2.3',
  when: '2026-03-11T07:00:00Z',
  seconds: 1.5,
  pages: [{ remote: 'mfe-auth', path: '/login', language: 'en', width: 390, ms: 200 }],
};

test('[F-20] a proof is recorded in the revision, and gets the current and coming state', async () => {
  const { store, promoted } = await aPromotion();
  const seen: Proposal[] = [];
  const result = await promoted({
    prove: async (proposal) => {
      seen.push(proposal);
      expect(await store.currentRevision('prod')).toBe(1);
      return proof;
    },
  });
  expect(result).toMatchObject({ changed: true, revision: 2, proof: { proved: proof } });
  const revision = await currentRevision(store, 'prod');
  expect(revision?.proved).toEqual(proof);
  expect(seen).toHaveLength(1);
  const versionIn = (environment: Environment | undefined) => environment?.remotes['mfe-auth']?.version;
  expect([versionIn(seen[0]?.before), versionIn(seen[0]?.next)]).toEqual(['1.0.0', '1.1.0']);
  expect(seen[0]?.next).toEqual(revision?.environment);
  expect([...(seen[0]?.records.keys() ?? [])]).toEqual(['shell', 'mfe-auth']);
});

test('[F-20] what fails its proof is not in force', async () => {
  const { store, promoted } = await aPromotion();
  await expect(promoted({ prove: () => Promise.reject(new Error('a page throws')) })).rejects.toThrow(
    'a page throws',
  );
  expect(await store.currentRevision('prod')).toBe(1);
});

test('[F-20] what someone removes while it is proved is neither in force nor proposed', async () => {
  const proposals: unknown[] = [];
  const keep = (proposed: unknown) => Promise.resolve(void proposals.push(proposed));
  const ways: Pick<ChangeRequest, 'keep'>[] = [{}, { keep }];
  for (const more of ways) {
    const { store, promoted } = await aPromotion();
    const prove = async () => {
      await store.remove({ name: 'mfe-auth', version: '1.1.0' });
      return proof;
    };
    await expect(promoted({ prove }, more)).rejects.toThrow(
      'prod does not take this:\n  – mfe-auth 1.1.0: release.json is not in the release store. (rule: every file present, with its hash)',
    );
    expect(await store.currentRevision('prod')).toBe(1);
  }
  expect(proposals).toEqual([]);
});

test('[F-20] prod refuses what was not proved, unless with a reason, which is recorded', async () => {
  const { store, promoted } = await aPromotion();
  await expect(promoted()).rejects.toMatchObject({
    message:
      'prod does not take this:\n  – prod takes nothing that was not opened in its own shell and with its own pins (rule: every page opened before it is in force)',
    hint: expect.stringContaining('--unproved "…"'),
  });
  expect(await store.currentRevision('prod')).toBe(1);
  expect(await promoted({ unproved: 'no browser at night' })).toMatchObject({
    proof: { unproved: 'no browser at night' },
  });
  expect(await currentRevision(store, 'prod')).toMatchObject({ unproved: 'no browser at night' });
});

test('[F-20] going back needs no proof: it ran before', async () => {
  const { store, request, promoted } = await aPromotion();
  await promoted({ unproved: 'x' });
  expect(await rollback({ ...request, names: ['mfe-auth'], to: undefined })).toMatchObject({ revision: 3 });
  expect(await currentRevision(store, 'prod')).not.toHaveProperty('unproved');
});

test('[F-20] the status says what runs unproved, also what a shell runs that nobody proved', async () => {
  const { store, promoted } = await aPromotion();
  const reasons = async () =>
    (await environmentStatus(store, 'prod'))?.packages.map(({ name, unproved }) => [name, unproved]);
  await promoted({ prove: () => Promise.resolve(proof) });
  expect(await reasons()).toEqual([
    ['shell', 'a test'],
    ['mfe-auth', undefined],
  ]);
  const folder = join(store.location, '..');
  const shell = { version: '1.1.0' };
  await publishFakes({ store, folder, shell }, { environment: 'staging' });
  const settings = await environmentSettings('prod');
  const releases = [{ name: 'shell', version: '1.1.0' }];
  const why = { who: 'kim', why: 'new shell', proving: { unproved: 'no browser' } };
  await promote({ store, environment: 'prod', settings, releases, ...why });
  expect(await reasons()).toEqual([
    ['shell', 'no browser'],
    ['mfe-auth', 'no browser'],
  ]);
  expect(await releaseLine(store.location, 'status --environment prod')).toContain(
    '\n  shell 1.1.0 was not proved: no browser\n  mfe-auth 1.1.0 was not proved: no browser\n',
  );
});
