import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { ErrorReportGroup } from '@portal/wire';
import { buildGateway } from '../gateway/buildGateway.ts';
import { runRelease } from '#release/commands/runRelease.ts';
import { otherPort } from '../server/freePort.ts';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { folderStore } from '../store/folderStore.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { aRemoteBuild } from '#testing/aBuild.ts';
import { releaseLine } from '#testing/releaseLine.ts';
import { copiesOf } from '#testing/copiesOf.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import type { Finding, StatusPage } from './statusPage.ts';
import { renderStatusPage } from './renderStatusPage.ts';
import { statusPageReader } from './readStatusPage.ts';
import { releaseFiles } from './releaseFiles.ts';

const root = temporaryFolder();
const login = { name: 'mfe-auth', shared: {}, paths: { public: ['/login'], signedIn: [], gated: [] } };
const hostile = '<script>alert(1)</script>';

const newFolder = copiesOf(root, async (folder) => {
  const store = folderStore(join(folder, 'store'));
  for (const environment of ['uat', 'staging'] as const)
    await publishFakes({ store, folder, shell: { shared: {} }, remotes: [login] }, { environment });
  await publishFakes(
    { store, folder, remotes: [{ ...login, version: '1.1.0' }] },
    { environment: 'uat', who: 'kim', why: hostile },
  );
});

/** uat is a version ahead of staging; its last reason is malicious. */
async function aStore() {
  const folder = await newFolder();
  return { store: folderStore(join(folder, 'store')), folder };
}

const read = (store: ReleaseStore, addresses: Partial<Record<EnvironmentName, string>> = {}) =>
  statusPageReader({
    store,
    portalOf: (name) => Promise.resolve({ address: addresses[name], token: 'right' }),
  })();

const pageOf = (page: StatusPage) =>
  renderStatusPage(page, { nonce: 'n', refreshes: true, proofs: '/proof' });
