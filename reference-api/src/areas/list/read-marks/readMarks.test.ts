import type { ServedPublicationList } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { purgeExpired } from '#areas/auth/purge.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { Visits } from '#areas/following/read-marks/visits.ts';

type Query = Record<string, string>;

interface Tester {
  id: number;
  token: string;
}

const folded = { fold_editions: 'English' };

onOneEngine('what is new, and what was read', (api) => {
  const { query: run } = { query: (statement: ReturnType<typeof sql>) => api().services.db.query(statement) };

  /** A client whose last visit ended at `seen`, or who was never here. */
  async function client({
    seen,
    ...wish
  }: { seen?: string; asset_classes?: string[] } = {}): Promise<Tester> {
    const { body } = await api().post<{ username: string; password: string }>('test/clients', { body: wish });
    const [row] = await api().services.db.query<{ id: number }>(
      sql`select id from clients where username = ${body.username}`,
    );
    const id = row?.id ?? 0;
    if (seen !== undefined)
      await run(sql`insert into visits (client_id, seen_at) values (${id}, ${seen}::timestamptz)`);
    return { id, token: (await api().signIn(body.username, body.password)).token };
  }

  const publish = async (title: string, more: object = {}) =>
    (await api().post<{ doc_ref: string }>('test/publications', { body: { title, minutes: 600, ...more } }))
      .body.doc_ref;
  const list = async ({ token }: Tester, query: Query = folded, path = 'highlights_documents') => {
    const answer = await api().get<ServedPublicationList>(path, {
      token,
      query: { page_size: '200', ...query },
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const newsOf = async (tester: Tester, query?: Query, path?: string) =>
    (await list(tester, query, path)).pagination_metadata.news;
  const find = async (tester: Tester, title: string, query?: Query) =>
    (await list(tester, query)).records.find((record) => record.title === title);
  const preview = ({ token }: Tester, docRef: string, more: Query = {}) =>
    api().get('document_preview_html', { token, query: { docRef, ...more } });
  const recent = async (tester: Tester) =>
    (await list(tester, folded, 'recently_read')).records.map(({ title }) => title);
  const markAll = ({ token }: Tester, body: object = { list: 'highlights' }) =>
    api().post<{ marked: number; marked_at: string | null }>('mark_all_read', { token, body });

  /** Half an hour before and after the publications of these tests. */
  const [before, after] = ['2026-03-11T08:30:00Z', '2026-03-11T09:30:00Z'];

  test('[L-21] at the first visit nothing is new, and nothing is marked as read at once', async () => {
    await publish('Aardvark');
    const first = await client();
    const { records, pagination_metadata: metadata } = await list(first);
    expect(metadata.news).toBeUndefined();
    expect(records.filter(({ is_new }) => is_new)).toEqual([]);
    expect((await list(first, { ...folded, new: 'true' })).records).toEqual([]);
    expect((await markAll(first)).body).toEqual({ marked: 0, marked_at: null });
  });

  test('[L-21] new is what came since the last visit ended, whatever a client asks meanwhile', async () => {
    await publish('Bandicoot');
    const [earlier, later] = [await client({ seen: before }), await client({ seen: after })];
    for (let turn = 0; turn < 2; turn++) {
      const { records, pagination_metadata: metadata } = await list(earlier);
      expect(metadata.news).toEqual({ since: before, count: records.filter(({ is_new }) => is_new).length });
      expect(records.find(({ title }) => title === 'Bandicoot')).toMatchObject({ is_new: true });
    }
    expect(await find(later, 'Bandicoot')).toMatchObject({ is_new: false });
  });

  test('[L-21] a visit ends after an hour in which nothing was asked for', async () => {
    const tester = await client({ seen: '2026-03-10T08:00:00Z' });
    await list(tester);
    const ago = async (minutes: number) => {
      await run(
        sql`update visits set seen_at = now() - make_interval(mins => ${minutes}) where client_id = ${tester.id}`,
      );
      const visits = new Visits(api().services.db, (error) => {
        throw error;
      });
      visits.note(tester.id);
      await visits.settled();
      const { since = '' } = (await newsOf(tester)) ?? {};
      return Date.parse(since);
    };
    expect(await ago(59)).toBe(Date.parse('2026-03-10T08:00:00Z'));
    expect(Math.abs((await ago(61)) - (Date.now() - 61 * 60_000))).toBeLessThan(30_000);
  });

  test('[L-21] the filter shows exactly the new entries counted, with folded editions or not', async () => {
    const paper = { paper: 'P-caracal' };
    await publish('Caracal', paper);
    await publish('Der Karakal', { ...paper, language: 'de' });
    const tester = await client({ seen: before });
    const { records, pagination_metadata: metadata } = await list(tester, { ...folded, new: 'true' });
    expect(records.map(({ title }) => title)).toContain('Caracal');
    expect(records.map(({ title }) => title)).not.toContain('Der Karakal');
    expect(records.every(({ is_new }) => is_new)).toBe(true);
    expect(metadata).toMatchObject({ max_records: records.length, news: { count: records.length } });
    expect((await newsOf(tester))?.count).toBe(records.length);
    const separately = await list(tester, { new: 'true' });
    expect(separately.records.length).toBeGreaterThan(records.length);
    expect((await newsOf(tester, {}))?.count).toBe(separately.records.length);
  });

  test('[L-21] an old paper is new as long as an edition that the list may show is new', async () => {
    const paper = { paper: 'P-civet' };
    await publish('Civet', { ...paper, minutes: 540, asset_classes: ['Equity'] });
    await publish('Die Zibetkatze', { ...paper, language: 'de', asset_classes: ['Fixed Income'] });
    const tester = await client({ seen: before });
    expect(await find(tester, 'Civet')).toMatchObject({ is_new: true });
    const { records, pagination_metadata: metadata } = await list(tester);
    expect(metadata.news?.count).toBe(records.filter(({ is_new }) => is_new).length);
    const english = { ...folded, tag_filters: '{"Language":["English"]}' };
    expect(await find(tester, 'Civet', english)).toMatchObject({ is_new: false });
    expect(await find(tester, 'Civet', {})).toMatchObject({ is_new: false });
    const bondsClosed = await client({ seen: before, asset_classes: ['Equity'] });
    expect(await find(bondsClosed, 'Civet')).toMatchObject({ is_new: false });
    await markAll(tester);
    expect(await find(tester, 'Civet')).toMatchObject({ is_new: false, is_read: true });
  });

  test('[L-21] a paper is read on every device when one of its editions was opened', async () => {
    const paper = { paper: 'P-dingo' };
    await publish('Dingo', paper);
    const german = await publish('Der Dingo', { ...paper, language: 'de' });
    const [tester, other] = [await client({ seen: before }), await client({ seen: before })];
    const count = (await newsOf(tester))?.count ?? 0;
    expect((await preview(tester, german)).status).toBe(200);
    expect(await find(tester, 'Dingo')).toMatchObject({ is_read: true });
    expect(await find(tester, 'Dingo')).toMatchObject({ is_new: false });
    expect((await newsOf(tester))?.count).toBe(count - 1);
    expect(await find(other, 'Dingo')).toMatchObject({ is_read: false });
  });

  test('[L-21] [V-02] what is fetched ahead is read once its page is opened', async () => {
    const [docRef, tester] = [await publish('Echidna'), await client({ seen: before })];
    await preview(tester, docRef, { ahead: 'true' });
    expect(await find(tester, 'Echidna')).toMatchObject({ is_new: true });
    const event = { url: '/x', source_client_action: null, event_type: 'Page Open', document_id: docRef };
    expect((await api().post('capture_event', { token: tester.token, body: event })).status).toBe(200);
    expect(await find(tester, 'Echidna')).toMatchObject({ is_read: true });
  });

  test('[L-21] [L-24] a downloaded file is read, and one that is taken along in an archive is not', async () => {
    const [docRef, tester] = [await publish('Fossa', { form: 'xlsx' }), await client({ seen: before })];
    const path = `documents/${docRef}/download`;
    const { body } = await api().post<{ auth_token: string }>('download_token', {
      ...{ token: tester.token, body: { path } },
    });
    expect(await find(tester, 'Fossa')).toMatchObject({ is_new: true });
    const download = async (more: Query = {}) => {
      const query = { auth_token: body.auth_token, ...more };
      expect((await api().app.inject({ url: `/api/${path}`, query })).statusCode).toBe(200);
    };
    await download({ archive: 'true' });
    expect(await find(tester, 'Fossa')).toMatchObject({ is_new: true, is_read: false });
    expect(await recent(tester)).toEqual([]);
    await download();
    expect(await find(tester, 'Fossa')).toMatchObject({ is_read: true });
  });

  test('[L-21] [G-09] what is closed to a client is not new, not marked and not listed', async () => {
    const docRef = await publish('Gharial', { asset_classes: ['Fixed Income'] });
    const tester = await client({ seen: before, asset_classes: ['Equity'] });
    expect((await preview(tester, docRef)).status).toBe(403);
    const event = { url: '/x', source_client_action: null, event_type: 'Page Open', document_id: docRef };
    await api().post('capture_event', { token: tester.token, body: event });
    const record = await find(tester, 'Gharial');
    expect(record).toMatchObject({ entitled: false });
    expect(record).toMatchObject({ is_new: false });
    expect(record).toMatchObject({ is_read: false });
    await markAll(tester);
    expect(
      await run(sql`select from read_marks join publications on id = publication_id
      where client_id = ${tester.id} and title = 'Gharial'`),
    ).toEqual([]);
    expect(await recent(tester)).toEqual([]);
    // Was open when read, but no longer is.
    await run(sql`insert into read_marks (client_id, publication_id, opened)
      select ${tester.id}, id, true from publications where doc_ref = ${docRef}`);
    expect(await recent(tester)).toEqual([]);
  });

  test('[L-21] recently read: opened papers, latest first, each once; not those marked in bulk', async () => {
    const tester = await client({ seen: before });
    const [first, second] = [await publish('Hoatzin'), await publish('Ibis', { paper: 'P-ibis' })];
    const third = await publish('Der Ibis', { paper: 'P-ibis', language: 'de' });
    await markAll(tester);
    expect(await recent(tester)).toEqual([]);
    for (const docRef of [first, second, third]) await preview(tester, docRef);
    expect(await recent(tester)).toEqual(['Ibis', 'Hoatzin']);
    await preview(tester, first);
    expect(await recent(tester)).toEqual(['Hoatzin', 'Ibis']);
  });

  test('[L-21] marks all that is new here, from two devices at once, and takes back just that', async () => {
    const docRef = await publish('Jabiru');
    const tester = await client({ seen: before });
    const count = (await newsOf(tester, {}))?.count ?? 0;
    const answers = await Promise.all(Array.from({ length: 6 }, () => markAll(tester)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.reduce((sum, { body }) => sum + body.marked, 0)).toBe(count);
    expect((await newsOf(tester))?.count).toBe(0);
    await preview(tester, docRef);
    for (const { marked_at } of answers.map(({ body }) => body))
      if (marked_at !== null)
        expect((await api().post('unmark_read', { token: tester.token, body: { marked_at } })).status).toBe(
          200,
        );
    expect((await newsOf(tester, {}))?.count).toBe(count - 1);
    expect(await find(tester, 'Jabiru')).toMatchObject({ is_read: true });
  });

  test('[L-21] marks what the list shows: a library, and under its filters', async () => {
    await publish('Kakapo', { asset_classes: ['Equity'] });
    await publish('Kea', { asset_classes: ['Fixed Income'] });
    const tester = await client({ seen: before });
    await markAll(tester, { list: 'bonds', tag_filters: '{"Language":["German"]}' });
    expect(await find(tester, 'Kea')).toMatchObject({ is_new: true });
    await markAll(tester, { list: 'bonds' });
    expect(await find(tester, 'Kea')).toMatchObject({ is_read: true });
    expect(await find(tester, 'Kakapo')).toMatchObject({ is_new: true });
    const closed = await api().post('mark_all_read', {
      ...{ token: await api().tokenOf('bonds'), body: { list: 'equities' } },
    });
    expect(closed.status).toBe(403);
  });

  test('[L-21] [L-02] values of filters are counted among what is new', async () => {
    await publish('Lemur', { asset_classes: ['Equity'] });
    const tester = await client({ seen: before });
    const query = { categories: 'Publication Type', ...folded, new: 'true' };
    const counts = async () =>
      (
        await api().get<Record<string, { count: number }[]>>('equities_tag_filters', {
          token: tester.token,
          query,
        })
      ).body['Publication Type']?.reduce((sum, { count }) => sum + count, 0) ?? 0;
    const listed = (await list(tester, { ...folded, new: 'true' }, 'equities_documents')).records.length;
    expect(listed).toBeGreaterThan(0);
    expect(await counts()).toBe(listed);
    await markAll(tester, { list: 'equities' });
    expect(await counts()).toBe(0);
  });

  test('[L-21] marks and visits go after 90 days', async () => {
    const [staying, gone] = [await client(), await client()];
    await publish('Margay');
    for (const [{ id }, days] of [
      [staying, 89],
      [gone, 91],
    ] as const) {
      await run(sql`insert into read_marks (client_id, publication_id, opened, read_at)
        select ${id}, id, true, now() - make_interval(days => ${days}) from publications where title = 'Margay'`);
      await run(sql`insert into visits (client_id, seen_at) values (${id}, now() - make_interval(days => ${days}))
        on conflict (client_id) do update set seen_at = excluded.seen_at`);
    }
    await purgeExpired(api().services);
    const left = (table: ReturnType<typeof sql>) =>
      run(sql`select client_id from ${table} where client_id in (${staying.id}, ${gone.id})`);
    expect(await left(sql`read_marks`)).toEqual([{ client_id: staying.id }]);
    expect(await left(sql`visits`)).toEqual([{ client_id: staying.id }]);
  });
});
