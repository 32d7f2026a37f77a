import { sql, type SQL } from 'drizzle-orm';
import { listConditions, type ListFilters } from '#areas/publications/listConditions.ts';
import { searchFor } from '#areas/publications/searchFor.ts';
import { libraryBits } from '#policies/libraries.ts';

/** What is narrowed by, as the call takes it. */
export interface Narrowing extends ListFilters {
  search_term?: string;
}

const inAllResearch = sql`libraries & ${libraryBits.allresearch}::int <> 0`;

function whereOf({ search_term, ...filters }: Narrowing): SQL {
  const search = searchFor(search_term);
  const searched = search === undefined ? [] : [search.condition];
  return sql.join([inAllResearch, ...listConditions(filters), ...searched], sql` and `);
}

/**
 * One statement for a list's first page of 50 of at most 200: the columns of its records, the ids of their tags, and the total. It
 * leaves out what a tag is called, who asks, and what that client is entitled to.
 */
export function bareList(narrowing: Narrowing): SQL {
  const search = searchFor(narrowing.search_term);
  const newest = (columns: SQL, most: number) => sql`
    select ${columns} from publications where ${whereOf(narrowing)}
    order by publication_date desc, id desc limit ${most}`;
  const found =
    search === undefined
      ? newest(sql`id, publication_date, 0 as fit`, 200)
      : sql`select id, publication_date, fit from (${newest(sql`id, publication_date, ${search.relevance} as fit`, 1000)}) newest
          order by fit desc, publication_date desc, id desc limit 200`;
  return sql`
    with found as materialized (${found}),
      page as (select * from found order by fit desc, publication_date desc, id desc limit 50)
    select p.id, doc_ref, p.publication_date, title, long_title, content_type, has_preview, primary_tags, other_tags, tag_ids,
      (select count(*)::int from found) as total
    from page join publications p using (id) order by fit desc, p.publication_date desc, p.id desc`;
}

/** One statement that counts how many publications bear each tag of some categories. */
export function bareCounts(narrowing: Narrowing, categories: readonly string[]): SQL {
  return sql`
    select tags.id, category, value, translated_value, external_id, count
    from (select tag, count(*)::int as count from publications, unnest(tag_ids) tag where ${whereOf(narrowing)} group by tag) borne
    join tags on tags.id = tag where category = any(${sql.param(categories)}::text[]) and not inactive`;
}
