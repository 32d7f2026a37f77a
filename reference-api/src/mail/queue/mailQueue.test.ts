import { sql } from 'drizzle-orm';
import { LogLines } from '#testing/LogLines.ts';
import { MailServer, refusal } from '#testing/MailServer.ts';
import { testEngines } from '#testing/openTestDatabase.ts';
import { TestApi } from '#testing/TestApi.ts';
import { openMail } from '../openMail.ts';
import { MailQueue } from './MailQueue.ts';
import { mailRepository, releaseClaims, removeSettled } from './mailRepository.ts';

jest.setTimeout(60_000);

const password = 'Smtp-Geheim-1';
const people = ['everything', 'equity', 'bonds', 'new', 'nothing'].map((word) => `${word}@demo.example`);

describe.each(testEngines)('the queue of mails (%s)', (engine) => {
  let server: MailServer;
  let api: TestApi;
  let log: LogLines;
  let logged = 0;
  beforeAll(async () => {
    server = await MailServer.start(password);
    log = new LogLines();
    api = await TestApi.start(
      engine,
      { SMTP_URL: server.url(password), PORTAL_LOG_LEVEL: 'warn' },
      { logTo: log },
    );
  });
  afterAll(async () => {
    server.manners = {};
    await api.close();
    await server.stop();
  });
  beforeEach(async () => {
    server.manners = {};
    await api.sentMails();
    server.received.length = 0;
    logged = log.lines.length;
  });
  const ask = async (username: string) => {
    const { status } = await api.post('request_password_reset', { body: { username } });
    expect(status).toBe(200);
  };
  const query = <Row>(statement: ReturnType<typeof sql>) => api.services.db.query<Row>(statement);
  const newest = async () => {
    const [row] = await query<{
      state: string;
      last_code: string | null;
      attempts: number;
      username: string | null;
    }>(sql`select state, last_code, attempts, username from mails order by id desc limit 1`);
    return row;
  };
  const lines = () => log.lines.slice(logged);
  const recipients = () => server.received.flatMap(({ to }) => to).sort();
  /** Resolves when `count` mails arrived; answers none before `release`. */
  const hold = (count: number) => {
    let arrived = 0;
    let release: () => void = () => undefined;
    const ids: string[] = [];
    const released = new Promise<void>((resolve) => (release = resolve));
    const full = new Promise<void>((resolve) => {
      server.manners = {
        mail: ({ mail }) => {
          ids.push(mail.messageId ?? '');
          if (++arrived >= count) resolve();
          return released;
        },
      };
    });
    return { full, release: () => release(), ids };
  };

  test('one refused recipient is given up at once, the others get their mails', async () => {
    server.manners = {
      recipient: (address) => (address === people[1] ? Promise.reject(refusal(550)) : Promise.resolve()),
    };
    for (const username of people) await ask(username);
    await api.sentMails();
    expect(recipients()).toEqual(people.filter((_, index) => index !== 1).sort());
    expect(lines().map(({ mail, attempt, answer, msg }) => [mail, attempt, answer, msg])).toContainEqual([
      'reset_password',
      1,
      550,
      'a mail could not be sent and was given up',
    ]);
    expect(lines().filter(({ level }) => Number(level) >= 40)).toHaveLength(1);
    expect(log.all).not.toMatch(/Geheim|equity@/);
  });

  test('a server that refuses for now is tried again, with the same link and Message-ID', async () => {
    const seen: { id: string; link: string }[] = [];
    server.manners = {
      mail: ({ mail }) => {
        seen.push({ id: mail.messageId ?? '', link: /https?:\S+/.exec(mail.text ?? '')?.[0] ?? '' });
        return seen.length < 3 ? Promise.reject(refusal(451)) : Promise.resolve();
      },
    };
    await ask('everything@demo.example');
    await api.sentMails();
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ id, link }) => `${id} ${link}`)).size).toBe(1);
    expect(seen[0]?.id).toMatch(/^<mail-\d+\.[a-z\d]+@portal\.example>$/);
    expect(await newest()).toEqual({ state: 'sent', last_code: 'EMESSAGE 451', attempts: 3, username: null });
  });

  test('a server that refuses all is retried within limits, then the mail is given up', async () => {
    server.manners = { recipient: () => Promise.reject(refusal(451)) };
    await ask('everything@demo.example');
    await api.sentMails();
    expect(server.received).toEqual([]);
    expect(await newest()).toEqual({
      state: 'dead',
      last_code: 'EENVELOPE 451',
      attempts: 3,
      username: null,
    });
    expect(
      lines()
        .map(({ msg }) => msg)
        .filter((msg) => String(msg).startsWith('a mail')),
    ).toEqual([
      'a mail could not be sent and will be tried again',
      'a mail could not be sent and will be tried again',
      'a mail could not be sent and was given up',
    ]);
  });

  test('a server that dies in the middle of a mail gets it once more', async () => {
    let deaths = 0;
    server.manners = {
      mail: () => {
        if (deaths++ > 0) return Promise.resolve();
        server.cutOff();
        return Promise.reject(refusal(421));
      },
    };
    await ask('bonds@demo.example');
    await api.sentMails();
    expect([deaths, recipients()]).toEqual([2, ['bonds@demo.example']]);
  });

  test('a server that dies before confirming gets repeats under the same Message-ID', async () => {
    const ids: string[] = [];
    server.manners = {
      mail: ({ mail }) => {
        ids.push(mail.messageId ?? '');
        setImmediate(() => server.cutOff());
        return new Promise(() => undefined);
      },
    };
    await ask('bonds@demo.example');
    await api.sentMails();
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(await newest()).toMatchObject({ state: 'dead', attempts: 3 });
  });

  test('what took too long is given up: it does not go out later by itself', async () => {
    const sending = hold(8);
    await query(sql`insert into mails (kind, client_id, topic)
      select 'password_changed', id, 'slow:' || n from clients, generate_series(1, 4) n where username = ${people[0]}`);
    const { config, db } = api.services;
    const send = openMail(config);
    const mail = {
      to: { name: 'Robin', address: 'robin@bank.example' },
      subject: 'Slow',
      text: 'Slow',
      html: '',
    };
    const queue = new MailQueue(
      {
        mails: mailRepository(db),
        matchNext: () => Promise.resolve(false),
        write: () => Promise.resolve({ ...mail, language: 'en' }),
        send,
        log: api.app.log,
      },
      {
        retries: { firstWaitMs: 5, longestWaitMs: 10, linkAttempts: 2, attempts: 2 },
        pollMs: 3_600_000,
        sendLimitMs: 500,
        closeLimitMs: 1000,
      },
    );
    await queue.idle();
    expect(await newest()).toMatchObject({ state: 'dead', last_code: 'ETIMEDOUT', attempts: 2 });
    const before = sending.ids.length;
    sending.release();
    await send({ ...mail, language: 'en' }, 'the-next');
    await queue.close();
    expect(sending.ids.slice(before)).toEqual(['<the-next@portal.example>']);
  });

  test('a slow server delays four mails and no answer; the fifth follows a free place', async () => {
    const sending = hold(4);
    for (const username of people) await ask(username);
    await sending.full;
    expect(server.received).toEqual([]);
    sending.release();
    await api.sentMails();
    expect(recipients()).toEqual([...people].sort());
  });

  test('account mails go ahead of mails about publications', async () => {
    const sending = hold(4);
    await query(sql`insert into mails (kind, client_id, topic)
      select 'password_changed', id, 'later:' || n from clients, generate_series(1, 8) n where username = ${people[0]}`);
    api.app.getDecorator<{ wake: () => void }>('mailQueue').wake();
    await sending.full;
    await ask('bonds@demo.example');
    sending.release();
    await api.sentMails();
    expect(server.received.findIndex(({ to }) => to[0] === 'bonds@demo.example')).toBeLessThan(8);
    expect(server.received).toHaveLength(9);
  });

  test('a link that waits is not sent once a newer one was', async () => {
    await query(sql`insert into mails (kind, topic, username, address, rank, due_at)
      values ('reset_password', 'reset_password:older', 'everything@demo.example', '127.0.0.1', 0, now() + interval '1 day')`);
    await ask('everything@demo.example');
    await api.sentMails();
    expect(recipients()).toEqual(['everything@demo.example']);
    await query(sql`update mails set due_at = now() where topic = 'reset_password:older'`);
    await api.sentMails();
    expect(recipients()).toEqual(['everything@demo.example']);
    const [older] = await query(sql`select state from mails where topic = 'reset_password:older'`);
    expect(older).toEqual({ state: 'dropped' });
  });

  test('a link that was used is not renewed by sending its mail again', async () => {
    await ask('equity@demo.example');
    await api.sentMails();
    const [, reset_token = ''] = /reset_password\/([\w-]+)/.exec(server.received[0]?.mail.text ?? '') ?? [];
    await query(sql`update mail_tokens set used_at = now()`);
    await query(sql`update mails set state = 'open', settled_at = null, due_at = now(), username = 'equity@demo.example',
      address = '127.0.0.1' where id = (select max(id) from mails)`);
    await api.sentMails();
    expect(server.received).toHaveLength(1);
    const body = { reset_token, new_password: 'Wanted-2027' };
    expect((await api.post('reset_password', { body })).status).toBe(403);
  });

  test('links that wait are dropped when the password is changed, and after an hour', async () => {
    await query(sql`insert into mails (kind, topic, username, address, rank, due_at)
      values ('reset_password', 'reset_password:a', 'bonds@demo.example', '127.0.0.1', 0, now() + interval '1 day')`);
    await query(sql`insert into mails (kind, topic, username, address, rank, created_at)
      values ('reset_password', 'reset_password:b', 'new@demo.example', '127.0.0.1', 0, now() - interval '61 minutes')`);
    const body = { old_password: 'Research-2026', new_password: 'Wanted-2027' };
    const token = await api.tokenOf('bonds');
    expect((await api.post('current_user/change_password', { token, body })).status).toBe(200);
    await api.sentMails();
    expect(server.received.map(({ mail }) => mail.subject)).toEqual([
      'Ihr Passwort für das Research-Portal wurde geändert',
    ]);
    const states = await query(
      sql`select state, username from mails where topic in ('reset_password:a', 'reset_password:b')`,
    );
    expect(states).toEqual([
      { state: 'dropped', username: null },
      { state: 'dropped', username: null },
    ]);
  });

  test('what was claimed lapses; anyone who claimed it before settles nothing any more', async () => {
    const mails = mailRepository(api.services.db);
    await query(
      sql`insert into mails (kind, client_id, topic) select 'weekly', id, 'claimed' from clients where username = ${people[0]}`,
    );
    const [first] = await mails.claim(1);
    if (first === undefined) throw new Error('Nothing was claimed.');
    expect(await mails.claim(4)).toEqual([]);
    await query(sql`update mails set due_at = due_at - interval '2 minutes' where id = ${first.id}`);
    const [second] = await mails.claim(1);
    expect(second).toEqual({ ...first, attempts: 2 });
    await mails.settle(first, 'sent');
    expect(await newest()).toMatchObject({ state: 'open', attempts: 2 });
    await releaseClaims(api.services.db);
    expect(await mails.claim(1)).toEqual([{ ...first, attempts: 3 }]);
    await mails.settle({ ...first, attempts: 3 }, 'dropped');
  });

  test('mails that were settled eight weeks ago are removed, others stay', async () => {
    const add = (topic: string, settled: ReturnType<typeof sql>) =>
      query(sql`insert into mails (kind, client_id, topic, state, settled_at, due_at)
        select 'weekly', id, ${topic}, ${settled}, now() + interval '1 day' from clients where username = ${people[0]}`);
    await add('old', sql`'sent', now() - interval '57 days'`);
    await add('recent', sql`'dead', now() - interval '55 days'`);
    await add('open', sql`'open', null`);
    await query(sql`insert into mail_items (client_id, topic, publication_id)
      select client_id, topic, 1 from mails where topic in ('old', 'recent')`);
    await removeSettled(api.services.db);
    expect(await query(sql`select topic from mail_items where topic in ('old', 'recent')`)).toEqual([
      { topic: 'recent' },
    ]);
    expect(
      await query(sql`select topic from mails where topic in ('old', 'recent', 'open') order by id`),
    ).toEqual([{ topic: 'recent' }, { topic: 'open' }]);
  });

  test('a database that fails is reported, and the mail is sent when it is back', async () => {
    const broken = jest.spyOn(api.services.db, 'query');
    await ask('everything@demo.example');
    broken.mockRejectedValue(Object.assign(new Error('gone'), { code: '57P01' }));
    while (!lines().some(({ msg }) => msg === 'the queue of mails could not be read'))
      await new Promise((resolve) => setImmediate(resolve));
    broken.mockRestore();
    await api.sentMails();
    expect(recipients()).toEqual(['everything@demo.example']);
  });
});
