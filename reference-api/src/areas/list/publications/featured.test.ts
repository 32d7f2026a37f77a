import type { ServedPublicationList } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';

/** The query for what a library features. */
const of = (library: string) => ({ page_name: library, component_name: 'featured' });

onOneEngine(
  'featured research',
  (api) => {
    const ask = async (query: Record<string, string>, word = 'everything') =>
      api().get<ServedPublicationList>('web_documents', { token: await api().tokenOf(word), query });
    const featured = async (library: string, more: Record<string, string> = {}) => {
      const { status, body } = await ask({ ...of(library), limit: '1', ...more });
      expect(status).toBe(200);
      return body.records;
    };
    const speaking = (...languages: string[]) => ({ tag_filters: JSON.stringify({ Language: languages }) });

    test.each(['bonds', 'real_estate', 'equities', 'markets', 'international', 'allresearch'])(
      '[L-09] %s features one of its own in each language, always the same for everybody',
      async (library) => {
        for (const language of ['English', 'German']) {
          const [record, ...rest] = await featured(library, speaking(language));
          expect([record?.language.value, rest]).toEqual([language, []]);
          expect(await featured(library, { ...speaking(language), list: 'Default' })).toEqual([record]);
          const call = library === 'allresearch' ? 'all_research' : library;
          const { body } = await api().get<ServedPublicationList>(`${call}_documents`, {
            token: await api().tokenOf('everything'),
            query: { limit: '1000', page_size: '200', ...speaking(language) },
          });
          expect(body.records.map(({ doc_ref }) => doc_ref)).toContain(record?.doc_ref);
        }
        const both = await ask({ ...of(library), ...speaking('English', 'German') });
        expect(both.body.records.length).toBeGreaterThan(2);
      },
    );

    test('[L-09] fixed income features a study, not the newest comment', async () => {
      const [study] = await featured('bonds');
      expect(study?.publication_type.value).toMatch(/studie|analyse$/i);
    });

    test('[L-09] what is removed is featured no longer, and the next takes its place', async () => {
      const [first] = await featured('markets', speaking('German'));
      await api().services.db.query(sql`delete from publications where doc_ref = ${first?.doc_ref}`);
      const [next] = await featured('markets', speaking('German'));
      expect(next).toBeDefined();
      expect(next?.doc_ref).not.toBe(first?.doc_ref);
    });

    test('there is no other list; a library that is none is refused', async () => {
      expect(await featured('bonds', { list: 'Weekly' })).toEqual([]);
      expect((await ask(of('weather'))).status).toBe(400);
      expect((await ask({ ...of('bonds'), list: '' })).status).toBe(400);
    });

    test.each([
      ['bonds', 'bonds', 200],
      ['equity', 'bonds', 403],
      ['equity', 'real_estate', 403],
      ['nothing', 'bonds', 403],
    ])('[G-09] to %s@ the featured list of %s answers %i', async (word, library, status) => {
      expect((await ask(of(library), word)).status).toBe(status);
    });

    test('[G-09] what is featured outside of the subscription comes without links', async () => {
      const { body } = await ask({ ...of('allresearch'), ...speaking('English', 'German') }, 'nothing');
      expect(body.records.length).toBeGreaterThan(0);
      for (const { entitled, download_link, preview_link } of body.records)
        expect([entitled, download_link, preview_link]).toEqual([false, '', '']);
    });
  },
  { PORTAL_DEMO_SIZE: '600' },
);
