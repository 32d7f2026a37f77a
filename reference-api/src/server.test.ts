import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from './config.ts';
import { openDatabase } from './db/openDatabase.ts';
import { aggregatedTypes } from './policies/entitlements.ts';
import { runPortalCommand } from './portal/runPortalCommand.ts';
import { startApi } from './startApi.ts';
import { demoContent } from './testing/images/Content.ts';
import { fillDataFolder } from './testing/images/pgliteImage.ts';
import { usualEngines } from './testing/onEveryEngine.ts';
import { newPostgresDatabase, placeWith } from './testing/openTestDatabase.ts';
import { bundledServer } from './testing/runServer.ts';
import { testToday } from './testing/TestApi.ts';

const runProcess = bundledServer();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-server-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const variables = (own: Record<string, string> = {}) => ({
  PORTAL_API_PORT: '0',
  PORTAL_DATA: folder,
  PORTAL_DEMO_SIZE: '90',
  PORTAL_TODAY: testToday,
  PORTAL_LOG_LEVEL: 'silent',
  PORTAL_PASSWORD_POWER: '10',
  ...own,
});
const content = demoContent({ size: 90, today: testToday });
const left = mkdtempSync(join(tmpdir(), 'portal-server-left-'));
beforeAll(() => fillDataFolder(left, content), 120_000);
afterAll(() => rmSync(left, { recursive: true, force: true }));
const startedBefore = (data = folder) => cpSync(left, data, { recursive: true });
const lock = () => join(folder, 'database', 'lock.json');

const runServer = (own: Record<string, string> = {}) => runProcess(variables(own));

test('the service answers, keeps its data, and refuses a second one on its folder', async () => {
  startedBefore();
  const config = readConfig(variables());
  const first = await startApi(config);
  const health = await fetch(`http://127.0.0.1:${first.port}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ready' }]);
  await expect(startApi(config)).rejects.toThrow(`is in use by process ${process.pid}`);
  await first.stop();
  expect(existsSync(lock())).toBe(false);
  const secret = readFileSync(join(folder, 'api-secret'), 'utf8');
  expect(statSync(join(folder, 'api-secret')).mode & 0o077).toBe(0);

  const second = await startApi(config);
  await second.stop();
  expect(readFileSync(join(folder, 'api-secret'), 'utf8')).toBe(secret);
}, 120_000);

test('a port in use stops the start and leaves no lock behind', async () => {
  startedBefore();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const config = readConfig(variables({ PORTAL_API_PORT: String(port) }));
  await expect(startApi(config)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(existsSync(lock())).toBe(false);
  other.close();
}, 120_000);

const prod = {
  PORTAL_ENVIRONMENT: 'prod',
  PORTAL_PASSWORD_POWER: '',
  PORTAL_SECRET: randomBytes(32).toString('base64'),
  PORTAL_PUBLIC_URL: 'https://research.bank.example',
};

describe.each(usualEngines)('[D-01] prod (%s)', (engine) => {
  test('refuses demo data until it is removed, and then has no demo or test access', async () => {
    const own = variables(await placeWith(content, { folder, engine }));
    const inProd = readConfig({ ...own, ...prod });
    await expect(startApi(inProd)).rejects.toThrow(
      'The database holds invented research of the demo, which is refused in prod. Remove it with pnpm portal demo remove',
    );
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const words = { variables: own, say, warn: say };
    expect(await runPortalCommand(['demo', 'remove'], words)).toBe(0);
    expect(said[0]).toMatch(
      /^Removed: \d+ publications, 79 people, [\d,]+ ratings, 600 companies, .*5 clients, 5 packages, 1 firm, 11 audit entries\.$/,
    );
    const api = await startApi(inProd);
    const post = (path: string, body: object) =>
      fetch(`http://127.0.0.1:${api.port}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const signIn = await post('auth', { username: 'everything@demo.example', password: 'Research-2026' });
    const hook = await post('test/clients', {});
    await api.stop();
    expect([signIn.status, hook.status]).toEqual([403, 404]);
  }, 120_000);

  test('stays without an invented word on an empty database', async () => {
    const place = engine === 'postgres' ? { DATABASE_URL: await newPostgresDatabase() } : undefined;
    const inProd = readConfig(variables({ ...prod, ...place }));
    const api = await startApi(inProd);
    await api.stop();
    const { db, close } = await openDatabase(inProd);
    const tables = await db.query<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const filled: [string, unknown[]][] = [];
    for (const { name } of tables) {
      const rows = await db.query(sql`select * from ${sql.identifier(name)}`);
      if (rows.length > 0) filled.push([name, rows]);
    }
    const tags = await db.query<{ value: string }>(sql`select value from tags order by id`);
    await close();
    expect(filled.map(([name]) => name)).toEqual(['content_changes', 'installation', 'tags']);
    expect(tags.map(({ value }) => value)).toEqual([
      ...['English', 'German', 'Equity', 'Fixed Income', 'Markets'],
      ...aggregatedTypes,
    ]);
    writeFileSync(join(folder, 'content', 'owner'), 'another');
    await expect(startApi(inProd)).rejects.toThrow('belong to another database: this one would remove them.');
  }, 120_000);
});

test('[O-01] a signal ends the process cleanly and frees the lock, also with a stalled body', async () => {
  startedBefore();
  const server = runServer();
  await server.said('The API listens on');
  const [, port = ''] = /127\.0\.0\.1:(\d+)/.exec(server.output()) ?? [];
  const slow = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  expect(existsSync(lock())).toBe(true);
  slow.write(
    'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{',
  );
  await fetch(`http://127.0.0.1:${port}/livez`);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(existsSync(lock())).toBe(false);
  expect(server.output()).not.toContain('Warning');
}, 120_000);

test('a bad setting ends the process with one line', async () => {
  const server = runServer({ PORTAL_TODAY: 'tomorrow' });
  expect(await server.ended).toBe(1);
  expect(server.output().trim()).toBe(
    'The settings are not usable: PORTAL_TODAY must be a day such as 2026-11-21. Correct or unset them and start again.',
  );
}, 120_000);
