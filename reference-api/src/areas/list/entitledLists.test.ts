import type { ServedPublicationList } from '@portal/wire';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { leavesOutside } from './readEntitled.ts';

type Query = Record<string, string>;

test.each([
  ['true', 0, 30, true],
  ['auto', 11, 30, true],
  ['auto', 10, 30, false],
  ['auto', 29, 30, true],
  ['auto', 30, 30, false],
  ['auto', 0, 0, false],
  ['false', 30, 30, false],
  [undefined, 30, 30, false],
] as const)(
  '[L-22] asked %s, with %i of %i outside, they are left out: %p',
  (choice, outside, total, left) => {
    expect(leavesOutside(choice, { outside, total })).toBe(left);
  },
);

onOneEngine('lists of what the subscription includes', (api) => {
  const list = async (query: Query, word = 'equity') => {
    const token = await api().tokenOf(word);
    const answer = await api().get<ServedPublicationList>('highlights_documents', { token, query });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const month = { date_range: '{"start_date":"2025-06-01","end_date":"2025-06-30"}', page_size: '200' };

  test.each<[string, Query]>([
    ['editions separately', month],
    ['editions as one', { ...month, fold_editions: 'German' }],
    ['a search', { search_term: 'numbat' }],
  ])('[L-22] [L-16] what is outside is counted, and left out on request: %s', async (_, query) => {
    for (const asset_classes of [['Equity'], ['Fixed Income'], ['Markets']])
      await api().post('test/publications', { body: { title: 'Numbat', asset_classes, minutes: 5 } });
    const all = await list({ ...query, entitled: 'false' });
    const inside = all.records.filter(({ entitled }) => entitled);
    const outside = all.records.length - inside.length;
    expect(inside.length).toBeGreaterThan(0);
    expect(outside).toBeGreaterThan(0);
    expect(all.pagination_metadata).toMatchObject({ outside, entitled_only: false });
    const only = await list({ ...query, entitled: 'true' });
    expect(only.records).toEqual(inside);
    expect(only.pagination_metadata).toMatchObject({
      ...{ max_records: inside.length, outside, entitled_only: true },
    });
    const auto = await list({ ...query, entitled: 'auto' });
    expect(auto.pagination_metadata.entitled_only).toBe(outside * 3 > all.records.length);
  });

  test('[L-22] a paper is inside when one of its editions is', async () => {
    const { body } = await api().post<{ username: string; password: string }>('test/clients', {
      body: { languages: ['en'] },
    });
    const { token } = await api().signIn(body.username, body.password);
    for (const [title, language] of [
      ['Quokka: Ausblick', 'de'],
      ['Quokka: outlook', 'en'],
    ])
      await api().post('test/publications', { body: { title, language, paper: 'quokka', minutes: 9 } });
    const query = { search_term: 'quokka', fold_editions: 'German', entitled: 'true' };
    const { body: answer } = await api().get<ServedPublicationList>('all_research_documents', {
      token,
      query,
    });
    expect(answer.records).toMatchObject([{ title: 'Quokka: outlook', entitled: true }]);
    expect(answer.records[0]?.other_editions).toMatchObject([{ title: 'Quokka: Ausblick', entitled: false }]);
    expect(answer.pagination_metadata).toMatchObject({ outside: 0, entitled_only: true });
  });

  test('[L-22] a client with full access gets everything; by default lists report nothing', async () => {
    const everything = await list({ ...month, entitled: 'auto' }, 'everything');
    expect(everything.pagination_metadata).toMatchObject({ outside: 0, entitled_only: false });
    const withoutParameter = await list(month, 'everything');
    expect(everything.records).toEqual(withoutParameter.records);
    expect(Object.keys(withoutParameter.pagination_metadata)).toEqual(['page', 'num_pages', 'max_records']);
  });
});
