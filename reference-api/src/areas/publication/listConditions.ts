import { sql, type SQL } from 'drizzle-orm';
import type { ListFilters } from '@portal/wire';
import { given } from '#db/given.ts';
import { publishedBetween } from '#publishingDay.ts';

const everyLanguage = ['English', 'German'];

/** Whether a category's values filter nothing: there are none, or all languages. */
export function isOpen(category: string, values: readonly string[]): boolean {
  return (
    values.length === 0 || (category === 'Language' && everyLanguage.every((each) => values.includes(each)))
  );
}

/** Unknown values have no id, and so match no publication instead of all. */
function tagIds(category: string, values: readonly string[]): SQL {
  const names = values.map((value) => value.normalize('NFC'));
  return sql`array(select id from tags where category = ${category.normalize('NFC')} and value = any(${sql.param(names)}::text[]))`;
}

/**
 * Any value within a category, all categories; exclusion beats inclusion. The operator is qualified because an
 * installed intarray would replace it and ignore the index.
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
    ...given(date_range && publishedBetween(date_range.start_date, date_range.end_date)),
  ];
}
