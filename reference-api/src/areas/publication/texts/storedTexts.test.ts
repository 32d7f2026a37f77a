import type { ServedPublication, ServedPublicationList } from '@portal/wire';
import { sql, type SQL } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

const path = 'all_research_documents';

onOneEngine('records that are kept as text', (api) => {
  const run = (statement: SQL) => api().services.db.query(statement);
  const read = async (token: string) => {
    const { status, body } = await api().get<ServedPublicationList>(path, {
      token,
      query: { page_size: '200' },
    });
    expect(status).toBe(200);
    return body.records;
  };
  const find = async (docRef: string, word = 'everything'): Promise<ServedPublication | undefined> =>
    (await read(await api().tokenOf(word))).find(({ doc_ref }) => doc_ref === docRef);
  /** The newest research on a rated company; reading it caches its text. */
  const rated = async () => {
    const records = await read(await api().tokenOf('everything'));
    const found = records.find(({ latest_equity_rating }) => latest_equity_rating !== null);
    if (found === undefined) throw new Error('Nothing is rated.');
    return found;
  };

  test('a publication that is changed, closed or removed is so at once', async () => {
    const { doc_ref, entitled } = await rated();
    expect(entitled).toBe(true);
    await run(sql`update publications set title = 'Corrected: “ä”' where doc_ref = ${doc_ref}`);
    expect(await find(doc_ref)).toMatchObject({ title: 'Corrected: “ä”', entitled: true });
    const [row] = await api().services.db.query<{ ent: number[] }>(
      sql`select ent from publications where doc_ref = ${doc_ref}`,
    );
    expect(await find(doc_ref)).toMatchObject({ summary: expect.stringMatching(/^[^#\n]+\.$/) as string });
    await run(sql`update publications set ent = '{}' where doc_ref = ${doc_ref}`);
    expect(await find(doc_ref)).toMatchObject({
      ...{ entitled: false, download_link: '', preview_link: '', latest_equity_rating: null },
      ...{ latest_equity_change: null, summary: null },
    });
    await run(sql`update publications set ent = ${sql.param(row?.ent)}::int[] where doc_ref = ${doc_ref}`);
    expect(await find(doc_ref)).toMatchObject({ entitled: true });
    await run(sql`update publications set libraries = 0 where doc_ref = ${doc_ref}`);
    expect(await find(doc_ref)).toBeUndefined();
  });

  test('a tag that is renamed, and a rating that is stated, show at once', async () => {
    const { doc_ref, primary_tags } = await rated();
    const company = primary_tags['Company']?.[0];
    await run(sql`update tags set value = 'Renamed AG' where id = ${company?.id}`);
    const renamed = await find(doc_ref);
    expect(renamed?.primary_tags['Company']?.[0]?.value).toBe('Renamed AG');
    await run(sql`
      update ratings set rating = 'Under Review' where company_id = ${company?.id} and kind = 'Equities'`);
    expect(await find(doc_ref)).toMatchObject({ latest_equity_rating: 'Under Review' });
  });

  test('[G-09] clients with different subscriptions read a list in turns, each correctly', async () => {
    const words = ['everything', 'equity', 'bonds', 'nothing'];
    const alone = new Map<string, ServedPublication[]>();
    for (const word of words) alone.set(word, await read(await api().tokenOf(word)));
    const [tokens, rounds] = [await Promise.all(words.map((word) => api().tokenOf(word))), [1, 2, 3]];
    await Promise.all(
      rounds.flatMap(() =>
        words.map(async (word, index) => expect(await read(tokens[index] ?? '')).toEqual(alone.get(word))),
      ),
    );
    expect(alone.get('nothing')?.some(({ entitled }) => entitled)).toBe(false);
    for (const word of words)
      for (const { entitled, download_link, preview_link, latest_esg_rating, summary } of alone.get(word) ??
        [])
        if (!entitled)
          expect([download_link, preview_link, latest_esg_rating, summary]).toEqual(['', '', null, null]);
    expect(alone.get('everything')?.some(({ summary }) => summary !== null)).toBe(true);
  });

  test('[G-09] a changed subscription counts from the next call, also for cached texts', async () => {
    const { body } = await api().post<{ username: string; password: string }>('test/clients', { body: {} });
    const { token } = await api().signIn(body.username, body.password);
    const before = await read(token);
    expect(before.some(({ entitled }) => entitled)).toBe(true);
    expect(await read(token)).toEqual(before);
    const own = sql`id = (select package_id from clients where username = ${body.username})`;
    await run(sql`update packages set asset_classes = '{}', portal_tabs = '{}' where ${own}`);
    const after = await read(token);
    expect(after.map(({ doc_ref }) => doc_ref)).toEqual(before.map(({ doc_ref }) => doc_ref));
    expect(after.some(({ entitled }) => entitled)).toBe(false);
    expect((await api().get('equities_documents', { token })).status).toBe(403);
    await run(sql`update clients set accepted_terms = false where username = ${body.username}`);
    expect((await api().get(path, { token })).status).toBe(403);
  });

  test('[B-08] a sign-out counts at once, whatever is asked', async () => {
    const { token, refresh_token } = await api().signIn('equity@demo.example');
    await read(token);
    const asks = [{}, { page: 'none' }, { tag_filters: '{"Sector":["Banks"]}' }];
    expect((await api().get(path, { token, query: { page: 'none' } })).status).toBe(400);
    await api().post('logout', { body: { refresh_token } });
    for (const query of asks) expect((await api().get(path, { token, query })).status).toBe(401);
  });
});
