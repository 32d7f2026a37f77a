import type { ServedTag } from '@portal/wire';
import { onOneEngine } from '#testing/onEveryEngine.ts';

onOneEngine('tags', (api) => {
  const tags = async (categories: string) => {
    const token = await api().tokenOf('everything');
    return (await api().get<ServedTag[]>('tags/by_category', { token, query: { categories } })).body;
  };

  test('languages have both names', async () => {
    expect(await tags('Language')).toMatchObject([
      { category: 'Language', value: 'English', translated_value: 'Englisch' },
      { category: 'Language', value: 'German', translated_value: 'Deutsch' },
    ]);
  });

  test('several categories come in the order asked for, sectors by name', async () => {
    const found = await tags('Asset Classification;Sector');
    expect(found.slice(0, 3).map(({ value }) => value)).toEqual(['Equity', 'Fixed Income', 'Markets']);
    const sectors = found.slice(3).map(({ value }) => value);
    expect(sectors).toHaveLength(40);
    expect(sectors).toEqual([...sectors].sort(new Intl.Collator('en').compare));
  });

  test('names with umlauts are sorted as expected, and inactive companies left out', async () => {
    const analysts = (await tags('Analyst')).map(({ value }) => value);
    expect(analysts).toEqual([...analysts].sort(new Intl.Collator('de').compare));
    const companies = await tags('Company');
    expect(companies.length).toBeLessThan(600);
    expect(companies.every(({ inactive }) => inactive === false)).toBe(true);
  });

  test('unknown categories have none', async () => {
    expect(await tags('Weather;')).toEqual([]);
  });
});
