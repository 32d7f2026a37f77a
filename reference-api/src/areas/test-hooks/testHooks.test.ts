import type { ServedPublicationList } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

onOneEngine('doors for browser tests', (api) => {
  test('make a client as wished, and remove it with its session', async () => {
    const wish = {
      name: 'Tina Test',
      portal_tabs: ['todays_highlights_tab'],
      accepted_terms: false,
      preferred_language: 'German',
    };
    const { body } = await api().post<{ username: string; password: string }>('test/clients', { body: wish });
    const { token } = await api().signIn(body.username, body.password);
    expect((await api().get('current_user', { token })).body).toMatchObject({
      name: 'Tina Test',
      preferred_language: 'German',
      accepted_terms: false,
    });
    const query = { portal_tab_name: 'equity_library_tab' };
    expect((await api().get('authorisation', { token, query })).status).toBe(403);
    expect((await api().call('DELETE', `test/clients/${body.username}`)).body).toEqual({ removed: 1 });
    expect((await api().get('current_user', { token })).status).toBe(401);
  });

  test('remove with a client what it read, and with the last one their firm', async () => {
    const { db } = api().services;
    const add = async () =>
      (await api().post<{ username: string }>('test/clients', { body: {} })).body.username;
    const left = async () => {
      const [row] = await db.query<object>(sql`
        select (select count(*)::int from firms where origin = 'test') as firms,
          (select count(*)::int from packages where origin = 'test') as packages,
          (select count(*)::int from readership where doc_ref = 'READ-1') as readings,
          (select count(*)::int from audit_entries where who = 'test') as entries`);
      return row;
    };
    const [first, second] = [await add(), await add()];
    await db.query(sql`
      insert into readership (action, client_id, firm_id, doc_ref, title, analysts)
      select 'preview', id, firm_id, 'READ-1', 'Read', '{}' from clients where username = ${second}`);
    expect(await left()).toEqual({ firms: 1, packages: 2, readings: 1, entries: 5 });
    await api().call('DELETE', `test/clients/${first}`);
    expect(await left()).toEqual({ firms: 1, packages: 1, readings: 1, entries: 3 });
    await api().call('DELETE', `test/clients/${second}`);
    expect(await left()).toEqual({ firms: 0, packages: 0, readings: 0, entries: 0 });
  });

  test('put a publication on the day’s list and take it off again', async () => {
    const token = await api().tokenOf('everything');
    const titles = async () =>
      (await api().get<ServedPublicationList>('highlights_documents', { token })).body.records.map(
        ({ title }) => title,
      );
    const { body } = await api().post<{ doc_ref: string }>('test/publications', {
      body: { title: 'Made for a test', minutes: 1439 },
    });
    expect((await titles())[0]).toBe('Made for a test');
    expect((await api().call('DELETE', `test/publications/${body.doc_ref}`)).body).toEqual({ removed: 1 });
    expect(await titles()).not.toContain('Made for a test');
  });

  test('leave what was not made by a test alone', async () => {
    expect((await api().call('DELETE', 'test/clients/everything@demo.example')).body).toEqual({ removed: 0 });
    expect((await api().call('DELETE', 'test/publications/disclaimer-2026-en')).body).toEqual({ removed: 0 });
  });

  test('refuse what they do not know', async () => {
    expect((await api().post('test/clients', { body: { portal_tabs: ['weather_tab'] } })).status).toBe(400);
    expect(
      (await api().post('test/publications', { body: { title: 'x', publication_type: 'Wetter' } })).status,
    ).toBe(400);
  });
});

onOneEngine(
  'without PORTAL_TEST_HOOKS',
  (api) => {
    test('there are no such doors', async () => {
      expect((await api().post('test/clients', { body: {} })).status).toBe(404);
    });
  },
  { PORTAL_TEST_HOOKS: '0' },
);
