import type { TagFilters, ToggleCall, z } from '@portal/wire';
import type { CountedFilter, libraryCalls } from '@portal/wire-libraries';
import { bitsOf, readLibraries } from '#policies/libraries.ts';
import { dayNumber } from '#publishingDay.ts';
import { isOpen } from '#areas/publication/listConditions.ts';
import type { Research } from '#areas/filters/tag-filters/ResearchIndex.ts';

export type CountQuery = z.output<NonNullable<typeof libraryCalls.publicationCount.query>>;

/** A filter of a list in memory: by tags or by a test. */
export interface ListFilter {
  name: CountedFilter;
  /** The query without this filter. */
  rest: CountQuery;
  /** A publication must have one of these tags. */
  tags?: readonly number[];
  /** Or must have none of them. */
  excludes?: boolean;
  /** By the publication's place. */
  test?: (place: number) => boolean;
}

/** What the database says of the client and the search; undefined where the query has no such filter. */
export interface Looked {
  /** Tags that the client follows. */
  followed: readonly number[] | undefined;
  /** The other filters that are on: a 1 at the index of each id that they leave. */
  toggled: readonly { kind: ToggleCall; found: Uint8Array }[];
  /** A 1 at the index of each id that the search found. */
  found: Uint8Array | undefined;
}

const parameters = { tag: 'tag_filters', not: 'tag_not_filters' } as const;

function byCategory({ tags }: Research, query: CountQuery, kind: keyof typeof parameters): ListFilter[] {
  const parameter = parameters[kind];
  const groups: TagFilters = query[parameter] ?? {};
  const narrows = kind === 'tag' ? (entry: [string, string[]]) => !isOpen(...entry) : hasValues;
  return Object.entries(groups)
    .filter(narrows)
    .map(([category, values]) => {
      const names = new Set(values.map((value) => value.normalize('NFC')));
      const chosen = tags.filter((tag) => tag.category === category.normalize('NFC') && names.has(tag.value));
      const others = Object.entries(groups).filter(([name]) => name !== category);
      return {
        name: { kind, category },
        rest: { ...query, [parameter]: Object.fromEntries(others) },
        tags: chosen.map(({ id }) => id),
        excludes: kind === 'not',
      };
    });
}

const hasValues = ([, values]: [string, string[]]) => values.length > 0;

/** The filters of a query, in the order in which they are named. */
export function listFilters(research: Research, query: CountQuery, looked: Looked): ListFilter[] {
  const { ids, days, libraries } = research.publications;
  const single = (kind: Exclude<CountedFilter['kind'], 'tag' | 'not'>, filter: Partial<ListFilter>) => ({
    name: { kind },
    rest: { ...query, [kind]: undefined },
    ...filter,
  });
  const filters = [...byCategory(research, query, 'tag'), ...byCategory(research, query, 'not')];
  const { date_range: range, library } = query;
  if (range !== undefined) {
    const first = dayNumber(range.start_date);
    const last = dayNumber(range.end_date);
    const isWithin = (place: number) => (days[place] ?? 0) >= first && (days[place] ?? 0) <= last;
    filters.push(single('date_range', { test: isWithin }));
  }
  const narrowed = library === 'allresearch' ? readLibraries(query.libraries) : undefined;
  if (narrowed !== undefined) {
    const bits = bitsOf(narrowed);
    filters.push(single('libraries', { test: (place) => ((libraries[place] ?? 0) & bits) !== 0 }));
  }
  if (looked.followed !== undefined) filters.push(single('followed', { tags: looked.followed }));
  const has = (set: Uint8Array) => (place: number) => set[ids[place] ?? 0] === 1;
  for (const { kind, found } of looked.toggled) filters.push(single(kind, { test: has(found) }));
  if (looked.found !== undefined) filters.push(single('search_term', { test: has(looked.found) }));
  return filters;
}
