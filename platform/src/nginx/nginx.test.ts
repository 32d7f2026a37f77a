import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { runRelease } from '../commands/runRelease.ts';
import { buildGateway } from '../gateway/buildGateway.ts';
import { retire } from '../retirement/retire.ts';
import { ownHostOnly } from '../security/pageOrigins.ts';
import { folderStore } from '../store/folderStore.ts';
import { publishFakes } from '../testing/publishFakes.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { freePort } from '../testing/freePort.ts';
import { runNginx, type RunningNginx } from './runNginx.ts';
import { writeNginxFolder } from './writeNginxFolder.ts';

const folder = temporaryFolder();
const storeFolder = join(folder, 'store');
const out = join(folder, 'nginx');
const store = folderStore(storeFolder);
const trustedProxies = ['127.0.0.1'];
const shared = { store, storeFolder, environment: 'local' as const, trustedProxies };

let api: Server;
let gateway: FastifyInstance;
let nginx: RunningNginx;
/** The same portal twice. */
const origins = { gateway: '', nginx: '' };

beforeAll(async () => {
  await publishFakes({
    store,
    folder,
    shell: { leads: [] },
    remotes: [
      { name: 'mfe-auth', paths: { public: ['/login'], signedIn: ['/change_password'], gated: [] } },
      {
        name: 'mfe-libraries',
        paths: { public: [], signedIn: [], gated: ['/', '/document_preview/:docRef'] },
      },
      { name: 'mfe-team', paths: { public: [], signedIn: [], gated: ['/team'] } },
    ],
  });
  const who = { who: 'robin', why: 'a test' };
  await retire({ store, environment: 'local', ...who, name: 'mfe-team' });
  api = createServer((request, response) => {
    if (request.url?.startsWith('/api/lost')) return void request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ url: request.url, method: request.method, headers: request.headers }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiOrigins = [`http://127.0.0.1:${(api.address() as AddressInfo).port}`];
  gateway = await buildGateway({ ...shared, apiOrigins, report: () => {} });
  origins.gateway = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const listen = `127.0.0.1:${await freePort()}`;
  await writeNginxFolder({
    pageOrigins: ownHostOnly,
    ...shared,
    apiOrigins,
    listen,
    out,
    publicUrl: 'http://localhost',
  });
  origins.nginx = `http://${listen}`;
  nginx = await runNginx(out, origins.nginx);
}, 400_000);

afterAll(async () => {
  await nginx.stop();
  await gateway.close();
  api.closeAllConnections();
  api.close();
});

/** May differ between equivalent servers. */
const ownWords = new Set([
  ...['connection', 'keep-alive', 'date', 'server', 'content-length', 'transfer-encoding', 'accept-ranges'],
  ...['etag', 'last-modified', 'vary', 'content-encoding'],
]);

/** With a normalised nonce. */
async function answerOf(origin: string, path: string, init: RequestInit = {}) {
  const response = await fetch(origin + path, { redirect: 'manual', ...init });
  const policy = response.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'there is none';
  const plain = (text: string) => text.replaceAll(nonce, 'NONCE').replaceAll(origin, '');
  const headers = Object.fromEntries(
    [...response.headers]
      .filter(([name]) => !ownWords.has(name))
      .map(([name, value]) => [name, plain(value)]),
  );
  return { nonce, answer: { status: response.status, headers, body: plain(await response.text()) } };
}

const byHttps = { headers: { 'x-forwarded-proto': 'https' } };
const signedIn = { headers: { cookie: 'currentUser=%7B%7D' } };
const session = 'currentUser=%7B%22accessToken%22%3A%22a.b-c%22%7D';
const remembered = { headers: { cookie: `${session}; rememberMe=true` } };
const rememberedByHttps = { headers: { ...remembered.headers, ...byHttps.headers } };
const notRemembered = { headers: { cookie: `${session}; rememberMe=false` } };
const known = { headers: { 'if-none-match': 'W/"local-2"' } };
const asPerson = { headers: { accept: 'text/html' } };

test.each<[string, string, RequestInit]>([
  ['a page', '/login', {}],
  ['a page by https', '/login', byHttps],
  ['a gated page, signed out', '/', {}],
  ['a gated page', '/', signedIn],
  ['a deep link', '/document_preview/R%2F1?x=1', signedIn],
  ['a page with a slash at its end', '/Change_Password/', signedIn],
  ['a page of the shell', '/error/unentitled', signedIn],
  ['an unknown page', '/no/such/page', {}],
  ['a page of a retired area', '/team', signedIn],
  ['a page of a retired area, signed out', '/team', {}],
  ['a file of a retired area, for pages that are open', '/artefacts/mfe-team/1.0.0/exposed.1.js', {}],
  [
    'an address of 500 filters',
    `/equities?Company=${Array(500).fill('Dr%C3%BCckwerk+Holding;').join('')}`,
    signedIn,
  ],
  ['a script', '/artefacts/shell/1.0.0/vendor.1.js', {}],
  ['a script by https', '/artefacts/shell/1.0.0/vendor.1.js', byHttps],
  ['a style sheet', '/artefacts/mfe-auth/1.0.0/exposed.1.css', {}],
  ['a file that is not there', '/artefacts/shell/1.0.0/none.js', {}],
  ['a folder', '/artefacts/shell/1.0.0/', {}],
  ['a way out of the folder', '/artefacts/..%2fenvironments%2flocal%2fcurrent', {}],
  ['an icon', '/favicon.ico', {}],
  ['whom to tell of a weakness', '/.well-known/security.txt', {}],
  ['another well-known address', '/.well-known/nothing', {}],
  ['a page for a client to be remembered', '/', remembered],
  ['a page for a client to be remembered, by https', '/', rememberedByHttps],
  ['a page for a client not to be remembered', '/', notRemembered],
  ['a file at the root', '/robots.txt', {}],
  ['a hidden file', '/.env', {}],
  ['a hidden file, escaped', '/%2eenv', {}],
  ['a wrong method', '/login', { method: 'DELETE' }],
  ['the environment in force', '/environment.json', {}],
  ['the environment in force by https', '/environment.json', byHttps],
  ['the environment that is known already', '/environment.json', known],
  ['the environment, by a wrong method', '/environment.json', { method: 'DELETE' }],
  ['an address that is cut off', '/%E0%A4%A', {}],
  ['an API that hangs up', '/api/lost', {}],
  ['an API that hangs up on a person', '/api/lost', asPerson],
])('gateway and nginx answer alike: %s', async (_, path, init) => {
  const [expected, received] = [
    await answerOf(origins.gateway, path, init),
    await answerOf(origins.nginx, path, init),
  ];
  expect(received.answer).toEqual(expected.answer);
});

test('[A-06] page answers keep the cookies of a client to be remembered for 400 days', async () => {
  const life = 'Max-Age=34560000; Path=/; SameSite=Lax; Secure';
  for (const origin of [origins.gateway, origins.nginx]) {
    const cookies = async (init: RequestInit) => (await fetch(`${origin}/`, init)).headers.getSetCookie();
    expect(await cookies(rememberedByHttps)).toEqual([`${session}; ${life}`, `rememberMe=true; ${life}`]);
    expect(await cookies(remembered)).toEqual(
      [session, 'rememberMe=true'].map((each) => `${each}; ${life.replace('; Secure', '')}`),
    );
    expect(await cookies(notRemembered)).toEqual([]);
    expect(await cookies({ headers: { cookie: 'rememberMe=true' } })).toEqual([]);
  }
});

test('[A-14] password managers are led to the change of password, and security.txt names a contact', async () => {
  for (const origin of [origins.gateway, origins.nginx]) {
    const { answer } = await answerOf(origin, '/.well-known/change-password');
    expect([answer.status, answer.headers['location']]).toEqual([302, '/change_password']);
    const text = (await answerOf(origin, '/.well-known/security.txt')).answer.body;
    expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/);
    const icon = (await answerOf(origin, '/apple-touch-icon.png')).answer;
    expect([icon.status, icon.headers['location']]).toEqual([
      302,
      '/artefacts/shell/1.0.0/icons/apple-touch-icon.png',
    ]);
  }
});

