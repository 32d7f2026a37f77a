import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildGateway } from '#run/gateway/buildGateway.ts';
import { promote } from '../releases/promote.ts';
import { currentRevision } from '../releases/revision.ts';
import { environmentSettings } from '#run/settings/environmentSettings.ts';
import { statusPageReader } from '#run/status-page/readStatusPage.ts';
import { folderStore } from '#run/store/folderStore.ts';
import type { EnvironmentName } from '#run/store/releaseStore.ts';
import { copiesOf } from '#testing/copiesOf.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { releaseLine } from '#testing/releaseLine.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { picturesHint } from '../commands/proving.ts';
import { fittingPictures, keepPictures, type Picture } from './pictures.ts';

const root = temporaryFolder();
const login = { name: 'mfe-auth', paths: { public: ['/login'] } };
const team = { name: 'mfe-team-coverage', paths: { gated: ['/zkb-team'] } };

/** uat runs 1.0.0 of two areas; later versions of one are there. */
const newFolder = copiesOf(root, async (folder) => {
  const store = folderStore(join(folder, 'store'));
  await publishFakes({ store, folder, shell: {}, remotes: [login, team] }, { environment: 'uat' });
  await publishFakes({ store, folder, shell: {}, remotes: [{ ...team, version: '1.1.0' }] });
  for (const version of ['1.1.0', '1.2.0'])
    await publishFakes({ store, folder, remotes: [{ ...login, version }] });
});

const jpegOf = (text: string) => Buffer.from(text).toString('base64');

const look = (remote: string, path: string) => ({ remote, path, language: 'de' as const, width: 390 });

async function aStore() {
  const folder = await newFolder();
  const store = folderStore(join(folder, 'store'));
  const environment: EnvironmentName = 'uat';
  /** Each with a picture of its own; returns their id. */
  async function proved(name: string, version: string): Promise<string> {
    const page = name === 'mfe-auth' ? look(name, '/login') : look(name, '/zkb-team');
    const picture = { ...page, jpeg: jpegOf(`${name} ${version}`) };
    const pictures = (await keepPictures({ store, environment, report: () => {} }, [picture])) ?? '';
    const [by, when] = ['Chromium 1.2.3', '2026-03-11T07:00:00Z'];
    const pages = [{ ...page, ms: 812 }];
    const prove = () => Promise.resolve({ by, when, seconds: 1.5, pages, pictures });
    await promote({
      ...{ store, environment, who: 'kim', why: `to ${version}`, proving: { prove } },
      ...{ releases: [{ name, version }], settings: await environmentSettings(environment) },
    });
    return pictures;
  }
  const release = (line: string) => releaseLine(store.location, line);
  return { folder, store, proved, release };
}

const running: FastifyInstance[] = [];
afterEach(async () => {
  jest.useRealTimers();
  for (const gateway of running.splice(0)) await gateway.close();
});

test('[F-20] what a proof has seen is kept with its revision: pages, times and pictures', async () => {
  const { folder, store, proved, release } = await aStore();
  const id = await proved('mfe-auth', '1.1.0');
  const { proved: proof } = (await currentRevision(store, 'uat')) ?? {};
  expect(proof?.pictures).toBe(id);
  expect(picturesHint({ proved: proof }, { environment: 'uat', name: 2 })).toBe(
    'How its pages look: pnpm release proof 2 --environment uat --save proof.html',
  );
  expect(picturesHint({ unproved: 'at night' }, { environment: 'uat', name: 2 })).toBeUndefined();
  expect((await release('proof 2 --environment uat')).split('\n')).toEqual([
    'uat, revision 2: THEN by kim: to 1.1.0',
    'Proved: 1 page opened in 1.5 s by Chromium 1.2.3, THEN.',
    '  page             de 390',
    '  mfe-auth /login  812 ms',
    '1 picture: pnpm release proof 2 --environment uat --save proof.html',
  ]);
  await release('rollback mfe-auth --environment uat --why "Was wrong"');
  expect(await release('proof --environment uat')).toContain('uat, revision 2: ');
  expect(await release('proof 3 --environment uat')).toContain(
    '\nNo proof was required: what it put in force had run there, or only settings changed.',
  );
  const file = join(folder, 'proof.html');
  expect(await release(`proof 2 --environment uat --save ${file}`)).toBe(
    `Pages, times and pictures: ${file}`,
  );
  const page = await readFile(file, 'utf8');
  expect(page).toContain(`<img src="data:image/jpeg;base64,${jpegOf('mfe-auth 1.1.0')}"`);
  expect(page).toContain('<figcaption>de, 390 px, 812 ms</figcaption>');
});

test('[F-20] pictures that were changed are not shown, and without any the times are', async () => {
  const { store, proved, release } = await aStore();
  const id = await proved('mfe-auth', '1.1.0');
  await store.pictures.write('uat', id, '{"when":"2026-03-11T07:00:00Z","pictures":[]}');
  expect(await release('proof --environment uat')).toContain(
    `✗ The pictures of this proof are not what it has seen: environments/uat/pictures/${id}.json was changed.`,
  );
  await store.pictures.remove('uat', id);
  expect(await release('proof --environment uat')).toMatch(
    /812 ms\nIts pictures are gone: pnpm release prune/,
  );
});

