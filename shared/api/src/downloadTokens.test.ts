import { answer, refuse, testNetwork, type Handler, type TestRequest } from '@portal/testing';
import { calls, type Downloads } from '@portal/wire';
import { configureApi } from './configuration.ts';
import { downloadToken } from './download.ts';

const withPath = (path: string, method = 'post') => ({
  openapi: '3.1.0',
  paths: { [path]: { [method]: {} } },
});

const session = 'of the session';
let apis = 0;
let isLoggedIn = true;
let renewalStatus = 200;

/** The download token from an API with this description, and the requests made. */
function connect(status: number, body: unknown, downloads?: Downloads) {
  const seen: TestRequest[] = [];
  const handlers: Handler[] = [
    { method: 'GET', path: 'openapi.json', answer: () => Promise.resolve({ status, body }) },
    refuse(calls.currentUser, 200, {}),
    {
      method: 'POST',
      path: 'refresh_auth_token',
      answer: () => Promise.resolve({ status: renewalStatus, body: { token: session, refresh_token: 'r' } }),
    },
    answer(calls.downloadToken, { auth_token: 'of this download', expires_in: 120 }),
  ];
  // A new address, so that no earlier description is reused.
  apis += 1;
  isLoggedIn = true;
  configureApi({
    baseUrl: `/api-${apis}`,
    downloads,
    readTokens: () =>
      isLoggedIn
        ? { accessToken: session, refreshToken: 'r', currentUserName: 'Emma', mark: 'm' }
        : undefined,
    onRenewed: () => undefined,
    onSessionOver: () => (isLoggedIn = false),
    adapter: testNetwork(handlers, seen),
  });
  return seen;
}

test.each<[string, number, unknown, string]>([
  ['has the call', 200, withPath('/download_token'), 'of this download'],
  ['has it below a path', 200, withPath('/v1/download_token'), 'of this download'],
  ['has another method of it', 200, withPath('/download_token', 'get'), session],
  ['has it not', 200, withPath('/documents/{id}/download'), session],
  ['is a page', 200, '<!doctype html>', session],
  ['is not there', 404, {}, session],
  ['is for others', 401, {}, session],
])('[K-04] of an API whose description %s', async (_, status, body, token) => {
  connect(status, body);
  expect(await downloadToken('files/a.pdf')).toBe(token);
});

test.each([
  [true, 'of this download'],
  [false, session],
])(
  '[K-04] an environment that says %s is not asked twice: the description is left alone',
  async (tokens, token) => {
    const seen = connect(200, withPath('/download_token'), { tokens });
    expect(await downloadToken('files/a.pdf')).toBe(token);
    expect(seen.map(({ path }) => path)).not.toContain('openapi.json');
  },
);

test('[K-04] the description is asked for once', async () => {
  const seen = connect(404, {});
  await downloadToken('files/a.pdf');
  await downloadToken('files/b.pdf');
  expect(seen.filter(({ path }) => path === 'openapi.json')).toHaveLength(1);
});

test.each([503, 429, 408])(
  '[K-04] while the API answers %s nothing is guessed, and the next download asks again',
  async (status) => {
    const seen = connect(status, {});
    await expect(downloadToken('files/a.pdf')).rejects.toMatchObject({ status });
    await expect(downloadToken('files/a.pdf')).rejects.toMatchObject({ status });
    expect(seen.map(({ path }) => path)).toEqual(['openapi.json', 'openapi.json']);
  },
);

test('[K-04] a description for those who are logged in is read with the session', async () => {
  const seen = connect(200, withPath('/download_token'));
  await downloadToken('files/a.pdf');
  expect(seen.find(({ path }) => path === 'openapi.json')?.headers['Authorization']).toBe(
    `Bearer ${session}`,
  );
});

test('[K-04] the end of the session says nothing about the API: the next one asks again', async () => {
  renewalStatus = 401;
  const seen = connect(401, {});
  await expect(downloadToken('files/a.pdf')).rejects.toMatchObject({ kind: 'unauthenticated' });
  isLoggedIn = true;
  renewalStatus = 200;
  expect(await downloadToken('files/a.pdf')).toBe(session);
  expect(seen.filter(({ path }) => path === 'openapi.json')).toHaveLength(3);
});
