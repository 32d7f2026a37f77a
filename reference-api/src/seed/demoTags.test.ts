import type { ServedTag } from '@portal/wire';
import { onOneEngine } from '#testing/onEveryEngine.ts';

onOneEngine('tickers of companies abroad', (api) => {
  const tickers = async () => {
    const token = await api().tokenOf('everything');
    const query = { categories: 'Bloomberg Company Ticker' };
    return (await api().get<ServedTag[]>('tags/by_category', { token, query })).body;
  };

  test('name exchanges abroad, one company in six', async () => {
    const abroad = (await tickers()).filter(({ value }) => !value.endsWith(' SW'));
    expect(abroad.length).toBeGreaterThan(60);
    expect(new Set(abroad.map(({ value }) => value.split(' ')[1])).size).toBeGreaterThan(5);
  });
});
