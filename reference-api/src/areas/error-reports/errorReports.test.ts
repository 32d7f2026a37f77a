import { sql } from 'drizzle-orm';
import type { ErrorReport, ErrorReportGroup } from '@portal/wire';
import { isOperator } from '#plugins/operators.ts';
import { anErrorReport } from '#testing/bad-input/anErrorReport.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { purgeExpired } from '../auth/purge.ts';
import { isFromPortal } from './routes.ts';
import { mergedReports } from './mergedReports.ts';
import { errorReportRepository } from './repository.ts';

const operatorToken = 'a-token-of-the-operators-for-tests-only';

const aMessage = (...reports: Partial<ErrorReport>[]) => ({
  environment: 'uat' as const,
  shell: '0.1.0',
  reports: reports.map((report) => ({ ...anErrorReport, ...report })),
});

const here = { host: 'portal.example:8080', publicUrl: 'https://research.example' };

test.each([
  ['https://portal.example:8080', 'same-origin', true],
  ['https://research.example', 'same-origin', true],
  ['https://portal.example:8080', undefined, true],
  [undefined, undefined, true],
  [undefined, 'same-origin', true],
  ['https://evil.example', undefined, false],
  ['https://portal.example:8080', 'cross-site', false],
  ['https://portal.example:8080', 'same-site', false],
  ['https://portal.example', 'same-origin', false],
  ['https://portal.example:8080.evil.example', undefined, false],
  ['null', undefined, false],
  ['', undefined, false],
])('a report from origin %s with site %s is heard: %s', (origin, site, heard) => {
  expect(isFromPortal({ origin, site, ...here })).toBe(heard);
});

test.each([
  [operatorToken, `Bearer ${operatorToken}`, true],
  [operatorToken, `bearer ${operatorToken}`, true],
  [operatorToken, `Bearer ${operatorToken}x`, false],
  [operatorToken, operatorToken, false],
  [operatorToken, 'Bearer ', false],
  [operatorToken, undefined, false],
  [undefined, 'Bearer ', false],
  [undefined, undefined, false],
])('with the token %s, the header %s makes an operator: %s', (token, header, operator) => {
  expect(isOperator(token, header)).toBe(operator);
});

test('[F-16] what a message says of somebody is taken out before it is kept', () => {
  const [stored] = mergedReports(
    aMessage({ message: 'No kim@bank.example', stack: 'typed\n at f (https://x.example/a/b?c=d:1:2)' }),
  );
  expect(stored).toMatchObject({ message: 'No […]', stack: 'at f (/a/…:1:2)' });
});

test('[F-16] the request of a failed call is kept before the frames, as far as there is room', () => {
  const request = '6d0cbf7e-0d49-4d53-9f8b-2b8f3b7d3a10';
  const frames = Array.from({ length: 90 }, (_, line) => `at f${line} (/artefacts/shell/1.0.0/a.js:1:2)`);
  const [stored] = mergedReports(aMessage({ request, stack: frames.join('\n').slice(0, 2000) }));
  expect(stored?.stack.split('\n', 2)).toEqual([`request ${request}`, frames[0]]);
  expect(stored?.stack.length).toBeLessThanOrEqual(2000);
});

