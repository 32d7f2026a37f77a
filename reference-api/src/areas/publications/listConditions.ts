import { sql, type SQL } from 'drizzle-orm';
import type { ListFilters } from '@portal/wire';
import { publishedBetween } from '#publishingDay.ts';

const everyLanguage = ['English', 'German'];

/** Whether a group filters nothing: no values, or every language there is. */
function isOpen(category: string, values: readonly string[]): boolean {
  return (
    values.length === 0 || (category === 'Language' && everyLanguage.every((each) => values.includes(each)))
  );
}

/** Ids of the named tags. Unknown values have none, and so match no publication rather than all of them. */
function tagIds(category: string, values: readonly string[]): SQL {
  const names = values.map((value) => value.normalize('NFC'));
  return sql`array(select id from tags where category = ${category.normalize('NFC')} and value = any(${sql.param(names)}::text[]))`;
}

/**
 * Filters as SQL: any value within a category, every category; an excluded value beats an included one.
 * The operator is written in full, since an installed intarray would take it over and ignore the index.
 */
export function listConditions({ tag_filters = {}, tag_not_filters = {}, date_range }: ListFilters): SQL[] {
  const overlap = ([category, values]: [string, string[]]) =>
    sql`tag_ids operator(pg_catalog.&&) ${tagIds(category, values)}`;
  return [
    ...Object.entries(tag_filters)
      .filter(([category, values]) => !isOpen(category, values))
      .map(overlap),
    ...Object.entries(tag_not_filters)
      .filter(([, values]) => values.length > 0)
      .map((group) => sql`not (${overlap(group)})`),
    ...(date_range ? [publishedBetween(date_range.start_date, date_range.end_date)] : []),
  ];
}