const textOf = (page: string) =>
  page
    .replace(/<style[^]*?<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const headlineOf = (page: StatusPage) => / Environments (.*?) As of/.exec(textOf(pageOf(page)))?.[1];

const anError: ErrorReportGroup = {
  ...{ kind: 'error', remote: 'mfe-auth', version: '1.1.0', basis: 'stack', revision: 2 },
  ...{ message: `TypeError: ${hostile}`, stack: 'at f (/artefacts/mfe-auth/1.1.0/a.js:1:2)', path: '/login' },
  ...{ environment: 'uat', shell: '1.0.0', count: 1234, override: 'http://localhost:4311' },
  ...{ first_seen: '2026-11-21T08:00:00Z', last_seen: '2026-11-21T09:00:00Z' },
} as const;

const servers: FastifyInstance[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Its API lists one error. */
async function aPortal(store: ReleaseStore, listsErrors = true): Promise<string> {
  const api = fastify();
  servers.push(api);
  api.get('/healthz', () => ({ status: 'ready' }));
  if (listsErrors) api.get('/api/error_reports/groups', () => ({ groups: [anError], total: 7 }));
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' });
  const gateway = await buildGateway({
    ...{ store, storeFolder: store.location, environment: 'uat', apiOrigins: [apiOrigin], report: () => {} },
    readOperatorToken: () => Promise.resolve('right'),
  });
  servers.push(gateway);
  return gateway.listen({ port: 0, host: '127.0.0.1' });
}

test('[F-16] it shows what runs where, since when, by whom, why, its health and reports', async () => {
  const { store } = await aStore();
  const page = await read(store, { uat: await aPortal(store) });
  const text = textOf(pageOf(page));
  expect(text).toMatch(/Package local uat staging prod/);
  expect(text).toMatch(
    /Nothing released yet\. +Revision 2 ✓ Ready, shows revision 2\. ✓ All release rules are kept\./,
  );
  expect(text).toMatch(
    /mfe-auth not there 1\.1\.0 contract 1\.0\.0 ✓ All 3 files are what was released\. \? Not proved: a test since \d\d\.\d\d\.\d{4} \d\d:\d\d CES?T , just now by kim, revision 2: &lt;script&gt;/,
  );
  expect(text).toMatch(/1\.0\.0 contract 1\.0\.0 ≠ uat has 1\.1\.0 ✓ All 3 files/);
  expect(text).toMatch(/mfe-auth 1\.0\.0 → 1\.1\.0/);
  expect(text).toContain('The latest 1 of 7.');
  expect(text).toMatch(
    /mfe-auth@1\.1\.0 TypeError: .*From an override at http:\/\/localhost:4311.* not caught \/login 1234 21\.11\.2026 10:00 CET/,
  );
  expect(text).toContain('Environments ? Not fully checked: staging As of');
});

test('the headline is the worst finding: problems, new errors, unchecked parts', async () => {
  const { store } = await aStore();
  const page = await read(store, { uat: await aPortal(store) });
  const uat = page.environments.filter(({ name }) => name === 'uat');
  expect(headlineOf({ ...page, environments: uat })).toBe('✓ All checks passed');
  const at = new Date('2026-11-21T09:05:00Z');
  const groups = [
    anError,
    { ...anError, count: 6 },
    { ...anError, version: '1.0.0', last_seen: anError.first_seen },
    // [F-21] What is seen before it is in force.
    { ...anError, preview: 'abcdefghijklmnop' },
  ];
  const erring = uat.map((one) => ({ ...one, errors: { groups, total: 3 } }));
  const coming = '✗ Errors are coming in from browsers mfe-auth@1.1.0 in uat (1240 so far)';
  expect(headlineOf({ ...page, at, environments: erring })).toBe(coming);
  const portal = { state: 'ill', words: 'The API does not answer.' } as const;
  const unchecked = page.environments.filter(({ name }) => name === 'staging');
  const worst = [...erring.map((one) => ({ ...one, portal })), ...unchecked];
  expect(headlineOf({ ...page, at, environments: worst })).toBe(
    `✗ 1 problem uat: The API does not answer. ${coming} ? Not fully checked: staging`,
  );
  const [link = ''] = /(?<=href="#)errors-uat(?=")/.exec(pageOf({ ...page, at, environments: worst })) ?? [];
  expect(pageOf({ ...page, at, environments: worst })).toContain(`id="${link}"`);
});

test('[F-21] an error of a preview is shown as such, and is none of the version in force', async () => {
  const { store } = await aStore();
  const page = await read(store, { uat: await aPortal(store) });
  const errors = { groups: [{ ...anError, preview: 'abcdefghijklmnop' }], total: 1 };
  const environments = page.environments
    .filter(({ name }) => name === 'uat')
    .map((one) => ({ ...one, errors }));
  const shown = { ...page, at: new Date('2026-11-21T09:05:00Z'), environments };
  expect(headlineOf(shown)).toBe('✓ All checks passed');
  expect(pageOf(shown)).toContain('<p>uat, in preview abcdefghijklmnop</p>');
});

test('[F-21] proposals are listed, with how often their links were followed', async () => {
  const { store, folder } = await aStore();
  await aRemoteBuild(join(folder, 'new/dist'), { ...login, version: '2.0.0' });
  const said: string[] = [];
  const words = `propose mfe-auth --environment uat --from ${folder}/new --why seen --by kim --unproved test`;
  await runRelease(words.split(' '), (text) => said.push(text), { PORTAL_STORE: store.location });
  const [, id = ''] = /preview=(\w+)/.exec(said.join()) ?? [];
  const address = await aPortal(store);
  for (const path of ['/?', '/login?', '/login?x=1&'])
    await fetch(`${address}${path}preview=${id}`, { redirect: 'manual' });
  const text = textOf(pageOf(await read(store, { uat: address })));
  const row = `${id} mfe-auth 1.1.0 → 2.0.0 ? Not proved: test`;
  const visits =
    'Visits: links followed at the gateway that was asked, since it started; others count their own.';
  const headings = 'Proposal What Proof Visits Until Since By From Why';
  expect(text).toContain(`1 proposal can be seen ${visits} ${headings} ${row} 3 `);
  expect(textOf(pageOf(await read(store)))).toContain(`${row} ? `);
});

test('files that are still being compared are not called checked', async () => {
  const { store } = await aStore();
  const page = await read(store, { uat: await aPortal(store) });
  const comparing: Finding = { state: 'unknown', words: 'Files are being compared with what was released.' };
  const environments = page.environments
    .filter(({ name }) => name === 'uat')
    .map((one) => ({ ...one, files: new Map([...one.files, ['shell', comparing]]) }));
  expect(headlineOf({ ...page, environments })).toBe('? Not fully checked: uat');
});

test('of many problems the worst are named, prod first, all in the first screen', async () => {
  const { store } = await aStore();
  const page = await read(store, { uat: await aPortal(store) });
  const [uat] = page.environments.filter(({ name }) => name === 'uat');
  if (uat === undefined) throw new Error('There is no uat.');
  const at = new Date('2026-11-21T09:05:00Z');
  const groups = [3, 9, 1, 7, 5].map((count) => ({ ...anError, version: `1.${count}.0`, count }));
  const files = new Map(
    ['a', 'b', 'c', 'd'].map((name) => [name, { state: 'ill', words: `${name} differs.` } as const]),
  );
  const ill = { ...uat, files, errors: { groups, total: 5 } };
  const prod = { ...ill, name: 'prod' as const, errors: { groups: [], total: 0 } };
  expect(headlineOf({ ...page, at, environments: [ill, prod] })).toBe(
    [
      '✗ 8 problems prod: a differs. prod: b differs. prod: c differs. prod: d differs. and 4 more, below',
      '✗ Errors are coming in from browsers mfe-auth@1.9.0 in uat (9 so far) mfe-auth@1.7.0 in uat (7 so far)',
      'mfe-auth@1.5.0 in uat (5 so far) mfe-auth@1.3.0 in uat (3 so far) and 1 more, below',
    ].join(' '),
  );
});

test('the token of an environment is never sent to the address of another', async () => {
  const { store } = await aStore();
  const requests: string[] = [];
  const portal = fastify();
  servers.push(portal);
  portal.addHook('onRequest', ({ url, headers }, _reply, done) => {
    requests.push(`${url} ${headers.authorization ?? ''}`);
    done();
  });
  portal.get('/healthz', () => ({ ready: true, environment: 'prod' }));
  const address = await portal.listen({ port: 0, host: '127.0.0.1' });
  const text = textOf(pageOf(await read(store, { uat: address })));
  expect(text).toContain('is environment prod.');
  expect(requests.filter((one) => one.includes('right') || one.includes('error_reports'))).toEqual([]);
});

test('nothing of a release or a report becomes part of the page', async () => {
  const { store } = await aStore();
  const page = pageOf(await read(store, { uat: await aPortal(store) }));
  expect(page).not.toContain('<script');
  expect(page.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(3);
});

test('what is not well is reported in words, with the hint', async () => {
  const { store } = await aStore();
  await writeFile(join(store.location, 'artefacts/mfe-auth/1.1.0/exposed.1.js'), 'tampered');
  const page = await read(store, { uat: await aPortal(store, false), staging: 'http://127.0.0.1:1' });
  const text = textOf(pageOf(page));
  expect(text).toMatch(/✗ exposed\.1\.js in the release store is not what was released\./);
  expect(text).toContain('✗ http://127.0.0.1:1 does not answer at all.');
  expect(text).toContain('? Its API rejected the operator token.');
  expect(text).toContain('✗ 2 problems');
});

test('a broken rule is reported', async () => {
  const { store, folder } = await aStore();
  const shared = { '@portal/ui': '1.0.0' };
  await publishFakes(
    { store, folder, shell: { version: '2.0.0', shared, offers: { '@portal/ui': ['Button'] } } },
    { environment: 'uat' },
  );
  const file = join(store.location, 'artefacts/mfe-auth/1.1.0/release.json');
  const record = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...record, uses: { '@portal/ui': ['Button', 'Map'] } }));
  const text = textOf(pageOf(await read(store)));
  expect(text).toContain(
    '✗ mfe-auth 1.1.0 uses Map of @portal/ui, which the shell of uat (2.0.0) does not offer. (rule: names offered) Release a shell that offers it first, or mfe-auth without.',
  );
});

