import { sql } from 'drizzle-orm';
import { onEveryEngine } from '#testing/onEveryEngine.ts';
import { writeTexts } from './writeTexts.ts';

onEveryEngine('publications that were stored before their texts', (api) => {
  const stored = () =>
    api().services.db.query<{ id: number; body: string }>(
      sql`select id, body, publication_date, libraries, tag_ids, ent, search::text from document_texts order by id`,
    );

  test('[L-19] get the same ones as new publications do; those of others get none', async () => {
    const { db } = api().services;
    const before = await stored();
    expect(before.length).toBeGreaterThan(80);
    await db.query(sql`truncate document_texts`);
    await db.query(sql`update publications set origin = 'test' where id = ${before[0]?.id}`);
    const isOver = jest.fn().mockReturnValueOnce(true).mockReturnValue(false);
    expect(await writeTexts(db, isOver)).toBe(0);
    expect(await writeTexts(db, isOver)).toBe(before.length - 1);
    expect(await stored()).toEqual(before.slice(1));
    expect(await writeTexts(db)).toBe(0);
  });
});
