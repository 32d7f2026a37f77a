import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { longestHead } from '@portal/wire';
import { readFileSync } from 'node:fs';
import { checkout } from '../settings/checkout.ts';
import { folderStore } from '../store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { serveByNginx } from '#testing/serveByNginx.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { buildGateway } from '../gateway/buildGateway.ts';
import { socketsPerAddress } from '../gateway/limitSockets.ts';

const folder = temporaryFolder();
const storeFolder = join(folder, 'store');
const store = folderStore(storeFolder);
const goneGateway = 'gateway-3.invalid:4300';
const script = '/artefacts/shell/1.0.0/vendor.1.js';

let api: Server;
let gateways: FastifyInstance[] = [];
let nginx: Awaited<ReturnType<typeof serveByNginx>>;
/** Of the first gateway, and of nginx in front of both. */
const origins = { gateway: '', nginx: '' };

async function aGateway(port: number, onAnswer = () => {}): Promise<FastifyInstance> {
  const gateway = await buildGateway({
    ...{ store, storeFolder, environment: 'local', trustedProxies: ['127.0.0.1'] },
    apiOrigins: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
    writeAccess: onAnswer,
    report: () => {},
  });
  await gateway.listen({ port, host: '127.0.0.1' });
  return gateway;
}

const placeOf = ({ server }: FastifyInstance) => server.address() as AddressInfo;