test('rules that cannot be checked are not called kept', async () => {
  const { store, folder } = await aStore();
  const shell = { version: '2.0.0', shared: { '@portal/maps': '1.0.0' } };
  const maps = { ...login, version: '2.0.0', uses: { '@portal/maps': ['Map'] } };
  await publishFakes({ store, folder, shell, remotes: [maps] }, { environment: 'uat' });
  const rules = async () =>
    (await read(store)).environments.find(({ name }) => name === 'uat')?.rules ?? { state: 'none' };
  expect(await rules()).toMatchObject({
    state: 'unknown',
    words:
      'Not every release rule can be checked. mfe-auth 2.0.0 uses @portal/maps, of which shell 2.0.0 lists no names.',
  });
  await rm(join(store.location, 'artefacts/shell/2.0.0/release.json'));
  expect(await rules()).toMatchObject({
    state: 'unknown',
    words:
      'Not every release rule can be checked. The record of shell 2.0.0 is missing: what builds need of it was not compared.',
  });
});

test('a damaged environment hides no other, and an unreadable store is reported', async () => {
  const { store } = await aStore();
  await writeFile(join(store.location, 'environments/staging/revisions/1.json'), '{');
  const text = textOf(pageOf(await read(store)));
  expect(text).toContain('✗ Revision 1 of environment staging is damaged. It is not JSON.');
  expect(text).toContain('1.1.0');
  const unreachable = { ...store, currentRevision: () => Promise.reject(new Error('ECONNREFUSED')) };
  expect(textOf(pageOf(await read(unreachable)))).toContain(
    '✗ The release store cannot be read: ECONNREFUSED',
  );
});

