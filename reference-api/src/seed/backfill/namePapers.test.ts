import { sql } from 'drizzle-orm';
import { onEveryEngine } from '#testing/onEveryEngine.ts';
import { namePapers, paperOf } from './namePapers.ts';

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

onEveryEngine('publications that were stored before papers had names', (api) => {
  const stored = () =>
    api().services.db.query<{ doc_ref: string; paper: string | null; title: string }>(
      sql`select doc_ref, paper, title from publications order by id`,
    );

  test('[L-16] are named as new ones are; those of others stay as they are', async () => {
    const { db } = api().services;
    const before = await stored();
    await db.query(sql`update publications set paper = null`);
    await api().post('test/publications', { body: { title: 'Not of the demo' } });
    const named = before.filter(({ paper }) => paper !== null).length;
    expect(await namePapers(db, 40)).toBe(named);
    const [last, ...after] = (await stored()).toReversed();
    expect(after.toReversed()).toEqual(before);
    expect(last).toMatchObject({ title: 'Not of the demo', paper: null });
    expect(await namePapers(db)).toBe(0);
    expect(new Set(before.map(({ paper }) => paper)).size).toBeLessThan(before.length - 10);
  });
});
