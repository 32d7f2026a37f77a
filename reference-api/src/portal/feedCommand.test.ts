import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { usualEngines } from '#testing/onEveryEngine.ts';
import { placeWith } from '#testing/openTestDatabase.ts';
import { aResearch, resource } from '#testing/files/aResearch.ts';
import { emptyTables } from '#testing/images/Content.ts';
import { runPortalCommand } from './runPortalCommand.ts';

describe.each(usualEngines)('a feed by command (%s)', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-feed-command-'));
  const feeds = join(folder, 'feeds');
  const variables: Record<string, string> = {
    PORTAL_ENVIRONMENT: 'prod',
    PORTAL_PUBLIC_URL: 'https://research.bank.example',
    PORTAL_SECRET: 'q8Rk1mQ2vL7xT0bYw5ZdJ3nHs6uCfEaG9pVo',
  };

  beforeAll(async () => {
    Object.assign(variables, await placeWith(emptyTables, { folder: join(folder, 'data'), engine }));
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

  test('[D-02] a folder is fed in order of names: refused lines are located, others stored once', async () => {
    const type = {
      kind: 'publication_type',
      name: { en: 'Study', de: 'Studie' },
      aggregated_type: 'Studies',
    };
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

  test('[D-02] a folder of RIXML is a feed: papers, editions, ratings, corrections and recalls', async () => {
    const place = join(folder, 'rixml');
    mkdirSync(place);
    const write = (name: string, text: string) => writeFileSync(join(place, name), text);
    const mapping = join(folder, 'mapping.json');
    const company = { sector: 'S-9', analysts: ['A-9'], asset_classes: ['Equity'] };
    put('3-taxonomy.jsonl', [
      { kind: 'sector', reference: 'S-9', name: { en: 'Machinery', de: 'Maschinen' } },
      { kind: 'analyst', reference: 'A-9', name: 'Rosa Muster', asset_classes: ['Equity'] },
      { kind: 'company', reference: 'C-9', name: 'Muster Holding', bloomberg_ticker: 'MUST SW', ...company },
    ]);
    expect((await run('feed', join(feeds, '3-taxonomy.jsonl'))).code).toBe(0);
    writeFileSync(
      mapping,
      JSON.stringify({
        types: { Report: 'Study' },
        asset_classes: { Equity: 'Equity' },
        ratings: { PositiveSentiment: { class: 'Equities', rating: 'Outperform' } },
      }),
    );
    const feedRixml = (...more: string[]) => run('feed', '--rixml', place, '--mapping', mapping, ...more);
    const rated = `<Issuer primaryIndicator="Yes"><SecurityDetails><Security primaryIndicator="Yes"><SecurityID idType="Bloomberg" idValue="MUST@SW"/>
    <Rating rating="PositiveSentiment"><RatingEntity ratingEntity="Publisher"/></Rating></Security></SecurityDetails></Issuer>`;
    const both = resource('R-en', 'en.pdf') + resource('R-de', 'de.pdf', { language: 'deu' });
    write('z-first.xml', aResearch({ id: 'R', resources: both, issuers: rated }));
    const later = { at: '2026-03-11T07:00:00Z', resources: both, issuers: rated };
    write(
      'b-then.xml',
      aResearch({ id: 'R', status: 'Revised', titles: '<Title>Corrected</Title>', ...later }),
    );
    write('y-first.xml', aResearch({ id: 'Q', resources: resource('Q', 'q.pdf') }));
    write(
      'a-recall.xml',
      aResearch({ id: 'Q', status: 'Recalled', at: '2026-03-12T07:00:00Z', resources: '' }),
    );
    write('bomb.xml', '<!DOCTYPE r [<!ENTITY e "boom">]><r>&e;</r>');
    write('c-alone.xml', aResearch({ id: 'U', details: '<ProductCategory productCategory="Chart"/>' }));
    for (const name of ['en', 'de', 'q']) write(`${name}.pdf`, `%PDF-1.7 ${name}`);
    const tried = await feedRixml('--dry-run');
    expect(tried.said.at(-1)).toBe(
      'Nothing was changed. It would be: 2 refused, 3 created, 2 stored, 2 corrected, 1 withdrawn.',
    );
    const { code, said } = await feedRixml();
    expect([code, said.at(-1)]).toEqual([1, '2 refused, 3 created, 2 stored, 2 corrected, 1 withdrawn.']);
    expect(said.filter((line) => line.includes('.xml:'))).toEqual(
      expect.arrayContaining([
        `${join(place, 'bomb.xml')}:1: The file has a document type, which RIXML does not have (line 1). Export it without DTD and entities.`,
        `${join(place, 'c-alone.xml')}:3: The product category “Chart” has no mapping. Add it to “types” of the mapping file.`,
      ]),
    );
    expect((await feedRixml()).said.at(-1)).toBe('2 refused, 5 unchanged, 2 stored.');
    const { db, close } = await openDatabase(readConfig(variables));
    expect(
      await db.query(
        sql`select doc_ref, language, title, paper from publications where paper is not null order by 1`,
      ),
    ).toEqual([
      { doc_ref: 'R.R-de', language: 'de', title: 'Corrected', paper: 'R' },
      { doc_ref: 'R.R-en', language: 'en', title: 'Corrected', paper: 'R' },
    ]);
    expect(await db.query(sql`select rating, publication from ratings where rating = 'Outperform'`)).toEqual([
      { rating: 'Outperform', publication: 'R.R-en' },
    ]);
    await close();
  }, 60_000);

  test.each([
    [['feed', '--rixml', folder], 'Usage:\n  pnpm portal feed <file or folder>'],
    [['feed', feeds, '--mapping', 'm.json'], 'Usage:\n  pnpm portal feed <file or folder>'],
    [
      ['feed', '--rixml', feeds, '--mapping', join(folder, 'none.json')],
      'none.json cannot be read (ENOENT).',
    ],
    [
      ['feed', '--rixml', feeds, '--mapping', fileURLToPath(import.meta.url)],
      'feedCommand.test.ts is not JSON.',
    ],
    [['feed'], 'Usage:\n  pnpm portal feed <file or folder>'],
    [['feed', join(folder, 'nothing')], 'There is no '],
    [['feed', folder], ' has no file that ends with .jsonl or .csv.'],
    [['demo'], 'Usage:\n  pnpm portal demo remove'],
    [['fed'], 'There is no command fed.'],
  ])('%j says what is wrong', async (words, sentence) => {
    const { code, said } = await run(...words);
    expect([code, said.join('\n')]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
