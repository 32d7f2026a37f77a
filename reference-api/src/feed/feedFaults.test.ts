import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import type { Engine } from '#db/engines/Engine.ts';
import type { Services } from '#Services.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { publishDue } from './publishWhenDue.ts';
import { runFeed, type LineReport } from './runFeed.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-feed-faults-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'folder.pdf'));
writeFileSync(join(folder, 'file.pdf'), '%PDF-1.7');

const sector = (reference: string, en: string) => ({
  ...{ kind: 'sector', reference, name: { en, de: `${en} auf Deutsch` } },
});

const taxonomy = [
  {
    kind: 'publication_type',
    name: { en: 'First Look', de: 'Erster Blick' },
    aggregated_type: 'Company Research',
  },
  sector('S-1', 'Clockwork'),
  sector('S-2', 'Watches'),
];

const paper = (reference: string, more: object = {}) => ({
  ...{ kind: 'publication', reference, publish_at: '2026-03-10T08:00:00+01:00', language: 'en' },
  ...{ type: 'First Look', asset_classes: ['Equity'], title: `Paper ${reference}`, sectors: ['S-1'] },
  ...more,
});

async function feedInto({ db, content }: Services, records: readonly object[]): Promise<LineReport[]> {
  const settings = { db, content, folder, mostBytes: 1024 * 1024, feed: 'tester', passwordPower: 10 };
  const lines = records.map((record, index) => ({ line: index + 1, text: JSON.stringify(record) }));
  const reports: LineReport[] = [];
  for await (const report of runFeed(lines, { ...settings, dryRun: false })) reports.push(report);
  return reports;
}

onOneEngine('[D-02] a line that cannot be stored', (api) => {
  const feed = (records: readonly object[]) => feedInto(api().services, records);

  beforeAll(async () => {
    const reports = await feed(taxonomy);
    expect(reports.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored']);
  }, 60_000);

  const unreadable = (path: string, code: string) => `The file ${path} cannot be read (${code}).`;
  const long = `${'x'.repeat(300)}.pdf`;
  const damaged = 'd'.repeat(64);

  test.each<[string, object, string]>([
    ['a name that another has', sector('S-2', 'Clockwork'), 'Another Sector is called Clockwork.'],
    [
      'a time that the database does not take',
      paper('T-1', { publish_at: '0000-01-01T00:00:00Z' }),
      'The database does not take the line: ',
    ],
    [
      'a folder as file',
      paper('T-2', { file: { path: 'folder.pdf', type: 'application/pdf' } }),
      unreadable('folder.pdf', 'EISDIR'),
    ],
    [
      'a path through a file',
      paper('T-3', { file: { path: 'file.pdf/x.pdf' } }),
      unreadable('file.pdf/x.pdf', 'ENOTDIR'),
    ],
    ['a long path', paper('T-4', { file: { path: long } }), unreadable(long, 'ENAMETOOLONG')],
    [
      'a path with NUL',
      paper('T-5', { file: { path: 'a\0.pdf' } }),
      'must not contain NUL or halves of characters',
    ],
    [
      'a stored file that is damaged',
      paper('T-6', { file: { sha256: damaged } }),
      `The stored file ${damaged} is damaged: its bytes are not those of its hash.`,
    ],
  ])('is refused alone: %s', async (_what, record, reason) => {
    const { content, db } = api().services;
    mkdirSync(join(content.location, 'sha256', 'dd'), { recursive: true });
    writeFileSync(join(content.location, 'sha256', 'dd', damaged.slice(2)), 'other bytes');
    await db.query(sql`
      insert into files (hash, size, content_type) values (${damaged}, 11, 'application/pdf') on conflict do nothing`);
    const [refused, next] = await feed([record, sector('S-3', 'Bells')]);
    expect([refused?.outcome, refused?.reason]).toEqual(['refused', expect.stringContaining(reason)]);
    expect(refused?.hint).toMatch(/\.$/);
    expect(next?.outcome).toBe('stored');
  });
});

/** The embedded database has one transaction at a time. */
async function untilAnotherWaits(engine: Engine['name'], db: Db): Promise<void> {
  if (engine === 'pglite') return;
  for (;;) {
    const waiting = await db.query(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    if (waiting.length > 0) return;
  }
}

onOneEngine('[D-07] publishing', (api, engine) => {
  const feed = (records: readonly object[]) => feedInto(api().services, records);

  test('a feed in the second of publishing finds what was published', async () => {
    const { db } = api().services;
    await feed(taxonomy);
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    await feed([paper('W-1', { publish_at }), paper('W-2', { publish_at })]);
    await db.query(sql`update held_publications set publish_at = now() - interval '1 second'`);
    const feeds: Promise<LineReport[]>[] = [];
    const meanwhile = [
      { kind: 'withdrawal', reference: 'W-1' },
      paper('W-2', { publish_at, action: 'replace', title: 'Later' }),
    ];
    const slow: Db = {
      ...db,
      transaction: (work) =>
        db.transaction(async (inside) => {
          const result = await work(inside);
          feeds.push(feed(meanwhile.splice(0, 1)));
          await untilAnotherWaits(engine, db);
          return result;
        }),
    };
    const fail = (error: unknown) => {
      throw error;
    };
    expect(await publishDue(slow, fail)).toBe(2);
    const reports = (await Promise.all(feeds)).flat();
    const left = await db.query(sql`
      select doc_ref as reference from publications where doc_ref like 'W-_' union all select reference from held_publications`);
    expect(left).toEqual([{ reference: 'W-2' }]);
    expect(reports).toMatchObject([
      { outcome: 'withdrawn' },
      { outcome: 'refused', reason: 'W-2 is published: it cannot go under embargo.' },
    ]);
  });
});