test.each([
  ['//markets?Language=German', '/markets?Language=German'],
  ['//evil.example/login', '/evil.example/login'],
  ['///evil.example', '/evil.example'],
  ['/%2Fevil.example', undefined],
])('[G-11] gateway and nginx lead %s to %s, on the host that was asked', async (path, location) => {
  for (const origin of [origins.gateway, origins.nginx]) {
    const { status, headers } = (await answerOf(origin, path)).answer;
    expect([status, headers['location']]).toEqual([location === undefined ? 200 : 308, location]);
    expect(headers['cache-control']).toBe(location === undefined ? 'private, no-cache' : 'no-store');
  }
});

test('a page has nothing by which it could be found unchanged: an older one would meet the nonce of a newer policy', async () => {
  for (const origin of [origins.gateway, origins.nginx]) {
    const { headers } = await fetch(`${origin}/login`);
    expect([headers.get('etag'), headers.get('last-modified')]).toEqual([null, null]);
  }
});

test('nginx makes a nonce of its own for each page, in policy and page alike', async () => {
  const [first, second] = [await answerOf(origins.nginx, '/login'), await answerOf(origins.nginx, '/login')];
  expect(first.nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(second.nonce).not.toBe(first.nonce);
  expect(first.answer.body).toContain('<meta property="csp-nonce" nonce="NONCE"');
  expect(first.answer.body).not.toContain('@@');
});

const hopByHop = new Set(['host', 'x-request-id', 'x-forwarded-host', 'connection', 'content-length']);

test('calls reach the API as they are, with where they came from', async () => {
  const of = async (origin: string) => {
    const { answer } = await answerOf(origin, '/api/x?a=%20b', { method: 'POST', ...byHttps });
    const { url, method, headers } = JSON.parse(answer.body) as Record<string, Record<string, string>>;
    expect(headers?.['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/);
    const kept = Object.entries(headers ?? {}).filter(([name]) => !hopByHop.has(name));
    return { url, method, headers: Object.fromEntries(kept) };
  };
  expect(await of(origins.nginx)).toEqual(await of(origins.gateway));
});

test('[F-02] the environment is asked for by its tag, of nginx as of the gateway', async () => {
  for (const origin of [origins.gateway, origins.nginx]) {
    const answer = await fetch(`${origin}/environment.json`);
    expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
      'W/"local-2"',
      'no-cache',
    ]);
    expect(await answer.json()).toMatchObject({ environment: 'local', revision: 2 });
    const again = await fetch(`${origin}/environment.json`, known);
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, 'W/"local-2"', '']);
  }
});

