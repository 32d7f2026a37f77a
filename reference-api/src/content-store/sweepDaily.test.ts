import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { usualEngines } from '#testing/onEveryEngine.ts';
import { openTestDatabase, testEngines } from '#testing/openTestDatabase.ts';
import { pathOf, type ContentStore } from './ContentStore.ts';
import { folderContent } from './folderContent.ts';
import { holdFiles } from './namedFiles.ts';
import { requireOwnContent } from './ownContent.ts';
import { sweepDaily } from './sweepDaily.ts';

function makeOld(place: string, hash: string): void {
  const before = Date.now() / 1000 - 2 * 86_400;
  utimesSync(join(place, pathOf(hash)), before, before);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
test.each(usualEngines)(
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

test.each(usualEngines)(
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

const nameFile = (inside: Db, hash: string) =>
  inside.query(sql`
    with file as (insert into files (hash, size, content_type) values (${hash}, 1, 'text/html') returning hash)
    insert into held_publications (reference, publish_at, record, feed)
    select 'P-1', now() + interval '1 day', jsonb_build_object('file', jsonb_build_object('hash', hash)), 'tester' from file`);

/** Whether a transaction of this database waits for a lock before something is over. */
async function isWaitedFor(inside: Db, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    const waiting = await inside.query(sql`
      select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`);
    if (waiting.length > 0) return true;
    await pause(5);
  }
  return false;
}

interface Meeting {
  db: Db;
  content: ContentStore;
  hash: string;
  isSwept: () => boolean;
}

describe.each(testEngines)('[D-03] a file that a feed names while the sweep goes on (%s)', (engine) => {
  /** Sweeps a store with one old file; `name` begins when it was found unused. Whether the file is there afterwards. */
  const sweepMeanwhile = async (name: (meeting: Meeting) => Promise<{ named: Promise<unknown> }>) => {
    const place = mkdtempSync(join(tmpdir(), 'portal-race-'));
    const content = folderContent(place);
    const { db, close } = await openTestDatabase(engine);
    const { hash } = await content.write(Readable.from([Buffer.from('named late')]), 100);
    makeOld(place, hash);
    let isSwept = false;
    let naming: Promise<unknown> = Promise.resolve();
    const sweep: ContentStore['sweep'] = ({ among, ifStill }, olderThanMs) => {
      const amongThenNamed = async (hashes: string[]) => {
        const found = await among(hashes);
        naming = (await name({ db, content, hash, isSwept: () => isSwept })).named;
        return found;
      };
      return content.sweep({ among: amongThenNamed, ifStill }, olderThanMs);
    };
    const failed = jest.fn();
    await sweepDaily({ db, content: { ...content, sweep } }, failed)();
    isSwept = true;
    await naming;
    expect(failed).not.toHaveBeenCalled();
    const isThere = await content.has(hash);
    await close();
    rmSync(place, { recursive: true, force: true });
    return isThere;
  };

  test('stays if it is named before it is removed', async () => {
    const nameNow = async ({ db, hash }: Meeting) => {
      await nameFile(db, hash);
      return { named: Promise.resolve() };
    };
    expect(await sweepMeanwhile(nameNow)).toBe(true);
  });

  test('stays if it is held before it is removed, and the sweep does not wait', async () => {
    let isSweepWaiting = false;
    const beginNaming = ({ db, content, hash, isSwept }: Meeting) =>
      new Promise<{ named: Promise<unknown> }>((resolve) => {
        const named = db.transaction(async (inside) => {
          await holdFiles(inside, content, { hashes: [hash], hint: 'Store it again.' });
          resolve({ named });
          // The embedded engine has one transaction at a time.
          if (engine === 'postgres') isSweepWaiting = await isWaitedFor(inside, isSwept);
          await nameFile(inside, hash);
        });
      });
    expect(await sweepMeanwhile(beginNaming)).toBe(true);
    expect(isSweepWaiting).toBe(false);
  });
});
