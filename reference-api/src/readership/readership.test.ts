import { sql } from 'drizzle-orm';
import { purgeExpired } from '#areas/auth/purge.ts';
import type { Db } from '#db/Db.ts';
import { naming, signedId } from '#mail/signedId.ts';
import { eraseClient } from '#people/changeAccess.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { csvText } from './csvText.ts';
import { readReadership } from './readReadership.ts';

interface Listed {
  records: { doc_ref: string; download_link: string; has_preview?: boolean }[];
}

interface DownloadCall {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  method?: 'GET' | 'HEAD';
}

onOneEngine('[D-06] readership', (api) => {
  const db = () => api().services.db;
  let docRef = '';
  const actions = async () =>
    (await db().query<{ action: string }>(sql`select action from readership order by id`)).map(
      ({ action }) => action,
    );
  const preview = async (account: string, query: Record<string, string> = {}) =>
    api().get('document_preview_html', { token: await api().tokenOf(account), query: { docRef, ...query } });
  const download = async (
    account: string,
    { query = {}, headers = {}, method = 'GET' }: DownloadCall = {},
  ) => {
    const path = `documents/${docRef}/download`;
    const { body } = await api().post<{ auth_token: string }>('download_token', {
      ...{ token: await api().tokenOf(account), body: { path } },
    });
    const all = { auth_token: body.auth_token, ...query };
    return api().app.inject({ method, url: `/api/${path}`, query: all, headers });
  };

  beforeAll(async () => {
    const { body } = await api().get<Listed>('equities_documents', {
      ...{ token: await api().tokenOf('equity'), query: { page_size: '50', entitled: 'true' } },
    });
    docRef = body.records.find(({ download_link }) => download_link !== '')?.doc_ref ?? '';
    await db().query(sql`insert into firms (reference, name) values ('F-1', '=Muster')`);
    await db().query(sql`
      update clients set firm_id = (select id from firms where reference = 'F-1') where username in ('equity@demo.example', 'everything@demo.example')`);
  }, 60_000);
  beforeEach(async () => {
    await db().query(sql`delete from readership`);
  });

  test('the server records every preview and file it sends, whatever the page reports', async () => {
    await preview('equity');
    await preview('equity', { ahead: 'true' });
    await download('equity');
    await download('equity', { query: { archive: 'true' } });
    expect(await actions()).toEqual(['preview', 'preview_ahead', 'download', 'export']);
    const rows = await readReadership(db(), 'entry');
    expect(rows[0]).toMatchObject({
      ...{ action: 'preview', client: 'demo-equity', client_name: 'Edward Quinn', firm: 'F-1' },
      publication: docRef,
    });
  });

  test('what is refused, and a look at a file’s facts, is no reading', async () => {
    expect((await preview('bonds')).status).toBe(403);
    await download('equity', { method: 'HEAD' });
    await download('equity', { headers: { range: 'bytes=99999999-' } });
    expect(await actions()).toEqual([]);
  });

  test('a file in parts is one reading, also without its beginning', async () => {
    for (const range of ['bytes=0-9', 'bytes=10-19', 'bytes=20-'])
      await download('equity', { headers: { range } });
    expect(await actions()).toEqual(['download']);
    await download('everything', { headers: { range: 'bytes=1-' } });
    expect(await actions()).toEqual(['download', 'download']);
  });

  test('a link of a mail counts once, of its own reader and of what it was about', async () => {
    const [mail] = await db().query<{ id: number }>(sql`
      insert into mails (kind, client_id, topic, state) select 'publication', id, 'publication:1', 'sent' from clients
      where username = 'equity@demo.example' returning id`);
    await db().query(sql`
      insert into mail_items (client_id, topic, publication_id) select c.id, 'publication:1', p.id from clients c, publications p
      where username = 'equity@demo.example' and doc_ref = ${docRef}`);
    const name = signedId(naming(api().services.secrets), mail?.id ?? 0);
    const [other] = await db().query<{ reference: string }>(sql`
      select doc_ref as reference from publications where paper is distinct from (select paper from publications where doc_ref = ${docRef}) limit 1`);
    const follow = async (account: string, body: object) =>
      (
        await api().post('mail_opened', {
          token: await api().tokenOf(account),
          body: { docRef, mail: name, ...body },
        })
      ).body['noted'];
    expect(await follow('everything', {})).toBe(false);
    expect(await follow('equity', { mail: `${mail?.id}.${'A'.repeat(43)}` })).toBe(false);
    expect(await follow('equity', { docRef: other?.reference })).toBe(false);
    expect([await follow('equity', {}), await follow('equity', {})]).toEqual([true, false]);
    expect(await readReadership(db(), 'entry')).toMatchObject([
      { action: 'mail_opened', client: 'demo-equity', publication: docRef },
    ]);
    expect(await readReadership(db(), 'firm')).toMatchObject([{ firm: 'F-1', mails_opened: 1, previews: 0 }]);
    // What two processes would store at once.
    const again = sql`insert into readership (action, client_id, doc_ref, title, analysts)
      select action, client_id, doc_ref, title, analysts from readership where action = `;
    await expect(db().query(sql`${again} 'mail_opened'`)).rejects.toThrow('readership_mail_opened');
    await db().query(sql`delete from readership`);
    await download('equity', { query: { mail: name }, method: 'HEAD' });
    await download('equity', { query: { mail: name } });
    expect(await actions()).toEqual(['mail_opened', 'download']);
  });

  test('is summed up by publication, analyst, client and firm, and filtered by day', async () => {
    await preview('equity');
    await download('equity');
    await preview('everything');
    const sums = { previews: 2, downloads: 1, exports: 0, clients: 2, firms: 1, publications: 1 };
    expect(await readReadership(db(), 'publication')).toMatchObject([{ publication: docRef, ...sums }]);
    expect(await readReadership(db(), 'firm')).toMatchObject([{ firm: 'F-1', ...sums }]);
    expect(await readReadership(db(), 'client')).toMatchObject([
      { client: 'demo-equity', previews: 1, downloads: 1, clients: 1 },
      { client: 'demo-everything', previews: 1, downloads: 0, clients: 1 },
    ]);
    const [analyst] = await readReadership(db(), 'analyst');
    expect(analyst).toMatchObject(sums);
    expect(analyst?.['name']).toEqual(expect.any(String));
    expect(await readReadership(db(), 'entry', { client: 'demo-equity', firm: 'F-1' })).toHaveLength(2);
    expect(await readReadership(db(), 'entry', { to: '2020-01-01' })).toEqual([]);
    expect(await readReadership(db(), 'entry', { from: '2020-01-01', publication: docRef })).toHaveLength(3);
    expect(await readReadership(db(), 'entry', { publication: 'other' })).toEqual([]);
  });

  test('days are those of Zurich, and found by their times', async () => {
    const plan = await db().transaction(async (inside) => {
      await inside.query(sql`set local enable_seqscan = off`);
      const explained: Db = { ...inside, query: (statement) => inside.query(sql`explain ${statement}`) };
      return readReadership(explained, 'firm', { from: '2026-11-01', to: '2026-11-30' });
    });
    expect(JSON.stringify(plan)).toContain('readership_at');
    await db().query(sql`
      insert into readership (at, action, doc_ref, title, analysts)
      select at::timestamptz, 'preview', at, 'Day', '{}' from unnest(array['2026-07-31T21:59:59Z', '2026-07-31T22:00:00Z',
        '2026-08-01T21:59:59Z', '2026-08-01T22:00:00Z']) at`);
    const rows = await readReadership(db(), 'entry', { from: '2026-08-01', to: '2026-08-01' });
    expect(rows.map(({ at }) => at)).toEqual(['2026-07-31T22:00:00Z', '2026-08-01T21:59:59Z']);
  });

  test('erased clients keep their firm, withdrawn papers their title; later all goes', async () => {
    await db().query(sql`
      insert into clients (username, password_hash, name, external_reference, preferred_language, accepted_terms, package_id, firm_id)
      select 'anna@fund.example', 'x', 'Anna', 'K-1', 'English', true, c.package_id, c.firm_id from clients c where username = 'equity@demo.example'`);
    await db().query(sql`
      insert into readership (action, client_id, firm_id, doc_ref, title, analysts)
      select 'preview', id, firm_id, 'GONE-1', 'Withdrawn', '{A-1}' from clients where external_reference = 'K-1'`);
    await db().transaction((inside) => eraseClient(inside, 'K-1', 'olga'));
    expect(await readReadership(db(), 'entry')).toMatchObject([
      { client: null, client_name: null, firm: 'F-1', publication: 'GONE-1', title: 'Withdrawn' },
    ]);
    await purgeExpired(api().services);
    expect(await actions()).toHaveLength(1);
    await db().query(sql`update readership set at = now() - interval '2556 days'`);
    await purgeExpired(api().services);
    expect(await actions()).toEqual([]);
  });
});

test('[D-06] a table is opened by spreadsheets as text, and calculates nothing', () => {
  const rows = [
    { firm: '=HYPERLINK("x")', name: 'Zürich, "AG"', previews: 3 },
    { firm: null, name: 'two\nlines', previews: 0 },
  ];
  expect(csvText(rows)).toBe(
    '\ufefffirm,name,previews\r\n"\'=HYPERLINK(""x"")","Zürich, ""AG""",3\r\n,"two\nlines",0',
  );
  expect(csvText([])).toBe('');
});