test.each([
  ['proof 9 --environment uat', '✗ There is no revision 9 of uat.'],
  ['proof aaaaaaaaaaaaaaaa --environment uat', '✗ There is no revision or proposal aaaaaaaaaaaaaaaa of uat.'],
  ['proof ../1 --environment uat', '✗ There is no revision or proposal ../1 of uat.'],
  ['proof 1 2 --environment uat', '✗ Which revision?'],
  ['proof --environment prod', '✗ No revision of prod was proved.'],
  ['proof --environment uat', 'uat, revision 1: THEN by robin: a test'],
  [
    'proof --environment uat --save /nowhere/proof.html',
    '✗ The proof cannot be written to /nowhere/proof.html (ENOENT).',
  ],
])('[F-20] %s: %s', async (line, said) => {
  const { release } = await aStore();
  expect(await release(line)).toContain(said);
});

test('[F-20] pictures are bounded: the first that fit together; the rest have times alone', () => {
  const picture = (jpeg: string): Picture => ({ ...look('mfe-auth', '/login'), jpeg });
  const all = ['1234', '12', '1234', '1'].map(picture);
  expect(fittingPictures(all, 7).map(({ jpeg }) => jpeg)).toEqual(['1234', '12']);
  expect(fittingPictures(all)).toHaveLength(4);
});

test('[F-20] pictures that cannot be kept are reported, and keep nothing from being released', async () => {
  const { store } = await aStore();
  const pictures = { ...store.pictures, write: () => Promise.reject(new Error('The disk is full.')) };
  const said: string[] = [];
  const keeping = { store: { ...store, pictures }, environment: 'uat' as const };
  const picture = { ...look('mfe-auth', '/login'), jpeg: jpegOf('a page') };
  const id = await keepPictures({ ...keeping, report: (sentence) => said.push(sentence) }, [picture]);
  expect([id, said]).toEqual([undefined, ['The pictures could not be kept: The disk is full.']]);
});

test('[F-20] they are pruned with their revisions, except recent, running and coming ones', async () => {
  const { store, proved, release } = await aStore();
  const ofTeam = await proved('mfe-team-coverage', '1.1.0');
  await proved('mfe-auth', '1.1.0');
  const last = await proved('mfe-auth', '1.2.0');
  const picture = { ...look('mfe-auth', '/login'), jpeg: jpegOf('of nobody') };
  await keepPictures({ store, environment: 'uat', report: () => {} }, [picture]);
  const known = async () => (await store.pictures.ids('uat')).toSorted();
  expect(await release('prune --keep 1')).not.toContain('ictures of');
  expect(await known()).toHaveLength(4);
  jest.useFakeTimers({ now: Date.now() + 2 * 24 * 3_600_000, advanceTimers: true });
  expect(await release('prune --keep 1 --dry-run')).toContain('Pictures of 2 proofs would be removed.');
  expect(await known()).toHaveLength(4);
  expect(await release('prune --keep 1')).toContain('Pictures of 2 proofs removed.');
  expect(await known()).toEqual([ofTeam, last].toSorted());
  expect(await release('proof 3 --environment uat')).toContain('Its pictures are gone');
});

test('[F-20] the status page leads to them, for operators alone; prod shows them to nobody', async () => {
  const { store, proved } = await aStore();
  await proved('mfe-auth', '1.1.0');
  async function aGateway(environment: EnvironmentName) {
    const gateway = await buildGateway({
      ...{ store, storeFolder: store.location, environment, apiOrigins: ['http://127.0.0.1:1'] },
      readStatusPage: statusPageReader({
        store,
        portalOf: () => Promise.resolve({ address: undefined, token: undefined }),
      }),
      readOperatorToken: () => Promise.resolve('right'),
      report: () => {},
    });
    running.push(gateway);
    return (url: string, token?: string) =>
      gateway.inject({ url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
  }
  const uat = await aGateway('uat');
  const [, href = ''] =
    /<a href="(\S+)">1 page in 1\.5 s<\/a>/.exec((await uat('/dev/status', 'right')).body) ?? [];
  expect(href).toBe('/dev/status/proof/uat/2');
  expect((await uat(href)).statusCode).toBe(401);
  expect((await uat(href, 'wrong')).statusCode).toBe(401);
  const shown = await uat(href, 'right');
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(shown.headers['content-security-policy']).toContain('img-src data:');
  expect(shown.body).toContain(`<img src="data:image/jpeg;base64,${jpegOf('mfe-auth 1.1.0')}"`);
  for (const other of ['/dev/status/proof/uat/9', '/dev/status/proof/nowhere/1'])
    expect((await uat(other, 'right')).statusCode).toBe(404);
  const [id = ''] = await store.pictures.ids('uat');
  const prod = await aGateway('prod');
  for (const url of [
    href,
    `/artefacts/../environments/uat/pictures/${id}.json`,
    `/environments/uat/pictures/${id}.json`,
  ])
    expect((await prod(url, 'right')).body).not.toContain(jpegOf('mfe-auth 1.1.0'));
});
