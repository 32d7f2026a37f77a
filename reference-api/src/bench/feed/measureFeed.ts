import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#config.ts';
import { openContent } from '#content-store/openContent.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { runFeed, type FeedLine } from '#feed/runFeed.ts';
import { storePortalTags } from '#taxonomy/portalTags.ts';

export interface FeedLoad {
  publications: number;
  /** Of each file. */
  megabytes: number;
}

export interface MeasuredFeed {
  /** Publications a minute. */
  bare: number;
  withFiles: number;
  /** Lines a minute, when they are fed again. */
  again: number;
  /** Most memory that the process had, in MiB. */
  memory: number;
}

const kinds = [
  { kind: 'publication_type', name: { en: 'Study', de: 'Studie' }, aggregated_type: 'Company Research' },
  { kind: 'sector', reference: 'S-1', name: { en: 'Machinery', de: 'Maschinen' } },
  { kind: 'analyst', reference: 'A-1', name: 'Rosa Muster', asset_classes: ['Equity'] },
  {
    kind: 'company',
    reference: 'C-1',
    name: 'Muster Holding',
    sector: 'S-1',
    analysts: ['A-1'],
    asset_classes: ['Equity'],
  },
];

const paper = (reference: string, file: string | undefined) => ({
  kind: 'publication',
  reference,
  publish_at: '2026-03-02T08:00:00+01:00',
  language: 'en',
  type: 'Study',
  asset_classes: ['Equity'],
  title: `Muster Holding: paper ${reference}`,
  summary: 'Why it is read. '.repeat(20),
  companies: ['C-1'],
  sectors: ['S-1'],
  analysts: ['A-1'],
  file: file && { path: file },
});

const linesOf = (records: readonly object[]): FeedLine[] =>
  records.map((record, index) => ({ line: index + 1, text: JSON.stringify(record) }));

/** Each file has other bytes, as no store keeps the same ones twice. */
function writeFiles(folder: string, { publications, megabytes }: FeedLoad): string[] {
  return Array.from({ length: publications }, (_, index) => {
    const name = `${index}.pdf`;
    writeFileSync(
      join(folder, name),
      Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(megabytes * 1024 * 1024)]),
    );
    return name;
  });
}

/** Feeds as the command does, on a database of its own. @throws if a line is not taken as expected */
export async function measureFeed(databaseUrl: string | undefined, load: FeedLoad): Promise<MeasuredFeed> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-feed-'));
  const config = readConfig({ PORTAL_DATA: join(folder, 'data'), DATABASE_URL: databaseUrl });
  const { db, close } = await openDatabase(config);
  let memory = 0;
  const feed = async (records: readonly object[], expected: string): Promise<number> => {
    const settings = {
      db,
      content: openContent(config),
      folder,
      mostBytes: config.PORTAL_FILE_MB * 1024 * 1024,
      feed: 'bench',
      passwordPower: config.PORTAL_PASSWORD_POWER,
      dryRun: false,
    };
    const start = performance.now();
    for await (const { outcome, reason } of runFeed(linesOf(records), settings)) {
      if (outcome !== expected) throw new Error(`A line was ${outcome}: ${reason ?? ''}`);
      memory = Math.max(memory, process.memoryUsage().rss);
    }
    return (records.length / (performance.now() - start)) * 60_000;
  };
  try {
    await storePortalTags(db);
    await feed(kinds, 'stored');
    const names = writeFiles(folder, load);
    const bare = await feed(
      names.map((_, index) => paper(`B-${index}`, undefined)),
      'created',
    );
    const records = names.map((name, index) => paper(`F-${index}`, name));
    const withFiles = await feed(records, 'created');
    const again = await feed(records, 'unchanged');
    return { bare, withFiles, again, memory: memory / 1024 / 1024 };
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
