import type { ServedPublication, ServedPublicationList } from '@portal/wire';
import { sql, type SQL } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import type { TestApi } from '#testing/TestApi.ts';

type Query = Record<string, string>;
interface Published {
  paper?: string;
  language?: 'en' | 'de';
  minutes?: number;
  asset_classes?: string[];
  form?: string;
}

const german = { fold_editions: 'German' };
const english = { fold_editions: 'English' };
const refsOf = (records: readonly { doc_ref: string }[]) => records.map(({ doc_ref }) => doc_ref);
const othersOf = (record: ServedPublication | undefined) => refsOf(record?.other_editions ?? []);

function asking(api: () => TestApi) {
  const list = async (query: Query = {}, word = 'everything', path = 'all_research_documents') => {
    const { status, body } = await api().get<ServedPublicationList>(path, {
      token: await api().tokenOf(word),
      query,
    });
    expect(status).toBe(200);
    return body;
  };
  return {
    list,
    whole: async (query: Query = {}) => (await list({ limit: '1000', page_size: '200', ...query })).records,
    publish: async (title: string, { minutes = 1439, ...more }: Published = {}) =>
      (
        await api().post<{ doc_ref: string }>('test/publications', {
          body: { title, minutes, ...more },
        })
      ).body.doc_ref,
    run: (statement: SQL) => api().services.db.query(statement),
    only: async (search_term: string, query: Query, word?: string) => {
      const { records, pagination_metadata: metadata } = await list({ search_term, ...query }, word);
      expect([records.length, metadata.max_records]).toEqual([1, 1]);
      return records[0];
    },
  };
}

