import { sql } from 'drizzle-orm';
import type { Delivery } from '@portal/wire';
import { companies } from '#seed/universe.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { addDigests } from './addDigests.ts';
import { digestTopics, matchNext } from './matching.ts';

jest.setTimeout(60_000);

const [company = ''] = companies.filter(({ inactive }) => !inactive).map(({ name }) => name);
const onFault = jest.fn();

const follows = [{ Company: company }];

/** Without what links say of their mail. */
const unnamed = (text: string) => text.replaceAll(/(?:\?|&|&amp;)mail=\d+\.[\w-]{43}/g, '');

onOneEngine('mails about publications', (api) => {
  const post = <Body>(path: string, body: object) => api().post<Body>(`test/${path}`, { body });
  const client = async ({
    cri_json = follows,
    delivery = 'single',
    ...wish
  }: { cri_json?: object[]; delivery?: Delivery } & Record<string, unknown> = {}) => {
    const { username, password } = (
      await post<{ username: string; password: string }>('clients', { name: 'Tess Tester', ...wish })
    ).body;
    const { token } = await api().signIn(username, password);
    const response = await api().post('current_user/update_cris', { token, body: { cri_json, delivery } });
    expect(response.status).toBe(200);
    return { username, token };
  };
  const publish = async (wish: Record<string, unknown> = {}) => {
    const { status, body } = await post<{ doc_ref: string }>('publications', {
      title: 'Solid quarter',
      company,
      ...wish,
    });
    expect(status).toBe(200);
    return body.doc_ref;
  };
  const mailsTo = async (username: string) =>
    (await api().sentMails())
      .filter(({ to }) => to.address === username)
      .map(({ text, html, ...mail }) => ({ ...mail, text: unnamed(text), html: unnamed(html) }));
  const query = <Row>(statement: ReturnType<typeof sql>) => api().services.db.query<Row>(statement);
  /** Publishes as of `at`, which must be ahead of the database’s clock for mails that are to wait. */
  const publishAt = async (at: string, wish: Record<string, unknown> = {}) => {
    const wake = jest.spyOn(api().app.getDecorator<{ wake: () => void }>('mailQueue'), 'wake');
    wake.mockReturnValue(undefined);
    const docRef = await publish(wish);
    wake.mockRestore();
    expect(await matchNext(api().services.db, { at: new Date(at), onFault })).toBe(true);
    return docRef;
  };
  const inUtc = (time: ReturnType<typeof sql>) =>
    sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')`;
  const openMails = (username: string) =>
    query<{ topic: string; due: string }>(sql`
      select m.topic, ${inUtc(sql`m.due_at`)} as due
      from mails m join clients c on c.id = m.client_id where c.username = ${username} and m.state = 'open' order by m.id`);
  const makeDue = (username: string) =>
    query(sql`update mails set due_at = now() where state = 'open'
      and client_id = (select id from clients where username = ${username})`);

  test('[N-09] a fitting publication leads to one mail in the client’s language, with a link', async () => {
    const { username } = await client({ preferred_language: 'German' });
    const docRef = await publish({ title: 'Umsatz über den Erwartungen', language: 'de' });
    const [mail, ...more] = await mailsTo(username);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Neue Publikation: Umsatz über den Erwartungen');
    expect(mail?.text).toBe(`Guten Tag Tess Tester

Eine neue Publikation entspricht Ihren Benachrichtigungen.

Umsatz über den Erwartungen
${company} · Unternehmens-Update · 11.03.2026
http://localhost:4300/document_preview/${docRef}

Sie erhalten diese Nachricht aufgrund Ihrer Einstellungen für Benachrichtigungen. Sie können diese jederzeit ändern oder die Nachrichten abstellen.

E-Mail-Einstellungen:
http://localhost:4300/my-subscription

Abbestellen:
${mail?.unsubscribe}

Research-Portal
Diese Nachricht wurde automatisch versandt. Bitte antworten Sie nicht darauf.
`);
    expect(mail?.html).toContain(`href="http://localhost:4300/document_preview/${docRef}"`);
    expect(mail?.html).toContain(`href="${mail?.unsubscribe}"`);
    expect(mail?.unsubscribe).toMatch(/^http:\/\/localhost:4300\/api\/unsubscribe\/\d+\.[\w-]{43}$/);
  });

  test('[N-09] a paper in two languages is one mail in the reader’s, with a link to the other', async () => {
    const { username } = await client({ preferred_language: 'German' });
    const [reader, english] = [await client(), { title: 'Margins up', paper: 'margins' }];
    const enRef = await publish(english);
    expect((await mailsTo(reader.username)).map(({ subject }) => subject)).toEqual([
      'New research: Margins up',
    ]);
    expect(await mailsTo(username)).toEqual([]);

    const deRef = await publish({ title: 'Höhere Margen', language: 'de', paper: 'margins' });
    const [mail, ...more] = await mailsTo(username);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Neue Publikation: Höhere Margen');
    expect(mail?.text).toContain(
      '\n\nEine neue Publikation entspricht Ihren Benachrichtigungen.\n\nHöhere Margen\n',
    );
    expect(mail?.text).toContain(
      `/document_preview/${deRef}\nAuch auf Englisch:\nhttp://localhost:4300/document_preview/${enRef}\n`,
    );
    expect(mail?.html).toContain(`href="http://localhost:4300/document_preview/${enRef}"`);
    expect(await mailsTo(reader.username)).toHaveLength(1);
  });

  test('[N-09] another language’s edition alone is mailed later; a new one of the same, again', async () => {
    const { username } = await client({ preferred_language: 'German' });
    await publish({ title: 'Margins fall', paper: 'falling margins' });
    expect(await mailsTo(username)).toEqual([]);
    await makeDue(username);
    await publish({ title: 'Margins fall, corrected', paper: 'falling margins' });
    expect((await mailsTo(username)).map(({ subject }) => subject)).toEqual([
      'Neue Publikation: Margins fall',
      'Neue Publikation: Margins fall, corrected',
    ]);
  });

  test('[N-10] a digest counts papers, and shows each in the reader’s language', async () => {
    const { username } = await client({ delivery: 'daily' });
    await publishAt('2036-03-11T08:00:00Z', { title: 'Outlook', paper: 'outlook' });
    await publishAt('2036-03-11T08:01:00Z', { title: 'Ausblick', language: 'de', paper: 'outlook' });
    await publishAt('2036-03-11T08:02:00Z', { title: 'Another note' });
    await makeDue(username);
    const [mail] = await mailsTo(username);
    expect(mail?.subject).toBe('Your daily research overview: 2 publications');
    expect(mail?.text).toContain('\nOutlook\n');
    expect(mail?.text).toContain('\nAlso in German:\n');
    expect(mail?.text).not.toContain('Ausblick');
  });

  test('[N-09] nobody else gets one, and the same publication leads to none again', async () => {
    const wishes: [string, Parameters<typeof client>[0]][] = [
      ['another company', { cri_json: [{ Company: companies.at(-1)?.name ?? '' }] }],
      ['another language', { cri_json: [{ Company: company, Language: 'German' }] }],
      ['no mails', { delivery: 'none' }],
      ['no such asset class', { asset_classes: ['Markets'] }],
      ['no such language', { languages: ['de'] }],
    ];
    const others = await Promise.all(wishes.map(async ([what, wish]) => ({ what, ...(await client(wish)) })));
    const fitting = await client({
      cri_json: [{ 'Aggregated Publication Type': 'Company Research' }, ...follows],
    });
    const docRef = await publish();
    for (const { what, username } of others) expect([what, await mailsTo(username)]).toEqual([what, []]);
    expect(await mailsTo(fitting.username)).toHaveLength(1);
    await query(sql`insert into announcements select id from publications where doc_ref = ${docRef}`);
    expect(await mailsTo(fitting.username)).toHaveLength(1);
  });

  test('what is stored as history is announced to nobody', async () => {
    expect(await query(sql`select 1 from announcements`)).toEqual([]);
    const [row] = await query<{ publications: number }>(
      sql`select count(*)::int as publications from publications`,
    );
    expect(row?.publications).toBeGreaterThan(80);
  });

  test.each([
    ['daily', '2026-03-11T05:00:00Z', 'daily:2026-03-11', '2026-03-11T06:00Z'],
    ['daily', '2026-03-11T05:59:30Z', 'daily:2026-03-12', '2026-03-12T06:00Z'],
    ['daily', '2026-10-24T12:00:00Z', 'daily:2026-10-25', '2026-10-25T06:00Z'],
    ['daily', '2026-10-25T00:30:00Z', 'daily:2026-10-25', '2026-10-25T06:00Z'],
    ['daily', '2026-10-25T01:30:00Z', 'daily:2026-10-25', '2026-10-25T06:00Z'],
    ['daily', '2027-03-27T12:00:00Z', 'daily:2027-03-28', '2027-03-28T05:00Z'],
    ['daily', '2027-03-28T01:30:00Z', 'daily:2027-03-28', '2027-03-28T05:00Z'],
    ['weekly', '2026-10-23T12:00:00Z', 'weekly:2026-10-26', '2026-10-26T06:00Z'],
    ['weekly', '2026-03-09T05:00:00Z', 'weekly:2026-03-09', '2026-03-09T06:00Z'],
    ['weekly', '2026-03-09T07:00:00Z', 'weekly:2026-03-16', '2026-03-16T06:00Z'],
    ['weekly', '2027-03-27T12:00:00Z', 'weekly:2027-03-29', '2027-03-29T05:00Z'],
  ] as const)(
    '[N-10] the %s digest of what appears at %s is %s, due at %s',
    async (delivery, at, topic, due) => {
      const topics = digestTopics('publication:1', sql`${at}::timestamptz`);
      expect(
        await query(
          sql`select topic, ${inUtc(sql`due_at`)} as due from (${topics}) t where delivery = ${delivery}`,
        ),
      ).toEqual([{ topic, due }]);
    },
  );

  test.each([
    ['daily', '2026-03-11T05:00:00Z', 'daily:2026-03-11', '2026-03-11T06:00Z'],
    ['weekly', '2026-10-23T12:00:00Z', 'weekly:2026-10-26', '2026-10-26T06:00Z'],
  ] as const)('[N-10] a client with %s mails gets that digest', async (delivery, at, topic, due) => {
    const { username } = await client({ delivery });
    await publishAt(at);
    expect(await openMails(username)).toEqual([{ topic, due }]);
  });

  test('[N-10] a digest lists what appeared, the newest first, and counts what is too much', async () => {
    const { username } = await client({ delivery: 'daily' });
    await publishAt('2036-03-11T08:00:00Z', { title: 'Die erste', language: 'de', minutes: 500 });
    await publishAt('2036-03-11T08:01:00Z', { title: 'The second', minutes: 501, form: 'xlsx' });
    expect(await mailsTo(username)).toEqual([]);
    await makeDue(username);
    const [mail] = await mailsTo(username);
    expect(mail?.subject).toBe('Your daily research overview: 2 publications');
    expect(mail?.text).toContain('2 new publications match your notification preferences.\n\nThe second\n');
    expect(mail?.text).toMatch(
      /\/download_redirect\?r=documents%2Ftest-[^%]+%2Fdownload%3Ffile%3Dresearch\.xlsx\n\nDie erste\n/,
    );
    expect(mail?.text).toContain(`${company} · Company Update · 11.03.2026 · German\n`);

    for (let turn = 0; turn < 22; turn++) await publishAt('2036-03-12T08:00:00Z', { title: `Note ${turn}` });
    await makeDue(username);
    const digest = (await mailsTo(username))[1];
    expect(digest?.subject).toBe('Your daily research overview: 22 publications');
    expect(digest?.text.match(/document_preview/g)).toHaveLength(20);
    expect(digest?.text).toContain('and 2 more in the Research Portal:\nhttp://localhost:4300/\n');
    expect(digest?.html).toContain('and 2 more in the Research Portal</a>');
  });

  /** A new rating of the company and its coverage that ends, on 11 March 2037. */
  const change = async () => {
    const id = sql`(select id from tags where category = 'Company' and value = ${company})`;
    await query(sql`
      insert into ratings (company_id, kind, coverage, stated_on, rating, previous, previous_on, action, public_at)
      values (${id}, 'Equities', 'own', '2037-03-11', 'Outperform', 'Market perform', '2037-01-05', 'Upgrade', '2037-03-11T08:00:00Z')
      on conflict do nothing`);
    await query(sql`
      insert into coverage_changes (company_id, changed_on, kind, analysts_before, analysts_after)
      values (${id}, '2037-03-11', 'dropped', '{}', '{}') on conflict do nothing`);
  };
  const due = async (at: string) => {
    await addDigests(api().services.db, new Date(at));
  };
  /** Null: no digest was ever made. */
  const doneUntil = (day: string | null) => query(sql`update installation set digests_done = ${day}`);
  const topicsOf = async (username: string) => (await openMails(username)).map(({ topic }) => topic);

  test.each([
    [
      'English',
      'Your daily research overview: 2 changes',
      `There are 2 changes of ratings and coverage on what you follow.

${company}
Equity Rating · from Market perform to Outperform · 11.03.2037
http://localhost:4300/company_profile/C0001

${company}
No longer covered · 11.03.2037
http://localhost:4300/company_profile/C0001

You receive this`,
    ],
    [
      'German',
      'Ihre Tagesübersicht: 2 Änderungen',
      `Bei allem, dem Sie folgen, gibt es 2 Änderungen von Ratings und Coverage.

${company}
Aktienrating · von Marktgewichten auf Übergewichten · 11.03.2037
http://localhost:4300/company_profile/C0001

${company}
Nicht mehr in der Coverage · 11.03.2037
http://localhost:4300/company_profile/C0001

Sie erhalten diese`,
    ],
  ])(
    '[N-10] [L-25] a digest comes for what changed alone, once, when it is due (%s)',
    async (preferred_language, subject, text) => {
      await change();
      await doneUntil('2037-03-10');
      const { username } = await client({ delivery: 'daily', preferred_language });
      await due('2037-03-12T05:59:59Z');
      expect(await openMails(username)).toEqual([]);
      for (const at of ['2037-03-12T06:00:00Z', '2037-03-14T09:00:00Z']) await due(at);
      expect(await openMails(username)).toEqual([{ topic: 'daily:2037-03-12', due: '2037-03-12T06:00Z' }]);
      await makeDue(username);
      const [mail, ...more] = await mailsTo(username);
      expect([mail?.subject, more]).toEqual([subject, []]);
      expect(mail?.text).toContain(`\n\n${text}`);
      expect(mail?.html).toContain('href="http://localhost:4300/company_profile/C0001"');
    },
  );

  test('[N-10] [L-25] digests cover the days since the last ones, at most seven; at first, today', async () => {
    await change();
    const { username } = await client({ delivery: 'daily' });
    for (const [done, at] of [
      [null, '2037-03-14T09:00:00Z'],
      ['2037-03-12', '2037-03-14T09:00:00Z'],
      ['2037-03-01', '2037-03-19T09:00:00Z'],
    ] as const) {
      await doneUntil(done);
      await due(at);
      expect([done, await topicsOf(username)]).toEqual([done, []]);
    }
    await doneUntil('2037-03-01');
    await due('2037-03-18T09:00:00Z');
    expect(await topicsOf(username)).toEqual(['daily:2037-03-12']);

    const late = await client({ delivery: 'daily' });
    await due('2037-03-18T10:00:00Z');
    expect(await topicsOf(late.username)).toEqual([]);
    await doneUntil(null);
    await due('2037-03-12T09:00:00Z');
    expect(await topicsOf(late.username)).toEqual(['daily:2037-03-12']);
  });

  test('[N-10] [L-25] changes stand above the publications of a weekly digest, and nowhere else', async () => {
    await change();
    await doneUntil('2037-03-14');
    const weekly = await client({ delivery: 'weekly' });
    const others = await Promise.all([
      client({ delivery: 'daily', cri_json: [{ Company: companies.at(-1)?.name ?? '' }] }),
      client({ delivery: 'none' }),
      client({ delivery: 'single' }),
    ]);
    const closed = await client({ delivery: 'daily', portal_tabs: ['notification_centre_tab'] });
    await publishAt('2037-03-12T08:00:00Z', { title: 'After the upgrade' });
    await due('2037-03-16T06:00:00Z');
    expect(await openMails(weekly.username)).toEqual([
      { topic: 'weekly:2037-03-16', due: '2037-03-16T06:00Z' },
    ]);
    for (const { username } of [weekly, closed]) await makeDue(username);
    const [mail] = await mailsTo(weekly.username);
    expect(mail?.subject).toBe('Your weekly research overview: 1 publication, 2 changes');
    expect(mail?.text).toMatch(/from Market perform to Outperform[^]*No longer covered[^]*After the upgrade/);
    const topics = others.map(({ username }) => topicsOf(username));
    expect((await Promise.all(topics)).flat().filter((topic) => !topic.startsWith('publication:'))).toEqual(
      [],
    );
    expect((await mailsTo(closed.username)).map(({ subject }) => subject)).toEqual([
      'Your daily research overview: 1 publication',
    ]);
  });

  test.each([
    [
      'the subscription ended',
      sql`update packages set languages = '{}' where id = (select package_id from clients where username = `,
    ],
    [
      'the terms are no longer accepted',
      sql`update clients set accepted_terms = false where id = (select id from clients where username = `,
    ],
    [
      'the wish was withdrawn',
      sql`update preferences set keys = '{}' where client_id = (select id from clients where username = `,
    ],
    [
      'mails were turned off',
      sql`update preferences set delivery = 'none' where client_id = (select id from clients where username = `,
    ],
  ])('[N-09] nothing is sent when %s after the match', async (_, change) => {
    const [single, daily] = [await client(), await client({ delivery: 'daily' })];
    await publishAt('2036-03-11T08:00:00Z');
    for (const { username } of [single, daily]) {
      await query(sql`${change}${username})`);
      await makeDue(username);
      expect(await mailsTo(username)).toEqual([]);
      expect(await openMails(username)).toEqual([]);
    }
  });

  test('a digest leaves out what was removed, or is no longer included', async () => {
    const { username } = await client({ delivery: 'weekly', preferred_language: 'German' });
    const gone = await publishAt('2036-03-11T08:00:00Z', { title: 'Gone' });
    await publishAt('2036-03-11T08:00:00Z', { title: 'Auf Deutsch', language: 'de' });
    await publishAt('2036-03-11T08:00:00Z', { title: 'In English' });
    await api().call('DELETE', `test/publications/${gone}`);
    await query(sql`update packages set languages = '{de}'
      where id = (select package_id from clients where username = ${username})`);
    await makeDue(username);
    const [mail] = await mailsTo(username);
    expect(mail?.subject).toBe('Ihre Wochenübersicht: 1 Publikation');
    expect(mail?.text).toContain('Auf Deutsch');
    expect(mail?.text).not.toMatch(/Gone|In English/);
  });

  test('[N-10] one click ends the mails, opening the address does not', async () => {
    const { username, token } = await client();
    await publish();
    const path = (await mailsTo(username))[0]?.unsubscribe?.replace('http://localhost:4300', '') ?? '';
    const delivery = async () => (await api().get('current_user/get_cris', { token })).body['delivery'];

    expect((await api().app.inject({ url: path })).statusCode).toBe(200);
    expect(await delivery()).toBe('single');

    const post = (url: string, type = 'application/x-www-form-urlencoded') =>
      api().app.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': type },
      });
    for (const wrong of [`${path}x`, path.replace(/\d+\./, '1.'), '/api/unsubscribe/nothing'])
      expect((await post(wrong)).statusCode).toBe(404);
    expect(await delivery()).toBe('single');
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await post(path, type);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    expect(await delivery()).toBe('none');
    expect((await api().get('current_user/get_cris', { token })).body).toMatchObject({
      revision: 2,
      cri_json: follows,
    });
    await publish();
    expect(await mailsTo(username)).toHaveLength(1);
  });

  test('a title cannot bring markup or a header into the mail', async () => {
    const { username } = await client();
    await publish({ title: '<script>alert(1)</script> & "more"' });
    const [mail] = await mailsTo(username);
    expect(mail?.html).not.toContain('<script');
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
    expect(mail?.subject).toBe('New research: <script>alert(1)</script> & "more"');
  });
});