onOneEngine(
  'reports of errors',
  (api) => {
    const report = (body: object, headers: Record<string, string> = {}) =>
      api().post('error_reports', { body, headers });
    const list = async () =>
      (
        await api().get<{ groups: ErrorReportGroup[]; total: number }>('error_reports/groups', {
          token: operatorToken,
        })
      ).body;
    beforeEach(() => api().services.db.query(sql`delete from error_reports`));

    test('[F-16] are kept before sign-in, and listed with all they carry', async () => {
      const load = {
        kind: 'load' as const,
        step: 'entry',
        file: 'remoteEntry.1.js',
        outcome: 'lastGood' as const,
        override: 'http://localhost:4311',
      };
      expect(await report(aMessage({}, load))).toMatchObject({ status: 200, body: { success: true } });
      const { groups, total } = await list();
      expect(total).toBe(2);
      expect(groups).toEqual(
        expect.arrayContaining([
          {
            ...anErrorReport,
            environment: 'uat',
            shell: '0.1.0',
            first_seen: expect.any(String),
            last_seen: expect.any(String),
          },
          expect.objectContaining({ ...load, remote: 'mfe-libraries', version: '1.2.0', revision: 7 }),
        ]),
      );
    });

    test('equal ones are counted, within and across messages, with the newest revision', async () => {
      await report(aMessage({ count: 2 }, { count: 3 }));
      await report(aMessage({ revision: 8 }));
      await report(aMessage({ version: '1.3.0' }));
      const { groups } = await list();
      expect(groups.map(({ version, count, revision }) => [version, count, revision])).toEqual(
        expect.arrayContaining([
          ['1.2.0', 6, 8],
          ['1.3.0', 1, 7],
        ]),
      );
      expect(groups).toHaveLength(2);
    });

    test('[F-21] of a preview are kept apart from those of what is in force', async () => {
      await report({ ...aMessage({ count: 2 }), preview: 'abcdefghijklmnop' });
      await report(aMessage({}));
      const { groups } = await list();
      expect(groups.map(({ preview, count }) => [preview, count])).toEqual(
        expect.arrayContaining([
          ['abcdefghijklmnop', 2],
          [undefined, 1],
        ]),
      );
      expect(groups).toHaveLength(2);
    });

    test('of many pages at once are all counted', async () => {
      const messages = Array.from({ length: 12 }, (_, turn) =>
        aMessage({ message: 'one' }, { message: 'two' }, { message: `three ${turn % 2}` }),
      );
      const answers = await Promise.all(messages.map((body) => report(body)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const { groups } = await list();
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(36);
    });

    test('a count that would be beyond all numbers stays where it is', async () => {
      await report(aMessage({}));
      await api().services.db.query(sql`update error_reports set count = 2000000000`);
      expect((await report(aMessage({ count: 1000 }))).status).toBe(200);
      expect((await list()).groups[0]?.count).toBe(2_000_000_000);
    });

    test('beyond a number, those that have not come for the longest time go', async () => {
      const { db } = api().services;
      const reports = errorReportRepository(db, 3);
      for (const message of ['one', 'two', 'three', 'one', 'four']) {
        // Two within one clock tick would have the same time.
        await db.query(sql`update error_reports set last_seen = last_seen - interval '1 second'`);
        await reports.add(mergedReports(aMessage({ message })));
      }
      expect((await list()).groups.map(({ message }) => message)).toEqual(['four', 'one', 'three']);
    });

    test('that have not come again for 30 days are forgotten', async () => {
      const { db } = api().services;
      await report(aMessage({ message: 'old' }, { message: 'young' }));
      await db.query(
        sql`update error_reports set last_seen = now() - interval '31 days' where message = 'old'`,
      );
      await purgeExpired(api().services);
      expect((await list()).groups.map(({ message }) => message)).toEqual(['young']);
    });

    test.each([
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ] as Record<string, string>[])('from elsewhere (%j) are refused', async (headers) => {
      expect(await report(aMessage({}), headers)).toMatchObject({
        status: 403,
        body: { detail: 'Only pages of the portal may report errors here.' },
      });
      expect((await list()).total).toBe(0);
    });

    test('from the portal’s own pages are heard, behind a gateway too', async () => {
      const headers = { 'x-forwarded-host': 'research.example', origin: 'https://research.example' };
      expect((await report(aMessage({}), { ...headers, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    });

    test.each([
      [{ path: '/equities?search_term=x' }],
      [{ path: '/reset_password/kim@bank.example' }],
      [{ remote: 'mfe-libraries <b>' }],
      [{ override: 'https://kim:secret@x' }],
      [{ message: 'x'.repeat(401) }],
      [{ stack: 'x'.repeat(2001) }],
      [{ request: 'two words' }],
      [{ count: 0 }],
      [{ revision: 0 }],
    ])('that carry %j are refused', async (part) => {
      expect((await report(aMessage(part))).status).toBe(400);
    });

    test('more than 20 in a message are refused, and so is a large one', async () => {
      expect((await report(aMessage(...Array.from({ length: 21 }, () => ({}))))).status).toBe(400);
      expect((await report({ ...aMessage({}), more: 'x'.repeat(70_000) })).status).toBe(413);
    });

    test('are listed to operators alone', async () => {
      await report(aMessage({}));
      const clients = await api().tokenOf('everything');
      for (const token of [undefined, 'wrong', clients, `${operatorToken}x`]) {
        const answer = await api().get('error_reports/groups', token === undefined ? {} : { token });
        expect(answer).toMatchObject({ status: 404, body: { detail: 'The API has no such call.' } });
      }
    });
  },
  { PORTAL_OPERATOR_TOKEN: operatorToken },
);

onOneEngine(
  'too many reports of errors',
  (api) => {
    test('of one address answer 429', async () => {
      const report = () => api().post('error_reports', { body: aMessage({}) });
      expect((await report()).status).toBe(200);
      expect((await report()).status).toBe(200);
      expect(await report()).toMatchObject({ status: 429, body: { title: 'Too many attempts.' } });
    });

    test('without a token of the operators nobody lists them', async () => {
      for (const token of ['', 'undefined', 'x'])
        expect((await api().get('error_reports/groups', { token })).status).toBe(404);
    });
  },
  { PORTAL_RATE_LIMIT: '10' },
);
