import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type AddressInfo } from 'node:net';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { longestHead, environmentSchema } from '@portal/wire';
import type { FastifyInstance } from 'fastify';
import { folderStore } from '../store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { buildGateway } from './buildGateway.ts';

const folder = temporaryFolder();
const storeFolder = join(folder, 'store');
const store = folderStore(storeFolder);
const reports: string[] = [];

let api: Server;
let gateway: FastifyInstance;
let origin: string;
/** How often the API answered that it is busy. */
let timesBusy = 0;
let finishDownload = () => {};

const gatewayFor = (
  apiOrigin: string,
  where = storeFolder,
  more: Partial<Parameters<typeof buildGateway>[0]> = {},
) =>
  buildGateway({
    store: folderStore(where),
    storeFolder: where,
    environment: 'local',
    apiOrigins: [apiOrigin],
    report: (sentence) => reports.push(sentence),
    ...more,
  });

beforeAll(async () => {
  await publishFakes({
    store,
    folder,
    shell: {},
    remotes: [
      { name: 'mfe-auth', paths: { public: ['/login'], signedIn: [], gated: [] } },
      { name: 'mfe-libraries', paths: { public: [], signedIn: [], gated: ['/', '/equities'] } },
    ],
  });
  api = createServer({ maxHeaderSize: longestHead }, (request, response) => {
    if (request.url === '/api/busy') {
      timesBusy += 1;
      response.writeHead(503, { 'retry-after': '1' }).end('{}');
      return;
    }
    const body: Buffer[] = [];
    request.on('data', (part: Buffer) => body.push(part));
    request.on('end', () => {
      const type = request.url === '/api/slow-download' ? 'application/pdf' : 'application/json';
      response.writeHead(200, { 'content-type': type, 'x-own': 'kept' });
      response.write(
        JSON.stringify({ url: request.url, headers: request.headers, body: String(Buffer.concat(body)) }),
      );
      if (request.url === '/api/slow-download') finishDownload = () => response.end();
      else response.end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  gateway = await gatewayFor(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await gateway.close();
  api.closeAllConnections();
  api.close();
});

/** The call as the API received it. */
interface Seen {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });

describe('pages', () => {
  test('[G-11] an address with two slashes leads to the page of this host', async () =>
    expect((await get('//markets?x=1')).headers.location).toBe('/markets?x=1'));

  test('every page address gets the shell with environment, preloads, styles and scripts', async () => {
    const { statusCode, headers, body } = await get('/equities?x=1', {
      cookie: 'language=de; currentUser=%7B%7D',
    });
    expect(statusCode).toBe(200);
    expect([headers['cache-control'], headers.vary]).toEqual(['private, no-cache', 'Cookie']);
    const json =
      /<script type="application\/json" id="portal-environment">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    const environment = environmentSchema.parse(JSON.parse(json));
    expect(environment.remotes['mfe-libraries']?.baseUrl).toBe('/artefacts/mfe-libraries/1.0.0/');
    expect(body).toContain(
      `<link rel="preload" as="script" href="/artefacts/mfe-libraries/1.0.0/remoteEntry.1.js" integrity="${
        environment.remotes['mfe-libraries']?.integrity['remoteEntry.1.js']
      }" crossorigin="anonymous" />`,
    );
    expect(body).toContain(
      '<link rel="preload" as="font" href="/artefacts/shell/1.0.0/letters.1.woff2" type="font/woff2" crossorigin="anonymous" />',
    );
    expect(body).toMatch(
      /<link rel="stylesheet" href="\/artefacts\/shell\/1.0.0\/main.1.css" integrity="sha384-[^"]+" crossorigin="anonymous" \/>/,
    );
    expect(Object.keys(environment.shell.integrity ?? {})).toEqual(['research.1.js', 'research.1.css']);
    const checked =
      /<script defer src="([^"]+)" integrity="sha384-[^"]+" crossorigin="anonymous"><\/script>/g;
    const scripts = [...body.matchAll(checked)].map(([, src]) => src);
    expect(scripts).toEqual(['/artefacts/shell/1.0.0/vendor.1.js', '/artefacts/shell/1.0.0/main.1.js']);
    expect(body).not.toContain('<!--portal:');
  });

  test('a strict policy comes with a nonce of its own for each page', async () => {
    const [first, second] = [await get('/'), await get('/')];
    const nonce = /<meta property="csp-nonce" nonce="([^"]+)"/.exec(first.body)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThan(20);
    expect(first.body).toContain(`<style nonce="${nonce}">`);
    expect(second.body).not.toContain(nonce);
    expect(first.headers['content-security-policy']).toContain(` 'nonce-${nonce}'; img-src 'self'`);
  });

  test('a publication is served at once', async () => {
    const remotes = [
      {
        name: 'mfe-libraries',
        version: '1.1.0',
        paths: { public: [], signedIn: [], gated: ['/', '/equities'] },
      },
    ];
    await publishFakes({ store, folder, remotes });
    const { body } = await get('/', { cookie: 'currentUser=x' });
    expect(body).toContain('/artefacts/mfe-libraries/1.1.0/remoteEntry.1.js');
    expect(body).toContain('/artefacts/mfe-auth/1.0.0/');
  });

  test('a browser that requests an icon at the root gets none, without a console error', async () => {
    expect((await get('/favicon.ico')).statusCode).toBe(204);
  });

  test.each(['/robots.txt', '/mf-manifest.json'])('%s is not mistaken for a page', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('what browsers report of the content policy', () => {
  const body = JSON.stringify({
    'csp-report': {
      'document-uri': 'http://localhost/login',
      'effective-directive': 'img-src',
      'blocked-uri': 'data',
    },
  });
  const send = (payload: string, type = 'application/csp-report', on = gateway) =>
    on.inject({ method: 'POST', url: '/csp-reports', headers: { 'content-type': type }, payload });

  test('becomes one line for the operator and an empty answer', async () => {
    expect((await send(body)).statusCode).toBe(204);
    expect(reports.at(-1)).toBe('The content policy refused img-src data on /login');
    const several = JSON.stringify([{ body: { effectiveDirective: 'font-src', blockedURL: 'blob' } }]);
    expect((await send(several, 'application/reports+json')).statusCode).toBe(204);
    expect(reports.at(-1)).toBe('The content policy refused font-src blob on an unknown page');
  });

  test.each([
    ['rubbish', 'rubbish', 'application/csp-report', 204],
    ['nothing', '', 'application/csp-report', 204],
    ['something else', body, 'text/plain', 415],
    ['too much', JSON.stringify('x'.repeat(20_000)), 'application/csp-report', 413],
  ])('%s is no news', async (_, payload, type, status) => {
    const before = reports.length;
    expect((await send(payload, type)).statusCode).toBe(status);
    expect(reports).toHaveLength(before);
  });

  test('is not read beyond thirty messages a minute from one place', async () => {
    const alone = await gatewayFor('http://127.0.0.1:9');
    const again = () => send(body, 'application/csp-report', alone);
    for (let sent = 0; sent < 30; sent += 1) expect((await again()).statusCode).toBe(204);
    const refused = await again();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    await alone.close();
  });
});

test.each([
  ['by its public address', { publicUrl: 'https://portal.example' }, {}, true],
  [
    'by the word of a trusted proxy',
    { trustedProxies: ['127.0.0.1'] },
    { 'x-forwarded-proto': 'https' },
    true,
  ],
  ['by anybody’s word', {}, { 'x-forwarded-proto': 'https' }, false],
  ['in no way', { publicUrl: 'http://localhost:4300' }, {}, false],
])('https %s', async (_, more, headers, isHttps) => {
  const alone = await gatewayFor('http://127.0.0.1:9', storeFolder, more);
  for (const url of ['/', '/artefacts/shell/1.0.0/main.1.js', '/nothing.txt', '/api/x']) {
    const answer = await alone.inject({ url, headers });
    expect(answer.headers['strict-transport-security']).toBe(isHttps ? 'max-age=31536000' : undefined);
  }
  await alone.close();
});

test('an undecodable address of a released file gets a short answer without a stack', async () => {
  const { statusCode, body } = await get('/artefacts/%E0%A4%A');
  expect(statusCode).toBe(400);
  expect(body).toBe('This request cannot be read. / Diese Anfrage ist nicht lesbar.\n');
});

test('an address that was cut off gets a page in both languages', async () => {
  const { statusCode, headers, body } = await get('/%E0%A4%A');
  expect(statusCode).toBe(400);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(body).toContain('This address cannot be read');
  expect(body).toContain('Diese Adresse ist nicht lesbar');
});

test.each([
  '/.env',
  '/.git/config',
  '/%2eenv',
  '/a/.hidden',
  '/artefacts/shell%00',
  '/artefacts/../equities',
  '/artefacts/shell/../../environments/local/current',
  '/artefacts/%2e%2e/environments/local/current',
  '/artefacts/shell/%2e%2e%2f..%2fenvironments/local/current',
])('%s, sent as it is, is not found', async (path) => {
  const { port } = new URL(origin);
  // Any HTTP client would normalise the address first.
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n`);
  const answer: Buffer[] = [];
  socket.on('data', (part) => answer.push(part));
  await once(socket, 'close');
  expect(Buffer.concat(answer).toString()).toMatch(/^HTTP\/1\.1 404 [^]*Not found\./);
});

describe('the API behind /api', () => {
  test('a call reaches it as it is, with where it came from', async () => {
    const response = await fetch(`${origin}/api/auth?a=%20b`, {
      method: 'POST',
      headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    expect(response.headers.get('x-own')).toBe('kept');
    const seen = (await response.json()) as Seen;
    expect(seen.url).toBe('/api/auth?a=%20b');
    expect(seen.body).toBe('{"a":1}');
    expect(seen.headers).toMatchObject({ authorization: 'Bearer token', 'x-forwarded-for': '127.0.0.1' });
  });

  test('[L-07] a list with 500 filters reaches it, and its page is shown', async () => {
    const filters = JSON.stringify({ Company: Array<string>(500).fill('Drückwerk Holding & Söhne') });
    const query = `?tag_filters=${encodeURIComponent(filters)}`;
    expect(query.length).toBeGreaterThan(20_000);
    const seen = (await fetch(`${origin}/api/x${query}`).then((it) => it.json())) as Seen;
    expect(seen.url).toBe(`/api/x${query}`);
    const page = await fetch(`${origin}/equities${query}`, { headers: { cookie: 'currentUser=%7B%7D' } });
    expect(page.status).toBe(200);
  });

  const said = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'portal.example',
    'x-forwarded-proto': 'https',
    forwarded: 'for=203.0.113.9',
  };

  test('what a visitor says of where it comes from is not believed', async () => {
    const seen = (await fetch(`${origin}/api/x`, { headers: said }).then((it) => it.json())) as Seen;
    expect(seen.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(origin).host,
      'x-forwarded-proto': 'http',
    });
    expect(seen.headers).not.toHaveProperty('forwarded');
  });

  test.each([
    [['127.0.0.0/8'], '203.0.113.9', 'portal.example', 'https'],
    [['192.0.2.1'], '127.0.0.1', expect.stringContaining('127.0.0.1'), 'http'],
  ])('behind the trusted proxies %j the API gets %s', async (trustedProxies, ip, host, protocol) => {
    const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const behind = await gatewayFor(apiOrigin, storeFolder, { trustedProxies });
    const address = await behind.listen({ port: 0, host: '127.0.0.1' });
    const seen = (await fetch(`${address}/api/x`, { headers: said }).then((it) => it.json())) as Seen;
    expect(seen.headers).toMatchObject({
      'x-forwarded-for': ip,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol,
    });
    await behind.close();
  });

  test('somebody who opens a document while it is down sees a page in both languages', async () => {
    const alone = await gatewayFor('http://127.0.0.1:9');
    const { statusCode, headers, body } = await alone.inject({
      url: '/api/documents/1/download',
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    expect(statusCode).toBe(502);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*style-src 'nonce-/);
    expect(body).toContain('This cannot be opened at the moment');
    expect(body).toContain('Dies kann zurzeit nicht geöffnet werden');
    await alone.close();
  });

  test('the mailbox of unsent mails is the API’s, on a machine of one’s own alone', async () => {
    expect((await get('/dev/mailbox/1')).json()).toMatchObject({ url: '/dev/mailbox/1' });
    const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const uat = await gatewayFor(apiOrigin, storeFolder, { environment: 'uat' });
    expect((await uat.inject('/dev/mailbox/1')).body).not.toContain('"url"');
    await uat.close();
  });

  test('a download begins before it is complete', async () => {
    const response = await fetch(`${origin}/api/slow-download`);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    finishDownload();
    expect((await reader?.read())?.done).toBe(true);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('pages and answers of the API travel as %s', async (encoding, decompress) => {
    for (const url of ['/', `/api/long?${'x'.repeat(2000)}`]) {
      const { headers, rawPayload } = await get(url, { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(decompress(rawPayload).toString()).toMatch(/^(<!doctype html>|\{"url")/);
    }
  });

  test('a refusal for the moment is passed on at once, not repeated', async () => {
    expect((await fetch(`${origin}/api/busy`)).status).toBe(503);
    expect(timesBusy).toBe(1);
  });

  test('an API that is down is reported early, before a page gives up; pages stay', async () => {
    const alone = await gatewayFor('http://127.0.0.1:9');
    const begun = Date.now();
    const answer = await alone.inject('/api/current_user');
    expect(Date.now() - begun).toBeLessThan(5_000);
    expect(answer.statusCode).toBe(502);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 502, title: 'The API cannot be reached' });
    expect((await alone.inject('/')).statusCode).toBe(200);
    expect((await alone.inject('/healthz')).statusCode).toBe(503);
    await alone.close();
  });
});

test('healthz is 200 only with pages and API', async () => {
  const { statusCode, body } = await get('/healthz');
  expect({ statusCode, body: JSON.parse(body) }).toEqual({
    statusCode: 200,
    body: { ready: true, environment: 'local', pages: 'revision 2', api: 'ready' },
  });
});

describe('an environment that cannot be shown', () => {
  test.each([
    ['is cut off', (text: string) => text.slice(0, text.length / 2), 'It is not JSON.'],
    ['is empty', () => '', 'It is not JSON.'],
    [
      'lacks what it must have',
      (text: string) => text.replaceAll('"apiBase"', '"apiBas"'),
      'environment.apiBase',
    ],
  ])(
    'a document that %s: a bilingual page that names environment and revision',
    async (how, change, reason) => {
      const where = join(folder, `damaged, ${how}`);
      await publishFakes({ store: folderStore(where), folder, shell: {} });
      const alone = await gatewayFor('http://127.0.0.1:9', where);
      expect((await alone.inject('/')).statusCode).toBe(200);
      const file = join(where, 'environments/local/revisions/1.json');
      await writeFile(file, change(await readFile(file, 'utf8')));
      const { statusCode, headers, body } = await alone.inject('/equities');
      expect(statusCode).toBe(503);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('The research portal is unavailable at the moment');
      expect(body).toContain('Das Research-Portal ist zurzeit nicht verfügbar');
      expect(body).toContain('local, revision 1');
      expect(body).not.toMatch(/ at .*\.ts|SyntaxError|ZodError|JSON/);
      expect(reports.at(-1)).toContain('Revision 1 of environment local is damaged.');
      expect(reports.at(-1)).toContain(reason);
      await alone.close();
    },
  );

  test('an empty store: the same page', async () => {
    const alone = await gatewayFor('http://127.0.0.1:9', join(folder, 'empty'));
    const { statusCode, body } = await alone.inject('/');
    expect(statusCode).toBe(503);
    expect(body).toContain('local, revision –');
    await alone.close();
  });
});
