import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { onOneEngine } from '#testing/onEveryEngine.ts';

jest.setTimeout(60_000);

const dialect = new PgDialect();
const textOf = (statement: SQL) => dialect.sqlToQuery(statement).sql;

const calls = ['request_password_reset', 'request_passwordless_login'];
const [known, unknown] = ['bonds@demo.example', 'nobody@demo.example'];

onOneEngine('asking for a link', (api) => {
  const ask = (path: string, username: string) => api().post<unknown>(path, { body: { username } });

  test.each(calls)('[A-09] %s answers all addresses alike, and mails to the known alone', async (path) => {
    const before = (await api().sentMails()).length;
    const answers = [await ask(path, ` ${known.toUpperCase()} `), await ask(path, unknown)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, true],
      [200, true],
    ]);
    const [first, second] = answers.map(({ headers }) => Object.keys(headers).sort());
    expect(first).toEqual(second);
    const mails = (await api().sentMails()).slice(before);
    expect(mails.map(({ to }) => to)).toEqual([{ name: 'Barbara Bondolfi', address: known }]);
  });

  test.each(calls)(
    '[A-09] %s stores before its answer without a look-up, and asks equally much after it',
    async (path) => {
      const { db } = api().services;
      const ownQuery = db.query;
      let letGo: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (letGo = resolve));
      const [ofLimits, stored] = [2, 1];
      let queries = 0;
      const query = jest
        .spyOn(db, 'query')
        .mockImplementation((statement) =>
          (queries += 1) <= ofLimits + stored
            ? ownQuery(statement)
            : released.then(() => ownQuery(statement)),
        );
      const transaction = jest.spyOn(db, 'transaction');
      const steps = async (username: string) => {
        queries = 0;
        query.mockClear();
        expect((await ask(path, username)).status).toBe(200);
        const early = query.mock.calls.slice(0, ofLimits + stored).map(([statement]) => textOf(statement));
        letGo();
        await api().sentMails();
        return { early, queries: query.mock.calls.length };
      };
      const [ofKnown, ofUnknown] = [await steps(known), await steps(unknown)];
      query.mockRestore();
      expect(ofKnown).toEqual(ofUnknown);
      expect(ofKnown.early.join()).not.toContain('clients');
      expect(ofKnown.early.at(-1)).toContain('insert into mails');
      expect(transaction).not.toHaveBeenCalled();
      transaction.mockRestore();
    },
  );
});

onOneEngine(
  'asking for links too often',
  (api) => {
    const ask = (username: string, ip: string) =>
      api().post('request_password_reset', { body: { username }, headers: { 'x-forwarded-for': ip } });

    test.each([known, unknown])('answers 429 for %s, known or not, from any address', async (username) => {
      expect((await ask(username, '203.0.113.1')).status).toBe(200);
      expect((await ask(username.toUpperCase(), '203.0.113.2')).status).toBe(200);
      const refused = await ask(username, '203.0.113.3');
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({ status: 429, title: 'Too many attempts.' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    });

    test('answers 429 for one address that asks for many', async () => {
      const statuses = [];
      for (const each of ['a', 'b', 'c', 'd']) statuses.push((await ask(each, '203.0.113.9')).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    });
  },
  { PORTAL_MAIL_RATE_LIMIT: '2', PORTAL_RATE_LIMIT: '30' },
);

onOneEngine(
  'using links too often',
  (api) => {
    test.each([
      ['reset_password', { reset_token: 'x', new_password: 'Wanted-2027' }],
      ['passwordless_login', { passwordless_token: 'x' }],
    ])('answers 429: %s', async (path, body) => {
      expect((await api().post(path, { body })).status).toBe(403);
      expect((await api().post(path, { body })).status).toBe(403);
      const refused = await api().post(path, { body });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    });
  },
  { PORTAL_RATE_LIMIT: '2' },
);