test('a wrong setting of one environment is reported there, and hides no other', async () => {
  const { store } = await aStore();
  const wrong = new UserFacingError('PORTAL_OPERATOR_TOKEN_STAGING is not a valid token.', 'Correct it.');
  const portalOf = (name: EnvironmentName) =>
    name === 'staging'
      ? Promise.reject(wrong)
      : Promise.resolve({ address: 'http://127.0.0.1:1', token: 'right' });
  const text = textOf(pageOf(await statusPageReader({ store, portalOf })()));
  expect(text).toContain('✗ PORTAL_OPERATOR_TOKEN_STAGING is not a valid token. Correct it.');
  expect(text).toContain('✗ http://127.0.0.1:1 does not answer at all.');
});

test('a history with a hole, and a lock, are shown', async () => {
  const { store, folder } = await aStore();
  const PORTAL_STORE = store.location;
  await runRelease(['lock', '--environment', 'uat', '--why', 'quarter end', '--by', 'robin'], () => {}, {
    PORTAL_STORE,
    PORTAL_DATA: folder,
  });
  await rm(join(store.location, 'environments/uat/revisions/1.json'));
  const text = textOf(pageOf(await read(store)));
  expect(text).toMatch(/Locked by robin, .*: quarter end/);
  expect(text).toMatch(/1 ✗ cannot be read/);
});

test('[F-19] a retired area is shown as retired, with what ran, since when, by whom and why', async () => {
  const { store, folder } = await aStore();
  const team = { ...login, name: 'mfe-team', paths: { public: [], signedIn: [], gated: ['/team'] } };
  const shell = { version: '1.1.0', shared: {}, shellLinks: [] };
  for (const environment of ['uat', 'staging'] as const)
    await publishFakes({ store, folder, shell, remotes: [team] }, { environment });
  await releaseLine(store.location, 'retire mfe-team --environment uat --why rebuilt --by kim');
  const text = textOf(pageOf(await read(store)));
  expect(text).toMatch(
    /mfe-team not there Retired \(ran 1\.0\.0\) since .* by kim, revision 4: rebuilt 1\.0\.0 contract 1\.0\.0 ≠ retired in uat/,
  );
  expect(text).toContain('mfe-team 1.0.0 → retired');
  expect(text).toContain('All release rules are kept.');
});

