import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { placeWith } from '#testing/openTestDatabase.ts';
import { emptyTables } from '#testing/images/Content.ts';
import { runPortalCommand } from './runPortalCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-feed-command-'));
const feeds = join(folder, 'feeds');
const variables: Record<string, string> = {
  PORTAL_ENVIRONMENT: 'prod',
  PORTAL_PUBLIC_URL: 'https://research.bank.example',
  PORTAL_SECRET: 'q8Rk1mQ2vL7xT0bYw5ZdJ3nHs6uCfEaG9pVo',
};

beforeAll(async () => {
  Object.assign(variables, await placeWith(emptyTables, join(folder, 'data')));
  mkdirSync(feeds);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...words: string[]): Promise<{ code: number; said: string[] }> {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  return { code: await runPortalCommand(words, { variables, say, warn: say }), said };
}

const put = (name: string, records: readonly object[]) =>
  writeFileSync(join(feeds, name), records.map((record) => `${JSON.stringify(record)}\n`).join(''));

test('[D-02] a folder is fed by name: refused lines are said with their place, the others are taken, once', async () => {
  const type = { kind: 'publication_type', name: { en: 'Study', de: 'Studie' }, aggregated_type: 'Studies' };
  const study = (reference: string, more: object = {}) => ({
    ...{
      kind: 'publication',
      reference,
      publish_at: '2026-03-10T08:00:00+01:00',
      language: 'de',
      type: 'Study',
    },
    ...{ asset_classes: ['Markets'], title: `Studie ${reference}`, ...more },
  });
  put('1-types.jsonl', [type]);
  put('2-papers.jsonl', [study('S-1', { file: { path: 'S-1.pdf' } }), study('S-2', { type: 'Note' })]);
  writeFileSync(join(feeds, 'S-1.pdf'), '%PDF-1.7 study');
  const tried = await run('feed', feeds, '--dry-run');
  expect(tried.said.at(-1)).toBe('Nothing was changed. It would be: 1 stored, 1 created, 1 refused.');
  const { code, said } = await run('feed', feeds);
  expect([code, said]).toEqual([
    1,
    [
      `${join(feeds, '2-papers.jsonl')}:2 publication S-2: There is no Publication Type “Note”. Feed it first, in a line before this one, or correct its name.`,
      '1 stored, 1 created, 1 refused.',
    ],
  ]);
  put('2-papers.jsonl', [study('S-1', { file: { path: 'S-1.pdf' } }), study('S-2')]);
  expect(await run('feed', feeds)).toEqual({ code: 0, said: ['1 stored, 1 unchanged, 1 created.'] });
  const { db, close } = await openDatabase(readConfig(variables));
  expect(await db.query(sql`select doc_ref, origin from publications order by 1`)).toEqual([
    { doc_ref: 'S-1', origin: 'feed' },
    { doc_ref: 'S-2', origin: 'feed' },
  ]);
  await close();
}, 60_000);

test.each([
  [['feed'], 'Usage: pnpm portal feed <file or folder>'],
  [['feed', join(folder, 'nothing')], 'There is no '],
  [['feed', folder], ' has no file that ends with .jsonl or .csv.'],
  [['demo'], 'Usage: pnpm portal demo remove'],
  [['fed'], 'There is no command fed.'],
])('%j says what is wrong', async (words, sentence) => {
  const { code, said } = await run(...words);
  expect([code, said.join('\n')]).toEqual([1, expect.stringContaining(sentence)]);
});