beforeAll(async () => {
  await publishFakes({ store, folder, shell: {}, remotes: [{ name: 'mfe-auth' }] });
  api = createServer((request, response) => {
    if (request.url?.startsWith('/api/lost')) return void request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ url: request.url, method: request.method, headers: request.headers }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  gateways = await Promise.all([aGateway(0), aGateway(0)]);
  const places = gateways.map((gateway) => `127.0.0.1:${placeOf(gateway).port}`);
  origins.gateway = `http://${places[0] ?? ''}`;
  // A gateway that is down has no name among containers.
  nginx = await serveByNginx({ gateways: [...places, goneGateway], folder: join(folder, 'nginx') });
  origins.nginx = nginx.origin;
}, 400_000);

afterAll(async () => {
  await nginx.stop();
  await Promise.all(gateways.map((gateway) => gateway.close()));
  api.closeAllConnections();
  api.close();
});

test('[O-02] nginx starts although the name of a gateway does not resolve, and logs it', () => {
  expect(nginx.said()).toContain(`${goneGateway} is left out: its name does not resolve.\n`);
});

test('the health check asks where nginx listens', async () => {
  const { host, port } = new URL(origins.nginx);
  const check = (place: string) =>
    promisify(execFile)('bash', [join(checkout, 'platform/deploy/healthy.sh'), place]);
  for (const place of [host, port, `*:${port}`]) await check(place);
  await expect(check('127.0.0.1:1')).rejects.toThrow('Connection refused');
});

/** May differ between equivalent servers. */
const ownWords = new Set([
  'connection',
  'keep-alive',
  'date',
  'server',
  'transfer-encoding',
  'content-length',
]);

/** With a normalised nonce. */
async function answerOf(origin: string, path: string, headers: Record<string, string>) {
  const response = await fetch(origin + path, { redirect: 'manual', headers });
  const policy = response.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'there is none';
  const plain = (text: string) => text.replaceAll(nonce, 'NONCE').replaceAll(origin, '');
  const compared = [...response.headers].filter(([name]) => !ownWords.has(name));
  const seen = Object.fromEntries(compared.map(([name, value]) => [name, plain(value)]));
  return { status: response.status, headers: seen, body: plain(await response.text()) };
}

const byHttps = { 'x-forwarded-proto': 'https' };
const filters = Array(500).fill('Dr%C3%BCckwerk+Holding;').join('');

test.each([
  ['a page', '/login', {}],
  ['a page by https', '/login', byHttps],
  ['a page for a client to be remembered', '/', { cookie: 'currentUser=a; rememberMe=true', ...byHttps }],
  ['an address of 500 filters', `/equities?Company=${filters}`, {}],
  ['an address with two slashes', '//evil.example/login', {}],
  ['a script', script, {}],
  ['a script that is in the cache', script, {}],
  ['a script without compression', script, { 'accept-encoding': 'identity' }],
  ['a file that is not there', '/artefacts/shell/1.0.0/none.js', {}],
  ['a way out of the folder', '/artefacts/..%2fenvironments%2flocal%2fcurrent', {}],
  ['the environment that is known already', '/environment.json', { 'if-none-match': 'W/"local-1"' }],
  ['an API that hangs up', '/api/lost', {}],
  ['an API that hangs up on a person', '/api/lost', { accept: 'text/html' }],
  ['the state', '/healthz', {}],
])('[O-04] nginx passes on what a gateway answers, header by header: %s', async (_, path, headers) => {
  expect(await answerOf(origins.nginx, path, headers)).toEqual(
    await answerOf(origins.gateway, path, headers),
  );
});

const hopByHop = new Set(['x-request-id', 'host', 'connection', 'content-length', 'accept-encoding']);

test('calls reach the API as they are, with where they came from', async () => {
  const of = async (origin: string) => {
    const from = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-host': 'portal.example', ...byHttps };
    const response = await fetch(`${origin}/api/x?a=%20b`, { method: 'POST', headers: from });
    const { url, method, headers } = (await response.json()) as Record<string, Record<string, string>>;
    const compared = Object.entries(headers ?? {}).filter(([name]) => !hopByHop.has(name));
    return { url, method, headers: Object.fromEntries(compared) };
  };
  const received = await of(origins.nginx);
  expect(received).toEqual(await of(origins.gateway));
  expect(received.headers).toMatchObject({ 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' });
});

test('an address nginx cannot read gets a short bilingual answer without scripts', async () => {
  const { status, headers, body } = await answerOf(origins.nginx, '/%E0%A4%A', {});
  expect([status, body]).toEqual([400, 'This request cannot be read. / Diese Anfrage ist nicht lesbar.\n']);
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

const inWords = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

test('[O-01] what is too large for nginx gets a short answer in both languages', async () => {
  const body = 'x'.repeat(2 ** 20 + 1);
  const answer = await fetch(`${origins.nginx}/api/x`, { method: 'POST', body });
  expect([answer.status, await answer.text()]).toEqual([
    413,
    'This request is too large. / Diese Anfrage ist zu umfangreich.\n',
  ]);
  expect(Object.fromEntries(answer.headers)).toMatchObject(inWords);
});

test('[O-02] a page that got bad bytes gets others when it asks again, and nothing else does', async () => {
  const file = 'artefacts/mfe-auth/1.0.0/exposed.1.js';
  const get = async (query: string) => {
    const headers = { 'accept-encoding': 'identity' };
    return (await fetch(`${origins.nginx}/${file}${query}`, { headers })).text();
  };
  await writeFile(join(storeFolder, file), 'bad bytes');
  expect(await get('')).toBe('bad bytes');
  await writeFile(join(storeFolder, file), 'good bytes');
  expect([await get(''), await get('?r=12'), await get('?q=1'), await get('?r=1')]).toEqual([
    ...['bad bytes', 'bad bytes', 'bad bytes'],
    'good bytes',
  ]);
  await writeFile(join(storeFolder, file), 'other bytes');
  expect([await get('?r=1'), await get('?r=2')]).toEqual(['good bytes', 'other bytes']);
});

test('[O-01] reports are limited by visitor, whom gateways know by what nginx says', async () => {
  const send = async (from: string) => {
    const type = { 'content-type': 'application/csp-report', 'x-forwarded-for': from };
    return (await fetch(`${origins.nginx}/csp-reports`, { method: 'POST', headers: type, body: '{}' }))
      .status;
  };
  const statuses: number[] = [];
  for (let sent = 0; sent < 80; sent += 1) statuses.push(await send('198.51.100.8'));
  expect([statuses[0], statuses.at(-1), await send('198.51.100.9')]).toEqual([204, 429, 204]);
});

test('[O-01] the limits of nginx are those of the gateways', () => {
  const configuration = readFileSync(join(checkout, 'platform/deploy/nginx.conf'), 'utf8');
  expect(configuration).toContain(`limit_conn visitors ${socketsPerAddress};`);
  expect(configuration).toContain(`large_client_header_buffers 4 ${longestHead / 1024}k;`);
});

test('[O-02] clients notice nothing of a gateway that is stopped and started again', async () => {
  const statuses = new Set<number>();
  let stopped = false;
  const ask = async (path: string) => {
    while (!stopped) statuses.add((await fetch(origins.nginx + path)).status);
  };
  const asking = ['/login', '/api/x', script].map(ask);
  for (const place of [0, 1]) {
    const gateway = gateways[place] as FastifyInstance;
    const { port } = placeOf(gateway);
    await gateway.close();
    await fetch(`${origins.nginx}/login`);
    // nginx tries it with one request a second, and sends it more once it has seen the end of an answer.
    let answers = 0;
    await new Promise<void>((resolve, reject) => {
      const countAnswer = () => (answers += 1) === 3 && resolve();
      aGateway(port, countAnswer).then((started) => (gateways[place] = started), reject);
    });
  }
  stopped = true;
  await Promise.all(asking);
  expect([...statuses]).toEqual([200]);
});

test('[O-02] without any gateway files come from the cache, and pages a bilingual notice', async () => {
  expect((await fetch(origins.nginx + script)).status).toBe(200);
  await Promise.all(gateways.map((gateway) => gateway.close()));
  const file = await fetch(origins.nginx + script);
  expect([file.status, file.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const page = await fetch(`${origins.nginx}/login?auth_token=hidden-7`);
  expect([page.status, page.headers.get('cache-control'), page.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '10',
  ]);
  expect(await page.text()).toBe(
    'The portal is not available at the moment. / Das Portal ist zurzeit nicht verfügbar.\n',
  );
  expect(nginx.said()).not.toContain('hidden-7');
});
