import { callHeaders } from '@portal/node';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { folderStore } from '../store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import {
  apiProcess,
  bundledApi,
  testPostgres,
  type TestApiProcess,
  type TestPostgres,
} from '#testing/twoApis.ts';
import { buildGateway } from './buildGateway.ts';

const folder = temporaryFolder();
const outbox = (name: string) => join(folder, name, 'outbox');

let postgres: TestPostgres | undefined;
let gateway: FastifyInstance | undefined;
let apis: TestApiProcess[] = [];
let bundle = '';
const at = { first: '', second: '', gateway: '' };
type Place = keyof typeof at;

async function standBefore(apiOrigins: string[]): Promise<void> {
  const store = folderStore(join(folder, 'store'));
  const login = { name: 'mfe-auth', paths: { public: ['/login'], signedIn: [], gated: [] } };
  await publishFakes({ store, folder, shell: {}, remotes: [login] });
  const shared = { store, storeFolder: store.location, environment: 'local' as const, apiOrigins };
  const trustedProxies = ['127.0.0.1'];
  gateway = await buildGateway({ ...shared, trustedProxies, report: () => {} });
  at.gateway = await gateway.listen({ port: 0, host: '127.0.0.1' });
}

const settings = () => ({
  DATABASE_URL: postgres?.url ?? '',
  PORTAL_SECRET: 'the same for both, and for tests only',
  PORTAL_TEST_HOOKS: '1',
  PORTAL_DEMO_SIZE: '60',
  PORTAL_PASSWORD_POWER: '10',
  PORTAL_RATE_LIMIT: '8',
  PORTAL_LOG_LEVEL: 'error',
});

beforeAll(async () => {
  postgres = await testPostgres();
  if (postgres === undefined) return;
  bundle = await bundledApi();
  // Both at once, on an empty database.
  apis = await Promise.all(
    ['first', 'second'].map((name) => apiProcess(bundle, { ...settings(), PORTAL_DATA: join(folder, name) })),
  );
  const origins = apis.map(({ origin }) => origin);
  [at.first = '', at.second = ''] = origins;
  await standBefore(origins);
}, 180_000);

afterAll(async () => {
  await gateway?.close();
  await Promise.all(apis.map((api) => api.stop()));
  await postgres?.stop();
  if (bundle !== '') await rm(bundle, { recursive: true });
});

/** Only where PostgreSQL is installed. */
const onPostgres = (title: string, run: (database: TestPostgres) => Promise<void>) =>
  test(title, () => (postgres === undefined ? Promise.resolve() : run(postgres)), 60_000);

interface Call {
  token?: string;
  body?: unknown;
  /** The visitor's address, so that tests do not share limits. */
  from?: string;
  method?: string;
}

