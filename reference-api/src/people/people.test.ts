import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { ofInvented } from '#feed/Provenance.ts';
import { runFeed, type LineReport } from '#feed/runFeed.ts';
import { feedInvented } from '#seed/feedInvented.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import {
  disableClient,
  enableClient,
  eraseClient,
  inviteByHand,
  inviteByMail,
  logOutClient,
} from './changeAccess.ts';
import { exportClient } from './exportClient.ts';
import { removePackage } from './storePackage.ts';

const who = 'olga';
const password = 'Research-2027';

const taxonomy = [
  { kind: 'firm', reference: 'F-1', name: 'Muster Pension' },
  { kind: 'firm', reference: 'F-2', name: 'Twin' },
  { kind: 'firm', reference: 'F-3', name: 'Twin' },
  {
    ...{ kind: 'package', name: 'Shares', portal_tabs: ['equity_library_tab'], languages: ['en', 'de'] },
    ...{ aggregated_types: ['Company Research'], asset_classes: ['Equity'] },
  },
  {
    ...{ kind: 'package', name: 'Bonds', portal_tabs: ['fixed_income_library_tab'], languages: ['en'] },
    ...{ aggregated_types: ['Credit Research'], asset_classes: ['Fixed Income'] },
  },
];

const client = (reference: string, more: object = {}) => ({
  ...{ kind: 'client', reference, name: 'Anna Muster', email: `${reference}@fund.example` },
  ...{ firm: 'F-1', package: 'Shares', ...more },
});

