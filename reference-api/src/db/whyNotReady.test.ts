import { sql } from 'drizzle-orm';
import { newPostgresDatabase, openTestDatabase, testEngines } from '#testing/openTestDatabase.ts';
import { createDb, type Db } from './Db.ts';
import { openPostgres } from './engines/openPostgres.ts';
import { whyNotReady } from './whyNotReady.ts';

describe.each(testEngines)('a database that is well (%s)', (engine) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 60_000);
  afterAll(() => database.close());

  test('is ready', async () => {
    expect(await whyNotReady(database.db)).toBeUndefined();
  });

  test('[O-02] whether it takes changes is tried, and not only read from its settings', async () => {
    const nextNumber = async () => {
      const [row] = await database.db.query<{ next: number }>(
        sql`select pg_snapshot_xmax(pg_current_snapshot())::text::float8 as next`,
      );
      return row?.next ?? 0;
    };
    const before = await nextNumber();
    await whyNotReady(database.db);
    expect(await nextNumber()).toBeGreaterThan(before);
  });
});

test('[O-02] one that takes no changes is not', async () => {
  if (!testEngines.includes('postgres')) return;
  const url = await newPostgresDatabase();
  const engine = await openPostgres(url);
  const name = new URL(url).pathname.slice(1);
  await createDb(engine).query(sql.raw(`alter database ${name} set default_transaction_read_only = on`));
  await engine.close();
  const later = await openPostgres(url);
  const reason = await whyNotReady(createDb(later));
  await later.close();
  expect(reason).toBe('The database takes no changes.');
}, 30_000);

const failing = (query: () => Promise<never>): Db => ({ query }) as unknown as Db;

test.each([
  ['a standby', '25006', 'The database takes no changes.'],
  ['a full disk', '53100', 'The database takes no changes.'],
  ['no server', 'ECONNREFUSED', 'The database cannot be reached.'],
])('[O-02] %s says why', async (_what, code, reason) => {
  const db = failing(() => Promise.reject(Object.assign(new Error('no'), { code })));
  expect(await whyNotReady(db)).toBe(reason);
});

test('[O-02] one that does not answer is given up', async () => {
  jest.useFakeTimers();
  const waiting = whyNotReady(failing(() => new Promise(() => undefined)));
  await jest.advanceTimersByTimeAsync(2000);
  expect(await waiting).toBe('The database does not answer in time.');
  jest.useRealTimers();
});
