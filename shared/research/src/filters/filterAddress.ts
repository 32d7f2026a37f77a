import type { TagFilters } from '@portal/wire';
import {
  filterCategories,
  longestSearchTerm,
  longestValue,
  mostValues,
  type FilterState,
  type Sorting,
} from './FilterState.ts';
import { cleanText, joinValues, splitValues } from './joinedValues.ts';
import { readDateRange } from './readDateRange.ts';

/** What in an address could not be taken as it stands. The rest of it counts. */
export type FilterProblem =
  | { kind: 'unknownParameter' | 'repeated'; name: string }
  | { kind: 'tooManyValues' | 'valueTooLong'; name: string }
  | { kind: 'unknownValue'; name: string; value: string }
  | { kind: 'searchTooLong' }
  | { kind: 'unknownSorting' }
  | { kind: 'halfRange' | 'backwards' | 'notADay' | 'future' };

export interface FilterReading {
  filters: FilterState;
  problems: FilterProblem[];
}

const negation = 'not_';
const ownParameters = ['search_term', 'start_date', 'end_date', 'sorting'];

/** Parameters of an address that belong to somebody else, and are no filter gone wrong. */
const foreignParameters = ['tab', 'language', 'redirect_uri'];

const isKnown = (name: string) =>
  ownParameters.includes(name) ||
  foreignParameters.includes(name) ||
  (filterCategories as readonly string[]).includes(
    name.startsWith(negation) ? name.slice(negation.length) : name,
  );

function readTags(search: URLSearchParams, prefix: string, problems: FilterProblem[]): TagFilters {
  const filters: TagFilters = {};
  for (const category of filterCategories) {
    const given = splitValues(search.getAll(prefix + category).join(';'));
    const values = given.filter((value) => value.length <= longestValue);
    if (values.length < given.length) problems.push({ kind: 'valueTooLong', name: category });
    if (values.length > mostValues) problems.push({ kind: 'tooManyValues', name: category });
    if (values.length > 0) filters[category] = values.slice(0, mostValues);
  }
  return filters;
}

function readSearchTerm(search: URLSearchParams, problems: FilterProblem[]): string {
  const text = cleanText(search.get('search_term') ?? '');
  const characters = Array.from(text);
  if (characters.length <= longestSearchTerm) return text;
  problems.push({ kind: 'searchTooLong' });
  return characters.slice(0, longestSearchTerm).join('').trim();
}

function readSorting(search: URLSearchParams, problems: FilterProblem[]): Sorting | undefined {
  const text = search.get('sorting');
  if (text === 'asc' || text === 'desc') return text;
  if (text !== null && text !== '') problems.push({ kind: 'unknownSorting' });
  return undefined;
}

/**
 * Reads the filters of an address (`location.search`). Whatever cannot be taken is left out and named; nothing throws.
 * @param today the publishing day: no range reaches beyond it
 */
export function readFilters(text: string, today: string): FilterReading {
  const search = new URLSearchParams(text);
  const problems: FilterProblem[] = [];
  for (const name of new Set(search.keys()))
    if (!isKnown(name)) problems.push({ kind: 'unknownParameter', name });
    else if (ownParameters.includes(name) && new Set(search.getAll(name)).size > 1)
      problems.push({ kind: 'repeated', name });
  const range = readDateRange({ start: search.get('start_date'), end: search.get('end_date') }, today);
  if (range.problem !== undefined) problems.push({ kind: range.problem });
  const sorting = readSorting(search, problems);
  const filters: FilterState = {
    tagFilters: readTags(search, '', problems),
    tagNotFilters: readTags(search, negation, problems),
    searchTerm: readSearchTerm(search, problems),
    ...(range.dateRange === undefined ? {} : { dateRange: range.dateRange }),
    ...(sorting === undefined ? {} : { sorting }),
  };
  return { filters, problems };
}

/** The address of filters: '' or '?…', always in the same order, so that equal filters have equal addresses. */
export function writeFilters({
  tagFilters,
  tagNotFilters,
  dateRange,
  searchTerm,
  sorting,
}: FilterState): string {
  const search = new URLSearchParams();
  if (searchTerm !== '') search.set('search_term', searchTerm);
  for (const [prefix, filters] of [['', tagFilters] as const, [negation, tagNotFilters] as const])
    for (const category of filterCategories) {
      const values = filters[category] ?? [];
      if (values.length > 0) search.set(prefix + category, joinValues(values));
    }
  if (dateRange !== undefined) {
    search.set('start_date', dateRange.start_date);
    search.set('end_date', dateRange.end_date);
  }
  if (sorting !== undefined) search.set('sorting', sorting);
  // Only the ";" between values is left as it is: it has no meaning of its own in a query, and links stay readable.
  return search.size === 0 ? '' : `?${search.toString().replaceAll('%3B', ';')}`;
}
