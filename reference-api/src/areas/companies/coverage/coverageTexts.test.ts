import type { CoverageList } from '@portal/wire-team-coverage';
import { sql, type SQL } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

onOneEngine('coverage that is kept as text', (api) => {
  const run = (statement: SQL) => api().services.db.query(statement);
  const read = async (token: string) => {
    const query = { asset_classification: 'Equity' };
    const { status, body } = await api().get<CoverageList>('tag_coverage', { token, query });
    expect(status).toBe(200);
    return body.records.flatMap(({ companies }) => companies);
  };
  /** The first company with a model; reading it caches its text. */
  const first = async () => {
    const found = (await read(await api().tokenOf('everything'))).find(
      ({ model_download_link }) => model_download_link !== null,
    );
    if (found === undefined) throw new Error('There is no model.');
    return found;
  };
  const again = async (id: unknown) =>
    (await read(await api().tokenOf('everything'))).find((company) => company.id === id);

  const copyModelAs = async (docRef: string) => {
    const columns = await api().services.db.query<{ name: string }>(sql`
      select quote_ident(column_name) as name from information_schema.columns
      where table_name = 'publications' and is_generated = 'NEVER' and column_name not in ('id', 'doc_ref')`);
    const names = sql.raw(columns.map(({ name }) => name).join(', '));
    await run(sql`
      insert into publications (doc_ref, ${names}) select ${docRef}, ${names}
      from publications where doc_ref like 'model-%' limit 1`);
  };

  test('it is made once, until something changes', async () => {
    const token = await api().tokenOf('everything');
    await read(token);
    const queried = jest.spyOn(api().services.db, 'query');
    await read(token);
    // Only the session and the versions are queried.
    const statements = queried.mock.calls.length;
    await run(sql`update companies set gk_number = gk_number`);
    queried.mockClear();
    await read(token);
    expect(queried.mock.calls.length).toBeGreaterThan(statements);
    queried.mockRestore();
  });

  test('a company, a name, a rating and a model that are changed are so at once', async () => {
    const { id, model_download_link: model } = await first();
    await run(sql`update companies set gk_number = 'GK-new' where id = ${id}`);
    expect(await again(id)).toMatchObject({ gk_number: 'GK-new' });
    await run(sql`update tags set value = 'Renamed AG' where id = ${id}`);
    expect(await again(id)).toMatchObject({ value: 'Renamed AG' });
    await run(sql`update ratings set rating = 'Under Review' where company_id = ${id} and kind = 'Equities'`);
    expect(await again(id)).toMatchObject({ kpis: { Ratings: { Equity: { current: 'Under Review' } } } });
    expect(model).toMatchObject({ entitled: true });
    const its = sql`doc_ref = (select model_ref from companies where id = ${id})`;
    await run(sql`update publications set ent = '{}' where ${its}`);
    expect(await again(id)).toMatchObject({ model_download_link: { entitled: false, url: '' } });
  });

  test('a model that is new, and one that is gone, show at once', async () => {
    const { id } = await first();
    await run(sql`update companies set model_ref = 'model-to-come' where id = ${id}`);
    expect(await again(id)).toMatchObject({ model_download_link: null });
    await copyModelAs('model-to-come');
    expect(await again(id)).toMatchObject({ model_download_link: { entitled: true } });
    await run(sql`delete from publications where doc_ref = 'model-to-come'`);
    expect(await again(id)).toMatchObject({ model_download_link: null });
  });

  test('[G-09] clients with other subscriptions read it in turns, each as it is for them', async () => {
    const tokens = [await api().tokenOf('everything'), await api().tokenOf('equity')];
    const [all, shares] = [await read(tokens[0] ?? ''), await read(tokens[1] ?? '')];
    const withBonds = (companies: typeof all) =>
      companies.filter(({ kpis }) => kpis?.Ratings?.Bonds != null).length;
    expect([withBonds(all) > 0, withBonds(shares)]).toEqual([true, 0]);
    expect(await read(tokens[0] ?? '')).toEqual(all);
    expect(await read(tokens[1] ?? '')).toEqual(shares);
  });
});
