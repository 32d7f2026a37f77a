import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { contentVersions } from '#db/contentVersions.ts';
import type { Db } from '#db/Db.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { ResearchIndex } from './ResearchIndex.ts';

onOneEngine('research in memory', (api) => {
  const opened = async () => {
    const reads = { count: 0 };
    const { db } = api().services;
    const counting: Db = {
      ...db,
      query: (statement) => {
        reads.count++;
        return db.query(statement);
      },
    };
    const index = new ResearchIndex(counting, contentVersions(counting));
    const { publications } = await index.current();
    reads.count = 0;
    return { reads, index, count: publications.ids.length };
  };

  test('the database is asked once for all who ask at the same time', async () => {
    const { reads, index } = await opened();
    await Promise.all(Array.from({ length: 20 }, () => index.current()));
    expect(reads.count).toBe(1);
  });

  test('with more publications than fit, the newest are in memory', async () => {
    const { db } = api().services;
    const { publications } = await new ResearchIndex(db, contentVersions(db), 100).current();
    const rows = await db.query<{ id: number }>(sql`
      select id from publications where id > (select max(id) - 100 from publications) order by id`);
    expect([...publications.ids]).toEqual(rows.map(({ id }) => id));
    expect(rows.length).toBeGreaterThan(50);
  });

  test('who asks after something was published gets it, though others asked before', async () => {
    const { index, count } = await opened();
    const before = [index.current(), index.current()];
    await api().post('test/publications', { body: { title: 'Just published' } });
    const [{ publications: now }] = await Promise.all([index.current(), ...before]);
    expect(now.ids.length).toBe(count + 1);
  });

  test('what two processes store at once is found, whichever is done first', async () => {
    const { index, count } = await opened();
    const { db } = api().services;
    const store = (inside: Pick<Db, 'query'>, docRef: string) =>
      inside.query(sql`
        insert into publications (doc_ref, publication_date, title, language, publication_type, asset_classes, has_preview,
          primary_tags, other_tags, tag_ids, ent)
        values (${docRef}, now(), 'In turn', 'en', 'Studie', '{}', true, '{}', '{}', '{}', '{}')`);
    const begun: Promise<unknown>[] = [];
    await db.transaction(async (inside) => {
      await store(inside, 'in-turn-1');
      begun.push(store(db, 'in-turn-2'));
      // Long enough for the second to finish first, if it could.
      await pause(100);
      begun.push(index.current());
      await pause(100);
    });
    await Promise.all(begun);
    expect((await index.current()).publications.ids.length).toBe(count + 2);
  });
});