onOneEngine(
  'editions of a paper',
  (api) => {
    const { list, whole, publish, run, only } = asking(api);

    test('[L-16] a paper is one entry in the reader’s language, which names its other editions', async () => {
      const all = await whole();
      const byRef = new Map(all.map((record) => [record.doc_ref, record]));
      for (const [query, language] of [
        [german, 'German'],
        [english, 'English'],
      ] as const) {
        const folded = await whole(query);
        const papers = folded.filter((record) => othersOf(record).length > 0);
        expect(papers.length).toBeGreaterThan(3);
        for (const { other_editions: others = [], ...record } of papers) {
          expect(record.language.value).toBe(language);
          for (const { doc_ref, title, entitled, language: spoken, ...links } of others) {
            const { attachment_content_type, download_link, preview_link } = links;
            expect(byRef.get(doc_ref)).toMatchObject({ title, entitled, language: spoken });
            expect(byRef.get(doc_ref)).toMatchObject({
              attachment_content_type,
              download_link,
              preview_link,
            });
            expect(spoken.value).not.toBe(language);
          }
        }
        expect([...refsOf(folded), ...folded.flatMap(othersOf)].toSorted()).toEqual(refsOf(all).toSorted());
        expect(new Set(folded.map(({ paper_id }) => paper_id)).size).toBe(folded.length);
      }
    });

    test('[L-16] without the parameter every edition is a record, and says nothing of papers', async () => {
      const records = await whole();
      expect(new Set(refsOf(records)).size).toBe(records.length);
      for (const record of records) {
        expect(record).not.toHaveProperty('paper_id');
        expect(record).not.toHaveProperty('other_editions');
      }
    });

    test('[L-16] the limit, the count and the pages are of papers, and pages follow one another', async () => {
      const all = refsOf(await whole(german));
      for (const order of ['desc', 'asc']) {
        const query = { ...german, order, limit: '20', page_size: '7' };
        const pages = [];
        for (const page of ['1', '2', '3']) pages.push(await list({ ...query, page }));
        expect(pages[1]?.pagination_metadata).toEqual({ page: 2, num_pages: 3, max_records: 20 });
        const ordered = order === 'desc' ? all : all.toReversed();
        expect(pages.flatMap(({ records }) => refsOf(records))).toEqual(ordered.slice(0, 20));
      }
      const dates = (await whole(german)).map(({ publication_date }) => publication_date);
      expect(dates).toEqual(dates.toSorted().reverse());
    });

    test('[L-16] where only the other edition fits the filters, it stands, naming this one', async () => {
      const [de, en] = [
        await publish('Wallaby im Aufwind', { paper: 'wallaby', language: 'de' }),
        await publish('Wallaby gains ground', { paper: 'wallaby', language: 'en' }),
      ];
      expect((await only('wallaby', german))?.doc_ref).toBe(de);
      expect((await only('wallaby', english))?.doc_ref).toBe(en);
      const narrowed = await only('wallaby', { ...german, tag_filters: '{"Language":["English"]}' });
      expect([narrowed?.doc_ref, othersOf(narrowed)]).toEqual([en, [de]]);
      const left = await only('wallaby', { ...german, tag_not_filters: '{"Language":["German"]}' });
      expect([left?.doc_ref, othersOf(left)]).toEqual([en, [de]]);
      const sought = await only('ground wallaby', german);
      expect([sought?.doc_ref, othersOf(sought)]).toEqual([en, [de]]);
      expect((await list({ ...german, search_term: 'wallaby', order: 'asc' })).records).toHaveLength(1);
    });

    test('[L-16] [G-09] an entitled edition leads before a closed one, which is named without links', async () => {
      const { body } = await api().post<{ username: string; password: string }>('test/clients', {
        body: { languages: ['en'] },
      });
      const { token } = await api().signIn(body.username, body.password);
      const closed = await publish('Bilby: Ausblick', { paper: 'bilby', language: 'de', minutes: 1400 });
      const open = await publish('Bilby: outlook', { paper: 'bilby', language: 'en', minutes: 1 });
      const { body: answer } = await api().get<ServedPublicationList>('all_research_documents', {
        token,
        query: { search_term: 'bilby', ...german },
      });
      expect(answer.records).toMatchObject([{ doc_ref: open, entitled: true, paper_id: 'bilby' }]);
      expect(answer.records[0]?.other_editions).toEqual([
        expect.objectContaining({ doc_ref: closed, entitled: false, download_link: '', preview_link: '' }),
      ]);
      const nothing = await only('bilby', german, 'nothing');
      expect(nothing).toMatchObject({ doc_ref: closed, entitled: false });
      expect(nothing?.other_editions).toMatchObject([{ doc_ref: open, entitled: false, preview_link: '' }]);
    });

    test('[L-16] [G-09] an edition outside of the list’s libraries is neither shown nor named there', async () => {
      const open = await publish('Numbat bonds', { paper: 'numbat', asset_classes: ['Fixed Income'] });
      const elsewhere = await publish('Numbat-Aktien', { paper: 'numbat', language: 'de', minutes: 2 });
      const bonds = await list({ search_term: 'numbat', ...german }, 'bonds', 'bonds_documents');
      expect(bonds.records.map((record) => [record.doc_ref, othersOf(record)])).toEqual([[open, []]]);
      await run(sql`update publications set libraries = 0 where doc_ref = ${elsewhere}`);
      expect(othersOf(await only('numbat', german))).toEqual([]);
    });

    test('[L-16] a paper with five editions is one entry; the newest of a language leads', async () => {
      const made: string[] = [];
      for (const [index, language] of (['en', 'de', 'de', 'en', 'en'] as const).entries())
        made.push(await publish(`Potoroo ${index}`, { paper: 'potoroo', language, minutes: 100 + index }));
      const record = await only('potoroo', german);
      expect(record?.doc_ref).toBe(made[2]);
      expect(othersOf(record)).toEqual([made[1], made[4], made[3], made[0]]);
      expect((await only('potoroo', english))?.doc_ref).toBe(made[4]);
    });

    test('[L-16] an edition whose others are gone stands alone; one without a paper is its own', async () => {
      const [staying, gone] = [
        await publish('Quoll eins', { paper: 'quoll', language: 'de' }),
        await publish('Quoll one', { paper: 'quoll' }),
      ];
      expect(othersOf(await only('quoll', german))).toEqual([gone]);
      await api().call('DELETE', `test/publications/${gone}`);
      expect(await only('quoll', german)).toMatchObject({ doc_ref: staying, other_editions: [] });
      await publish('Dunnart one');
      await publish('Dunnart two');
      const { records } = await list({ search_term: 'dunnart', ...german });
      expect(records.map(({ paper_id }) => paper_id)).toEqual([null, null]);
      await expect(run(sql`update publications set paper = '' where doc_ref = ${staying}`)).rejects.toThrow();
    });

    test('[L-16] what is added to a paper, or changed in an edition, shows at once', async () => {
      const de = await publish('Bandikut: Zahlen', { paper: 'bandicoot', language: 'de' });
      expect(await only('bandikut', german)).toMatchObject({ doc_ref: de, other_editions: [] });
      const en = await publish('Bandicoot: figures', { paper: 'bandicoot', minutes: 3 });
      expect(othersOf(await only('bandikut', german))).toEqual([en]);
      await run(sql`update publications set title = 'Bandicoot: corrected' where doc_ref = ${en}`);
      expect((await only('bandikut', german))?.other_editions?.[0]?.title).toBe('Bandicoot: corrected');
      await run(sql`update publications set ent = '{}' where doc_ref = ${en}`);
      expect((await only('bandikut', german))?.other_editions?.[0]).toMatchObject({
        ...{ entitled: false, download_link: '', preview_link: '' },
      });
    });

    test.each([
      ['highlights_documents', { page_size: '200' }],
      ['selected_fixed_income', { limit: '15', page_size: '15' }],
      ['bonds_documents', { page_size: '200' }],
      ['markets_documents', { page_size: '200' }],
    ])('[L-16] %s folds, too', async (path, query: Query) => {
      const folded = await list({ ...query, ...german }, 'everything', path);
      const papers = folded.records.map(({ paper_id, doc_ref }) => paper_id ?? doc_ref);
      expect(new Set(papers).size).toBe(papers.length);
      expect(folded.records.some((record) => othersOf(record).length > 0)).toBe(true);
    });

    test('[L-09] [L-16] featured research appears in the reader’s language wherever it exists', async () => {
      const featured = { page_name: 'bonds', component_name: 'featured', limit: '1' };
      const [plain] = (await list(featured, 'everything', 'web_documents')).records;
      const [row] = await api().services.db.query<{ language: string }>(
        sql`select language from publications where doc_ref = ${plain?.doc_ref}`,
      );
      const other = row?.language === 'en' ? 'de' : 'en';
      await run(sql`update publications set paper = 'numbered' where doc_ref = ${plain?.doc_ref}`);
      const translated = await publish('Translated', {
        ...{ paper: 'numbered', language: other, minutes: 1439, asset_classes: ['Fixed Income'] },
      });
      const parameters = { ...featured, fold_editions: other === 'de' ? 'German' : 'English' };
      const [record] = (await list(parameters, 'everything', 'web_documents')).records;
      expect([record?.doc_ref, othersOf(record)]).toEqual([translated, [plain?.doc_ref]]);
    });
  },
  { PORTAL_DEMO_SIZE: '160' },
);
