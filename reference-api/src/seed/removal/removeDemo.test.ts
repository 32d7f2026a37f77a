import { sql } from 'drizzle-orm';
import { passwordPower } from '#areas/auth/passwords.ts';
import type { Db } from '#db/Db.ts';
import { demoContent } from '#testing/images/Content.ts';
import { usualEngines } from '#testing/onEveryEngine.ts';
import { openTestDatabase } from '#testing/openTestDatabase.ts';
import { testToday } from '#testing/TestApi.ts';
import { addClients, demoClients, demoPassword } from '../demoAccounts.ts';
import { refuseDemo, removeDemo } from './removeDemo.ts';

/** A publication of a bank, about a company that only the demo has. */
async function addReal(db: Db): Promise<void> {
  await db.query(sql`
    insert into publications (doc_ref, publication_date, title, language, publication_type, asset_classes, has_preview,
      primary_tags, other_tags, tag_ids, ent)
    select 'REAL-1', now(), 'Real', 'en', 'Unternehmensstudie', '{Equity}', false, array[id], '{}', array[id], '{}'
    from tags where category = 'Company' and value = 'Alberris Drive'`);
}

describe.each(usualEngines)('[D-01] removing the demo (%s)', (engine) => {
  test('lists what it removes, leaves real data with its tags, then finds nothing', async () => {
    const { db, close } = await openTestDatabase(engine, demoContent({ size: 90, today: testToday }));
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
        'clients',
        'packages',
        'firm',
        'audit entries',
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

  test('what a bank’s client has stays with its audit; a new demo shares it', async () => {
    const { db, close } = await openTestDatabase(engine, demoContent({ size: 90, today: testToday }));
    await db.query(sql`
      insert into clients (username, password_hash, name, external_reference, preferred_language, accepted_terms, package_id, firm_id)
      select 'anna@fund.example', 'x', 'Anna', 'K-1', 'German', true, package_id, firm_id from clients where username = 'equity@demo.example'`);
    await db.query(sql`
      insert into audit_entries (who, action, subject) values
        ('olga', 'firm removed', 'demo-bonds'), ('olga', 'client exported', 'demo-bonds'), ('demo', 'key added', 'demo-bonds')`);
    const { removed, stillUsed } = await removeDemo(db);
    expect(removed).toEqual(expect.arrayContaining(['5 clients', '4 packages', '9 audit entries']));
    expect(stillUsed).toEqual(['Firm Demo Clients', 'Package demo-equity']);
    expect(
      await db.query(sql`select name, origin from packages union all select name, origin from firms`),
    ).toEqual([
      { name: 'demo-equity', origin: 'feed' },
      { name: 'Demo Clients', origin: 'feed' },
    ]);
    const audited = await db.query<{ who: string; action: string; subject: string }>(
      sql`select who, action, subject from audit_entries order by who, action, subject`,
    );
    expect(audited.map(({ who, action, subject }) => [who, action, subject])).toEqual([
      ['demo', 'firm added', 'demo-firm'],
      ['demo', 'key added', 'demo-bonds'],
      ['demo', 'package added', 'demo-equity'],
      ['olga', 'client exported', 'demo-bonds'],
      ['olga', 'firm removed', 'demo-bonds'],
    ]);
    await addClients(db, demoClients, {
      password: demoPassword,
      power: passwordPower.least,
      origin: 'demo',
    });
    const shared = await db.query(sql`
      select c.origin as client, p.origin as package, f.origin as firm
      from clients c join packages p on p.id = package_id join firms f on f.id = firm_id where p.name = 'demo-equity' order by 1`);
    expect(shared).toEqual([
      { client: 'client', package: 'feed', firm: 'feed' },
      { client: 'demo', package: 'feed', firm: 'feed' },
    ]);
    await close();
  }, 60_000);

  test.each(['firms', 'packages'])('prod refuses a database that has only %s of it', async (table) => {
    const { db, close } = await openTestDatabase(engine);
    await expect(refuseDemo(db)).resolves.toBeUndefined();
    await db.query(
      table === 'firms'
        ? sql`insert into firms (reference, name, origin) values ('test-firm', 'Test Clients', 'test')`
        : sql`
          insert into packages (name, portal_tabs, aggregated_types, asset_classes, languages, origin)
          values ('demo-equity', '{}', '{}', '{}', '{}', 'demo')`,
    );
    await expect(refuseDemo(db)).rejects.toThrow('The database holds invented research of the demo');
    await close();
  });
});
