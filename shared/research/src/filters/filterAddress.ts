import { toggleNames, toggles, type TagFilters } from '@portal/wire';
import {
  filterCategories,
  longestEscaped,
  longestFilters,
  longestSearchTerm,
  longestValue,
  mostValues,
  type FilterState,
  type Sorting,
} from './FilterState.ts';
import { cleanText, joinValues, splitValues } from './joinedValues.ts';
import { readLibraries } from './readLibraries.ts';
import { readDateRange } from './readDateRange.ts';

/** A part of an address that is ignored; the rest applies. */
export type FilterProblem =
  | { kind: 'unknownParameter' | 'repeated' | 'notASwitch'; name: string }
  | { kind: 'tooManyValues'; name: string; used: number }
  | { kind: 'valueTooLong'; name: string }
  | { kind: 'unknownValue' | 'contradiction'; name: string; value: string }
  | { kind: 'unknownLibrary'; value: string }
  | { kind: 'searchTooLong' }
  | { kind: 'unknownSorting' }
  | { kind: 'halfRange' | 'backwards' | 'notADay' | 'future' };

export interface FilterReading {
  filters: FilterState;
  problems: FilterProblem[];
}

const negation = 'not_';
const librariesParameter = 'libraries';
const ownParameters: readonly string[] = [
  'search_term',
  librariesParameter,
  'start_date',
  'end_date',
  'sorting',
  ...toggleNames.map((name) => toggles[name].address),
];

/** Parameters of which only the first value counts. */
const single = ownParameters.filter((name) => name !== librariesParameter);

/** Parameters of other features, which are not reported. */
const foreignParameters = ['tab', 'language', 'redirect_uri'];

const isKnown = (name: string) =>
  ownParameters.includes(name) ||
  foreignParameters.includes(name) ||
  (filterCategories as readonly string[]).includes(
    name.startsWith(negation) ? name.slice(negation.length) : name,
  );

/** Returns a function that says, value by value, whether a call still has room. */
function withinRoom(): (value: string) => boolean {
  let text = longestFilters;
  let escaped = longestEscaped;
  return (value) => {
    const part = `${JSON.stringify(value)},`;
    text -= part.length;
    escaped -= encodeURIComponent(part).length;
    return text >= 0 && escaped >= 0;
  };
}

interface Reading {
  problems: FilterProblem[];
  fits: (value: string) => boolean;
}

function readTags(search: URLSearchParams, prefix: string, { problems, fits }: Reading): TagFilters {
  const filters: TagFilters = {};
  for (const category of filterCategories) {
    const given = splitValues(search.getAll(prefix + category).join(';'));
    const named = given.filter((value) => value.length <= longestValue);
    if (named.length < given.length) problems.push({ kind: 'valueTooLong', name: category });
    const values = named.slice(0, mostValues).filter(fits);
    if (values.length < named.length)
      problems.push({ kind: 'tooManyValues', name: category, used: values.length });
    if (values.length > 0) filters[category] = values;
  }
  return filters;
}

/** Excluding a value wins over wanting it. */
function withoutExcluded(wanted: TagFilters, excluded: TagFilters, problems: FilterProblem[]): TagFilters {
  const filters: TagFilters = {};
  for (const [name, values] of Object.entries(wanted)) {
    const left = values.filter((value) => excluded[name]?.includes(value) !== true);
    const both = values.filter((value) => !left.includes(value));
    if (left.length > 0) filters[name] = left;
    problems.push(...both.map((value): FilterProblem => ({ kind: 'contradiction', name, value })));
  }
  return filters;
}

function readSearchTerm(search: URLSearchParams, problems: FilterProblem[]): string {
  const text = cleanText(search.get('search_term') ?? '');
  if (text.length <= longestSearchTerm) return text;
  problems.push({ kind: 'searchTooLong' });
  // Drops half of a surrogate pair at the cut.
  return text
    .slice(0, longestSearchTerm)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}

function readSorting(search: URLSearchParams, problems: FilterProblem[]): Sorting | undefined {
  const text = search.get('sorting');
  if (text === 'asc' || text === 'desc') return text;
  if (text !== null && text !== '') problems.push({ kind: 'unknownSorting' });
  return undefined;
}

function readSwitch(name: string, search: URLSearchParams, problems: FilterProblem[]): true | undefined {
  const text = search.get(name) ?? '';
  if (!['true', 'false', ''].includes(text)) problems.push({ kind: 'notASwitch', name });
  return text === 'true' ? true : undefined;
}

/**
 * Reads filters from `location.search`. Ignores and reports what is invalid; never throws.
 * @param today the publishing day, the end of any range
 */
export function readFilters(text: string, today: string): FilterReading {
  const search = new URLSearchParams(text);
  const problems: FilterProblem[] = [];
  for (const name of new Set(search.keys()))
    if (!isKnown(name)) problems.push({ kind: 'unknownParameter', name });
    else if (single.includes(name) && new Set(search.getAll(name)).size > 1)
      problems.push({ kind: 'repeated', name });
  const range = readDateRange({ start: search.get('start_date'), end: search.get('end_date') }, today);
  if (range.problem !== undefined) problems.push({ kind: range.problem });
  const sorting = readSorting(search, problems);
  const { libraries, unknown } = readLibraries(search.getAll(librariesParameter).join(';'));
  problems.push(...unknown.map((value): FilterProblem => ({ kind: 'unknownLibrary', value })));
  const reading = { problems, fits: withinRoom() };
  const wanted = readTags(search, '', reading);
  const tagNotFilters = readTags(search, negation, reading);
  const filters: FilterState = {
    tagFilters: withoutExcluded(wanted, tagNotFilters, problems),
    tagNotFilters,
    searchTerm: readSearchTerm(search, problems),
    dateRange: range.dateRange,
    libraries: libraries.length === 0 ? undefined : libraries,
    sorting,
  };
  for (const name of toggleNames)
    if (readSwitch(toggles[name].address, search, problems)) filters[name] = true;
  return { filters, problems };
}

/** Writes filters as '' or '?…', in a fixed order, so that equal filters have equal addresses. */
export function writeFilters({
  tagFilters,
  tagNotFilters,
  dateRange,
  libraries = [],
  searchTerm,
  sorting,
  ...others
}: FilterState): string {
  const search = new URLSearchParams();
  if (searchTerm !== '') search.set('search_term', searchTerm);
  if (libraries.length > 0) search.set(librariesParameter, joinValues(libraries));
  for (const [prefix, filters] of [['', tagFilters] as const, [negation, tagNotFilters] as const])
    for (const category of filterCategories) {
      const values = filters[category] ?? [];
      if (values.length > 0) search.set(prefix + category, joinValues(values));
    }
  if (dateRange !== undefined) {
    search.set('start_date', dateRange.start_date);
    search.set('end_date', dateRange.end_date);
  }
  for (const name of toggleNames) if (others[name] === true) search.set(toggles[name].address, 'true');
  if (sorting !== undefined) search.set('sorting', sorting);
  // A literal ";" has no meaning in a query and keeps links readable.
  return search.size === 0 ? '' : `?${search.toString().replaceAll('%3B', ';')}`;
}
