import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { companies } from '#seed/universe.ts';
import { demoContent } from '#testing/images/Content.ts';
import { MailServer } from '#testing/MailServer.ts';
import { usualEngines } from '#testing/onEveryEngine.ts';
import { placeWith, testEngines } from '#testing/openTestDatabase.ts';
import { bundledServer, type ServerProcess } from '#testing/runServer.ts';
import { testToday } from '#testing/TestApi.ts';
import { atOnce } from './MailQueue.ts';

jest.setTimeout(120_000);

const runServer = bundledServer();
const password = 'Smtp-Geheim-1';
const content = demoContent({ size: 90, today: testToday });
const [company = ''] = companies.filter(({ inactive }) => !inactive).map(({ name }) => name);

let folder: string;
let server: MailServer;
let running: ServerProcess[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-killed-'));
  server = await MailServer.start(password);
  running = [];
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(own: Record<string, string>) {
  const process = runServer({
    PORTAL_API_PORT: '0',
    PORTAL_DEMO_SIZE: '90',
    PORTAL_TODAY: testToday,
    PORTAL_PASSWORD_POWER: '10',
    PORTAL_TEST_HOOKS: '1',
    PORTAL_SECRET: 'a secret that is only good for tests',
    PORTAL_LOG_LEVEL: 'error',
    SMTP_URL: server.url(password),
    ...own,
  });
  running.push(process);
  await process.said('The API listens on');
  const [, port = ''] = /127\.0\.0\.1:(\d+)\/api/.exec(process.output()) ?? [];
  if (port === '') throw new Error(`The API did not start: ${process.output()}`);
  const post = async <Body>(path: string, body: object, token = ''): Promise<Body> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as Body;
  };
  return { process, post };
}
type Started = Awaited<ReturnType<typeof start>>;

async function followers({ post }: Started, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let turn = 0; turn < count; turn++) {
    const account = await post<{ username: string; password: string }>('test/clients', {});
    const { token } = await post<{ token: string }>('auth', account);
    await post('current_user/update_cris', { cri_json: [{ Company: company }] }, token);
    names.push(account.username);
  }
  return names.sort();
}

/** Accepts two mails, then leaves four, as many as are sent at once, unanswered until `release`. */
function holdAfterTwo() {
  const taken: string[] = [];
  const unanswered: string[] = [];
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const full = new Promise<void>((resolve) => {
    server.manners = {
      mail: ({ mail: { messageId = '' } }) => {
        if (taken.length < 2) {
          taken.push(messageId);
          return Promise.resolve();
        }
        unanswered.push(messageId);
        if (unanswered.length === atOnce) resolve();
        return released;
      },
    };
  });
  const release = () => {
    server.manners = {};
    letGo();
  };
  return { full, taken, unanswered, release };
}

async function whenReceived(count: number): Promise<void> {
  while (server.received.length < count) await pause(20);
}
const recipients = () => server.received.flatMap(({ to }) => to).sort();
const ids = () => server.received.map(({ mail }) => mail.messageId);

test.each(usualEngines)(
  '[O-03] a killed process loses no mail, and repeats only unconfirmed ones, by id (%s)',
  async (engine) => {
    const place = await placeWith(content, { folder, engine });
    const first = await start(place);
    const names = await followers(first, 10);
    const before = holdAfterTwo();
    await first.post('test/publications', { title: 'Solid quarter', company });
    await before.full;
    first.process.child.kill('SIGKILL');
    await first.process.ended;
    await lapse(place['DATABASE_URL']);
    server.cutOff();
    const after = holdAfterTwo();
    await start(place);
    await after.full;
    expect(server.received).toHaveLength(4);
    // First those in flight, whose claims lapsed before the others were due; then two more.
    expect([...after.taken, ...after.unanswered]).toEqual(expect.arrayContaining(before.unanswered));
    after.release();
    await whenReceived(names.length);
    expect(recipients()).toEqual(names);
    expect(new Set(ids()).size).toBe(names.length);
    expect(ids()).toEqual(expect.arrayContaining([...before.unanswered, ...after.unanswered]));
  },
);

/** Lets claims lapse at once instead of after two minutes. */
async function lapse(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(
    `update mails set due_at = created_at - interval '1 minute' where state = 'open' and attempts > 0`,
  );
  await database.end();
}

test('[O-03] two processes on one database send each mail once', async () => {
  // The embedded database belongs to one process.
  if (!testEngines.includes('postgres')) return;
  const place = await placeWith(content, { folder, engine: 'postgres' });
  const [one, two] = [await start(place), await start(place)];
  const names = await followers(one, 12);
  const titles = ['One', 'Two', 'Three', 'Four'];
  await Promise.all(
    titles.map((title, index) => (index % 2 ? one : two).post('test/publications', { title, company })),
  );
  await whenReceived(names.length * titles.length);
  for (const { process } of [one, two]) {
    process.child.kill('SIGTERM');
    expect(await process.ended).toBe(0);
  }
  const sent = server.received.map(({ to, mail }) => `${to.join()} ${mail.subject}`);
  expect(sent.sort()).toEqual(
    names.flatMap((name) => titles.map((title) => `${name} New research: ${title}`)).sort(),
  );
  expect(new Set(ids()).size).toBe(sent.length);
});
