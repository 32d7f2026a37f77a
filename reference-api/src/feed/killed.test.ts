import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readConfig } from '#config.ts';
import { openContent } from '#content-store/openContent.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { SeededRandom } from '#seed/SeededRandom.ts';
import { emptyTables } from '#testing/images/Content.ts';
import { fillDataFolder } from '#testing/images/pgliteImage.ts';
import { newPostgresDatabase, testEngines } from '#testing/openTestDatabase.ts';
import { bundledPortal } from '#testing/runServer.ts';

const runPortal = bundledPortal();
const folder = mkdtempSync(join(tmpdir(), 'portal-feed-killed-'));
const feeds = join(folder, 'feeds');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const papers = 40;

function writeFeed(): void {
  mkdirSync(feeds);
  const type = { kind: 'publication_type', name: { en: 'Study', de: 'Studie' }, aggregated_type: 'Studies' };
  const records: object[] = [type];
  for (let number = 0; number < papers; number += 1) {
    writeFileSync(join(feeds, `${number}.pdf`), `%PDF-1.7 ${`paper ${number} `.repeat(50_000)}`);
    records.push({
      ...{ kind: 'publication', reference: `S-${number}`, publish_at: '2026-03-10T08:00:00+01:00' },
      ...{ language: 'de', type: 'Study', asset_classes: ['Markets'], title: `Studie ${number}` },
      ...{ summary: `Worüber ${number} ist.`, file: { path: `${number}.pdf` } },
    });
  }
  records.push({ kind: 'withdrawal', reference: 'S-0' });
  writeFileSync(join(feeds, 'all.jsonl'), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}

beforeAll(writeFeed);

interface Stored {
  docRef: string;
  hash: string;
  texts: number;
  announced: number;
}

test.each(testEngines)(
  '[D-02] a feed killed at 20 random moments and repeated leaves nothing half done and nothing twice (%s)',
  async (engine) => {
    const data = join(folder, engine);
    const url = engine === 'postgres' ? await newPostgresDatabase(emptyTables) : '';
    if (engine === 'pglite') await fillDataFolder(data, emptyTables);
    const variables = { PORTAL_DATA: data, PORTAL_DEMO: '0', DATABASE_URL: url };
    const moments = new SeededRandom(`kills ${engine}`);
    const look = async () => {
      const config = readConfig(variables);
      const { db, close } = await openDatabase(config);
      const rows = await db.query<Stored>(sql`
        select doc_ref as "docRef", file_hash as hash, (select count(*)::int from document_texts t where t.id = p.id) as texts,
          (select count(*)::int from announcements a where a.publication_id = p.id) as announced
        from publications p order by p.id`);
      for (const { hash } of rows) {
        const stored = await openContent(config).open(hash);
        expect([hash, stored === undefined]).toEqual([hash, false]);
        await stored?.close();
      }
      await close();
      return rows;
    };
    let killed = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      const { child, ended } = runPortal(['feed', feeds], variables);
      const isOver = await Promise.race([ended, pause(300 + moments.between(0, 900)).then(() => 'running')]);
      if (isOver === 'running') killed += 1;
      child.kill('SIGKILL');
      await ended;
    }
    expect(killed).toBeGreaterThan(5);
    const between = await look();
    expect(between.every(({ texts, announced }) => texts === 1 && announced === 1)).toBe(true);

    const last = runPortal(['feed', feeds], variables);
    expect([await last.ended, last.output()]).toEqual([0, expect.stringMatching(/unchanged|created/)]);
    const stored = await look();
    const expected = Array.from({ length: papers - 1 }, (_, index) => `S-${index + 1}`);
    expect(stored.map(({ docRef }) => docRef)).toEqual(expected);
    expect(stored.every(({ texts, announced }) => texts === 1 && announced === 1)).toBe(true);
    const { location } = openContent(readConfig(variables));
    expect(readdirSync(join(location, 'incoming')).length).toBeLessThanOrEqual(killed);
    const again = runPortal(['feed', feeds], variables);
    await again.ended;
    expect(again.output().trim()).toBe('1 stored, 41 unchanged.');
  },
  240_000,
);
