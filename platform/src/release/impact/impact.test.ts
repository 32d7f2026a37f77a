import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStore } from '#run/store/folderStore.ts';
import { aRemoteBuild } from '#testing/aBuild.ts';
import { copiesOf } from '#testing/copiesOf.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { releaseLine } from '#testing/releaseLine.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { askClients } from './askClients.ts';
import { coveringTests } from './coveringTests.ts';
import { impactText } from './impactText.ts';

const root = temporaryFolder();
const label = { en: 'Equity', de: 'Aktien' };
const lists = {
  name: 'mfe-libraries',
  pages: [{ path: '/equities', group: 'gated' as const, tab: { label, place: 10 } }],
  uses: { '@portal/ui': ['Badge', 'Button'] },
};
const profiles = {
  name: 'mfe-profiles',
  paths: { gated: ['/company/:id'] },
  links: ['/equities', '/company/:id'],
};

const newFolder = copiesOf(root, async (folder) => {
  const store = folderStore(join(folder, 'store'));
  const shell = {
    shellLinks: [{ path: '/equities', from: 'The start' }],
    offers: { '@portal/ui': ['Badge', 'Button', 'Modal'] },
  };
  for (const environment of ['uat', 'staging'] as const)
    await publishFakes({ store, folder, shell, remotes: [lists, profiles] }, { environment });
});

const next = {
  ...lists,
  version: '1.1.0',
  pages: [...lists.pages, { path: '/bonds', group: 'gated' as const }],
  uses: { '@portal/ui': ['Button', 'Modal'] },
  code: 'export default "longer than before";',
};

test('[F-25] a dry run of a publication says what it touches, of a build that is nowhere yet', async () => {
  const folder = await newFolder();
  const store = join(folder, 'store');
  await aRemoteBuild(join(folder, 'new', 'dist'), next);
  const from = `--from ${join(folder, 'new')}`;
  const said = await releaseLine(store, `publish mfe-libraries ${from} --environment uat --why x --dry-run`);
  expect(said).toMatch(
    /\nIt touches:\n {2}area +page +before +after +linked from\n {2}mfe-libraries {2}\/equities {2}0\.1 kB {2}0\.1 kB {2}tab row, shell, mfe-profiles\n {2}mfe-libraries {2}\/bonds {5}– {7}0\.1 kB {2}–\n/,
  );
  expect(said).toMatch(/Nothing was written \(--dry-run\)\.\n/);
});

test('[F-25] only a dry run of a promotion lists pages, bytes, links and names', async () => {
  const folder = await newFolder();
  const store = folderStore(join(folder, 'store'));
  await publishFakes({ store, folder, remotes: [next] }, { environment: 'uat' });
  const promote = 'promote mfe-libraries --to staging --why x';
  const said = await releaseLine(store.location, `${promote} --dry-run`);
  for (const line of [
    /^ {2}mfe-libraries {2}\/equities {2}0\.1 kB {2}0\.1 kB {2}tab row, shell, mfe-profiles$/m,
    /^ {2}mfe-libraries {2}\/bonds {5}– {7}0\.1 kB {2}–$/m,
    /^ {2}mfe-libraries now uses Modal; no longer uses Badge of @portal\/ui$/m,
    /^ {2}\d+ browser tests load its screens: [\w/-]+\.spec\.ts, .+ and \d+ more files$/m,
    /^Nothing was written \(--dry-run\)\.$/m,
  ])
    expect(said).toMatch(line);
  expect(await releaseLine(store.location, promote)).not.toContain('It touches:');
});

test('[F-25] a page that is taken away is listed, and so is another shell', async () => {
  const folder = await newFolder();
  const store = folderStore(join(folder, 'store'));
  await publishFakes({ store, folder, shell: { version: '2.0.0', shellLinks: [] } }, { environment: 'uat' });
  expect(await releaseLine(store.location, 'promote shell --to staging --why x --dry-run')).toContain(
    'It touches:\n  Every page runs in another shell.\nNothing was written',
  );
  const away = await releaseLine(store.location, 'retire mfe-profiles --environment uat --why x --dry-run');
  expect(away).toMatch(/\n {2}mfe-profiles {2}\/company\/:id {2}0\.1 kB {2}– +–\n/);
  const lists = await releaseLine(store.location, 'retire mfe-libraries --environment uat --why x --dry-run');
  expect(lists).toContain('mfe-libraries 1.0.0 → retired');
  expect(lists).not.toContain('no longer uses');
});

test('[F-25] the tests that were seen to load the screens of an area are counted', async () => {
  const recorded = join(root, 'areas.json');
  const tests = {
    'coverage/c.spec.ts': {
      source: 'x',
      tests: { one: ['mfe-team-coverage/src/a.ts'], two: ['mfe-auth/src/a.ts'] },
    },
    'access/a.spec.ts': { source: 'x', tests: { one: ['mfe-auth/src/a.ts'], two: [] } },
  };
  await writeFile(recorded, JSON.stringify(tests));
  const covering = await coveringTests(['mfe-team-coverage'], recorded);
  expect(covering).toEqual({ files: ['coverage/c.spec.ts'], count: 1 });
  expect(await coveringTests(['mfe-auth'], join(root, 'absent.json'))).toBeUndefined();
  const page = { remote: 'mfe-auth', path: '/login', before: 1, after: 2, linkedFrom: [] };
  expect(impactText({ pages: [page], isOtherShell: false, names: [] }, { tests: covering })).toMatch(
    /\n {2}1 browser test loads its screens: coverage\/c\.spec\.ts$/,
  );
});

describe('[F-25] the clients of the last days', () => {
  const answer = { days: 7, pages: [{ path: '/company', clients: 41 }] };
  const page = (path: string) => ({ remote: 'mfe-profiles', path, before: 1, after: 2, linkedFrom: [] });
  const changed = { pages: [page('/company/:id'), page('/sector/:id')], isOtherShell: false, names: [] };

  test('are asked of the portal with the token of its operators, and shown by page', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer));
    const clients = await askClients({ address: 'https://uat.example', token: 'right' });
    expect(fetched.mock.calls).toMatchObject([
      ['https://uat.example/api/page_clients', { headers: { authorization: 'Bearer right' } }],
    ]);
    expect(impactText(changed, { clients })).toBe(
      [
        'It touches:',
        '  area          page          before  after   clients of 7 days  linked from',
        '  mfe-profiles  /company/:id  0.0 kB  0.0 kB  41                 –',
        '  mfe-profiles  /sector/:id   0.0 kB  0.0 kB  0                  –',
      ].join('\n'),
    );
  });

  test.each([
    ['its address', { address: undefined, token: 'right' }, answer],
    ['the token', { address: 'https://uat.example', token: undefined }, answer],
    ['what it answers', { address: 'https://uat.example', token: 'right' }, { status: 404 }],
  ])('are left out without %s', async (_, portal, body) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body));
    const clients = await askClients(portal);
    expect([clients, impactText(changed, { clients })]).toEqual([
      undefined,
      expect.stringMatching(/area +page +before +after +linked from\n/),
    ]);
  });
});
