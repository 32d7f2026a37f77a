import { zurichDay } from '@portal/node';
import type { ServedPublication, ServedPublicationList } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

const languageOf = (record: ServedPublication) => record.language.value;
const dayOf = (record: ServedPublication) => zurichDay(new Date(record.publication_date));

onOneEngine('publications', (api) => {
  const tokenOf = (word: string) => api().tokenOf(word);
  const list = async (path: string, query: Record<string, string> = {}, word = 'everything') => {
    const { status, body } = await api().get<ServedPublicationList>(path, {
      token: await tokenOf(word),
      query,
    });
    expect(status).toBe(200);
    return body;
  };
  const highlights = (query?: Record<string, string>, word?: string) =>
    list('highlights_documents', query, word);
  const filters = (groups: Record<string, string[]>) => JSON.stringify(groups);

  test('highlights are the day’s 24 to 40, newest first, in every class and language', async () => {
    const { records, pagination_metadata } = await highlights();
    expect(pagination_metadata).toEqual({ page: 1, num_pages: 1, max_records: records.length });
    expect(records.length).toBeGreaterThanOrEqual(24);
    expect(records.length).toBeLessThanOrEqual(40);
    expect(new Set(records.map(dayOf))).toEqual(new Set(['2026-03-11']));
    const dates = records.map((record) => record.publication_date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(records.map(languageOf))).toEqual(new Set(['English', 'German']));
    const classes = records.flatMap((record) => record.asset_classification.value.split(', '));
    expect(new Set(classes)).toEqual(new Set(['Equity', 'Fixed Income', 'Markets']));
    expect(new Set(records.map((record) => record.title)).size).toBe(records.length);
  });

  test('the order can be turned round', async () => {
    const [down, up] = [await highlights(), await highlights({ order: 'asc' })];
    expect(up.records.map((each) => each.doc_ref)).toEqual(
      down.records.map((each) => each.doc_ref).reverse(),
    );
  });

  test('pages have no gap and no repetition, even when all have the same time', async () => {
    await api().services.db.query(
      sql`update publications set publication_date = '2026-03-11 09:00+01' where publication_date >= '2026-03-11 00:00+01'`,
    );
    const whole = (await highlights()).records.map((each) => each.doc_ref);
    const paged: string[] = [];
    for (let page = 1; page <= Math.ceil(whole.length / 7); page++) {
      const { records, pagination_metadata } = await highlights({ page: String(page), page_size: '7' });
      expect(pagination_metadata).toEqual({
        page,
        num_pages: Math.ceil(whole.length / 7),
        max_records: whole.length,
      });
      paged.push(...records.map((each) => each.doc_ref));
    }
    expect(paged).toEqual(whole);
    const beyond = await highlights({ page: '99', page_size: '7' });
    expect([beyond.records, beyond.pagination_metadata.max_records]).toEqual([[], whole.length]);
  });

  test('no more than the limit is counted', async () => {
    const { records, pagination_metadata } = await highlights({ limit: '10', page_size: '4' });
    expect(records).toHaveLength(4);
    expect(pagination_metadata).toEqual({ page: 1, num_pages: 3, max_records: 10 });
  });

  test('filters: any value, every category, exclusions win, unknown values match nothing', async () => {
    const german = await highlights({ tag_filters: filters({ Language: ['German'] }) });
    expect(new Set(german.records.map(languageOf))).toEqual(new Set(['German']));
    const both = await highlights({
      tag_filters: filters({ Language: ['German', 'English'], 'Asset Classification': [] }),
    });
    expect(both.records).toHaveLength((await highlights()).records.length);
    const classes = filters({ 'Asset Classification': ['Equity', 'Markets'], Language: ['English'] });
    const not = filters({ 'Asset Classification': ['Markets'] });
    const equity = await highlights({ tag_filters: classes, tag_not_filters: not });
    expect(equity.records.length).toBeGreaterThan(0);
    for (const { asset_classification, language } of equity.records) {
      expect(asset_classification.value).toContain('Equity');
      expect(asset_classification.value).not.toContain('Markets');
      expect(language.value).toBe('English');
    }
    const unknown = await highlights({ tag_filters: filters({ Sector: ["Robots'); drop table tags; --"] }) });
    expect(unknown).toEqual({ records: [], pagination_metadata: { page: 1, num_pages: 0, max_records: 0 } });
  });

  test('a date range replaces the day; both ends are days in Zurich', async () => {
    const { records } = await highlights({
      date_range: JSON.stringify({ start_date: '2026-01-11', end_date: '2026-03-10' }),
    });
    expect(records.length).toBeGreaterThan(0);
    for (const record of records)
      expect(dayOf(record) >= '2026-01-11' && dayOf(record) <= '2026-03-10').toBe(true);
    const widest = JSON.stringify({ start_date: '1900-01-01', end_date: '2999-12-31' });
    expect((await highlights({ date_range: widest, limit: '1000' })).pagination_metadata.max_records).toBe(
      (await list('web_documents', { limit: '1000' })).pagination_metadata.max_records,
    );
  });

  test('[H-03] highlights are searched in order of time, with a range and filters', async () => {
    const [first] = (await highlights({ order: 'asc' })).records;
    const search_term = `"${first?.primary_tags['Analyst']?.[0]?.value ?? first?.title ?? ''}"`;
    const found = await highlights({ search_term });
    expect(found.records.map(({ doc_ref }) => doc_ref)).toContain(first?.doc_ref);
    expect(found.records.length).toBeLessThan((await highlights()).records.length);
    const dates = found.records.map(({ publication_date }) => publication_date);
    expect(dates).toEqual(dates.toSorted().reverse());
    const before = JSON.stringify({ start_date: '2026-01-01', end_date: '2026-03-10' });
    const older = await highlights({ search_term, date_range: before });
    expect(older.records.map(({ doc_ref }) => doc_ref)).not.toContain(first?.doc_ref);
    expect(
      (await highlights({ search_term, tag_filters: filters({ Sector: ['Alchemy'] }) })).records,
    ).toEqual([]);
  });

  test('[G-09] highlights belong to those who may open their page', async () => {
    const token = await tokenOf('nothing');
    expect(await api().get('highlights_documents', { token })).toMatchObject({
      status: 403,
      body: { detail: 'Today’s Highlights are not included in the subscription.' },
    });
  });

  test.each([
    ['JSON that is none', { tag_filters: '{"Language":' }],
    ['filters of another shape', { tag_filters: '["German"]' }],
    ['a day that is none', { date_range: '{"start_date":"2026-02-30","end_date":"2026-03-01"}' }],
    ['a day before 1900', { date_range: '{"start_date":"0001-01-01","end_date":"2026-03-01"}' }],
    ['a day after 2999', { date_range: '{"start_date":"2026-03-01","end_date":"9999-12-31"}' }],
    ['a filter by __proto__', { tag_filters: '{"__proto__":["x"]}' }],
    ['a filter by constructor', { tag_filters: '{"constructor":["x"],"Language":["German"]}' }],
    ['an exclusion by prototype', { tag_not_filters: '{"prototype":["x"]}' }],
    ['an order that is none', { order: 'newest' }],
    ['a page below the first', { page: '0' }],
    ['a page size beyond 200', { page_size: '201' }],
  ])('%s is refused with 400 and the field’s name', async (_, query: Record<string, string>) => {
    const { status, body } = await api().get('highlights_documents', {
      token: await tokenOf('everything'),
      query,
    });
    expect(status).toBe(400);
    expect(Object.keys(body['errors'] as object)[0]).toContain(Object.keys(query)[0]);
  });

  test('a range that ends before it begins is refused with a reason', async () => {
    const date_range = JSON.stringify({ start_date: '2026-03-10', end_date: '2026-03-09' });
    const token = await tokenOf('everything');
    expect(await api().get('web_documents', { token, query: { date_range } })).toMatchObject({
      status: 400,
      body: { errors: { 'date_range.end_date': ['must not be before start_date'] } },
    });
  });

  test.each([
    ['equity', 'Equity'],
    ['bonds', 'Fixed Income'],
  ])(
    '%s@ is entitled to what has the class %s, and gets no link to anything else',
    async (word, assetClass) => {
      const { records } = await highlights({}, word);
      const entitled = records.filter((record) => record.entitled);
      expect(entitled.length).toBeGreaterThan(0);
      expect(entitled.length).toBeLessThan(records.length);
      for (const record of records) {
        expect(record.entitled).toBe(record.asset_classification.value.split(', ').includes(assetClass));
        if (!record.entitled) expect([record.download_link, record.preview_link]).toEqual(['', '']);
      }
    },
  );

  test('links are there for what is entitled: a file, a preview, or both', async () => {
    const { records } = await list('web_documents', { page_size: '200' });
    for (const { doc_ref, attachment_content_type, download_link, preview_link } of records) {
      expect(download_link).toBe(attachment_content_type === null ? '' : `documents/${doc_ref}/download`);
      const spreadsheet = attachment_content_type?.includes('spreadsheet') === true;
      expect(preview_link).toBe(spreadsheet ? '' : `/document_preview/${doc_ref}`);
    }
    expect(new Set(records.map((each) => each.attachment_content_type?.split('.').at(-1)))).toEqual(
      new Set(['application/pdf', 'sheet', undefined]),
    );
  });

  test('publication types are German in value, English in translation; others reversed', async () => {
    const { records } = await list('web_documents', {
      tag_filters: filters({ 'Publication Type': ['Unternehmens-Update'] }),
    });
    expect(records[0]).toMatchObject({
      publication_type: { value: 'Unternehmens-Update', translated_value: 'Company Update' },
      primary_tags: {
        Company: [expect.any(Object)],
        Sector: [expect.any(Object)],
        Analyst: expect.any(Array),
      },
    });
    const languages = records.map((record) => record.language);
    expect(languages).toContainEqual({ value: 'German', translated_value: 'Deutsch' });
  });

  test('the footer finds one disclaimer in its language, which everybody may read', async () => {
    const query = {
      limit: '1',
      order: 'desc',
      tag_filters: filters({ 'Publication Type': ['Disclaimer'], Language: ['German'] }),
    };
    const { records } = await list('web_documents', query, 'nothing');
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      title: 'Disclaimer und rechtliche Hinweise',
      entitled: true,
      download_link: 'documents/disclaimer-2026-de/download',
    });
  });

  test('the Daily Market Opinion is today’s, in the given language, linked if entitled', async () => {
    const links = async (word: string, language?: string) =>
      (
        await api().get<unknown[]>('dmo_links', {
          token: await tokenOf(word),
          query: language === undefined ? {} : { language },
        })
      ).body;
    expect(await links('everything', 'German')).toEqual([
      { entitled: true, download_link: 'documents/R20260311-002-de/download' },
    ]);
    expect(await links('everything')).toEqual([
      { entitled: true, download_link: 'documents/R20260311-001-en/download' },
    ]);
    expect(await links('equity', 'English')).toEqual([{ entitled: false, download_link: null }]);
    await api().services.db.query(
      sql`update publications set publication_date = '2026-03-10 07:00+01' where publication_type = 'DMO Gesamt'`,
    );
    expect(await links('everything', 'English')).toEqual([]);
  });
});
