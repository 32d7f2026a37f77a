import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { ServedPublicationList } from '@portal/wire';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { publishDue } from './publishWhenDue.ts';
import { numbered, runFeed, type LineReport } from './runFeed.ts';
import { tryFeed } from './tryFeed.ts';

const outside = mkdtempSync(join(tmpdir(), 'portal-feed-'));
afterAll(() => rmSync(outside, { recursive: true, force: true }));
const folder = join(outside, 'feed');
mkdirSync(folder);
const put = (name: string, bytes: string | Buffer) => writeFileSync(join(folder, name), bytes);

const taxonomy = [
  {
    kind: 'publication_type',
    name: { en: 'First Look', de: 'Erster Blick' },
    aggregated_type: 'Company Research',
  },
  { kind: 'sector', reference: 'S-1', name: { en: 'Clockwork', de: 'Uhrwerke' } },
  { kind: 'analyst', reference: 'AN-1', name: 'Rosa Rüegg', asset_classes: ['Equity'] },
  {
    ...{ kind: 'company', reference: 'C-1', name: 'Real Watches', sector: 'S-1', analysts: ['AN-1'] },
    ...{ asset_classes: ['Equity'], ticker: 'RWTC', bloomberg_ticker: 'RWTC SW' },
  },
];

const paper = (reference: string, more: object = {}) => ({
  ...{
    kind: 'publication',
    reference,
    publish_at: '2026-03-10T08:00:00+01:00',
    language: 'en',
    type: 'First Look',
  },
  ...{
    asset_classes: ['Equity'],
    title: `Paper ${reference}`,
    companies: ['C-1'],
    sectors: ['Clockwork'],
    analysts: ['Rosa Rüegg'],
  },
  ...more,
});

