import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readConfig } from '#config.ts';
import { openContent } from '#content-store/openContent.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { runPortalCommand } from '#portal/runPortalCommand.ts';
import { SeededRandom } from '#seed/SeededRandom.ts';
import { emptyTables } from '#testing/images/Content.ts';
import { placeWith, testEngines } from '#testing/openTestDatabase.ts';
import { bundledPortal, type ServerProcess } from '#testing/runServer.ts';

const runPortal = bundledPortal();
const folder = mkdtempSync(join(tmpdir(), 'portal-feed-killed-'));
const feeds = join(folder, 'feeds');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const papers = 40;
/** Each costs a start, which takes far longer on the embedded engine. */
const killsOf = { pglite: 2, postgres: 4 };
const moments = new SeededRandom('kills');

function writeFeed(): void {
  mkdirSync(feeds);
  const type = { kind: 'publication_type', name: { en: 'Study', de: 'Studie' }, aggregated_type: 'Studies' };
  const records: object[] = [type];
  for (let number = 0; number < papers; number += 1) {
    writeFileSync(join(feeds, `${number}.pdf`), `%PDF-1.7 ${`paper ${number} `.repeat(20_000)}`);
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

/** How many files are stored in `folder`, whole. */
const storedIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
    : 0;

/** Kills it a few milliseconds after it has stored files until there are `count`. */
async function killAfter({ child, ended, output }: ServerProcess, folder: string, count: number) {
  while (storedIn(folder) < count) {
    if (child.exitCode !== null) throw new Error(`It ended before its kill: ${output()}`);
    await pause(10);
  }
  await pause(moments.between(0, 12));
  child.kill('SIGKILL');
  expect(await ended).toBeNull();
}

test.each(testEngines)(
  '[D-02] a feed killed at random and repeated leaves nothing half done or double (%s)',
  async (engine) => {
    const kills = killsOf[engine];
    /** The last kill still finds papers to store. */
    const perKill = Math.floor(papers / (kills + 1));
    const data = join(folder, engine);
    const place = await placeWith(emptyTables, { folder: data, engine });
    const variables = { ...place, PORTAL_DEMO: '0' };
    const { location } = openContent(readConfig(variables));
    const whole = join(location, 'sha256');
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
    for (let turn = 0; turn < kills; turn += 1)
      await killAfter(
        runPortal(['feed', feeds], variables),
        whole,
        1 + turn * perKill + moments.between(0, perKill - 1),
      );
    const between = await look();
    expect(between.every(({ texts, announced }) => texts === 1 && announced === 1)).toBe(true);

    const repeat = async () => {
      const said: string[] = [];
      const say = (line: string) => said.push(line);
      expect([await runPortalCommand(['feed', feeds], { variables, say, warn: say }), said]).toEqual([
        0,
        said,
      ]);
      return said.join('\n');
    };
    expect(await repeat()).toMatch(/created/);
    const stored = await look();
    const expected = Array.from({ length: papers - 1 }, (_, index) => `S-${index + 1}`);
    expect(stored.map(({ docRef }) => docRef)).toEqual(expected);
    expect(stored.every(({ texts, announced }) => texts === 1 && announced === 1)).toBe(true);
    expect(readdirSync(join(location, 'incoming')).length).toBeLessThanOrEqual(kills);
    expect(await repeat()).toBe('1 stored, 41 unchanged.');
  },
  240_000,
);
