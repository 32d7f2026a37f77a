import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { openTestDatabase, testEngines } from '#testing/openTestDatabase.ts';
import { pathOf } from './ContentStore.ts';
import { folderContent } from './folderContent.ts';
import { requireOwnContent } from './ownContent.ts';
import { sweepDaily } from './sweepDaily.ts';

function makeOld(place: string, hash: string): void {
  const before = Date.now() / 1000 - 2 * 86_400;
  utimesSync(join(place, pathOf(hash)), before, before);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
test.each(testEngines)(
  '[D-03] a store that is another database’s is refused, and nothing in it is removed (%s)',
  async (engine) => {
    const place = mkdtempSync(join(tmpdir(), 'portal-owner-'));
    const content = folderContent(place);
    const [prod, uat] = [await openTestDatabase(engine), await openTestDatabase(engine)];
    // The first start, and one again.
    for (let start = 0; start < 2; start++)
      await expect(requireOwnContent({ db: prod.db, content })).resolves.toBeUndefined();
    const { hash } = await content.write(Readable.from([Buffer.from('of prod')]), 100);
    makeOld(place, hash);
    const refusal = `The files in ${place} belong to another database: this one would remove them. Correct PORTAL_CONTENT or the database; if they do belong together, delete “owner” there. Then start again.`;
    for (let start = 0; start < 2; start++)
      await expect(requireOwnContent({ db: uat.db, content })).rejects.toThrow(refusal);
    const failed = jest.fn();
    await sweepDaily({ db: uat.db, content }, failed)();
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: refusal }));
    const stored = await content.open(hash);
    expect(stored).toBeDefined();
    await stored?.close();
    await Promise.all([prod.close(), uat.close()]);
    rmSync(place, { recursive: true, force: true });
  },
);

const names = ['file', 'preview', 'held', 'held preview', 'orphan'];

test.each(testEngines)(
  '[D-03] what no publication names goes after a day, also under embargo nothing else (%s)',
  async (engine) => {
    const place = mkdtempSync(join(tmpdir(), 'portal-sweep-'));
    const content = folderContent(place);
    const { db, close } = await openTestDatabase(engine);
    for (const name of names) {
      const { hash } = await content.write(Readable.from([Buffer.from(name)]), 100);
      makeOld(place, hash);
      await db.query(sql`insert into files (hash, size, content_type) values (${hash}, 1, 'text/html')`);
    }
    await db.query(sql`
    insert into publications (doc_ref, publication_date, title, language, publication_type, asset_classes, has_preview,
      primary_tags, other_tags, tag_ids, ent, file_hash, preview_hash)
    values ('P-1', now(), 'A paper', 'en', 'Studie', '{}', true, '{}', '{}', '{}', '{}', ${hashOf('file')}, ${hashOf('preview')})`);
    const record = { file: { hash: hashOf('held') }, preview: { hash: hashOf('held preview') } };
    await db.query(sql`
    insert into held_publications (reference, publish_at, record, feed)
    values ('P-2', now() + interval '1 day', ${JSON.stringify(record)}::jsonb, 'tester'), ('P-3', now() + interval '1 day', '{"file": null, "preview": null}'::jsonb, 'tester')`);
    const failed: unknown[] = [];
    await sweepDaily({ db, content }, (error) => failed.push(error))();
    const left: string[] = [];
    for (const name of names) {
      const stored = await content.open(hashOf(name));
      if (stored !== undefined) left.push(name);
      await stored?.close();
    }
    expect([left, failed]).toEqual([['file', 'preview', 'held', 'held preview'], []]);
    await close();
    rmSync(place, { recursive: true, force: true });
  },
);
