import type { RatingChangeList } from '@portal/wire';
import { onEveryEngine } from '#testing/onEveryEngine.ts';

onEveryEngine('latest ratings', (api) => {
  const ask = async (query: Record<string, string>, word = 'everything') =>
    api().get<RatingChangeList>('latest_ratings', { token: await api().tokenOf(word), query });
  const list = async (query: Record<string, string>, word?: string) => {
    const { status, body } = await ask(query, word);
    expect(status).toBe(200);
    return body;
  };

  test('[L-10] newest first, 15 to a page, one row a company', async () => {
    const { records, pagination_metadata } = await list({ type: 'Equities', limit: '15' });
    expect(pagination_metadata).toEqual({ page: 1, num_pages: 1, max_records: 15 });
    const dates = records.map(({ kpis }) => kpis.Ratings.Equities?.date ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(records.map(({ id }) => id)).size).toBe(15);
  });

  test.each([
    ['equity', { type: 'Equities' }, 200],
    ['equity', { type: 'Equities', coverage: 'partner' }, 200],
    ['equity', { type: 'Bonds' }, 403],
    ['bonds', { type: 'Bonds' }, 200],
    ['bonds', { type: 'Equities' }, 403],
    ['bonds', { type: 'Equities', coverage: 'partner' }, 403],
    ['nothing', { type: 'Equities' }, 403],
  ])('[G-09] to %s@ %j answers %i', async (word, query, status) => {
    expect((await ask(query, word)).status).toBe(status);
  });
});
