import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { demoContent } from '#testing/images/Content.ts';
import { oneEngine, openTestDatabase } from '#testing/openTestDatabase.ts';
import { testToday } from '#testing/TestApi.ts';
import { removeDemo } from './removeDemo.ts';

/** A publication of a bank, about a company that only the demo has. */
async function addReal(db: Db): Promise<void> {
  await db.query(sql`
    insert into publications (doc_ref, publication_date, title, language, publication_type, asset_classes, has_preview,
      primary_tags, other_tags, tag_ids, ent)
    select 'REAL-1', now(), 'Real', 'en', 'Unternehmensstudie', '{Equity}', false, array[id], '{}', array[id], '{}'
    from tags where category = 'Company' and value = 'Alberris Drive'`);
}

/** `server.test.ts` removes it from the embedded engine. */
describe('[D-01] removing the demo', () => {
  test('lists what it removes, leaves real data with its tags, then finds nothing', async () => {
    const { db, close } = await openTestDatabase(oneEngine, demoContent({ size: 90, today: testToday }));
    await addReal(db);
    const { removed, stillUsed } = await removeDemo(db);
    expect(removed.map((line) => line.replace(/[\d,]+ /, ''))).toEqual([
      ...[
        'publications',
        'people',
        'ratings',
        'companies',
        'profile texts',
        'tags',
        'audit entries',
        'clients',
        'packages',
        'firm',
      ],
    ]);
    expect(removed).toContain('600 companies');
    expect(stillUsed).toEqual(['Company Alberris Drive']);
    expect(await db.query(sql`select doc_ref from publications`)).toEqual([{ doc_ref: 'REAL-1' }]);
    expect(await db.query(sql`select value from tags where origin <> 'portal'`)).toEqual([
      { value: 'Alberris Drive' },
    ]);
    // Otherwise nothing of it could come back.
    expect(await db.query(sql`select from feed_records`)).toEqual([]);
    expect(await removeDemo(db)).toEqual({ removed: [], stillUsed: [] });
    await close();
  }, 60_000);

  test('a bank’s package stays, and so does one of the demo that a bank’s client has', async () => {
    const { db, close } = await openTestDatabase(oneEngine, demoContent({ size: 90, today: testToday }));
    await db.query(sql`update clients set origin = 'client' where username = 'equity@demo.example'`);
    const { removed, stillUsed } = await removeDemo(db);
    expect(removed).toEqual(expect.arrayContaining(['4 clients', '4 packages']));
    expect(stillUsed).toEqual(['Firm Demo Clients', 'Package demo-equity']);
    expect(
      await db.query(sql`select name, origin from packages union all select name, origin from firms`),
    ).toEqual([
      { name: 'demo-equity', origin: 'feed' },
      { name: 'Demo Clients', origin: 'feed' },
    ]);
    await close();
  }, 60_000);
});
