import { sql } from 'drizzle-orm';
import type { ServedPublicationList, ServedTag } from '@portal/wire';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { seedTags } from './demoTags.ts';
import { fileUnfiled } from './backfill/fileUnfiled.ts';

onOneEngine('tickers of companies abroad', (api) => {
  const tickers = async () => {
    const token = await api().tokenOf('everything');
    const query = { categories: 'Bloomberg Company Ticker' };
    return (await api().get<ServedTag[]>('tags/by_category', { token, query })).body;
  };

  test('name exchanges abroad, one company in six', async () => {
    const abroad = (await tickers()).filter(({ value }) => !value.endsWith(' SW'));
    expect(abroad.length).toBeGreaterThan(60);
    expect(new Set(abroad.map(({ value }) => value.split(' ')[1])).size).toBeGreaterThan(5);
  });

  test('are renamed where an older start called them Swiss, and research is found by them', async () => {
    const { db } = api().services;
    const before = await tickers();
    await db.query(
      sql`update tags set value = split_part(value, ' ', 1) || ' SW' where category = 'Bloomberg Company Ticker'`,
    );
    await db.query(
      sql`update publications set names = regexp_replace(names, '([A-Z]{4}) [A-Z]{2}\\M', '\\1 SW', 'g')`,
    );
    await seedTags(db);
    await fileUnfiled(db);
    expect(await tickers()).toEqual(before);
    const [{ names } = { names: '' }] = await db.query<{ names: string }>(sql`
      select names from publications where libraries & 16 <> 0 order by id limit 1`);
    const ticker = before.find(({ value }) => !value.endsWith(' SW') && names.includes(value));
    expect(ticker).toBeDefined();
    const found = await api().get<ServedPublicationList>('all_research_documents', {
      token: await api().tokenOf('everything'),
      query: { search_term: `"${ticker?.value ?? ''}"` },
    });
    expect(found.body.records.length).toBeGreaterThan(0);
  });
});