onOneEngine('[D-05] people', (api) => {
  const feed = async (...records: object[]): Promise<LineReport[]> => {
    const { db, content } = api().services;
    const lines = records.map((record, index) => ({ line: index + 1, text: JSON.stringify(record) }));
    const settings = { db, content, folder: '.', mostBytes: 1, feed: who, passwordPower: 10, dryRun: false };
    const reports: LineReport[] = [];
    for await (const report of runFeed(lines, settings)) reports.push(report);
    return reports;
  };
  const outcomes = async (...records: object[]) => (await feed(...records)).map(({ outcome }) => outcome);
  const only = async (record: object) => (await feed(record))[0];
  const change = <Result>(work: (inside: Db) => Promise<Result>) => api().services.db.transaction(work);
  const audit = async (subject: string) =>
    (
      await api().services.db.query<{ action: string; who: string; before: object; after: object }>(
        sql`select action, who, before, after from audit_entries where subject = ${subject} order by id`,
      )
    ).map(({ action, who: by, before, after }) => [action, by, before, after]);
  const signIn = async (username: string, given = password) =>
    api().post<{ token: string; refresh_token: string }>('auth', { body: { username, password: given } });
  const status = async (token: string) => (await api().get('current_user', { token })).status;
  const tabs = async (token: string) => {
    const { body } = await api().get<Record<string, { can_access: boolean }>>(
      'portal_tabs/entitlements/all',
      { token },
    );
    return Object.keys(body).filter((tab) => body[tab]?.can_access === true);
  };

  /** Lets the client set the password by the link of an invitation. */
  const join = async (reference: string): Promise<string> => {
    const link = await change((inside) =>
      inviteByHand(inside, reference, { who, config: api().services.config }),
    );
    const reset_token = /reset_password\/([\w-]{43})\?/.exec(link)?.[1];
    const { status: set } = await api().post('reset_password', {
      body: { reset_token, new_password: password },
    });
    expect(set).toBe(200);
    const { body } = await signIn(`${reference}@fund.example`);
    await api().post('current_user/update_accepted_terms', {
      token: body.token,
      body: { accepted_terms: true },
    });
    return body.token;
  };

  beforeAll(async () => {
    expect(await outcomes(...taxonomy)).toEqual(['stored', 'stored', 'stored', 'stored', 'stored']);
  }, 60_000);

  test('a client comes in by a line of a feed, once, and every change is audited', async () => {
    const anna = client('k-1', { email: ' K-1@Fund.example ' });
    expect(await outcomes(anna, anna)).toEqual(['stored', 'unchanged']);
    expect(await outcomes(client('k-1', { name: 'Anna Huber', firm: 'Muster Pension' }))).toEqual(['stored']);
    const facts = { email: 'k-1@fund.example', firm: 'F-1', package: 'Shares', disabled: false };
    expect(await audit('k-1')).toEqual([
      ['client added', who, null, { ...facts, name: 'Anna Muster' }],
      ['client changed', who, { ...facts, name: 'Anna Muster' }, { ...facts, name: 'Anna Huber' }],
    ]);
    const both = await Promise.all([feed(client('k-2')), feed(client('k-2'))]);
    expect(
      both
        .flat()
        .map(({ outcome }) => outcome)
        .sort(),
    ).toEqual(['stored', 'unchanged']);
  });

  test.each([
    [client('x-1', { firm: 'F-9' }), 'There is no firm “F-9”.'],
    [client('x-1', { firm: 'Twin' }), 'Several firms are called “Twin”.'],
    [client('x-1', { package: 'Gold' }), 'There is no package “Gold”.'],
    [
      client('x-1', { email: 'equity@demo.example' }),
      'The client demo-equity has the address equity@demo.example.',
    ],
    [client('x-1', { email: 'nobody' }), 'email: must be an e-mail address.'],
    [client('demo-equity'), 'demo-equity is an account of the demo.'],
    [{ ...taxonomy[3], name: 'demo-equity' }, 'demo-equity is a package of the demo.'],
    [{ kind: 'firm', reference: 'demo-firm', name: 'Mine' }, 'demo-firm is a firm of the demo.'],
  ])('%j is refused', async (record, reason) => {
    expect(await only(record)).toMatchObject({ outcome: 'refused', reason });
  });

  test('[D-01] the demo changes nothing of a bank', async () => {
    await feed(client('k-20'));
    const { db } = api().services;
    const invent = (record: object) =>
      db.transaction((inside) => feedInvented(inside, [record], ofInvented('demo')));
    await expect(invent({ ...taxonomy[3], portal_tabs: [] })).rejects.toThrow(
      'Shares is a package of a bank.',
    );
    await expect(invent({ ...taxonomy[0], name: 'Invented' })).rejects.toThrow('F-1 is a firm of a bank.');
    await expect(invent(client('k-20', { name: 'Invented' }))).rejects.toThrow(
      'k-20 is an account of a bank.',
    );
  });

  test('without an invitation nobody can log in; with it a password is set once', async () => {
    await feed(client('k-3'));
    expect((await signIn('k-3@fund.example', '')).status).not.toBe(200);
    await change((inside) => inviteByMail(inside, 'k-3', who));
    const [mail] = (await api().sentMails()).filter(({ to }) => to.address === 'k-3@fund.example');
    expect(mail?.subject).toBe('Your access to the Research Portal');
    expect(mail?.text).toContain('The link is valid for 7 days and can be used once.');
    const body = { reset_token: await api().mailedToken('k-3@fund.example'), new_password: password };
    expect((await api().post('reset_password', { body })).status).toBe(200);
    expect(
      (await api().post('reset_password', { body: { ...body, new_password: 'Other-2027' } })).status,
    ).toBe(403);
    expect((await signIn('k-3@fund.example')).status).toBe(200);
    expect((await audit('k-3')).map(([action]) => action)).toEqual(['client added', 'client invited']);
  });

  test('a mailed invitation is valid for a week, not for ten minutes', async () => {
    await feed(client('k-4'));
    await change((inside) => inviteByMail(inside, 'k-4', who));
    await api().sentMails();
    const [row] = await api().services.db.query<{ days: number }>(sql`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days from mail_tokens
      where client_id = (select id from clients where external_reference = 'k-4')`);
    expect(row?.days).toBe(7);
  });

  test('a disabled client is out at once, gets no mail, and returns when enabled', async () => {
    await feed(client('k-5'));
    const token = await join('k-5');
    expect(await status(token)).toBe(200);
    await change((inside) => disableClient(inside, 'k-5', who));
    expect(await status(token)).toBe(401);
    expect((await signIn('k-5@fund.example')).status).toBe(403);
    const before = (await api().sentMails()).length;
    for (const path of ['request_password_reset', 'request_passwordless_login'])
      expect((await api().post(path, { body: { username: 'k-5@fund.example' } })).body).toBe(true);
    expect((await api().sentMails()).length).toBe(before);
    await expect(change((inside) => inviteByMail(inside, 'k-5', who))).rejects.toThrow('k-5 is disabled.');
    await change((inside) => enableClient(inside, 'k-5', who));
    expect((await signIn('k-5@fund.example')).status).toBe(200);
    expect(await status(token)).toBe(401);
    expect((await audit('k-5')).slice(-2)).toEqual([
      ['client disabled', who, { disabled: false }, { disabled: true }],
      ['client enabled', who, { disabled: true }, { disabled: false }],
    ]);
  });

  test('a line of a feed disables, too, and one that does not say leaves it', async () => {
    await feed(client('k-6'));
    const token = await join('k-6');
    await feed(client('k-6', { disabled: true }));
    expect(await status(token)).toBe(401);
    expect(await outcomes(client('k-6'))).toEqual(['unchanged']);
    await feed(client('k-6', { disabled: false }));
    expect((await signIn('k-6@fund.example')).status).toBe(200);
  });

  test('an invitation that was not used opens nothing after the client was disabled', async () => {
    await feed(client('k-7'));
    const link = await change((inside) =>
      inviteByHand(inside, 'k-7', { who, config: api().services.config }),
    );
    await change((inside) => disableClient(inside, 'k-7', who));
    await change((inside) => enableClient(inside, 'k-7', who));
    const body = { reset_token: /([\w-]{43})\?/.exec(link)?.[1], new_password: password };
    expect((await api().post('reset_password', { body })).status).toBe(403);
  });

  test('ended sessions are over on every device, and the client may log in again', async () => {
    await feed(client('k-8'));
    const tokens = [await join('k-8'), (await signIn('k-8@fund.example')).body.token];
    expect(await change((inside) => logOutClient(inside, 'k-8', who))).toBe(2);
    expect(await Promise.all(tokens.map(status))).toEqual([401, 401]);
    expect((await signIn('k-8@fund.example')).status).toBe(200);
  });

  test('another package has effect on the next call, also if changed while in use', async () => {
    await feed(client('k-9'));
    const token = await join('k-9');
    const open = () => tabs(token);
    expect(await open()).toContain('equity_library_tab');
    await feed(client('k-9', { package: 'Bonds' }));
    expect(await open()).not.toContain('equity_library_tab');
    expect(await open()).toContain('fixed_income_library_tab');
    const changed = { ...taxonomy[4], portal_tabs: ['markets_library_tab'] };
    await feed(changed, changed);
    expect(await open()).toContain('markets_library_tab');
    expect((await audit('Bonds')).map(([action]) => action)).toEqual(['package added', 'package changed']);
    await expect(change((inside) => removePackage(inside, 'Bonds', who))).rejects.toThrow(
      'One client has the package “Bonds”.',
    );
    await feed(client('k-9'));
    await change((inside) => removePackage(inside, 'Bonds', who));
    expect((await only(client('k-9', { package: 'Bonds' })))?.reason).toBe('There is no package “Bonds”.');
  });

  test('an export has all that is stored, and no secret; erasing leaves only the fact', async () => {
    await feed(client('k-10', { name: 'Zora Einmalig' }));
    await join('k-10');
    const exported = await change((inside) => exportClient(inside, 'k-10', who));
    expect(exported).toMatchObject({
      ...{ reference: 'k-10', name: 'Zora Einmalig', email: 'k-10@fund.example', firm: 'F-1' },
      ...{ accepted_terms: true, sessions: [{ ended: null }], readership: [] },
    });
    expect(JSON.stringify(exported)).not.toMatch(/scrypt|hash/);
    await change((inside) => eraseClient(inside, 'k-10', who));
    expect((await signIn('k-10@fund.example')).status).toBe(403);
    const tables = await api().services.db.query<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const rows = await api().services.db.query(sql`select * from ${sql.identifier(name)}`);
      expect([name, JSON.stringify(rows).match(/Einmalig|k-10@fund/g)]).toEqual([name, null]);
    }
    expect((await audit('k-10')).map(([action, , before, after]) => [action, before, after])).toEqual([
      ['client added', null, null],
      ['client invited', null, null],
      ['client exported', null, null],
      ['client erased', null, null],
    ]);
    await expect(change((inside) => eraseClient(inside, 'k-10', who))).rejects.toThrow(
      'There is no client k-10.',
    );
  });
});
