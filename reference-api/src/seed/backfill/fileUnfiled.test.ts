import { sql } from 'drizzle-orm';
import { onEveryEngine } from '#testing/onEveryEngine.ts';
import { fileUnfiled } from './fileUnfiled.ts';

onEveryEngine('publications that were stored before there were libraries', (api) => {
  const stored = () =>
    api().services.db.query<{ libraries: number; names: string[]; words: string[] }>(sql`
      select doc_ref, libraries, (select array_agg(name order by name) from unnest(string_to_array(names, ', ')) name) as names,
        (select array_agg(word order by word) from unnest(tsvector_to_array(search)) word) as words
      from publications order by id`);

  test('are filed as new ones are, and can be found', async () => {
    const { db } = api().services;
    const before = await stored();
    await db.query(sql`update publications set libraries = null, names = ''`);
    expect(await fileUnfiled(db, 40)).toBe(before.length);
    const after = await stored();
    expect(after.map(({ libraries }) => libraries)).toEqual(before.map(({ libraries }) => libraries));
    expect(new Set(before.map(({ libraries }) => libraries)).size).toBeGreaterThan(4);
    after.forEach(({ names, words }, index) => {
      expect(new Set(names)).toEqual(new Set(before[index]?.names));
      expect(words).toEqual(before[index]?.words);
    });
    expect(await fileUnfiled(db)).toBe(0);
  });
});
