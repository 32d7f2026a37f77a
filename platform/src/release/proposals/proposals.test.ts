import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStore } from '#run/store/folderStore.ts';
import { portalSettings } from '#run/settings/portalSettings.ts';
import { aRemoteBuild } from '#testing/aBuild.ts';
import { copiesOf } from '#testing/copiesOf.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { releaseLine } from '#testing/releaseLine.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { linkOf } from './proposalLink.ts';

const root = temporaryFolder();
const libraries = {
  name: 'mfe-libraries',
  paths: { public: ['/login'], signedIn: [], gated: ['/equities'] },
};
const team = { name: 'mfe-team-coverage', paths: { public: [], signedIn: [], gated: ['/zkb-team'] } };

const newFolder = copiesOf(root, async (folder) => {
  const store = folderStore(join(folder, 'store'));
  await publishFakes({ store, folder, shell: {}, remotes: [libraries, team] }, { environment: 'uat' });
  await aRemoteBuild(join(folder, 'new/dist'), { ...libraries, version: '2.0.0' });
  await aRemoteBuild(join(folder, 'team/dist'), { ...team, version: '3.0.0' });
  const broken = { version: '2.1.0', messages: { en: ['libraries.title'], de: [] } };
  await aRemoteBuild(join(folder, 'broken/dist'), { ...libraries, ...broken });
});

async function aStore() {
  const folder = await newFolder();
  const store = folderStore(join(folder, 'store'));
  const release = (line: string) => releaseLine(store.location, line);
  const propose = async (more = '') => {
    const said = await release(
      `propose mfe-libraries --environment uat --from ${folder}/new --why "To see it" --by kim ${more}`,
    );
    return { said, id: /^Proposal ([a-z2-7]{16}) of/.exec(said)?.[1] ?? '' };
  };
  return { folder, store, release, propose };
}

test('[F-21] what is proposed is checked and can be seen, and nothing is in force', async () => {
  const { store, propose, release } = await aStore();
  const { said, id } = await propose();
  expect(said.replaceAll(id, 'ID').split('\n')).toEqual([
    'Proposal ID of uat, made from revision 1:',
    '  mfe-libraries 1.0.0 → 2.0.0',
    'It touches:',
    expect.stringMatching(/^ {2}area +page +before +after +linked from$/),
    expect.stringMatching(/^ {2}mfe-libraries +\/login +0\.1 kB +0\.1 kB/),
    expect.stringMatching(/^ {2}mfe-libraries +\/equities/),
    expect.stringMatching(/browser tests? loads? its screens/),
    'See it until THEN: /?preview=ID',
    'Put it in force: pnpm release promote --proposal ID --to uat --why "…"',
  ]);
  expect(await store.currentRevision('uat')).toBe(1);
  expect((await release('proposals --environment uat')).replaceAll(id, 'ID').split('\n')).toEqual([
    'uat',
    expect.stringMatching(/^ {2}proposal +state +until +by +from +what +why$/),
    expect.stringMatching(/^ {2}ID +open +THEN +kim +1 +mfe-libraries 2\.0\.0 +To see it$/),
    'ID: /?preview=ID',
  ]);
});

test('[F-21] a proposal is promoted onto the current state, with every check repeated', async () => {
  const { store, propose, release, folder } = await aStore();
  const { id } = await propose();
  await release(`publish mfe-team-coverage --environment uat --from ${folder}/team --why "Week 47"`);
  const said = await release(`promote --proposal ${id} --to uat --why "Seen and liked"`);
  expect(said).toContain('uat runs revision 3:\n  mfe-libraries 1.0.0 → 2.0.0');
  expect(await release('status --environment uat')).toMatch(
    /mfe-libraries +2\.0\.0[^]*mfe-team-coverage +3\.0\.0/,
  );
  expect(await store.proposals.ids('uat')).toEqual([id]);

  const other = await aStore();
  const { id: broken } = await other.propose();
  await other.store.remove({ name: 'mfe-libraries', version: '2.0.0' });
  expect(await other.release(`promote --proposal ${broken} --to uat --why "Too late"`)).toContain(
    '✗ uat does not take this:\n  – mfe-libraries 2.0.0: release.json is not in the release store.',
  );
  expect(await other.store.currentRevision('uat')).toBe(1);
});

