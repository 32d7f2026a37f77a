import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { emptyTables } from '#testing/images/Content.ts';
import { usualEngines } from '#testing/onEveryEngine.ts';
import { placeWith } from '#testing/openTestDatabase.ts';
import { runPortalCommand } from './runPortalCommand.ts';

describe.each(usualEngines)('readership by command (%s)', (engine) => {
  const data = mkdtempSync(join(tmpdir(), 'portal-readership-command-'));
  let variables: Record<string, string>;

  beforeAll(async () => {
    variables = await placeWith(emptyTables, { folder: data, engine });
    const { db, close } = await openDatabase(readConfig(variables));
    await db.query(sql`
    insert into readership (at, action, doc_ref, title, analysts) values
      ('2026-11-27T08:00:00Z', 'preview', 'P-1', 'First', '{A-1}'), ('2026-11-27T23:30:00Z', 'download', 'P-2', 'Second', '{}')`);
    await close();
  }, 60_000);
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  async function run(...words: string[]): Promise<{ code: number; said: string[]; warned: string[] }> {
    const said: string[] = [];
    const warned: string[] = [];
    const code = await runPortalCommand(['readership', ...words], {
      variables: { ...variables, PORTAL_DATTA: 'x' },
      say: (line) => said.push(line),
      warn: (line) => warned.push(line),
    });
    return { code, said, warned };
  }

  test('[D-06] the command prints a table, or JSON, of the days of Zurich', async () => {
    const { code, said, warned } = await run();
    expect(warned).toEqual([expect.stringContaining('PORTAL_DATTA')]);
    expect([code, said.join().split('\r\n')]).toEqual([
      0,
      [
        '\ufeffat,action,client,client_name,firm,firm_name,publication,title',
        '2026-11-27T08:00:00Z,preview,,,,,P-1,First',
        '2026-11-27T23:30:00Z,download,,,,,P-2,Second',
      ],
    ]);
    const late = await run('--by', 'publication', '--from', '2026-11-28', '--json');
    expect(JSON.parse(late.said.join())).toMatchObject([{ publication: 'P-2', downloads: 1, previews: 0 }]);
  });

  test.each([
    [['--by', 'colour'], '--by must be one of entry, publication, analyst, client, firm.'],
    [['--from', '27.11.2026'], '--from and --to must be days such as 2026-11-27.'],
    [['--to', '2026-13-01'], '--from and --to must be days such as 2026-11-27.'],
  ])('[D-06] %j says what is wrong', async (words, sentence) => {
    expect(await run(...words)).toMatchObject({ code: 1, said: [sentence] });
  });
});
