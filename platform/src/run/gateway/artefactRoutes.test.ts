import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { folderStore } from '../store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { buildGateway } from './buildGateway.ts';

const folder = temporaryFolder();
const storeFolder = join(folder, 'store');
const store = folderStore(storeFolder);
let gateway: FastifyInstance;

beforeAll(async () => {
  const paths = { public: [], signedIn: [], gated: ['/', '/equities'] };
  await publishFakes({ store, folder, shell: {}, remotes: [{ name: 'mfe-libraries', paths }] });
  gateway = await buildGateway({
    ...{ store, storeFolder, environment: 'local', apiOrigins: ['http://127.0.0.1:9'] },
    report: (sentence) => console.error(sentence),
  });
});
afterAll(() => gateway.close());

const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });

const file = '/artefacts/shell/1.0.0/vendor.1.js';
const text = 'vendor();'.repeat(200);

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', undefined, (bytes: Buffer) => bytes],
])('a released file comes for “%s” as %s, immutable for a year', async (accepted, encoding, decode) => {
  const { statusCode, headers, rawPayload } = await get(
    file,
    accepted ? { 'accept-encoding': accepted } : {},
  );
  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(String(headers['vary']).toLowerCase()).toBe('accept-encoding');
  expect(decode(rawPayload).toString()).toBe(text);
});

test.each(['a..b.js', 'a b.js', 'a.js.', 'Zürich.js'])('a file named “%s” is none', async (name) => {
  await writeFile(join(storeFolder, 'artefacts/shell/1.0.0', name), text);
  for (const method of ['GET', 'HEAD'] as const) {
    const url = `/artefacts/shell/1.0.0/${encodeURIComponent(name)}`;
    expect((await gateway.inject({ method, url })).statusCode).toBe(404);
  }
});

test.each([
  '/artefacts/mfe-libraries/9.9.9/remoteEntry.1.js',
  '/artefacts/mfe-libraries/1.0.0/mf-manifest.json',
  '/artefacts/',
  '/artefacts/mfe-libraries/',
  '/artefacts',
  '/artefacts/..%2fenvironments%2flocal%2fcurrent',
  '/artefacts/shell/..%2f..%2fenvironments%2flocal%2fcurrent',
])('%s: a short text that nothing keeps, never a page', async (url) => {
  const { statusCode, headers, body } = await get(url, { accept: 'application/json' });
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe('Not found. / Nicht gefunden.\n');
});
