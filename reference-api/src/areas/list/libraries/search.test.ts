import type { ServedPublicationList } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

onOneEngine('search', (api) => {
  const search = async (search_term: string, more: Record<string, string> = {}) => {
    const token = await api().tokenOf('everything');
    const query = { search_term, ...more };
    const { status, body } = await api().get<ServedPublicationList>('all_research_documents', {
      token,
      query,
    });
    expect(status).toBe(200);
    return body.records;
  };
  const titles = async (term: string, more?: Record<string, string>) =>
    (await search(term, more)).map(({ title }) => title);
  const publish = (title: string, language: 'en' | 'de', more: object = {}) =>
    api().post<{ doc_ref: string }>('test/publications', {
      body: { title, language, text: 'No word of it.', ...more },
    });

  beforeAll(async () => {
    await publish('Quokka erhöht die Dividenden in Zürich', 'de', { minutes: 1 });
    await publish('The quokka raises dividends and confirms estimates', 'en', { minutes: 2 });
    await publish('Estimates of the wombat: confirms nothing', 'en', { minutes: 3 });
    await publish('Résumé of the Genève numbat, 100 % and more', 'en', { minutes: 4 });
    await publish('Euro-area bilby: Mueller (MUE/B, MUEN.S) at 1.5', 'en', { minutes: 5 });
    await publish('Bilby der Eurozone: Müller vor Grösse', 'de', { minutes: 6 });
  });

  test.each([
    ['quokka', 2],
    ['QUOKKAS', 2],
    ['dividende quokka', 2],
    ['ERHOHT quokka', 1],
    ['dividend quokka', 2],
    ['zurich quokka', 1],
    ['ZÜRICH quokka', 1],
    ['resume geneve', 1],
    ['"confirms estimates"', 1],
    ['"estimates confirms"', 0],
    ['wombat or numbat', 2],
    ['numbat 100', 1],
    ['estimates -quokka -wombat', 0],
    ['quokka zebra', 0],
  ])('[L-14] %s finds %i', async (term, count) => {
    const found = (await titles(term)).filter((title) => /quokka|wombat|numbat/i.test(title));
    expect(found).toHaveLength(count);
  });

  test.each([
    ['a beginning', 'bil', 2],
    ['two beginnings', 'grö bil', 1],
    ['a beginning in capitals', 'QUO EST', 1],
    ['a stem and a beginning', 'dividends quo', 2],
    ['a word with a hyphen', 'euro-area bilby', 1],
    ['its parts without', 'euro area bilby', 1],
    ['a later part of it', 'area bilby', 1],
    ['ü for ue and for itself', 'müller bilby', 2],
    ['ue for both', 'mueller bilby', 2],
    ['u for both', 'muller bilby', 2],
    ['ö as oe', 'groesse bilby', 1],
    ['ss as ß', 'größe bilby', 1],
    ['a class of shares', 'mue/b area', 1],
    ['a ticker with its market', 'muen.s bilby', 1],
    ['a ticker alone', 'MUEN bilby', 1],
    ['a number', '1.5 bilby', 1],
    ['a phrase with a hyphen', '"euro-area bilby"', 1],
    ['its words in another order', '"area-euro bilby"', 0],
    ['a phrase with a ticker', '"MUE/B, MUEN.S"', 1],
    ['a word with a hyphen next to an operator', 'euro-area -quokka', 1],
    ['what has no word with a hyphen', 'bilby -euro-area', 1],
    ['what has no phrase', 'bilby -"euro area"', 1],
    ['the end of a word', 'lby', 0],
    ['a number within another', '5 bilby', 0],
  ])('[L-19] %s finds its titles: %s, %i', async (_what, term, count) => {
    const found = (await titles(term)).filter((title) => /bilby|quokka/i.test(title));
    expect(found).toHaveLength(count);
  });

  test('[L-19] a whole word comes before the beginning of one', async () => {
    await publish('Bandicootlike', 'en', { minutes: 1 });
    await publish('Bandicoot', 'en', { minutes: 9 });
    expect(await titles('bandicoot')).toEqual(['Bandicoot', 'Bandicootlike']);
  });

  test.each([
    '%',
    '*',
    "'",
    '"',
    '((((',
    '&|!',
    ':*',
    '\\',
    '-',
    '"the"',
    '\\:*',
    '. . .',
    '😀'.repeat(200),
    'a'.repeat(500),
    '\ufb2c'.repeat(500),
    '\u{1d160}'.repeat(250),
    '(or "'.repeat(100),
    '-'.repeat(400),
    `xqx ${'-'.repeat(400)}y`,
    `xqx ${'- '.repeat(200)}-y`,
    '-('.repeat(200),
    '-""'.repeat(150),
    '-"!" '.repeat(90),
    `xqx ${'-(y '.repeat(80)}`,
  ])('marks and odd words (%#) are a search like any other, and find nothing', async (term) => {
    expect(await search(term)).toEqual([]);
  });

  test('blanks are no search', async () => {
    expect((await search('   ')).length).toBe(50);
  });

  test('[L-14] the best comes first, titles before names; with an order, the order counts', async () => {
    const company = (await search('quokka'))[0]?.primary_tags['Company']?.[0]?.value ?? '';
    await publish(`${company} in brief`, 'en', { minutes: 0 });
    const best = await titles(company);
    expect(best.length).toBeGreaterThan(3);
    expect(best[0]).toContain(company);
    const newest = await search(company, { order: 'desc' });
    const dates = newest.map(({ publication_date }) => publication_date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(newest.map(({ doc_ref }) => doc_ref).toSorted()).toEqual(
      (await search(company)).map(({ doc_ref }) => doc_ref).toSorted(),
    );
  });

  test('analysts, sectors and tickers are found by their names, accents or not', async () => {
    const [{ value } = { value: '' }] = await api().services.db.query<{ value: string }>(sql`
      select value from tags where category = 'Analyst' and value ~ '[üéä]'
        and exists (select from publications where tags.id = any(tag_ids)) order by value limit 1`);
    const folded = value.normalize('NFD').replaceAll(/\p{M}/gu, '');
    expect(folded).not.toBe(value);
    const [accented, plain] = [await search(`"${value}"`), await search(`"${folded}"`)];
    expect(accented.length).toBeGreaterThan(0);
    expect(plain).toEqual(accented);
    for (const { primary_tags } of plain)
      expect(primary_tags['Analyst']?.map((analyst) => analyst.value)).toContain(value);
  });

  test('a search keeps to the library and its filters', async () => {
    expect(await titles('quokka', { tag_filters: '{"Language":["German"]}' })).toEqual([
      'Quokka erhöht die Dividenden in Zürich',
    ]);
    const token = await api().tokenOf('everything');
    const { body } = await api().get<ServedPublicationList>('markets_documents', {
      token,
      query: { search_term: 'quokka' },
    });
    expect(body.records).toEqual([]);
  });

  test('[G-09] a search finds by what every client reads in a list, and by nothing else', async () => {
    const [{ definition } = { definition: '' }] = await api().services.db.query<{ definition: string }>(sql`
      select pg_get_expr(adbin, adrelid) as definition from pg_attrdef
      where adrelid = 'publications'::regclass and pg_get_expr(adbin, adrelid) like '%search_vector%'`);
    const searched = [...definition.matchAll(/search_vector\(language, (?:COALESCE\()?(\w+)/g)].map(
      ([, name]) => name,
    );
    expect(searched).toHaveLength(definition.split('search_vector').length - 1);
    expect(new Set(searched)).toEqual(new Set(['title', 'names', 'long_title']));
  });

  describe('references', () => {
    const db = () => api().services.db;

    test('[L-28] a document reference finds its document first, whatever its case', async () => {
      const { body } = await publish('Of the dugong', 'en', { minutes: 7 });
      await publish(`What ${body.doc_ref} says`, 'en', { minutes: 8 });
      expect((await titles(body.doc_ref.toLowerCase()))[0]).toBe('Of the dugong');
      expect((await titles(`${body.doc_ref}x`)).length).toBe(0);
      const [demo] = await db().query<{ doc_ref: string; title: string }>(
        sql`select doc_ref, title from publications where doc_ref ~ '^R.*-en$' and libraries > 0 limit 1`,
      );
      expect((await titles(demo?.doc_ref.toLowerCase() ?? ''))[0]).toBe(demo?.title);
      expect((await titles(demo?.doc_ref.toUpperCase() ?? ''))[0]).toBe(demo?.title);
    });

    test('[L-28] a GK number and a whole Bloomberg ticker find the research on their company', async () => {
      const [company] = await db().query<{ id: number; name: string; gk: string; ticker: string }>(sql`
        select companies.id, tags.value as name, gk_number as gk, tickers.value as ticker
        from companies join tags using (id)
          join tags tickers on tickers.external_id = tags.external_id and tickers.category = 'Bloomberg Company Ticker'
        where gk_number is not null and exists (select from publications where tag_ids @> array[companies.id])
          and not tags.international order by companies.id limit 1`);
      if (company === undefined) throw new Error('No company has a GK number and research.');
      const about = ({ primary_tags, other_tags }: ServedPublicationList['records'][number]) =>
        [primary_tags, other_tags].some((tags) =>
          tags['Company']?.some(({ value }) => value === company.name),
        );
      for (const typed of [company.gk, `${company.ticker} Equity`]) {
        const records = await search(typed);
        expect(records.length).toBeGreaterThan(0);
        expect(records.filter((record) => !about(record))).toEqual([]);
      }
    });
  });
});