test('released files come compressed as they lie in the store', async () => {
  const { headers } = await fetch(`${origins.nginx}/artefacts/shell/1.0.0/vendor.1.js`);
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('vary')).toBe('Accept-Encoding');
});

test('a call that fails leaves its address, and the token in it, in no log', async () => {
  const address = `${origins.nginx}/api/lost?auth_token=hidden-7`;
  const { status } = await fetch(address, { headers: { referer: address } });
  expect(status).toBe(502);
  expect(await readFile(join(out, 'logs/error.log'), 'utf8')).not.toMatch(/hidden-7|lost/);
});

test('the state is 200 with the API', async () => {
  expect((await fetch(`${origins.nginx}/healthz`)).status).toBe(200);
});

describe('reports of the content policy', () => {
  const send = (body: unknown, type = 'application/csp-report', from?: string) =>
    fetch(`${origins.nginx}/csp-reports`, {
      method: 'POST',
      headers: { 'content-type': type, ...(from !== undefined && { 'x-forwarded-for': from }) },
      body: JSON.stringify(body),
    });
  const log = () => readFile(join(out, 'logs/reports.log'), 'utf8');

  test('become one line without what a visitor holds', async () => {
    const report = {
      'document-uri': 'http://localhost/reset_password/secret?language=de',
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/secret',
    };
    expect((await send({ 'csp-report': report })).status).toBe(204);
    const body = {
      documentURL: 'http://localhost/login',
      effectiveDirective: 'font-src',
      blockedURL: 'data',
    };
    expect((await send([{ type: 'csp-violation', body }], 'application/reports+json')).status).toBe(204);
    await send({ 'csp-report': { ...report, 'source-file': 'chrome-extension://a/b.js' } });
    await send('rubbish');
    while ((await log()).split('\n').length < 3) await pause(20);
    expect(await log()).toBe(
      'The content policy refused img-src https://evil.example on /reset_password\n' +
        'The content policy refused font-src data on /login\n',
    );
  });

  test('of another type, too long or too many are not read', async () => {
    expect((await send({}, 'text/plain')).status).toBe(415);
    expect((await send('x'.repeat(20_000))).status).not.toBe(204);
    const statuses: number[] = [];
    for (let sent = 0; sent < 40; sent += 1) statuses.push((await send({})).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test.each([
    ['one IPv6 network', (host: number) => `2001:db8::${host.toString(16)}:1`, '2001:db8:0:1::1'],
    ['one IPv4 address in IPv6', () => '::ffff:192.0.2.7', '::ffff:192.0.2.8'],
  ])('[O-01] of %s share a limit, which others do not meet', async (_, address, other) => {
    const statusFor = async (from: string) => (await send({}, undefined, from)).status;
    const statuses: number[] = [];
    for (let sent = 1; sent <= 40; sent += 1) statuses.push(await statusFor(address(sent)));
    expect([statuses[0], statuses.at(-1), await statusFor(other)]).toEqual([204, 429, 204]);
  });

  test('[O-01] of an IPv4 address are counted together, however it is written', async () => {
    const statuses: number[] = [];
    for (let sent = 1; sent <= 40; sent += 1) {
      const from = sent % 2 === 0 ? '192.0.2.9' : '::ffff:192.0.2.9';
      statuses.push((await send({}, undefined, from)).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});

test('[O-01] calls at once are limited for the same visitors as reports', async () => {
  const configuration = await readFile(join(out, 'nginx.conf'), 'utf8');
  const zones = [...configuration.matchAll(/limit_(\w+)_zone (\S+)/g)].map(([, kind, key]) => [kind, key]);
  expect(zones).toEqual([
    ['conn', '$portal_visitor'],
    ['req', '$portal_visitor'],
  ]);
});

describe('pnpm release nginx', () => {
  const run = async (words: string) => {
    const said: string[] = [];
    await runRelease(words.split(' '), (text) => said.push(text), { PORTAL_STORE: storeFolder });
    return said.join('\n');
  };

  test('--dry-run shows what would be written, and writes nothing', async () => {
    const place = join(folder, 'dry');
    expect(await run(`nginx --out ${place} --dry-run`)).toMatch(
      /^Revision 2 of environment local would be written to .*dry:\n {2}nginx\.conf\n[^]*Nothing was written\.$/,
    );
    expect(existsSync(place)).toBe(false);
  });

  test('--api names the processes of the API, which nginx asks by turns', async () => {
    const place = join(folder, 'several');
    await run(`nginx --out ${place} --api http://10.0.0.4:4301,http://api.bank.example`);
    const configuration = await readFile(join(place, 'nginx.conf'), 'utf8');
    expect(configuration).toContain('limit_conn portal_sockets 512;');
    expect(configuration).toMatch(
      /upstream portal_api \{\n +server 10\.0\.0\.4:4301 [^\n]+\n +server api\.bank\.example max_fails=1/,
    );
    // An unreachable process is skipped after 2 s; a slow one is not asked twice.
    expect(configuration).toMatch(
      /proxy_connect_timeout 2s;\s+proxy_next_upstream error timeout;\s+proxy_next_upstream_timeout 10s;\s+proxy_read_timeout 60s;/,
    );
    await expect(run(`nginx --out ${place} --api 10.0.0.4`)).rejects.toMatchObject({
      message: '--api is “10.0.0.4”.',
      hint: 'Expected a list of addresses such as http://10.0.0.4:4301, http://10.0.0.5:4301.',
    });
  });

  test('nginx has its pages until it reads the next configuration, whose policy admits the next ones', async () => {
    const place = join(folder, 'next');
    const pagesNamed = async () => {
      const configuration = await readFile(join(place, 'nginx.conf'), 'utf8');
      const [named = 'none', ...others] = new Set(configuration.match(/(?<=root )pages[^;]*/g));
      expect(others).toEqual([]);
      return join(place, named, 'page-1.html');
    };
    await run(`nginx --out ${place}`);
    const before = await pagesNamed();
    const page = await readFile(before, 'utf8');
    for (let count = 0; count < 5; count += 1) {
      await run(`${count % 2 === 0 ? 'lock' : 'unlock'} mfe-auth --environment local --why test`);
      await run(`nginx --out ${place}`);
      expect(await pagesNamed()).not.toBe(before);
      if (count === 0) expect(await readFile(before, 'utf8')).toBe(page);
    }
    expect(existsSync(before)).toBe(false);
    expect(existsSync(await pagesNamed())).toBe(true);
  });
});
