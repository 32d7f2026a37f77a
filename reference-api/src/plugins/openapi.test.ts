import { callHeaders } from '@portal/node';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Call } from '@portal/wire';
import { fileTypes } from '#content-store/fileKinds.ts';
import { calls } from '#calls.ts';
import { oneEngine } from '#testing/openTestDatabase.ts';
import { TestApi } from '#testing/TestApi.ts';

interface Description {
  openapi: string;
  servers: { url: string }[];
  components: { securitySchemes: object };
  paths: Record<
    string,
    Record<
      string,
      {
        operationId?: string;
        summary?: string;
        parameters?: { name: string; required?: boolean }[];
        security?: object[];
        responses: Record<string, { content: object }>;
      }
    >
  >;
}

let description: Description;
let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start(oneEngine);
  description = (await api.get<Description>('openapi.json')).body;
}, 60_000);
afterAll(() => api.close());

const operation = (path: string, method = 'get') => {
  const described = description.paths[path]?.[method];
  if (described === undefined) throw new Error(`${method} ${path} is not described.`);
  return described;
};

test('the description is OpenAPI 3.1, valid under a public linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-openapi-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(description));
  const linter = fileURLToPath(new URL('../../node_modules/.bin/validate-api', import.meta.url));
  const { status, stdout, stderr } = spawnSync(linter, [file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  expect({ status, said: stdout + stderr }).toEqual({
    status: 0,
    said: expect.stringContaining('"valid": true'),
  });
  expect(description.openapi).toMatch(/^3\.1/);
});

test('it lists every call with summary, parameters and refusals, and no test routes', () => {
  for (const { path, method, summary } of Object.values(calls)) {
    expect(description.paths[`/${path}`]?.[method.toLowerCase()]).toMatchObject({
      summary,
      responses: { 200: expect.any(Object), 500: expect.any(Object) },
    });
  }
  const parameters = description.paths['/highlights_documents']?.['get']?.parameters?.map(({ name }) => name);
  expect(parameters).toEqual([
    'tag_filters',
    'tag_not_filters',
    'date_range',
    'order',
    'page',
    'page_size',
    'limit',
    'search_term',
    'new',
    'followed',
    'fold_editions',
    'entitled',
  ]);
  expect(description.paths['/documents/{docRef}/download']?.['get']?.summary).toBeDefined();
  expect(Object.keys(description.paths).filter((path) => path.startsWith('/test'))).toEqual([]);
  expect(description.servers).toEqual([{ url: '/api' }]);
});

test('every call has a name and, if required, the bearer token; no path is left over', () => {
  for (const [name, { path, method, authenticated, forOperators, body }] of Object.entries<Call>(calls)) {
    const { operationId, security, responses } = operation(`/${path}`, method.toLowerCase());
    const bearer = authenticated ? [{ bearer: [] }] : [];
    const expected = forOperators ? [{ operator: [] }] : bearer;
    expect([operationId, security]).toEqual([name, expected]);
    const statuses = Object.keys(responses);
    expect([path, statuses.includes('401')]).toEqual([path, authenticated || name === 'refreshAuthToken']);
    expect([path, statuses.includes('413'), statuses.includes('415')]).toEqual([
      path,
      body !== undefined,
      body !== undefined,
    ]);
  }
  const others = [
    '/documents/{docRef}/download',
    '/portraits/{file}',
    '/privacy_policy/{file}',
    '/unsubscribe/{token}',
  ];
  const own = Object.values(calls).map(({ path }) => `/${path}`);
  expect(Object.keys(description.paths).sort()).toEqual([...own, ...others].sort());
});

test('a download is described with its files, its refusals and the token it needs', () => {
  const { security, parameters, responses } = operation('/documents/{docRef}/download');
  expect(security).toEqual([{ download: [] }]);
  expect(description.components.securitySchemes).toMatchObject({
    download: { type: 'apiKey', in: 'query', name: 'auth_token' },
  });
  expect(parameters?.map(({ name }) => name)).toEqual([
    ...['force_download', 'archive', 'preview', 'mail', 'docRef'],
  ]);
  expect(Object.keys(responses)).toEqual([
    ...['200', '206', '400', '401', '403', '404', '416', '429', '500', '503'],
  ]);
  expect(Object.keys(responses['200']?.content ?? {})).toEqual(fileTypes);
  expect(Object.keys(operation('/portraits/{file}').responses['200']?.content ?? {})).toEqual([
    'image/svg+xml',
  ]);
});

test.each([
  ['GET', '/current_user', '/current_user', '', 401],
  ['POST', '/auth', '/auth', '{}', 400],
  ['GET', '/portraits/A9999.svg', '/portraits/{file}', '', 404],
  ['GET', '/documents/x/download', '/documents/{docRef}/download', '', 401],
  ['GET', '/documents/x/download', '/documents/{docRef}/download', 'text/html', 401],
] as const)('%s %s is refused as described for %s (%s)', async (method, url, path, extra, status) => {
  const asPage = extra === 'text/html';
  const payload = method === 'POST' ? extra : undefined;
  const headers = callHeaders({ body: payload });
  if (asPage) headers['accept'] = 'text/html';
  const answer = await api.app.inject({ method, url: `/api${url}`, payload, headers });
  expect(answer.statusCode).toBe(status);
  const type = String(answer.headers['content-type']).split(';')[0] ?? '';
  expect(type).toBe(asPage ? 'text/html' : 'application/problem+json');
  const described = operation(path, method.toLowerCase()).responses[String(status)]?.content ?? {};
  expect(Object.keys(described)).toContain(type);
});
