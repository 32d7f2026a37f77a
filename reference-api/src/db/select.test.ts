import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import { select, type RowOf } from './select.ts';
import { tags } from './schema/publications.ts';

onOneEngine('columns by their names in code', (api) => {
  test('are read under these names, also of a table with another name in the statement', async () => {
    const columns = select(tags, ['category', 'translatedValue']);
    const [tag] = await api().services.db.query<RowOf<typeof columns>>(
      sql`select ${columns} from tags where value = 'Banks'`,
    );
    expect(tag).toEqual({ category: 'Sector', translatedValue: 'Banken' });
    const aliased = select(tags, ['translatedValue'], 'sector');
    expect(
      await api().services.db.query(
        sql`select ${aliased} from tags sector join tags using (id) where sector.value = 'Banks'`,
      ),
    ).toEqual([{ translatedValue: 'Banken' }]);
  });
});
