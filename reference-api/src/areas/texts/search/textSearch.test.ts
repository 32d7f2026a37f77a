import type { ServedPublicationList } from '@portal/wire';
import { sql } from 'drizzle-orm';
import type { TestQuery } from '#testing/TestApi.ts';
import { onEveryEngine } from '#testing/onEveryEngine.ts';

type Body = Record<string, unknown>;

onEveryEngine('the search of document texts', (api) => {
  const ask = async (search_term: string, { as = 'everything', ...more }: TestQuery = {}) => {
    const token = await api().tokenOf(as);
    const { status, body } = await api().get<ServedPublicationList>('all_research_documents', {
      token,
      query: { search_term, ...more },
    });
    expect(status).toBe(200);
    return body;
  };
  const found = async (term: string, more?: TestQuery) =>
    (await ask(term, more)).records.map(({ title, matched_text }) => [title, matched_text]);
  const publish = async (title: string, text: string, more: Body = {}) => {
    const body = { title, text, minutes: 1, ...more };
    return (await api().post<{ doc_ref: string }>('test/publications', { body })).body.doc_ref;
  };
  const entitle = (docRef: string, keys: number[]) =>
    api().services.db.query(
      sql`update publications set ent = ${sql.param(keys)}::int[] where doc_ref = ${docRef}`,
    );

  const growth = 'Growth comes from the yapok terminals <b>in</b> Genoa.';
  beforeAll(async () => {
    await publish(
      'Harbours in spring',
      `A first point.\n\n# Business\n\nNothing here.\n${growth}\n\nThe yapok again.`,
    );
    await publish('Yapok in the title', 'A second point.', { minutes: 2 });
    await publish('Häfen im Frühling', 'Die Containerschiffe der Yapokreederei fahren nach Zürich.', {
      language: 'de',
      minutes: 3,
    });
  });

  test('[L-19] a text is found by its words, with the sentence that has them; titles come first', async () => {
    expect(await found('yapok terminals')).toEqual([['Harbours in spring', growth]]);
    expect(await found('yapok')).toEqual([
      ['Yapok in the title', undefined],
      ['Häfen im Frühling', 'Die Containerschiffe der Yapokreederei fahren nach Zürich.'],
      ['Harbours in spring', growth],
    ]);
  });

  test.each([
    ['a beginning of three letters', 'con yapokr', 'Häfen im Frühling'],
    ['another ending', 'growing yapok terminal', 'Harbours in spring'],
    ['an umlaut as two letters', 'zuerich yapokreederei', 'Häfen im Frühling'],
    ['without its mark', 'ZURICH containerschiff', 'Häfen im Frühling'],
    ['a word of the title and one of the text', 'harbours genoa', 'Harbours in spring'],
    ['a phrase', '"yapok terminals"', 'Harbours in spring'],
    ['either of two', 'genoa or xqxq', 'Harbours in spring'],
    ['what is not excluded', 'terminals yapok -zürich', 'Harbours in spring'],
  ])('[L-19] %s finds: %s', async (_what, term, title) => {
    const all = await found(term);
    expect(all.map(([name]) => name)).toEqual([title]);
    expect(all[0]?.[1]).toMatch(/yapok/i);
  });

  test.each([
    ['a beginning of two letters', 'te harbours'],
    ['words of a phrase in another order', '"terminals yapok"'],
    ['what is excluded by the text', 'terminals yapok -genoa'],
    ['what is excluded by the title', 'terminals -harbours yapok'],
    ['an excluded phrase', 'yapok genoa -"yapok terminals"'],
    ['words that never meet', 'genoa zürich yapok'],
    ['a heading', 'business yapok'],
  ])('[L-19] %s finds nothing: %s', async (_what, term) => {
    expect(await found(term)).toEqual([]);
  });

  test('[L-19] of a title and a text the sentence shows what the title does not', async () => {
    await publish('Ningaui earns more', 'The ningaui is at home.\nA takin is not.', { language: 'en' });
    expect(await found('ningaui takin')).toEqual([['Ningaui earns more', 'A takin is not.']]);
  });

  test('[L-19] a sentence without end is cut around its words, and stays text', async () => {
    await publish(
      'Long',
      `${'Many words before. '.repeat(60)}The zorilla & <i>all</i>${' and more'.repeat(60)}`,
    );
    const [[, sentence] = []] = await found('zorilla');
    expect(sentence).toMatch(/^… Many words before\. .*The zorilla & <i>all<\/i>.* and more …$/);
  });

  test('[L-19] filters, order, counts and pages hold for texts', async () => {
    const german = { tag_filters: '{"Language":["German"]}' };
    expect((await found('yapok', german)).map(([title]) => title)).toEqual(['Häfen im Frühling']);
    const byDate = ['Häfen im Frühling', 'Yapok in the title', 'Harbours in spring'];
    expect((await found('yapok', { order: 'desc' })).map(([title]) => title)).toEqual(byDate);
    expect((await found('yapok', { order: 'asc' })).map(([title]) => title)).toEqual(byDate.toReversed());
    const second = await ask('yapok', { page_size: '2', page: '2' });
    expect(second.records.map(({ title }) => title)).toEqual(['Harbours in spring']);
    expect(second.pagination_metadata).toEqual({ page: 2, num_pages: 2, max_records: 3 });
    const { body: options } = await api().get<Record<string, { value: string; count: number }[]>>(
      'all_research_tag_filters',
      {
        token: await api().tokenOf('everything'),
        query: { categories: 'Language', search_term: 'yapok' },
      },
    );
    expect(options['Language']?.map(({ value, count }) => [value, count])).toEqual([
      ['English', 2],
      ['German', 1],
    ]);
  });

  test('[L-19] a word of every document finds all, up to the limit; no search, no sentence', async () => {
    const [{ count } = { count: 0 }] = await api().services.db.query<{ count: number }>(
      sql`select count(*)::int as count from document_texts where body ~* 'consensus|konsens'`,
    );
    expect(count).toBeGreaterThan(60);
    expect((await ask('consensus or Konsens')).pagination_metadata.max_records).toBe(count);
    const { records: every, pagination_metadata: pages } = await ask('consensus or Konsens', { limit: '60' });
    expect(pages.max_records).toBe(60);
    for (const { matched_text } of every) expect(matched_text).toMatch(/consensus|konsens/i);
    const { records } = await ask('  ');
    expect(records.some((record) => 'matched_text' in record)).toBe(false);
  });

  test.each([
    ['many words', 'estimates '.repeat(50)],
    ['many beginnings', 'a est in gro '.repeat(38)],
    ['one word of 500 letters', 'yapok'.repeat(100)],
    ['a phrase of 500 characters', `"${'yapok terminals '.repeat(31)}"`],
    ['marks', '%_\\\'"()&|!:*<->@'.repeat(30)],
    ['marks of phrases', '"" "-" <-> -"-"'],
    ['exclusions alone', '-genoa -"yapok terminals"'],
    ['what is or is not', 'genoa or -yapok'],
    ['a word of the index itself', '~en ~de'],
  ])('[L-19] %s are a search like any other', async (_what, term) => {
    const { records } = await ask(term.slice(0, 500));
    if (!/[a-z]/.test(term)) expect(records).toEqual([]);
  });

  describe('[G-09] a text that a client may not read', () => {
    const secret = 'The bandicoot will be taken over.';
    let docRef = '';
    beforeAll(async () => {
      docRef = await publish('Closed to bonds', secret, { asset_classes: ['Equity'] });
      await publish('Vicuña', 'The text of another one.', { language: 'de' });
      await publish('Tarsier', 'Next to the tarsier a vicuña.', { asset_classes: ['Equity'] });
      await publish('Open to bonds', 'A numbat of its own.', { asset_classes: ['Fixed Income'] });
    });

    test.each([{}, { fold_editions: 'English' }, { fold_editions: 'German' }, { order: 'asc' }])(
      'is not found (%j), and its title still is',
      async (more) => {
        expect(await found('bandicoot', more)).toEqual([['Closed to bonds', secret]]);
        expect(await found('bandicoot', { as: 'bonds', ...more })).toEqual([]);
        expect(await found('"bandicoot will"', { as: 'bonds', ...more })).toEqual([]);
        expect(await found('closed bandicoot', { as: 'bonds', ...more })).toEqual([]);
        expect(await found('"closed to bonds"', { as: 'bonds', ...more })).toEqual([
          ['Closed to bonds', undefined],
        ]);
        expect((await found('numbat', { as: 'bonds', ...more })).map(([title]) => title)).toEqual([
          'Open to bonds',
        ]);
      },
    );

    test('is counted with no filter, no matter who asked before', async () => {
      const count = async (as: string) => {
        const query = { categories: 'Asset Classification', search_term: 'bandicoot' };
        const token = await api().tokenOf(as);
        const { body } = await api().get<Record<string, unknown[]>>('all_research_tag_filters', {
          token,
          query,
        });
        return body['Asset Classification'];
      };
      expect([await count('everything'), await count('bonds')]).toEqual([
        [expect.objectContaining({ value: 'Equity', count: 1 })],
        [],
      ]);
    });

    test('leads to no suggestion', async () => {
      const suggest = async (search_term: string, as: string) => {
        const query = { search_term, library: 'allresearch' };
        return (await api().get('search_spelling', { token: await api().tokenOf(as), query })).body;
      };
      expect(await suggest('bandicot', 'bonds')).toEqual({ suggestion: null });
      // Titles have each word; only readers of one text learn that it has both.
      expect(await suggest('tarsir vicuña', 'everything')).toEqual({ suggestion: 'tarsier vicuña' });
      expect(await suggest('tarsir vicuña', 'bonds')).toEqual({ suggestion: null });
    });

    test('does not lead its paper; an open edition is found by its own text alone', async () => {
      const german = { languages: ['de'], accepted_terms: true };
      const { body: client } = await api().post<{ username: string; password: string }>('test/clients', {
        body: german,
      });
      const { token } = await api().signIn(client.username, client.password);
      const paper = 'P-kinkajou';
      await publish('Wickelbären', 'Der Wickelbär heisst Kinkajou.', { language: 'de', paper });
      await publish('Honey bears', 'The kinkajou eats honey.', { language: 'en', paper });
      const of = async (search_term: string) => {
        const query = { search_term, fold_editions: 'English' };
        const { body } = await api().get<ServedPublicationList>('all_research_documents', { token, query });
        return body.records.map(({ title, matched_text }) => [title, matched_text]);
      };
      expect(await of('kinkajou')).toEqual([['Wickelbären', 'Der Wickelbär heisst Kinkajou.']]);
      expect(await of('honey eats')).toEqual([]);
      expect(await found('kinkajou', { fold_editions: 'English' })).toEqual([
        ['Honey bears', 'The kinkajou eats honey.'],
      ]);
      expect((await ask('kinkajou', { fold_editions: 'German' })).pagination_metadata.max_records).toBe(1);
    });

    test('is closed as soon as the publication is', async () => {
      await entitle(docRef, []);
      expect(await found('bandicoot')).toEqual([]);
    });
  });

  test('[L-19] a changed or removed text is found only by its current words', async () => {
    const { db } = api().services;
    const ref = await publish('Rename me', 'A quoll.', { asset_classes: ['Equity'] });
    await db.query(sql`update publications set title = 'Renamed' where doc_ref = ${ref}`);
    expect(await found('renamed quoll')).toEqual([['Renamed', 'A quoll.']]);
    await db.query(sql`update document_texts set body = 'A potoroo.' from publications p
      where p.id = document_texts.id and doc_ref = ${ref}`);
    expect([await found('quoll'), await found('potoroo')]).toEqual([[], [['Renamed', 'A potoroo.']]]);
    await api().call('DELETE', `test/publications/${ref}`);
    expect(await found('potoroo')).toEqual([]);
  });
});
