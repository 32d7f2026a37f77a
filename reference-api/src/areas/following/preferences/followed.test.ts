import type { ServedPublication, ServedPublicationList } from '@portal/wire';
import type { ServedTagOption } from '@portal/wire-libraries';
import { onOneEngine } from '#testing/onEveryEngine.ts';

type Options = Record<string, ServedTagOption[]>;

const valuesOf = ({ primary_tags, other_tags }: ServedPublication, category: string) =>
  [...(primary_tags[category] ?? []), ...(other_tags[category] ?? [])].map(({ value }) => value);

onOneEngine(
  'what a client follows',
  (api) => {
    const token = () => api().tokenOf('everything');
    const list = async (query: Record<string, string>, path = 'all_research_documents') => {
      const answer = await api().get<ServedPublicationList>(path, { token: await token(), query });
      expect(answer.status).toBe(200);
      return answer.body;
    };
    const options = async (query: Record<string, string>) => {
      const parameters = { categories: 'Sector;Company;Analyst;Language', ...query };
      const { body } = await api().get<Options>('all_research_tag_filters', {
        token: await token(),
        query: parameters,
      });
      return body;
    };
    const follow = async (cri_json: unknown[]) =>
      api().post('current_user/update_cris', { token: await token(), body: { cri_json } });

    /** The most used tag of a category. */
    const first = async (category: string) => (await options({}))[category]?.[0]?.value ?? '';
    const followed = { followed: 'true', page_size: '200' };

    test('[N-07] nothing is followed: nothing is listed, and nothing can be filtered by', async () => {
      await follow([{ 'Aggregated Publication Type': 'Credit Research' }]);
      expect((await list(followed)).records).toEqual([]);
      expect(Object.values(await options(followed)).flat()).toEqual([]);
      expect((await list({ followed: 'false' })).records.length).toBe(50);
    });

    test('[N-07] a list has research on any followed company, sector or analyst', async () => {
      const [sector, company, analyst] = [
        await first('Sector'),
        await first('Company'),
        await first('Analyst'),
      ];
      await follow([{ Sector: sector, Language: 'German' }, { Company: company }, { Analyst: analyst }]);
      const { records } = await list(followed);
      const isFollowed = (record: ServedPublication) =>
        valuesOf(record, 'Sector').includes(sector) ||
        valuesOf(record, 'Company').includes(company) ||
        valuesOf(record, 'Analyst').includes(analyst);
      const all = await list({ page_size: '200', limit: '1000' });
      expect(records.length).toBeGreaterThan(1);
      expect(records.map(({ doc_ref }) => doc_ref)).toEqual(
        all.records
          .filter(isFollowed)
          .map(({ doc_ref }) => doc_ref)
          .slice(0, records.length),
      );
      expect(new Set(records.map(({ language }) => language.value))).toEqual(new Set(['English', 'German']));
    });

    test('[N-07] other filters narrow it further, and tags are counted among what is left', async () => {
      const sector = await first('Sector');
      await follow([{ Sector: sector }]);
      const german = { ...followed, tag_filters: JSON.stringify({ Language: ['German'] }) };
      const { records } = await list(german);
      expect(records.length).toBeGreaterThan(0);
      for (const record of records)
        expect([record.language.value, valuesOf(record, 'Sector').includes(sector)]).toEqual([
          'German',
          true,
        ]);
      const { Sector = [], Company = [], Language = [] } = await options(german);
      expect(Sector.find(({ value }) => value === sector)?.count).toBe(records.length);
      for (const { value, count } of Company)
        expect(count).toBe(records.filter((record) => valuesOf(record, 'Company').includes(value)).length);
      expect(Language.map(({ value }) => value)).toEqual(['English', 'German']);
    });

    test('[N-07] the highlights of days can be narrowed to it', async () => {
      const sector = await first('Sector');
      await follow([{ Sector: sector }]);
      const date_range = JSON.stringify({ start_date: '2000-01-01', end_date: '2999-12-31' });
      const { records } = await list({ ...followed, date_range }, 'highlights_documents');
      expect(records.length).toBeGreaterThan(0);
      for (const record of records) expect(valuesOf(record, 'Sector')).toContain(sector);
    });
  },
  { PORTAL_DEMO_SIZE: '200' },
);
