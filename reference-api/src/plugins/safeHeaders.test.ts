import { callHeaders } from '@portal/node';
import { type Call } from '@portal/wire';
import { calls } from '#calls.ts';
import { oneEngine } from '#testing/openTestDatabase.ts';
import { TestApi } from '#testing/TestApi.ts';

const inert = "default-src 'none'; frame-ancestors 'none'";
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
const ofAnswers = {
  ...always,
  'cache-control': 'private, no-store',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'content-security-policy': inert,
};

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start(oneEngine);
}, 60_000);
afterAll(() => api.close());

const inject = async (method: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'OPTIONS', url: string, token?: string) =>
  api.app.inject({
    method,
    url,
    headers: { accept: '*/*', ...callHeaders({ token }) },
  });

const addresses = Object.entries<Call>(calls).map(
  ([name, { method, path }]) => [name, method, `/api/${path}`] as const,
);

test.each(addresses)('%s carries them, signed in or not', async (_, method, url) => {
  for (const token of [undefined, await api.tokenOf('everything')]) {
    const answer = await inject(method, url, token);
    expect(answer.headers).toMatchObject(ofAnswers);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(answer.headers['x-powered-by'] ?? answer.headers['server']).toBeUndefined();
  }
});

test.each([
  ['GET', '/healthz'],
  ['GET', '/api/healthz'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/none'],
  ['GET', '/'],
  ['GET', '/api/%E0%A4%A'],
  ['GET', '/api/documents/x/download'],
  ['GET', '/api/portraits/A9999.svg'],
  ['GET', '/api/portraits/nobody'],
  ['HEAD', '/api/current_user'],
  ['OPTIONS', '/api/current_user'],
  ['PUT', '/api/auth'],
  ['POST', '/api/test/clients'],
] as const)('%s %s carries them too', async (method, url) => {
  expect((await inject(method, url)).headers).toMatchObject(ofAnswers);
});

test('a document keeps the tab of the portal, and may not be framed', async () => {
  const { body } = await api.post<{ doc_ref: string }>('test/publications', { body: { title: 'Headers' } });
  const path = `documents/${body.doc_ref}/download`;
  const token = await api.tokenOf('everything');
  const made = await api.post<{ auth_token: string }>('download_token', { token, body: { path } });
  const { headers } = await api.app.inject({ url: `/api/${path}?auth_token=${made.body.auth_token}` });
  expect(headers).toMatchObject({
    ...ofAnswers,
    'content-type': 'application/pdf',
    'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
});

test('a page for people has its own style and nothing else', async () => {
  const headers = { accept: 'text/html' };
  const answer = await api.app.inject({ url: '/api/documents/x/download', headers });
  expect(answer.headers).toMatchObject({
    ...ofAnswers,
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'$/,
    ),
  });
});

test('a drawing is sandboxed, and may be kept: it shows nobody and is everybody’s', async () => {
  const { headers } = await inject('GET', '/api/portraits/A0001.svg');
  expect(headers).toMatchObject({
    ...always,
    'cache-control': 'public, max-age=86400',
    'content-security-policy': `${inert}; sandbox`,
    'cross-origin-opener-policy': 'unsafe-none',
  });
});
