import { sql } from 'drizzle-orm';
import { onEveryEngine } from '#testing/onEveryEngine.ts';
import { fileUnfiled } from './fileUnfiled.ts';
import { namePapers, paperOf } from './namePapers.ts';
import { writeTexts } from './writeTexts.ts';

test.each([
  ['R20260311-001-en', 'R20260311-001'],
  ['R20260311-002-de', 'R20260311-001'],
  ['R20260311-004-de', 'R20260311-003'],
  ['R20260311-009-en', 'R20260311-009'],
  ['R20260311-010-de', 'R20260311-010'],
  ['R20260311-011-en', 'R20260311-010'],
  ['R20260311-012-en', 'R20260311-012'],
  ['R20260311-1001-en', 'R20260311-1000'],
  ['disclaimer-2026-de', 'disclaimer-2026'],
  ['M-C0001-2026-03-01', undefined],
  ['test-R20260311-001-en', undefined],
])('[L-16] %s is an edition of %s', (docRef, paper) => {
  expect(paperOf(docRef)).toBe(paper);
});

onEveryEngine('publications that were stored', (api) => {
  const filed = () =>
    api().services.db.query<{ libraries: number; names: string[]; words: string[] }>(sql`
      select doc_ref, libraries, (select array_agg(name order by name) from unnest(string_to_array(names, ', ')) name) as names,
        (select array_agg(word order by word) from unnest(tsvector_to_array(search)) word) as words
      from publications order by id`);
  const texts = () =>
    api().services.db.query<{ id: number; body: string }>(
      sql`select id, body, publication_date, libraries, tag_ids, ent, search::text from document_texts order by id`,
    );
  const papers = () =>
    api().services.db.query<{ doc_ref: string; paper: string | null; title: string }>(
      sql`select doc_ref, paper, title from publications order by id`,
    );

  test('before there were libraries are filed as new ones are, and can be found', async () => {
    const { db } = api().services;
    const before = await filed();
    await db.query(sql`update publications set libraries = null, names = ''`);
    expect(await fileUnfiled(db, 40)).toBe(before.length);
    const after = await filed();
    expect(after.map(({ libraries }) => libraries)).toEqual(before.map(({ libraries }) => libraries));
    expect(new Set(before.map(({ libraries }) => libraries)).size).toBeGreaterThan(4);
    after.forEach(({ names, words }, index) => {
      expect(new Set(names)).toEqual(new Set(before[index]?.names));
      expect(words).toEqual(before[index]?.words);
    });
    expect(await fileUnfiled(db)).toBe(0);
  });

  test('[L-19] before their texts get the same ones as new publications do; those of others get none', async () => {
    const { db } = api().services;
    const before = await texts();
    expect(before.length).toBeGreaterThan(80);
    await db.query(sql`truncate document_texts`);
    await db.query(sql`update publications set origin = 'test' where id = ${before[0]?.id}`);
    const isOver = jest.fn().mockReturnValueOnce(true).mockReturnValue(false);
    expect(await writeTexts(db, isOver)).toBe(0);
    expect(await writeTexts(db, isOver)).toBe(before.length - 1);
    expect(await texts()).toEqual(before.slice(1));
    expect(await writeTexts(db)).toBe(0);
    await db.query(sql`update publications set origin = 'demo' where id = ${before[0]?.id}`);
  });

  test('[L-16] before papers had names are named as new ones are; those of others stay as they are', async () => {
    const { db } = api().services;
    const before = await papers();
    await db.query(sql`update publications set paper = null`);
    await api().post('test/publications', { body: { title: 'Not of the demo' } });
    const named = before.filter(({ paper }) => paper !== null).length;
    expect(await namePapers(db, 40)).toBe(named);
    const [last, ...after] = (await papers()).toReversed();
    expect(after.toReversed()).toEqual(before);
    expect(last).toMatchObject({ title: 'Not of the demo', paper: null });
    expect(await namePapers(db)).toBe(0);
    expect(new Set(before.map(({ paper }) => paper)).size).toBeLessThan(before.length - 10);
  });
});
