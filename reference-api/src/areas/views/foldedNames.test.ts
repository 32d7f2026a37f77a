import { sql } from 'drizzle-orm';
import { migrate } from '#db/migrate.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';

onOneEngine(
  'views that were saved before names were compared without their case in every language',
  (api) => {
    test('[L-23] keep their names; of two that are one now, the later gets a number', async () => {
      const { db } = api().services;
      await db.query(sql`drop index saved_views_name`);
      const saved = await db.query<{ id: number; name: string }>(sql`
      insert into saved_views (client_id, library, name, query, mail, removed_at)
      select (select min(id) from clients), library, name, '{}', false, removed
      from (values (1, 'bonds', 'Zürich', null), (2, 'bonds', 'ZÜRICH', null), (3, 'equities', 'zürich', null),
        (4, 'bonds', 'züriCH', now())) as given(place, library, name, removed) order by place
      returning id, name`);
      await db.query(sql`create unique index saved_views_name on saved_views (name)`);
      await db.query(sql`
      delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`);
      await migrate(db);
      const later = `ZÜRICH ${saved[1]?.id}`;
      expect(await db.query(sql`select name from saved_views order by id`)).toEqual(
        ['Zürich', later, 'zürich', 'züriCH'].map((name) => ({ name })),
      );
    });
  },
);
