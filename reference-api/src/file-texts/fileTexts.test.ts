import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ServedPublicationList } from '@portal/wire';
import { sweepDaily } from '#content-store/sweepDaily.ts';
import type { Db } from '#db/Db.ts';
import { publishDue } from '#feed/publishWhenDue.ts';
import { numbered, runFeed } from '#feed/runFeed.ts';
import { aPdf } from '#testing/files/aPdf.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { TextReader } from './TextReader.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-texts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const paper = (reference: string, file: string, more: object = {}) => ({
  kind: 'publication',
  reference,
  publish_at: '2026-03-10T08:00:00+01:00',
  language: 'en',
  type: 'Second Look',
  asset_classes: ['Equity'],
  title: `Paper ${reference}`,
  file: { path: file },
  ...more,
});

onOneEngine('[D-04] the text of a file', (api) => {
  const unreadable: unknown[] = [];
  const faults: unknown[] = [];
  const reader = () =>
    new TextReader(api().services, {
      onUnreadable: ({ references, fault }) => unreadable.push([references, fault]),
      onCut: (file) => faults.push(file),
      onFault: (error) => faults.push(error),
    });
  const readAll = async () => {
    const reading = reader();
    await reading.readDue();
    await reading.close();
  };
  const feed = async (...records: object[]) => {
    const { db, content } = api().services;
    const lines = (async function* () {
      for (const record of records) yield await Promise.resolve(JSON.stringify(record));
    })();
    const settings = { folder, mostBytes: 1e7, feed: 'tester', passwordPower: 10, dryRun: false };
    const outcomes = [];
    for await (const { outcome } of runFeed(numbered(lines), { db, content, ...settings }))
      outcomes.push(outcome);
    return outcomes;
  };
  const found = async (search_term: string, account = 'everything') => {
    const token = await api().tokenOf(account);
    const query = { search_term };
    const { body } = await api().get<ServedPublicationList>('all_research_documents', { token, query });
    return body.records.map(({ doc_ref, matched_text, matched_page }) => [
      doc_ref,
      matched_text,
      matched_page,
    ]);
  };

  beforeAll(async () => {
    const name = { en: 'Second Look', de: 'Zweiter Blick' };
    expect(await feed({ kind: 'publication_type', name, aggregated_type: 'Company Research' })).toEqual([
      'stored',
    ]);
    writeFileSync(
      join(folder, 'two.pdf'),
      await aPdf('The first page is about lemurs.', 'On the second page a wombat digs.'),
    );
    writeFileSync(join(folder, 'broken.pdf'), '%PDF-1.7 and nothing else');
  }, 60_000);

  test('is found with its page once it was read, by those who may read it', async () => {
    expect(await feed(paper('T-1', 'two.pdf', { summary: 'An animal digs.' }))).toEqual(['created']);
    expect(await found('Paper T-1')).toEqual([['T-1', undefined, undefined]]);
    expect(await found('wombat')).toEqual([]);
    await readAll();
    expect(await found('wombat')).toEqual([['T-1', 'On the second page a wombat digs.', 2]]);
    expect(await found('lemurs')).toEqual([['T-1', 'The first page is about lemurs.', 1]]);
    expect(await found('animal')).toEqual([['T-1', 'An animal digs.', undefined]]);
    expect(await found('wombat', 'bonds')).toEqual([]);
  }, 60_000);

  test('stays when other content replaces what is around it, and is that of the new file', async () => {
    await feed(paper('T-1', 'two.pdf', { action: 'replace', summary: 'Two animals.' }));
    expect(await found('wombat')).toEqual([['T-1', 'On the second page a wombat digs.', 2]]);
    writeFileSync(join(folder, 'other.pdf'), await aPdf('A numbat instead.'));
    await feed(paper('T-1', 'other.pdf', { action: 'replace' }));
    expect(await found('wombat')).toEqual([]);
    await readAll();
    expect(await found('numbat')).toEqual([['T-1', 'A numbat instead.', 1]]);
    const token = await api().tokenOf('everything');
    const { body } = await api().get<ServedPublicationList>('all_research_documents', {
      token,
      query: { search_term: 'Paper T-1' },
    });
    expect(body.records[0]?.summary).toBeNull();
  }, 60_000);

  test('under embargo is read, and found only from its time on', async () => {
    const { db } = api().services;
    writeFileSync(join(folder, 'held.pdf'), await aPdf('A secret quokka.'));
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    expect(await feed(paper('T-2', 'held.pdf', { publish_at }))).toEqual(['held until its time']);
    await readAll();
    expect(await found('quokka')).toEqual([]);
    await db.query(sql`update held_publications set publish_at = now() where reference = 'T-2'`);
    expect(await publishDue(db, (error) => faults.push(error))).toBe(1);
    expect(await found('quokka')).toEqual([['T-2', 'A secret quokka.', 1]]);
  }, 60_000);

  test('that cannot be read is reported once, and its paper stays', async () => {
    await feed(paper('T-3', 'broken.pdf'));
    await readAll();
    await readAll();
    expect(unreadable.splice(0)).toEqual([[['T-3'], 'is not a valid PDF']]);
    expect(await found('Paper T-3')).toEqual([['T-3', undefined, undefined]]);
  }, 60_000);

  test('of a file that is away is tried again, five times in all', async () => {
    const { db, content } = api().services;
    writeFileSync(join(folder, 'away.pdf'), await aPdf('An away possum.'));
    await feed(paper('T-4', 'away.pdf'));
    const away = { ...content, open: () => Promise.resolve(undefined) };
    for (let attempt = 0; attempt < 6; attempt++) {
      const reading = new TextReader(
        { db, content: away },
        {
          onUnreadable: ({ references }) => unreadable.push(references),
          onCut: (file) => faults.push(file),
          onFault: (error) => faults.push(error),
        },
      );
      await reading.readDue();
      await reading.close();
      await db.query(sql`update file_texts set due_at = now()`);
    }
    expect(faults.splice(0).map(String)).toEqual(
      Array(4).fill(expect.stringMatching(/^Error: The stored file [0-9a-f]{64} is missing\.$/)),
    );
    expect(unreadable.splice(0)).toEqual([['T-4']]);
  }, 60_000);

  test('is not begun by a reader that was closed while it took the file', async () => {
    const { db, content } = api().services;
    writeFileSync(join(folder, 'late.pdf'), await aPdf('A late dingo.'));
    await feed(paper('T-6', 'late.pdf'));
    const opened = jest.fn(content.open);
    let closed: Promise<void> | undefined;
    const query: Db['query'] = async <Row>(...given: Parameters<Db['query']>) => {
      const rows = await db.query<Row & object>(...given);
      if (rows.some((row) => 'attempts' in row)) closed ??= reading.close();
      return rows;
    };
    const reading = new TextReader(
      { db: { ...db, query }, content: { ...content, open: opened } },
      {
        onUnreadable: (file) => faults.push(file),
        onCut: (file) => faults.push(file),
        onFault: (error) => faults.push(error),
      },
    );
    await reading.readDue();
    await closed;
    expect([closed, opened.mock.calls, faults]).toEqual([expect.any(Promise), [], []]);
    await db.query(sql`update file_texts set due_at = now() where state = 'open'`);
    await readAll();
    expect(await found('dingo')).toEqual([['T-6', 'A late dingo.', 1]]);
  }, 60_000);

  test('whose process was killed each time is given up', async () => {
    const { db } = api().services;
    writeFileSync(join(folder, 'fatal.pdf'), await aPdf('A fatal bilby.'));
    await feed(paper('T-5', 'fatal.pdf'));
    await db.query(sql`update file_texts set attempts = 5 where state = 'open'`);
    await readAll();
    expect(unreadable.splice(0)).toEqual([[['T-5'], 'ended the process that read it']]);
    expect(await found('bilby')).toEqual([]);
  }, 60_000);

  test('goes with its last publication', async () => {
    const { db, content } = api().services;
    await feed({ kind: 'withdrawal', reference: 'T-2' });
    expect(await found('quokka')).toEqual([]);
    await sweepDaily({ db, content }, (error) => faults.push(error))();
    expect(await db.query(sql`select from file_texts where pages::text like '%quokka%'`)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
