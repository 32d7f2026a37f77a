import { sql } from 'drizzle-orm';
import type { SavedView } from '@portal/wire-libraries';
import { purgeExpired } from '#areas/auth/purge.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';

jest.setTimeout(60_000);

interface Answer {
  views: SavedView[];
  mails_off: boolean;
}

const banks = { tag_filters: { Sector: ['Banks'] } };

onOneEngine('saved views', (api) => {
  const client = async (wish: Record<string, unknown> = {}) => {
    const { body } = await api().post<{ username: string; password: string }>('test/clients', { body: wish });
    return (await api().signIn(body.username, body.password)).token;
  };
  const views = async (token: string, library = 'equities') =>
    (await api().get<Answer>('saved_views', { token, query: { library } })).body.views;
  const save = (token: string, wish: Record<string, unknown> = {}) =>
    api().post('save_view', {
      token,
      body: { library: 'equities', name: 'Banks', query: banks, mail: false, ...wish },
    });
  const change = (token: string, body: object) => api().post('change_view', { token, body });

  test('[L-23] a view is kept as it was saved, in its library alone and for its client alone', async () => {
    const [token, other] = [await client(), await client()];
    const query = { ...banks, search_term: 'Zinsen', order: 'asc', followed: 'true' };
    expect(await save(token, { query, mail: true })).toMatchObject({ status: 200, body: { success: true } });
    expect(await views(token)).toEqual([
      { id: expect.any(Number), name: 'Banks', query, mail: true, new: 0 },
    ]);
    expect([await views(token, 'bonds'), await views(other)]).toEqual([[], []]);
  });

  test('[L-23] names in a library differ beyond case and spaces; libraries are independent', async () => {
    const token = await client();
    await save(token);
    expect((await save(token)).status).toBe(200);
    expect(await save(token, { name: '  BANKS ', mail: true })).toMatchObject({
      status: 409,
      body: { detail: 'Another view of this library has that name.' },
    });
    expect((await save(token, { library: 'bonds' })).status).toBe(200);
    expect((await save(token, { name: 'Banks  and   insurers' })).status).toBe(200);
    const [first, second] = await views(token);
    expect([first?.name, second?.name]).toEqual(['Banks', 'Banks and insurers']);
    expect((await change(token, { id: second?.id, name: 'banks' })).status).toBe(409);
    expect((await change(token, { id: first?.id, name: 'BANKS' })).status).toBe(200);
    expect((await save(token, { name: 'Überblick' })).status).toBe(200);
    expect((await save(token, { name: 'überblick', mail: true })).status).toBe(409);
    expect((await views(token)).map(({ name }) => name)).toEqual([
      'BANKS',
      'Banks and insurers',
      'Überblick',
    ]);
  });

  test('[L-23] a change leaves unnamed parts; a removed view is gone, removing again is fine', async () => {
    const token = await client();
    await save(token);
    const [{ id } = { id: 0 }] = await views(token);
    expect((await change(token, { id, mail: true })).status).toBe(200);
    expect(await views(token)).toMatchObject([{ name: 'Banks', query: banks, mail: true }]);
    expect((await change(token, { id, query: {} })).status).toBe(200);
    expect(await views(token)).toMatchObject([{ name: 'Banks', query: {}, mail: true }]);
    const remove = () => api().post('remove_view', { token, body: { id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect(await views(token)).toEqual([]);
    expect((await change(token, { id, mail: false })).status).toBe(404);
  });

  test('[L-23] a removed view comes back as the same one, in its place, any number of times', async () => {
    const [token, stranger] = [await client(), await client()];
    await save(token);
    await save(token, { name: 'Others', query: {} });
    const both = await views(token);
    const [first] = both;
    const remove = () => api().post('remove_view', { token, body: { id: first?.id } });
    await remove();
    expect((await save(stranger, { id: first?.id })).status).toBe(200);
    expect((await save(token, { id: first?.id, library: 'bonds' })).status).toBe(200);
    expect(await views(token)).toEqual([both[1]]);
    expect((await views(stranger))[0]?.id).not.toBe(first?.id);
    expect([
      (await save(token, { id: first?.id })).status,
      (await save(token, { id: first?.id })).status,
    ]).toEqual([200, 200]);
    expect(await views(token)).toEqual(both);
    await remove();
    await save(token, { mail: true });
    expect((await save(token, { id: first?.id })).status).toBe(409);
    expect((await views(token)).map(({ name, mail }) => [name, mail])).toEqual([
      ['Others', false],
      ['Banks', true],
    ]);
  });

  test('[L-23] a removed view takes no room, and comes back only where there is some', async () => {
    const token = await client();
    await save(token);
    const [view] = await views(token);
    await api().post('remove_view', { token, body: { id: view?.id } });
    for (let count = 0; count < 20; count++)
      expect((await save(token, { name: `View ${count}` })).status).toBe(200);
    expect((await save(token, { id: view?.id })).status).toBe(409);
    const [other] = await views(token);
    await api().post('remove_view', { token, body: { id: other?.id } });
    expect((await save(token, { id: view?.id })).status).toBe(200);
    expect(await views(token)).toHaveLength(20);
    expect((await views(token))[0]).toEqual(view);
  });

  test('[L-23] a removed view is gone for good after an hour; restoring it saves a new one', async () => {
    const token = await client();
    await save(token);
    await save(token, { name: 'Later' });
    const both = await views(token);
    for (const { id } of both) await api().post('remove_view', { token, body: { id } });
    const [gone, staying] = both.map(({ id }) => id);
    await api().services.db.query(
      sql`update saved_views set removed_at = now() - interval '61 minutes' where id = ${gone}`,
    );
    await purgeExpired(api().services);
    const left = await api().services.db.query(
      sql`select id from saved_views where id = any(${sql.param([gone, staying])}::int[])`,
    );
    expect(left).toEqual([{ id: staying }]);
    expect((await save(token, { id: gone })).status).toBe(200);
    expect((await views(token)).map(({ name }) => name)).toEqual(['Banks']);
  });

  test('[L-23] two devices that choose one name at once leave one of two views with it', async () => {
    const token = await client();
    await save(token, { name: 'One' });
    await save(token, { name: 'Two' });
    const both = await views(token);
    const answers = await Promise.all(both.map(({ id }) => change(token, { id, name: 'Same' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await views(token)).filter(({ name }) => name === 'Same')).toHaveLength(1);
  });

  test('[L-23] a view whose news cannot be counted is there, and so are the others', async () => {
    const token = await client();
    await save(token, { name: 'Broken', query: { search_term: 'wombat' } });
    await save(token, { name: 'Whole' });
    const find = jest.spyOn(api().services.db, 'transaction');
    const log = jest.spyOn(api().app.log, 'error').mockImplementation();
    find.mockRejectedValueOnce(new Error('The search timed out.'));
    expect(await views(token)).toMatchObject([
      { name: 'Broken', new: 0 },
      { name: 'Whole', new: 0 },
    ]);
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ view: expect.any(Number) }),
      'What is new in a saved view could not be counted.',
    );
    find.mockRestore();
    log.mockRestore();
  });

  test('[L-23] nobody changes or removes the view of another client', async () => {
    const [token, stranger] = [await client(), await client()];
    await save(token);
    const [view] = await views(token);
    expect((await change(stranger, { id: view?.id, name: 'Mine' })).status).toBe(404);
    expect((await api().post('remove_view', { token: stranger, body: { id: view?.id } })).status).toBe(200);
    expect(await views(token)).toEqual([view]);
  });

  test('[L-23] a library has 20 views at most, also when they are saved at once', async () => {
    const token = await client();
    const all = await Promise.all(
      Array.from({ length: 25 }, (_, index) => save(token, { name: `View ${index}` })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await save(token, { name: 'One more' })).toMatchObject({
      status: 409,
      body: { detail: 'The limit of saved views for this library has been reached.' },
    });
    expect((await save(token, { name: 'One more', library: 'bonds' })).status).toBe(200);
  });

  test('[L-23] [G-09] a library that is closed has no views to save or to see', async () => {
    const token = await client({ portal_tabs: ['markets_library_tab'] });
    expect((await save(token)).status).toBe(403);
    expect((await api().get('saved_views', { token, query: { library: 'equities' } })).status).toBe(403);
  });

  test('[L-23] tags that are gone find nothing; what is kept in an unknown shape is left out', async () => {
    const token = await client();
    await save(token, { query: { tag_filters: { Sector: ['Steam Engines'] } } });
    await save(token, { name: 'Broken' });
    await api().services.db.query(
      sql`update saved_views set query = '{"tag_filters":7}' where name = 'Broken'`,
    );
    expect(await views(token)).toMatchObject([{ name: 'Banks', new: 0 }]);
  });

  test('[L-23] [L-21] readable news of a view are counted, each paper once, until read', async () => {
    const { body: made } = await api().post<{ username: string; password: string }>('test/clients', {
      body: { languages: ['en', 'de'] },
    });
    await api().services.db.query(sql`insert into visits (client_id, seen_at)
      select id, '2026-03-11T08:30:00Z'::timestamptz from clients where username = ${made.username}`);
    const { token } = await api().signIn(made.username, made.password);
    const publish = async (title: string, more: object = {}) =>
      (
        await api().post<{ doc_ref: string }>('test/publications', {
          body: { title, minutes: 600, company: 'Ardoris Bank', ...more },
        })
      ).body.doc_ref;
    await save(token, {
      library: 'allresearch',
      query: { tag_filters: { Company: ['Ardoris Bank'] }, search_term: 'wombat' },
    });
    const count = async () => (await views(token, 'allresearch'))[0]?.new;
    expect(await count()).toBe(0);
    await publish('A wombat in spring', { paper: 'wombat' });
    const german = await publish('Ein Wombat im Frühling', { language: 'de', paper: 'wombat' });
    await publish('Wombat of last night', { minutes: 500 });
    await publish('Another animal');
    expect(await count()).toBe(1);
    await api().get('document_preview_html', { token, query: { docRef: german } });
    expect(await count()).toBe(0);
  });

  test('[L-23] [N-10] a client who has turned mails off is informed', async () => {
    const token = await client();
    const off = async () =>
      (await api().get<Answer>('saved_views', { token, query: { library: 'equities' } })).body.mails_off;
    expect(await off()).toBe(false);
    await api().post('current_user/update_cris', { token, body: { cri_json: [], delivery: 'none' } });
    expect(await off()).toBe(true);
  });
});
