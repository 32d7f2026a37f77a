import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { newPostgresDatabase, openTestDatabase, testEngines } from '#testing/openTestDatabase.ts';
import { createDb } from './Db.ts';
import type { Engine } from './engines/Engine.ts';
import { openPglite } from './engines/openPglite.ts';
import { describeAddress, openPostgres } from './engines/openPostgres.ts';
import { migrate } from './migrate.ts';
import { demoDays } from './schema/publications.ts';

describe.each(testEngines)('the database (%s)', (engine) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 60_000);
  afterAll(() => database.close());

  test('gives the same JavaScript values on every engine', async () => {
    const rows = await database.db.query(sql`
      select 9007199254740991::int8 as big, date '2026-03-11' as day, timestamptz '2026-03-11 09:00+01' as moment,
        ${sql.param([1, 2])}::int[] as numbers, ${sql.param(['ä', 'b,"c'])}::text[] as words,
        ${JSON.stringify({ a: [1] })}::jsonb as document, null as nothing, true as yes, 2::int2 as small`);
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        day: '2026-03-11',
        moment: expect.stringContaining('2026-03-11 '),
        numbers: [1, 2],
        words: ['ä', 'b,"c'],
        document: { a: [1] },
        nothing: null,
        yes: true,
        small: 2,
      },
    ]);
  });

  test('reads and writes typed tables', async () => {
    const { orm } = database.db;
    await orm.insert(demoDays).values({ day: 'typed', size: 3 });
    expect(await orm.select().from(demoDays).where(eq(demoDays.day, 'typed'))).toEqual([
      { day: 'typed', size: 3 },
    ]);
  });

  test('keeps all of a transaction or nothing, and goes on afterwards', async () => {
    const add = (day: string, fail: boolean) =>
      database.db.transaction(async (inside) => {
        await inside.query(sql`insert into demo_days (day, size) values (${day}, 1)`);
        if (fail) throw new Error('changed my mind');
      });
    await expect(add('a', true)).rejects.toThrow('changed my mind');
    await add('b', false);
    await expect(
      database.db.transaction((inside) => inside.query(sql`select nonsense`)),
    ).rejects.toMatchObject({ code: '42703' });
    expect(await database.db.query(sql`select day from demo_days where day in ('a', 'b')`)).toEqual([
      { day: 'b' },
    ]);
  });

  test('lets nothing between the statements of a transaction', async () => {
    const seen: unknown[] = [];
    await Promise.all([
      database.db.transaction(async (inside) => {
        await inside.query(sql`insert into demo_days (day, size) values ('alone', 1)`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        await inside.query(sql`delete from demo_days where day = 'alone'`);
      }),
      database.db.query(sql`select 1 from demo_days where day = 'alone'`).then((rows) => seen.push(...rows)),
    ]);
    expect(seen).toEqual([]);
  });

  test('reports the code of a failure', async () => {
    const twice = () => database.db.query(sql`insert into demo_days (day, size) values ('twice', 1)`);
    await twice();
    await expect(twice()).rejects.toMatchObject({ code: '23505' });
  });

  test('refuses a transaction inside a transaction', async () => {
    const nested = database.db.transaction((inside) => inside.transaction(() => Promise.resolve()));
    await expect(nested).rejects.toThrow('must not be opened inside another one');
  });
});

test('several processes that migrate at once do it once', async () => {
  if (!testEngines.includes('postgres')) return;
  const url = await newPostgresDatabase();
  const engines: Engine[] = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
  await Promise.all(engines.map((engine) => migrate(createDb(engine))));
  const [first] = engines;
  const applied = first && (await createDb(first).query(sql`select 1 from drizzle.__drizzle_migrations`));
  await Promise.all(engines.map((engine) => engine.close()));
  const folder = fileURLToPath(new URL('./migrations', import.meta.url));
  expect(applied).toHaveLength(readdirSync(folder).filter((name) => name.endsWith('.sql')).length);
}, 20_000);

test('a migration waits longer than other statements, for processes and large tables', async () => {
  if (!testEngines.includes('postgres')) return;
  const url = await newPostgresDatabase();
  const holder = await openPostgres(url);
  const hasty = await openPostgres(url, { connectMs: 5000, statementMs: 500, silenceMs: 1000 });
  let onLocked: () => void = () => undefined;
  const locked = new Promise<void>((resolve) => (onLocked = resolve));
  const holding = createDb(holder).transaction(async (db) => {
    await db.query(sql`select pg_advisory_xact_lock(4300001)`);
    onLocked();
    await db.query(sql`select pg_sleep(1.5)`);
  });
  await locked;
  await expect(migrate(createDb(hasty))).resolves.toBeUndefined();
  await holding;
  await Promise.all([holder.close(), hasty.close()]);
}, 30_000);

test('a slow query of the embedded database is stopped, except in long transactions', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-watchdog-'));
  const engine = await openPglite({ folder: join(folder, 'data'), fresh: true }, 1500);
  const db = createDb(engine);
  const slow = sql`do $$ begin while clock_timestamp() < now() + interval '1.8 seconds' loop end loop; end $$`;
  await db.transaction((inside) => inside.query(slow), 60_000);
  await db.query(sql`create table kept (value int)`);
  await db.query(sql`insert into kept values (1)`);
  const endless = db.query(sql`select count(*) from generate_series(1, 1000000000000)`);
  await expect(endless).rejects.toMatchObject({ code: '57014' });
  expect(await db.query(sql`select value from kept`)).toEqual([{ value: 1 }]);
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

test('a server that is not there is named, without its password', async () => {
  const port = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  const url = `postgres://portal:secret@127.0.0.1:${port}/research`;
  const failure = await openPostgres(url).catch((error: unknown) => (error as Error).message);
  expect(failure).toContain(`The database of DATABASE_URL (127.0.0.1:${port}/research) cannot be used: `);
  expect(failure).toContain('Start it or correct DATABASE_URL');
  expect(failure).not.toContain('secret');
  expect(describeAddress(url)).toBe(`127.0.0.1:${port}/research`);
});

test.each([
  [false, ['of a call']],
  [true, []],
])(
  'a statement with a name is kept on its connection, unless a pooler is there (%s)',
  async (isPooled, isNamed) => {
    if (!testEngines.includes('postgres')) return;
    const engine = await openPostgres(await newPostgresDatabase(), { isPooled });
    const names = await createDb(engine).transaction(async (db) => {
      expect(await db.query(sql`select ${1}::int as one`, 'of a call')).toEqual([{ one: 1 }]);
      return db.query<{ name: string }>(sql`select name from pg_prepared_statements`);
    });
    await engine.close();
    expect(names.map(({ name }) => name)).toEqual(isNamed);
  },
);