test('slow files are awaited no longer than a page may take, and compared once', async () => {
  const { store } = await aStore();
  const release = { name: 'mfe-auth', version: '1.1.0' };
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const readFile = jest.fn((...parameters: Parameters<ReleaseStore['readFile']>) =>
    gate.then(() => store.readFile(...parameters)),
  );
  const question = { release, hashes: {}, address: undefined };
  const impatient = releaseFiles({ ...store, readFile }, 0);
  expect(await impatient(question)).toEqual({
    state: 'unknown',
    words: 'Files are being compared with what was released.',
  });
  letGo();
  const patient = releaseFiles({ ...store, readFile }, 20_000);
  expect(await patient(question)).toMatchObject({ state: 'well' });
  const times = readFile.mock.calls.length;
  expect(await patient(question)).toMatchObject({ state: 'well' });
  expect(readFile).toHaveBeenCalledTimes(times);
});

test('the gateway shows it to operators, outside prod only, under the strictest policy', async () => {
  const { store } = await aStore();
  const token = 'x'.repeat(40);
  const asOperator = { authorization: `Bearer ${token}` };
  const shown = async (environment: EnvironmentName, url: string, authorized: object = asOperator) => {
    const gateway = await buildGateway({
      ...{ store, storeFolder: store.location, environment, report: () => {} },
      ...{ apiOrigins: ['http://127.0.0.1:1'], readStatusPage: () => read(store) },
      readOperatorToken: () => Promise.resolve(token),
    });
    servers.push(gateway);
    return gateway.inject({ url, headers: { ...authorized } });
  };
  const { statusCode, headers, body } = await shown('uat', '/dev/status');
  expect([statusCode, headers['refresh'], headers['cache-control']]).toEqual([200, '60', 'no-store']);
  const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(`default-src 'none'`);
  expect(headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`);
  const still = await shown('uat', '/dev/status?refresh=off');
  expect(still.headers).not.toHaveProperty('refresh');
  expect(textOf(still.body)).toContain('Does not refresh. Refresh every minute');
  expect((await shown('prod', '/dev/status')).body).not.toContain('Environments');
  expect((await shown('local', '/dev/status', {})).statusCode).toBe(200);
  const basic = (password: string) => ({
    authorization: `Basic ${Buffer.from(`any:${password}`).toString('base64')}`,
  });
  expect((await shown('staging', '/dev/status', basic(token))).statusCode).toBe(200);
  for (const stranger of [{}, basic('wrong'), { authorization: `Bearer ${token}x` }]) {
    const refused = await shown('uat', '/dev/status', stranger);
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="Operators", charset="UTF-8"',
    ]);
    expect(refused.body).not.toContain('Environments');
  }
  const closed = await buildGateway({
    ...{ store, storeFolder: store.location, environment: 'uat', report: () => {} },
    ...{ apiOrigins: ['http://127.0.0.1:1'], readStatusPage: () => read(store) },
  });
  servers.push(closed);
  expect((await closed.inject({ url: '/dev/status', headers: asOperator })).statusCode).toBe(404);
});

test('pnpm release status-page serves it until it is stopped', async () => {
  const { store, folder } = await aStore();
  const said: string[] = [];
  const words = ['status-page', '--listen', '127.0.0.1:0', '--portal', 'uat=http://127.0.0.1:1/'];
  const variables = { PORTAL_STORE: store.location, PORTAL_DATA: folder, PORTAL_PORT: '1' };
  const running = await runRelease(words, (text) => said.push(text), variables);
  const address = /http:\S+/.exec(said.join(' '))?.[0] ?? '';
  const answer = await fetch(address);
  expect([answer.status, textOf(await answer.text())]).toEqual([
    200,
    expect.stringContaining('✗ http://127.0.0.1:1 does not answer at all.'),
  ]);
  expect((await fetch(`${address}elsewhere`)).status).toBe(404);
  const { host, port } = new URL(address);
  const second = runRelease(
    ['status-page', '--listen', host, '--portal', 'uat=https://uat.example'],
    () => {},
    variables,
  );
  await expect(second).rejects.toMatchObject({
    message: `The status page cannot listen on ${host} (EADDRINUSE).`,
    hint: `Choose another place: pnpm release status-page --listen 127.0.0.1:${otherPort(Number(port))} --portal uat=https://uat.example`,
  });
  await running?.close();
});
