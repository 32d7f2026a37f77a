import { connect, createServer, Socket, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { newPostgresDatabase, testEngines } from '#testing/openTestDatabase.ts';
import { createDb, type Db } from './Db.ts';
import { openPostgres } from './engines/openPostgres.ts';
import { isUnavailable } from './isUnavailable.ts';

/** A proxy that can fall silent, like a firewall that forgets connections. */
async function silencer(address: string) {
  const { hostname, port } = new URL(address);
  const pairs: [Socket, Socket][] = [];
  const proxy = createServer((socket) => {
    const server = connect(Number(port), hostname);
    pairs.push([socket, server]);
    socket.pipe(server).pipe(socket);
    for (const one of [socket, server]) one.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(address);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const known: Socket[] = [];
  return {
    url: url.href,
    fallSilent: () => {
      for (const [socket, server] of pairs.splice(0)) {
        known.push(socket);
        socket.unpipe(server);
        server.unpipe(socket);
        server.destroy();
      }
    },
    close: () => {
      for (const socket of [...known, ...pairs.flat()]) socket.destroy();
      return new Promise((resolve) => proxy.close(resolve));
    },
  };
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

async function terminate(other: Db, inside: Db): Promise<void> {
  const [own] = await inside.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await other.query(sql`select pg_terminate_backend(${own?.pid}, 5000)`);
}

test('a connection lost in the middle of a transaction affects nothing else', async () => {
  if (!testEngines.includes('postgres')) return;
  const url = await newPostgresDatabase();
  const [engine, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  const [db, outside] = [createDb(engine), createDb(other)];
  const failure = await failureOf(
    db.transaction(async (inside) => {
      await terminate(outside, inside);
      // The connection ends while no statement is running.
      await outside.query(sql`select pg_sleep(0.05)`);
      await inside.query(sql`select 1`);
    }),
  );
  expect(isUnavailable(failure)).toBe(true);
  expect(await db.query(sql`select 2 as value`)).toEqual([{ value: 2 }]);
  await Promise.all([engine.close(), other.close()]);
}, 30_000);

test('[O-02] connections are kept alive, so that a way that forgets them is noticed', async () => {
  if (!testEngines.includes('postgres')) return;
  const keepAlive = jest.spyOn(Socket.prototype, 'setKeepAlive');
  const engine = await openPostgres(await newPostgresDatabase());
  expect(keepAlive).toHaveBeenCalledWith(true, 10_000);
  keepAlive.mockRestore();
  await engine.close();
});

test('connections that fall silent are given up, and new ones take their place', async () => {
  if (!testEngines.includes('postgres')) return;
  const way = await silencer(await newPostgresDatabase());
  const engine = await openPostgres(way.url, { connectMs: 2000, statementMs: 1000, silenceMs: 1200 });
  const db = createDb(engine);
  const all = () =>
    Promise.all(Array.from({ length: 10 }, () => failureOf(db.query(sql`select pg_sleep(0.1)`))));
  expect(await all()).toEqual(Array.from({ length: 10 }));
  way.fallSilent();
  const failures = await all();
  expect(failures.map(isUnavailable)).toEqual(Array.from({ length: 10 }, () => true));
  expect(await failureOf(db.transaction((inside) => inside.query(sql`select 1`)))).toBeUndefined();
  way.fallSilent();
  const inTransaction = await failureOf(db.transaction((inside) => inside.query(sql`select 1`)));
  expect(isUnavailable(inTransaction)).toBe(true);
  expect(await db.query(sql`select 3 as value`)).toEqual([{ value: 3 }]);
  await engine.close();
  await way.close();
}, 30_000);

test.each([
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  ['a server that ends', Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  ['a standby', Object.assign(new Error('cannot execute UPDATE'), { code: '25006' }), true],
  ['a full disk', Object.assign(new Error('could not extend file'), { code: '53100' }), true],
  ['silence', new Error('Query read timeout'), true],
  ['one of these inside', new Error('Failed query', { cause: new Error('Connection terminated') }), true],
  ['a statement that took too long', Object.assign(new Error('canceling'), { code: '57014' }), false],
  ['an error', Object.assign(new Error('syntax error'), { code: '42601' }), false],
  ['no error', 'Connection terminated', false],
])('of %s the database is unavailable: %#', (_what, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