onOneEngine('[D-02] a feed', (api) => {
  const feedTexts = async (texts: readonly string[], dryRun = false): Promise<LineReport[]> => {
    const { db, content } = api().services;
    const lines = (async function* () {
      for (const text of texts) yield await Promise.resolve(text);
    })();
    const settings = {
      db,
      content,
      folder,
      mostBytes: 1024 * 1024,
      feed: 'tester',
      passwordPower: 10,
      dryRun,
    };
    const reports: LineReport[] = [];
    const run = async (changed: typeof db) => {
      for await (const report of runFeed(numbered(lines), { ...settings, db: changed })) reports.push(report);
    };
    await (dryRun ? tryFeed(db, run) : run(db));
    return reports;
  };
  const feed = (records: readonly object[], dryRun = false) =>
    feedTexts(
      records.map((record) => JSON.stringify(record)),
      dryRun,
    );
  const outcomes = async (...records: object[]) => (await feed(records)).map(({ outcome }) => outcome);
  const only = async (record: object) => (await feed([record]))[0];
  const list = async (account = 'everything', query: Record<string, string> = {}) => {
    const token = await api().tokenOf(account);
    return (await api().get<ServedPublicationList>('equities_documents', { token, query })).body.records;
  };
  const found = async (reference: string, account?: string) =>
    (await list(account, { search_term: `Paper ${reference}` })).find(({ doc_ref }) => doc_ref === reference);

  beforeAll(async () => {
    expect(await outcomes(...taxonomy)).toEqual(['stored', 'stored', 'stored', 'stored']);
  }, 60_000);

  test('publishes a paper with its file and preview, with what the server works out', async () => {
    put('first.pdf', '%PDF-1.7 first');
    put('first.html', '<p>Our first paper.</p>');
    const record = paper('P-1', {
      summary: 'Sales rise.',
      file: { path: 'first.pdf' },
      preview: { path: 'first.html' },
    });
    expect(await outcomes(record)).toEqual(['created']);
    expect(await found('P-1')).toMatchObject({
      entitled: true,
      summary: 'Sales rise.',
      download_link: 'documents/P-1/download',
      publication_type: { value: 'Erster Blick', translated_value: 'First Look' },
      primary_tags: { Company: [{ value: 'Real Watches' }], Analyst: [{ value: 'Rosa Rüegg' }] },
    });
    expect((await found('P-1', 'equity'))?.entitled).toBe(true);
    const token = await api().tokenOf('everything');
    const preview = await api().get('document_preview_html', { token, query: { docRef: 'P-1' } });
    expect(preview.body['html_content']).toBe('<p>Our first paper.</p>');
    const [byTicker] = await list('everything', { search_term: 'RWTC' });
    expect(byTicker?.doc_ref).toBe('P-1');
    const [byText] = await list('everything', { search_term: '"sales rise"' });
    expect(byText?.doc_ref).toBe('P-1');
  });

  test('who has not subscribed to it sees that it is there, and nothing of it', async () => {
    await feed([paper('P-3', { summary: 'Hidden.' })]);
    const token = await api().tokenOf('bonds');
    const refused = await api().get('document_preview_html', { token, query: { docRef: 'P-3' } });
    expect(refused.status).toBe(403);
  });

  test('fed twice, everything happens once; a feed goes on where it stopped', async () => {
    const records = [...taxonomy, paper('T-1'), paper('T-2'), { kind: 'withdrawal', reference: 'T-1' }];
    await feed(records.slice(0, 5));
    expect(await outcomes(...records)).toEqual([
      ...['stored', 'stored', 'stored', 'stored', 'unchanged', 'created', 'withdrawn'],
    ]);
    expect(await outcomes(...records)).toEqual([
      ...['stored', 'stored', 'stored', 'stored', 'unchanged', 'unchanged', 'unchanged'],
    ]);
    expect([await found('T-1'), (await found('T-2'))?.title]).toEqual([undefined, 'Paper T-2']);
  });

  test('other content must declare itself: replacements are quiet, corrections unread', async () => {
    await feed([paper('R-1')]);
    const [row] = await api().services.db.query<{ id: number }>(
      sql`select id from publications where doc_ref = 'R-1'`,
    );
    const marks = () =>
      api().services.db.query(sql`select from read_marks where publication_id = ${row?.id}`);
    await api().services.db.query(sql`
      insert into read_marks (client_id, publication_id, opened) select id, ${row?.id}, true from clients where username = 'equity@demo.example'`);
    expect(await only(paper('R-1', { summary: 'Other.' }))).toMatchObject({
      outcome: 'refused',
      reason: 'R-1 is there with other content.',
      hint: 'Say "action": "correct" for what readers must notice, or "replace".',
    });
    expect(await outcomes(paper('R-1', { action: 'replace', title: 'Paper R-1, replaced' }))).toEqual([
      'replaced',
    ]);
    expect(await marks()).toHaveLength(1);
    expect(await outcomes(paper('R-1', { action: 'correct', title: 'Paper R-1, corrected' }))).toEqual([
      'corrected',
    ]);
    expect(await marks()).toHaveLength(0);
    expect((await found('R-1'))?.title).toBe('Paper R-1, corrected');
    expect(await only(paper('R-2', { action: 'replace' }))).toMatchObject({
      reason: 'There is no R-2 to replace.',
    });
    expect(await only({ kind: 'withdrawal', reference: 'R-2' })).toMatchObject({
      reason: 'There is no R-2 to withdraw.',
    });
    const revised = (title: string) => paper('R-3', { action: 'revise', companies: ['RWTC SW'], title });
    expect(await outcomes(revised('Paper R-3'), revised('Paper R-3!'), revised('Paper R-3!'))).toEqual([
      ...['created', 'corrected', 'unchanged'],
    ]);
    expect((await found('R-3'))?.primary_tags).toMatchObject({ Company: [{ value: 'Real Watches' }] });
  });

  test('a company is named by its ISIN, too, unless two have it', async () => {
    const company = (reference: string) => ({
      ...{ ...taxonomy[3], reference, name: `Company ${reference}`, isin: 'CH0038863350' },
      ...{ ticker: reference, bloomberg_ticker: `${reference} SW` },
    });
    const named = (reference: string) => paper(reference, { companies: ['CH0038863350'] });
    expect(await outcomes(company('C-2'), named('I-1'))).toEqual(['stored', 'created']);
    expect((await found('I-1'))?.primary_tags).toMatchObject({ Company: [{ value: 'Company C-2' }] });
    await feed([company('C-3')]);
    expect(await only(named('I-2'))).toMatchObject({
      reason: 'Two companies are called “CH0038863350”.',
      hint: 'Name the company by its reference.',
    });
  });

  test('two feeds of one publication at once publish it once', async () => {
    const both = await Promise.all([feed([paper('B-1')]), feed([paper('B-1')])]);
    expect(
      both
        .flat()
        .map(({ outcome }) => outcome)
        .sort(),
    ).toEqual(['created', 'unchanged']);
    const different = await Promise.all([
      feed([paper('B-2')]),
      feed([paper('B-2', { title: 'Paper B-2!' })]),
    ]);
    expect(
      different
        .flat()
        .map(({ outcome }) => outcome)
        .sort(),
    ).toEqual(['created', 'refused']);
  });

  test('a dry run says what would happen and changes nothing', async () => {
    put('dry.pdf', '%PDF-1.7 dry');
    const counts = () =>
      api().services.db.query(sql`select (select count(*)::int from publications) as publications,
        (select count(*)::int from feed_records) as records, (select count(*)::int from files) as files`);
    const before = await counts();
    const record = paper('D-1', { file: { path: 'dry.pdf' } });
    const tried = await feed([record, paper('D-2', { type: 'Nothing' })], true);
    expect(tried.map(({ outcome }) => outcome)).toEqual(['created', 'refused']);
    const both = [{ ...taxonomy[0], name: { en: 'New', de: 'Neu' } }, paper('D-3', { type: 'New' })];
    expect((await feed(both, true)).map(({ outcome }) => outcome)).toEqual(['stored', 'created']);
    expect(await counts()).toEqual(before);
    await feed([record]);
    expect((await feed([record], true))[0]?.outcome).toBe('unchanged');
  });

  test('[D-07] under embargo it is in no table that a call reads; then published and announced', async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const { db } = api().services;
    expect(await outcomes(paper('E-1', { publish_at: at, summary: 'Embargoed sentence.' }))).toEqual([
      'held until its time',
    ]);
    const token = await api().tokenOf('everything');
    const reads = async () => [
      (await found('E-1'))?.doc_ref,
      (await api().get('document_preview_html', { token, query: { docRef: 'E-1' } })).status,
      (await api().post('download_token', { token, body: { path: 'documents/E-1/download' } })).status,
      (await db.query(sql`select from publications where doc_ref = 'E-1'`)).length,
      (await db.query(sql`select from document_texts where body like 'Embargoed%'`)).length,
    ];
    const fail = (error: unknown) => {
      throw error;
    };
    expect(await publishDue(db, fail)).toBe(0);
    expect(await reads()).toEqual([undefined, 404, 404, 0, 0]);
    expect(
      await outcomes(paper('E-1', { publish_at: at, action: 'replace', title: 'Paper E-1, better' })),
    ).toEqual(['held until its time']);
    await db.query(sql`update held_publications set publish_at = now() - interval '1 second'`);
    const published = await Promise.all([publishDue(db, fail), publishDue(db, fail)]);
    expect(published.sort()).toEqual([0, 1]);
    expect((await found('E-1'))?.title).toBe('Paper E-1, better');
    const announced = await db.query(
      sql`select from announcements join publications p on p.id = publication_id where doc_ref = 'E-1'`,
    );
    expect(announced).toHaveLength(1);
  });

  test('what cannot be published at its time is refused now; published papers stay', async () => {
    const publish_at = '2099-01-01T00:00:00Z';
    expect(await only(paper('E-2', { publish_at, sectors: ['None'] }))).toMatchObject({
      reason: 'There is no Sector “None”.',
    });
    await feed([paper('E-3')]);
    expect(await only(paper('E-3', { publish_at, action: 'replace' }))).toMatchObject({
      reason: 'E-3 is published: it cannot go under embargo.',
    });
    await feed([paper('E-4', { publish_at })]);
    expect(await outcomes({ kind: 'withdrawal', reference: 'E-4' })).toEqual(['withdrawn']);
    expect(await api().services.db.query(sql`select from held_publications where reference = 'E-4'`)).toEqual(
      [],
    );
  });

  test('a reference of the demo is refused, and the demo’s tags are not a bank’s', async () => {
    const [demo] = await api().services.db.query<{ ref: string }>(
      sql`select doc_ref as ref from publications where origin = 'demo' limit 1`,
    );
    expect(await only(paper(demo?.ref ?? ''))).toMatchObject({
      reason: `${demo?.ref} is a publication of the demo.`,
    });
    expect(await only(paper('X-1', { companies: ['Alberris Drive'] }))).toMatchObject({
      reason: 'There is no Company “Alberris Drive”.',
      hint: 'Feed it first, in a line before this one, or correct its name.',
    });
  });

  const packed = deflateSync('1 0 << /S /J#61vaScript /JS (app.alert) >>');
  const objectStream = Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj << /Type /ObjStm >>\nstream\n'),
    packed,
    Buffer.from('\nendstream'),
  ]);

  test.each<[string, string | Buffer | undefined, string]>([
    ['missing.pdf', undefined, 'The file missing.pdf is missing.'],
    ['empty.pdf', '', 'The file empty.pdf is empty.'],
    [
      'large.pdf',
      `%PDF-${'x'.repeat(1_100_000)}`,
      'The file large.pdf has 2 MB, more than the 1 MB that are allowed.',
    ],
    [
      'words.pdf',
      'Just words',
      'The file words.pdf is said to be application/pdf, and its bytes are of an unknown type.',
    ],
    [
      'picture.pdf',
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      'The file picture.pdf is said to be application/pdf, and its bytes are image/png.',
    ],
    ['page.html', '<p>', 'The file page.html is text/html, which is not taken here.'],
    ['encrypted.pdf', '%PDF-1.7 trailer << /Encrypt 5 0 R >>', 'The file encrypted.pdf is encrypted.'],
    ['script.pdf', '%PDF-1.7 << /S /JavaScript /JS (x) >>', 'The file script.pdf has a JavaScript action.'],
    [
      'rendition.pdf',
      '%PDF-1.7 << /S /Rendition /OP 0 /JS (x) >>',
      'The file rendition.pdf has a JavaScript action.',
    ],
    ['packed.pdf', objectStream, 'The file packed.pdf has a JavaScript action.'],
    ['launch.pdf', '%PDF-1.7 << /S /Launch >>', 'The file launch.pdf starts a program.'],
    ['files.pdf', '%PDF-1.7 << /Type /EmbeddedFile >>', 'The file files.pdf has files inside.'],
    ['../outside.pdf', '%PDF-1.7', 'The file ../outside.pdf is outside of the feed’s folder.'],
  ])('the file %s is refused, and nothing is left of its line', async (name, bytes, reason) => {
    if (bytes !== undefined) put(name, bytes);
    const report = await only(paper('F-1', { file: { path: name } }));
    expect([report?.outcome, report?.reason]).toEqual(['refused', reason]);
    expect(report?.hint).toMatch(/\.$/);
    expect(await found('F-1')).toBeUndefined();
  });

  test('bytes of a compressed picture that look like a name refuse no file', async () => {
    put('picture-inside.pdf', Buffer.from('%PDF-1.7\nstream\n\x9d/JS\x00\xfe/JS(\x8a\nendstream', 'latin1'));
    expect(await outcomes(paper('F-2', { file: { path: 'picture-inside.pdf' } }))).toEqual(['created']);
  });

  test('each bad line is refused with its number, and the others are taken', async () => {
    const reports = await feedTexts([
      '\ufeff' + JSON.stringify(paper('L-1')),
      '{"kind":',
      '',
      JSON.stringify({ kind: 'poem' }),
      JSON.stringify(paper('L 2')),
      JSON.stringify(paper('L-3', { publish_at: '2026-03-10', color: 'red' })),
      JSON.stringify(paper('L-4', { type: 'Unknown' })),
      JSON.stringify(paper('L-5')),
    ]);
    expect(reports.map(({ line, outcome }) => [line, outcome])).toEqual([
      [1, 'created'],
      [2, 'refused'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'refused'],
      [7, 'refused'],
      [8, 'created'],
    ]);
    expect(reports[1]?.reason).toBe('The line is not JSON.');
    expect(reports[3]?.reason).toBe(
      'reference: must have 1 to 100 letters, digits, dots, hyphens or underscores.',
    );
    expect(reports[4]?.reason).toContain(
      'publish_at: must be a time with its zone, such as 2026-11-27T08:00:00+01:00',
    );
    expect(reports[5]).toMatchObject({
      kind: 'publication',
      name: 'L-4',
      reason: 'There is no Publication Type “Unknown”.',
    });
  });

  test('a name that another reference has is refused', async () => {
    expect(
      await only({ kind: 'sector', reference: 'S-9', name: { en: 'Clockwork', de: 'Uhrwerke' } }),
    ).toMatchObject({
      reason: 'The Sector Clockwork is there with the reference S-1.',
    });
  });
});
