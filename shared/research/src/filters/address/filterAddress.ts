import { toggles, type TagFilters } from '@portal/wire';
import {
  longestEscaped,
  longestFilters,
  longestSearchTerm,
  longestTyped,
  longestValue,
  mostValues,
  type FilterState,
} from '../FilterState.ts';
import type { FilterProblem } from '../FilterProblem.ts';
import { publicationFilters, valueFilters, type FilterCategory, type PageFilters } from '../filterTable.ts';
import { cleanText, splitValues } from '../joinedValues.ts';
import { readLibraries } from './readLibraries.ts';
import { readDateRange } from './readDateRange.ts';
import { librariesParameter, negation } from './writeFilters.ts';

export interface FilterReading {
  filters: FilterState;
  problems: FilterProblem[];
}

const days = ['start_date', 'end_date'];

/** Parameters of other features, which are not reported. */
const foreignParameters = ['tab', 'language', 'redirect_uri'];

/** The parameters of which only the first value counts. */
function singleParameters({ values, toggles: names, publications, tab }: PageFilters): string[] {
  const single: string[] = values.filter((name) => valueFilters[name].single === true);
  single.push('search_term', 'sorting', ...names.map((name) => toggles[name].address));
  if (publications === true) single.push(...days);
  if (tab !== undefined) single.push('tab');
  return single;
}

/** The parameters that the page knows. */
function knownParameters(page: PageFilters): string[] {
  const { values, publications = false, libraries = false, ofOtherTabs = [] } = page;
  const known: string[] = [...singleParameters(page), ...values, ...foreignParameters, ...ofOtherTabs];
  if (publications) known.push(...values.map((name) => negation + name));
  if (libraries) known.push(librariesParameter);
  return known;
}

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
  page: PageFilters;
  problems: FilterProblem[];
  fits: (value: string) => boolean;
}

function readValues(text: string, category: FilterCategory, { problems, fits }: Reading): string[] {
  const { single = false, values: all } = valueFilters[category];
  const given = splitValues(text);
  const named = given.filter((value) => value.length <= longestValue);
  if (named.length < given.length) problems.push({ kind: 'valueTooLong', name: category });
  const known = named.filter((value) => all?.includes(value) !== false);
  for (const value of named)
    if (!known.includes(value)) problems.push({ kind: 'unknownValue', name: category, value });
  const values = known.slice(0, single ? 1 : mostValues).filter(fits);
  if (values.length < known.length)
    problems.push({ kind: 'tooManyValues', name: category, used: values.length });
  return values;
}

function readTags(search: URLSearchParams, prefix: string, reading: Reading): TagFilters {
  const filters: TagFilters = {};
  for (const category of reading.page.values) {
    const given = search.getAll(prefix + category);
    const text = valueFilters[category].single === true ? (given[0] ?? '') : given.join(';');
    const values = readValues(text, category, reading);
    if (values.length > 0) filters[category] = values;
  }
  return filters;
}

/** Excluding a value wins over wanting it. */
function withoutExcluded(included: TagFilters, excluded: TagFilters, problems: FilterProblem[]): TagFilters {
  const filters: TagFilters = {};
  for (const [name, values] of Object.entries(included)) {
    const left = values.filter((value) => excluded[name]?.includes(value) !== true);
    const both = values.filter((value) => !left.includes(value));
    if (left.length > 0) filters[name] = left;
    problems.push(...both.map((value): FilterProblem => ({ kind: 'contradiction', name, value })));
  }
  return filters;
}

function readSearchTerm(text: string, problems: FilterProblem[]): string {
  if (text.length <= longestSearchTerm) return text;
  problems.push({ kind: 'searchTooLong' });
  // Drops half of a surrogate pair at the cut.
  return text
    .slice(0, longestSearchTerm)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}

function readSorting(text: string, { sortings }: PageFilters, problems: FilterProblem[]) {
  const sorting = sortings.find((each) => each === text);
  if (sorting === undefined && text !== '') problems.push({ kind: 'unknownSorting' });
  return sorting;
}

function readSwitch(name: string, search: URLSearchParams, problems: FilterProblem[]): true | undefined {
  const text = search.get(name) ?? '';
  if (!['true', 'false', ''].includes(text)) problems.push({ kind: 'notASwitch', name });
  return text === 'true' ? true : undefined;
}

/** Reports parameters that have no effect. */
function readNames(search: URLSearchParams, page: PageFilters): FilterProblem[] {
  const known = knownParameters(page);
  const single = singleParameters(page);
  return [...new Set(search.keys())].flatMap((name): FilterProblem[] => {
    if (!known.includes(name)) return [{ kind: 'unknownParameter', name }];
    const isRepeated = single.includes(name) && new Set(search.getAll(name)).size > 1;
    return isRepeated ? [{ kind: 'repeated', name }] : [];
  });
}

/**
 * Reads the filters of a page from `location.search`. Ignores and reports what is invalid; never throws.
 * @param today the publishing day, the end of any range
 */
export function readPage(text: string, page: PageFilters, today: string): FilterReading {
  const search = new URLSearchParams(text);
  const problems = readNames(search, page);
  const filters: FilterState = { tagFilters: {}, tagNotFilters: {}, searchTerm: '' };
  const reading = { page, problems, fits: withinRoom() };
  if (page.publications === true) {
    const range = readDateRange({ start: search.get('start_date'), end: search.get('end_date') }, today);
    if (range.problem !== undefined) problems.push({ kind: range.problem });
    filters.dateRange = range.dateRange;
  }
  filters.sorting = readSorting(search.get('sorting') ?? '', page, problems);
  if (page.libraries === true) {
    const { libraries, unknown } = readLibraries(search.getAll(librariesParameter).join(';'));
    problems.push(...unknown.map((value): FilterProblem => ({ kind: 'unknownLibrary', value })));
    if (libraries.length > 0) filters.libraries = libraries;
  }
  const included = readTags(search, '', reading);
  if (page.publications === true) filters.tagNotFilters = readTags(search, negation, reading);
  filters.tagFilters = withoutExcluded(included, filters.tagNotFilters, problems);
  const term = search.get('search_term') ?? '';
  filters.searchTerm =
    page.typed === true ? term.slice(0, longestTyped) : readSearchTerm(cleanText(term), problems);
  for (const name of page.toggles)
    if (readSwitch(toggles[name].address, search, problems)) filters[name] = true;
  return { filters, problems };
}

/** Reads the filters of a list of publications. */
export const readFilters = (text: string, today: string, page: PageFilters = publicationFilters) =>
  readPage(text, page, today);
