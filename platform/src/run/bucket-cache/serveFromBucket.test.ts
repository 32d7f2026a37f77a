import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildGateway } from '../gateway/buildGateway.ts';
import { pageOrigins } from '../settings/environmentSettings.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { openStore, type StorePlace } from '../store/openStore.ts';
import { answerFault, bucketServer, type BucketServer } from '@portal/bucket/testing';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { statusPageReader } from '../status-page/readStatusPage.ts';
import { openServing } from './openServing.ts';

const folder = temporaryFolder();
const reports: string[] = [];
let server: BucketServer;
let place: StorePlace;
let gateway: FastifyInstance;

const login = { name: 'mfe-auth', paths: { public: ['/login'], signedIn: [], gated: [] } };

beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  server = await bucketServer('releases');
  const prefix = `${randomUUID()}/`;
  place = { kind: 'bucket', bucket: 'releases', prefix, endpoint: server.endpoint, region: 'eu-central-2' };
  await publishFakes({ store: await openStore(place), folder, shell: {}, remotes: [login] });
  const report = (sentence: string) => void reports.push(sentence);
  const serving = await openServing({ store: place, storeFolder: join(folder, 'mirror') }, report);
  gateway = await buildGateway({
    ...serving,
    environment: 'local',
    pageOrigins: await pageOrigins('local'),
    apiOrigins: ['http://127.0.0.1:1'],
    report,
  });
}, 60_000);
afterAll(async () => {
  await gateway.close();
  await server.stop();
});
afterEach(() => {
  server.meddle = undefined;
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });
let passed = 0;
/** Lets a minute pass. */
function later() {
  const now = performance.now.bind(performance);
  passed += 60_000;
  const more = passed;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + more);
}

test('the gateway serves pages and files of a bucket, compressed as at release', async () => {
  expect((await get('/login')).body).toContain('"revision":1');
  const file = await get('/artefacts/shell/1.0.0/vendor.1.js', { 'accept-encoding': 'gzip' });
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  });
  expect(await readdir(join(folder, 'mirror/artefacts'))).toEqual(['shell']);
});

test.each([
  '/artefacts/mfe-auth/9.9.9/x.js',
  '/artefacts/mfe-auth/..%2f..%2fsecret',
  '/artefacts/no/no/no.js',
])('%s is not there', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('a release is served from the next second on', async () => {
  await publishFakes({ store: await openStore(place), folder, remotes: [{ ...login, version: '1.1.0' }] });
  later();
  expect((await get('/login')).body).toContain('"revision":2');
  expect((await get('/artefacts/mfe-auth/1.1.0/exposed.1.js')).statusCode).toBe(200);
});

test('a copy that was removed is fetched again', async () => {
  await rm(join(folder, 'mirror/artefacts/mfe-auth/1.1.0'), { recursive: true });
  expect((await get('/artefacts/mfe-auth/1.1.0/exposed.1.js')).statusCode).toBe(200);
});

test('files are served although earlier tools wrote the record of their release', async () => {
  const code = Buffer.from('start();');
  const manifest = { entry: '', exposed: { js: ['main.js'], css: [] }, chunks: {} };
  const record = { name: 'shell', manifest, integrity: { 'main.js': integrityOf(code) }, leads: [] };
  const files = { 'main.js': code, 'release.json': Buffer.from(JSON.stringify(record)) };
  await (await openStore(place)).publish({ name: 'shell', version: '0.9.0' }, new Map(Object.entries(files)));
  later();
  expect((await get('/artefacts/shell/0.9.0/main.js')).statusCode).toBe(200);
});

test('unreleased names cost the bucket one request a second, however many there are', async () => {
  let requests = 0;
  server.meddle = () => {
    requests += 1;
    return false;
  };
  const names = Array.from({ length: 50 }, (_one, index) => `/artefacts/mfe-x/1.0.${index}/main.js`);
  const answers = await Promise.all(names.map((name) => get(name)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(requests).toBeLessThan(4);
});

test('while the bucket is away, known pages and files stay; the operator hears once', async () => {
  await get('/login');
  server.meddle = (_request, response) => {
    answerFault(response, { status: 403, code: 'AccessDenied' });
    return true;
  };
  later();
  expect((await get('/login')).body).toContain('"revision":2');
  expect((await get('/artefacts/mfe-auth/1.1.0/exposed.1.js')).statusCode).toBe(200);
  expect(reports).toEqual([
    expect.stringMatching(/^The release store does not answer; revision 2 of local stays\./),
  ]);
});

test('a gateway restarted without the bucket serves its copy of the last revision', async () => {
  expect((await get('/artefacts/shell/1.0.0/vendor.1.js')).statusCode).toBe(200);
  server.meddle = (_request, response) => {
    answerFault(response, { status: 403, code: 'AccessDenied' });
    return true;
  };
  const said: string[] = [];
  const options = { environment: 'local', apiOrigins: ['http://127.0.0.1:1'] } as const;
  const report = (sentence: string) => void said.push(sentence);
  const serving = await openServing({ store: place, storeFolder: join(folder, 'mirror') }, report);
  const restarted = await buildGateway({
    ...{ ...serving, ...options, report, pageOrigins: await pageOrigins('local') },
    readStatusPage: statusPageReader({
      ...serving,
      portalOf: () => Promise.resolve({ address: undefined, token: undefined }),
    }),
  });
  const page = await restarted.inject('/login');
  expect([page.statusCode, page.body.includes('"revision":2')]).toEqual([200, true]);
  expect((await restarted.inject('/artefacts/mfe-auth/1.1.0/exposed.1.js')).statusCode).toBe(200);
  expect(said).toEqual([
    expect.stringMatching(/^The release store does not answer; revision 2 of local stays\./),
  ]);
  expect((await restarted.inject('/dev/status')).body).toMatch(
    /This gateway is serving revision 2 of local from its own copy since \d\d:\d\d; the store cannot be reached\./,
  );
  await restarted.close();
});

test('a file that was altered in the bucket is not served', async () => {
  const store = await openStore(place);
  await publishFakes({ store, folder, remotes: [{ ...login, version: '1.2.0' }] });
  const { prefix } = place as Extract<StorePlace, { kind: 'bucket' }>;
  const address = `${server.endpoint}/releases/${prefix}artefacts/mfe-auth/1.2.0/exposed.1.js`;
  await fetch(address, { method: 'PUT', body: 'tampered' });
  expect((await get('/artefacts/mfe-auth/1.2.0/exposed.1.js')).statusCode).toBe(500);
  expect(reports.at(-1)).toContain('exposed.1.js is not what was released.');
});

test('[O-04] a shell that was altered in the bucket together with its record is not served', async () => {
  const store = await openStore(place);
  await publishFakes({ store, folder, shell: { version: '1.1.0' } });
  const { prefix } = place as Extract<StorePlace, { kind: 'bucket' }>;
  const address = `${server.endpoint}/releases/${prefix}artefacts/shell/1.1.0/`;
  const record = await readFile(join(folder, 'shell/dist/release.json'), 'utf8');
  const [was, is] = ['start();', 'steal();'].map((text) => integrityOf(Buffer.from(text)));
  later();
  expect((await get('/login')).statusCode).toBe(200);
  await fetch(`${address}main.1.js`, { method: 'PUT', body: 'steal();' });
  await fetch(`${address}release.json`, { method: 'PUT', body: record.replace(was ?? '', is ?? '') });
  expect((await get('/artefacts/shell/1.1.0/main.1.js')).statusCode).toBe(500);
  expect(reports.at(-1)).toContain('main.1.js of the shell 1.1.0');
});