async function call(place: Place, path: string, { token, body, from = '198.51.100.1', method }: Call = {}) {
  const response = await fetch(`${at[place]}/api/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { 'x-forwarded-for': from, ...callHeaders({ token, body }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, body: (isJson ? JSON.parse(text) : {}) as Record<string, never> };
}

interface Session {
  token: string;
  refresh_token: string;
}

let visitors = 0;
async function signIn(place: Place): Promise<Session> {
  const from = `203.0.113.${(visitors += 1)}`;
  const body = { username: 'everything@demo.example', password: 'Research-2026' };
  const { body: session, status } = await call(place, 'auth', { body, from });
  expect(status).toBe(200);
  return session as unknown as Session;
}

const renew = async (place: Place, refresh_token: string) => {
  const { status, body } = await call(place, 'refresh_auth_token', { body: { refresh_token } });
  return { status, ...(body as unknown as Session) };
};

const status = async (place: Place, token: string) => (await call(place, 'current_user', { token })).status;

onPostgres('two that start at once on an empty database make it once', async ({ rows }) => {
  expect(
    await rows(
      "select (select count(*)::int from clients where origin = 'demo') as accounts, (select count(*) = count(distinct hash) from drizzle.__drizzle_migrations) as once, (select count(*) = count(distinct doc_ref) from publications) as apart",
    ),
  ).toEqual([{ accounts: 5, once: true, apart: true }]);
});

onPostgres('a session begun at one is renewed, read and ended at the other', async () => {
  const { token, refresh_token } = await signIn('first');
  expect(await status('second', token)).toBe(200);
  const renewed = await renew('second', refresh_token);
  expect([renewed.status, await status('first', renewed.token)]).toEqual([200, 200]);
  await call('first', 'logout', { body: { refresh_token: renewed.refresh_token } });
  expect(await status('second', renewed.token)).toBe(401);
  expect((await renew('second', renewed.refresh_token)).status).toBe(401);
});

onPostgres('tabs that renew at both at once get the same successor', async () => {
  const { refresh_token } = await signIn('first');
  const renewed = await Promise.all([
    renew('first', refresh_token),
    renew('second', refresh_token),
    renew('second', refresh_token),
  ]);
  expect(renewed.map((one) => one.status)).toEqual([200, 200, 200]);
  expect(new Set(renewed.map((one) => one.refresh_token)).size).toBe(1);
});

onPostgres('a spent token that comes again at one ends the session at both', async ({ rows }) => {
  const { refresh_token } = await signIn('first');
  const renewed = await renew('first', refresh_token);
  await rows("update refresh_tokens set used_at = used_at - interval '16 seconds'");
  expect((await renew('second', refresh_token)).status).toBe(401);
  for (const place of ['first', 'second'] as const) {
    expect(await status(place, renewed.token)).toBe(401);
    expect((await renew(place, renewed.refresh_token)).status).toBe(401);
  }
});

onPostgres('limits are counted together', async () => {
  const from = '198.51.100.7';
  const statuses: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const body = { username: `nobody-${turn}@demo.example`, password: 'wrong' };
    statuses.push((await call(turn % 2 === 0 ? 'first' : 'second', 'auth', { body, from })).status);
  }
  expect(statuses).toEqual([...Array<number>(8).fill(403), 429, 429]);
  const { status: refused } = await call('gateway', 'auth', { body: { username: 'x', password: 'y' }, from });
  expect(refused).toBe(429);
});

onPostgres('a download allowed by one is opened at the other', async () => {
  const { token } = await signIn('first');
  const { body: made } = await call('first', 'test/publications', { body: { title: 'For download' } });
  const path = `documents/${String(made['doc_ref'])}/download`;
  const { body: allowed } = await call('first', 'download_token', { token, body: { path } });
  const opened = await fetch(`${at.second}/api/${path}?auth_token=${String(allowed['auth_token'])}`);
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

/** The token in the mail written by a process. */
async function mailedToken(name: string): Promise<string> {
  for (;;) {
    const [file] = (await readdir(outbox(name)).catch(() => [])).filter((one) => one.endsWith('.eml'));
    if (file !== undefined) {
      const mail = (await readFile(join(outbox(name), file), 'utf8')).replaceAll(/=\r?\n/g, '');
      return /passwordless_login\/([\w-]{43})/.exec(mail)?.[1] ?? '';
    }
    await pause(20);
  }
}

onPostgres('a mailed link begins one session, wherever it is opened', async ({ rows }) => {
  await call('first', 'request_passwordless_login', { body: { username: 'equity@demo.example' } });
  const body = { passwordless_token: await mailedToken('first') };
  const opened = await Promise.all(
    (['first', 'second', 'second', 'first'] as const).map((place) =>
      call(place, 'passwordless_login', { body }),
    ),
  );
  expect(opened.map((one) => one.status)).toEqual([200, 200, 200, 200]);
  expect(
    await rows(
      "select count(distinct session_id)::int as sessions from mail_tokens where purpose = 'passwordless_login' and used_at is not null",
    ),
  ).toEqual([{ sessions: 1 }]);
});

onPostgres('what is published or removed through one is so at the other at once', async () => {
  const { token } = await signIn('second');
  const title = 'Zweiprozessprobe';
  const found = async (place: Place) => {
    const { body } = await call(place, `all_research_documents?search_term=${title}`, { token });
    return (body['records'] as unknown as { title: string }[]).map((one) => one.title);
  };
  const counted = async (place: Place) => {
    const query = `search_term=${title}&categories=Sector`;
    const { body } = await call(place, `all_research_tag_filters?${query}`, { token });
    return (body['Sector'] as unknown as object[]).length;
  };
  for (const place of ['first', 'second'] as const)
    expect([await found(place), await counted(place)]).toEqual([[], 0]);
  const { body: made } = await call('first', 'test/publications', { body: { title } });
  for (const place of ['second', 'first'] as const)
    expect([await found(place), await counted(place)]).toEqual([[title], 1]);
  await call('second', `test/publications/${String(made['doc_ref'])}`, { method: 'DELETE' });
  for (const place of ['first', 'second'] as const)
    expect([await found(place), await counted(place)]).toEqual([[], 0]);
});

onPostgres('[O-02] clients notice nothing of a process that is stopped and started again', async () => {
  const { token } = await signIn('gateway');
  const statuses = new Set<number>();
  let stopped = false;
  const ask = async (place: Place) => {
    while (!stopped) statuses.add(await status(place, token));
  };
  const asking = Array.from({ length: 4 }, () => ask('gateway'));
  await status('gateway', token);
  await apis[1]?.stop();
  stopped = true;
  await Promise.all(asking);
  expect([...statuses]).toEqual([200]);
  const again = {
    ...settings(),
    PORTAL_DATA: join(folder, 'second'),
    PORTAL_API_PORT: new URL(at.second).port,
  };
  apis[1] = await apiProcess(bundle, again);
});

onPostgres('clients go on when one of two is gone', async () => {
  const session = await signIn('gateway');
  await Promise.all(Array.from({ length: 6 }, () => status('gateway', session.token)));
  await apis[0]?.kill();
  let { refresh_token, token } = session;
  for (let turn = 0; turn < 2; turn += 1) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => status('gateway', token)));
    expect(answers).toEqual(Array(6).fill(200));
    const renewed = await renew('gateway', refresh_token);
    expect(renewed.status).toBe(200);
    ({ refresh_token, token } = renewed);
  }
  const health = await fetch(`${at.gateway}/healthz`);
  expect(await health.json()).toMatchObject({ ready: true, api: '1 of 2 ready' });
});
