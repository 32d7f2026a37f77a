import { sql } from 'drizzle-orm';
import { buildApp } from '#app.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { purgeExpired } from '../purge.ts';
import { throttle } from './throttle.ts';

jest.setTimeout(60_000);

onOneEngine('guessing a password', (api) => {
  const attempt = (username: string, password: string, ip = '203.0.113.7') =>
    api().post('auth', { body: { username, password }, headers: { 'x-forwarded-for': ip } });
  const makeClient = async () =>
    (await api().post<{ username: string; password: string }>('test/clients', { body: {} })).body;
  const trial = (username: string, ip = '203.0.113.7') => throttle(api().services).signIn(username, ip);
  const fail = async (times: number, username: string, ip?: string) => {
    for (let turn = 0; turn < times; turn++) await trial(username, ip).failed();
  };
  const pass = (seconds: number) =>
    api().services.db.query(
      sql`update attempts set failed_at = failed_at - make_interval(secs => ${seconds})`,
    );

  /** Allows for the seconds that pass while a test runs. */
  const asksFor = (
    { status, headers }: { status: number; headers: Record<string, unknown> },
    seconds: number,
  ) => {
    const wait = Number(headers['retry-after']);
    return status === 429 && wait > seconds / 2 && wait <= seconds;
  };

  test('is free five times, and a success forgets it', async () => {
    const { username, password } = await makeClient();
    for (let turn = 0; turn < 5; turn++) expect((await attempt(username, 'wrong')).status).toBe(403);
    expect((await attempt(username, password)).status).toBe(200);
    await fail(5, username);
    expect((await attempt(username, password)).status).toBe(200);
  });

  test('is refused with 429, ever longer, whatever the password, and then works', async () => {
    const { username, password } = await makeClient();
    await fail(9, username);
    const refused = await attempt(` ${username.toUpperCase()}`, password);
    expect(asksFor(refused, 8)).toBe(true);
    expect(refused.body).toEqual({
      status: 429,
      title: 'Too many attempts.',
      detail: `Please try again in ${String(refused.headers['retry-after'])} seconds.`,
    });
    await pass(8);
    expect((await attempt(username, 'wrong')).status).toBe(403);
    expect(asksFor(await attempt(username, password), 16)).toBe(true);
    await pass(16);
    expect((await attempt(username, password)).status).toBe(200);
    expect((await attempt(username, 'wrong')).status).toBe(403);
    expect((await attempt(username, password)).status).toBe(200);
  });

  test('attempts while waiting do not extend the wait, which never exceeds a minute', async () => {
    const { username, password } = await makeClient();
    await fail(50, username);
    expect(asksFor(await attempt(username, password), 60)).toBe(true);
    await pass(40);
    for (let turn = 0; turn < 3; turn++) expect(asksFor(await attempt(username, 'wrong'), 20)).toBe(true);
    await pass(20);
    expect((await attempt(username, password)).status).toBe(200);
  });

  test('is slowed for usernames that nobody has exactly as for others', async () => {
    const { username } = await makeClient();
    for (const name of [username, 'nobody@nowhere.example']) {
      await fail(5, name);
      expect(await trial(name).wait()).toBe(0);
      await fail(5, name);
      expect(asksFor(await attempt(name, 'wrong'), 16)).toBe(true);
      await pass(16);
      expect((await attempt(name, 'wrong')).status).toBe(403);
      expect(asksFor(await attempt(name, 'wrong'), 32)).toBe(true);
    }
  });

  test('from many addresses is slowed by five seconds at most, never for the owner’s', async () => {
    const { username, password } = await makeClient();
    const home = '203.0.113.50';
    expect((await attempt(username, password, home)).status).toBe(200);
    for (let turn = 0; turn < 40; turn++) await fail(1, username, `198.51.100.${turn}`);
    const elsewhere = await attempt(username, password, '203.0.113.51');
    expect(asksFor(elsewhere, 5)).toBe(true);
    expect((await attempt(username, password, home)).status).toBe(200);
    await pass(5);
    expect((await attempt(username, password, '203.0.113.52')).status).toBe(200);
  });

  test('is counted for all processes of the API together', async () => {
    const { username, password } = await makeClient();
    const second = await buildApp(api().services, { checkAnswers: true });
    await fail(50, username, '127.0.0.1');
    const answer = await second.inject({ method: 'POST', url: '/api/auth', payload: { username, password } });
    await second.close();
    expect(asksFor({ status: answer.statusCode, headers: answer.headers }, 60)).toBe(true);
  });

  test('by many at once counts every failure', async () => {
    await Promise.all(Array.from({ length: 12 }, () => fail(1, 'many@nowhere.example')));
    expect(await trial('many@nowhere.example').wait()).toBeGreaterThan(32);
  });

  test('by many addresses that wait for the same moment lets one of them try', async () => {
    const { username } = await makeClient();
    await fail(30, username, '198.51.100.1');
    await pass(5);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => attempt(username, 'wrong', `198.51.100.${turn + 2}`)),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('right passwords are never slowed, however often', async () => {
    const { username, password } = await makeClient();
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(username, password)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  test('is forgotten and removed after a day, the owner’s after thirty', async () => {
    const { db } = api().services;
    const rows = async () => (await db.query(sql`select key from attempts`)).length;
    await db.query(sql`delete from attempts`);
    await fail(50, 'nobody@nowhere.example');
    const { username, password } = await makeClient();
    await attempt(username, password);
    await purgeExpired(api().services);
    expect(await rows()).toBe(3);
    await pass(24 * 60 * 60);
    expect(await trial('nobody@nowhere.example').wait()).toBe(0);
    await purgeExpired(api().services);
    expect(await rows()).toBe(1);
    await db.query(sql`update attempts set succeeded_at = succeeded_at - interval '30 days'`);
    await purgeExpired(api().services);
    expect(await rows()).toBe(0);
  });

  test('leaves no username and no address in the database', async () => {
    await fail(1, 'nobody@nowhere.example');
    const stored = JSON.stringify(await api().services.db.query(sql`select * from attempts`));
    expect(stored).not.toMatch(/nobody|203\.0/);
  });
});
