import { sql } from 'drizzle-orm';
import type { FoundSentence } from '#areas/publication/foundHits.ts';
import type { Db } from '#db/Db.ts';
import { entitledBy } from '#areas/publication/conditions.ts';
import { cutAround, endOfHit, longestSentence, startOfHit } from './cutAround.ts';
import type { Search } from './searchFor.ts';

/** In characters; longer lines are read up to here. */
const mostRead = 20_000;

interface Reader {
  search: Search | undefined;
  keys: readonly number[];
}

/**
 * The sentence of each text with most of the search, the first of equals. What the visible title has counts half.
 * Checks the publications' own entitlements, whatever the index says. [L-19] [G-09]
 */
export async function bestSentences(
  db: Db,
  ids: readonly number[],
  { search, keys }: Reader,
): Promise<Map<number, FoundSentence>> {
  const { parts, likely } = search?.texts ?? { parts: [], likely: '' };
  if (ids.length === 0 || parts.length === 0) return new Map();
  const marks = `HighlightAll=true, StartSel=${startOfHit}, StopSel=${endOfHit}`;
  const rows = await db.query<{ id: number; line: string; page: number }>(sql`
    select p.id, case when length(line) <= ${longestSentence} then line else
      ts_headline(case language when 'de' then 'portal_de'::regconfig else 'portal_en'::regconfig end, left(line, ${mostRead}), ${sql.join(parts, sql` || `)}, ${marks}) end as line,
      (select count(*)::int from unnest(page_starts) start where start <= place) as page
    from publications p join document_texts using (id)
      cross join lateral (
        select line, place, (select sum(case when not words @@ part then 0 when p.search @@ part then 1 else 2 end)
          from unnest(array[${sql.join(parts, sql`, `)}]) part) as score
        from unnest(string_to_array(body, E'\n')) with ordinality as lines(line, place),
          lateral (select text_vector(language, line) as words) read
        where line ~ ${likely} and line not like '# %' order by score desc, place limit 1) best
    where p.id = any(${sql.param(ids)}::int[]) and ${entitledBy(keys, sql`p`)} and score > 0`);
  return new Map(
    rows.map(({ id, line, page }) => [id, { text: cutAround(line), page: page === 0 ? undefined : page }]),
  );
}