test('[F-21] a refused release is not proposed, and the report for its pull request says why', async () => {
  const { store, release, propose, folder } = await aStore();
  const report = join(folder, 'report.md');
  const said = await release(
    `propose mfe-libraries --environment uat --from ${folder}/broken --why "To see it" --report ${report}`,
  );
  const refusal =
    'mfe-libraries 2.1.0 has no German text for libraries.title. (rule: every text in both languages)';
  expect(said).toContain(refusal);
  expect(await store.proposals.ids('uat')).toEqual([]);
  const text = await readFile(report, 'utf8');
  expect(text).toMatch(
    /^<!-- proposal of mfe-libraries -->\nThe release is refused\.\n\n```text\n✗ uat does not take this:/,
  );
  expect(text).toContain(refusal);
  await propose(`--report ${report}`);
  expect(await readFile(report, 'utf8')).toMatch(
    /^<!-- proposal of mfe-libraries -->\nThe release was checked, and can be seen before it is in force\.\n\n```text\nProposal [^]*\nSee it until .*\n[^]*```\n$/,
  );
});

test('[F-21] a dry run of a proposal writes nothing, and the same again proposes nothing', async () => {
  const { store, propose, release, folder } = await aStore();
  const { said } = await propose('--dry-run');
  expect(said).toMatch(/^Proposed for uat would be:\n {2}mfe-libraries 1\.0\.0 → 2\.0\.0\n/);
  expect(said).toMatch(/\nNothing was written \(--dry-run\)\.$/);
  expect(await store.releases()).toHaveLength(3);
  await release(`publish mfe-libraries --environment uat --from ${folder}/new --why "Week 47"`);
  expect((await propose()).said).toBe('uat runs all of that already (revision 2): nothing was proposed.');
  expect(await store.proposals.ids('uat')).toEqual([]);
});

test('[F-21] a locked environment can be proposed to, since nothing changes', async () => {
  const { propose, release } = await aStore();
  await release('lock --environment uat --why "Quarter end"');
  const { id } = await propose();
  expect(await release(`promote --proposal ${id} --to uat --why "x"`)).toContain('is locked since THEN');
});

test('[F-21] a withdrawn proposal is not promoted, and is listed with all', async () => {
  const { propose, release } = await aStore();
  const { id } = await propose();
  expect(await release(`withdraw ${id} --environment uat --why "Wrong figures" --by robin`)).toBe(
    `Proposal ${id} of uat is withdrawn: its link shows nothing any more.`,
  );
  const gone = `✗ Proposal ${id} of uat was withdrawn by robin: Wrong figures.`;
  expect(await release(`promote --proposal ${id} --to uat --why "x"`)).toContain(gone);
  expect(await release(`withdraw ${id} --environment uat --why "x"`)).toContain(gone);
  expect(await release('proposals --environment uat')).toBe('uat: nothing is proposed. What was: add --all.');
  expect(await release('proposals --environment uat --all')).toMatch(new RegExp(`${id} +withdrawn `));
});

test.each([
  [{ PORTAL_ENVIRONMENT: 'uat' }, '/?preview='],
  [{ PORTAL_ENVIRONMENT: 'uat', PORTAL_PUBLIC_URL: 'https://uat.example/' }, 'https://uat.example/?preview='],
  [{ PORTAL_ENVIRONMENT: 'prod', PORTAL_PUBLIC_URL: 'https://prod.example' }, '/?preview='],
  [{}, '/?preview='],
])('[F-21] with %o a link to uat begins with %s', async (variables, start) => {
  const link = await linkOf({ settings: portalSettings(variables) }, 'uat', {
    id: 'aaaaaaaaaaaaaaaa',
    until: '2026-03-11T07:00:00Z',
  });
  expect(link).toBe(`${start}aaaaaaaaaaaaaaaa`);
});

test.each([
  ['promote --proposal aaaaaaaaaaaaaaaa --to uat --why x', '✗ There is no proposal aaaaaaaaaaaaaaaa of uat.'],
  ['promote --proposal ../../x --to uat --why x', '✗ There is no proposal ../../x of uat.'],
  [
    'promote mfe-libraries --proposal aaaaaaaaaaaaaaaa --to uat --why x',
    '✗ A proposal names its packages itself.',
  ],
  ['withdraw --environment uat --why x', '✗ Which proposal?'],
  [
    'propose mfe-libraries@1.0.0 --to staging --why x',
    '✗ Nothing has been released to environment staging yet, so nothing can be proposed for it.',
  ],
  ['propose --to uat --hours 0 --why x', '✗ “0” is not a number of hours.'],
  ['propose --to uat --hours 9999 --why x', '✗ --hours is 9999.'],
  ['propose --to uat', '✗ Why should uat change?'],
])('[F-21] %s: %s', async (line, said) => {
  const { release } = await aStore();
  expect(await release(line)).toContain(said);
});
