import { toggleNames, type DateRange, type TagFilters, type ToggleName } from '@portal/wire';
import type { FilterState, NarrowLibrary } from './FilterState.ts';
import { filterCategories, type FilterCategory } from './filterTable.ts';
import { narrowsLanguages } from './remembered/rememberedValues.ts';
import { isStudiesOnly, withStudiesOnly, type StudyTypes } from './studies.ts';
import { withValues } from './withValues.ts';

/** One filter that can be removed by itself. */
export type ActiveFilter =
  | { kind: 'search'; term: string }
  | { kind: 'dateRange'; dateRange: DateRange }
  | { kind: 'library'; library: NarrowLibrary }
  | { kind: ToggleName }
  | { kind: 'studies'; types: StudyTypes }
  | { kind: 'tag'; category: FilterCategory; value: string; excluded: boolean };

const tagsOf = (filters: TagFilters, excluded: boolean): ActiveFilter[] =>
  filterCategories
    .filter((category) => category !== 'Language' || excluded || narrowsLanguages(filters.Language))
    .flatMap((category) =>
      (filters[category] ?? []).map((value) => ({ kind: 'tag', category, value, excluded }) as const),
    );

/**
 * The active filters, in display order. Choosing all languages is not a filter.
 * @param studyTypes shown as one filter when exactly these are chosen
 */
export function activeFilters(filters: FilterState, studyTypes: StudyTypes = []): ActiveFilter[] {
  const { searchTerm, dateRange, libraries = [], tagFilters, tagNotFilters } = filters;
  const studiesOnly = isStudiesOnly(filters, studyTypes);
  const isShown = (tag: ActiveFilter) =>
    !(studiesOnly && tag.kind === 'tag' && tag.category === 'Publication Type');
  return [
    ...(searchTerm === '' ? [] : [{ kind: 'search', term: searchTerm } as const]),
    ...(dateRange === undefined ? [] : [{ kind: 'dateRange', dateRange } as const]),
    ...libraries.map((library) => ({ kind: 'library', library }) as const),
    ...toggleNames.filter((name) => filters[name] === true).map((kind) => ({ kind })),
    ...tagsOf(tagFilters, false).filter(isShown),
    ...(studiesOnly ? [{ kind: 'studies', types: studyTypes } as const] : []),
    ...tagsOf(tagNotFilters, true),
  ];
}

/** Whether clearing would remove anything; it keeps Language and sorting. [H-03] */
export function canClear(filters: FilterState): boolean {
  const { searchTerm, dateRange, libraries, tagFilters, tagNotFilters } = filters;
  const categories = [...Object.keys(tagFilters), ...Object.keys(tagNotFilters)];
  return (
    searchTerm !== '' ||
    dateRange !== undefined ||
    libraries !== undefined ||
    toggleNames.some((name) => filters[name] === true) ||
    categories.some((category) => category !== 'Language')
  );
}

/** Removes everything but the languages and the sorting. [L-06] */
export function clearedFilters({ tagFilters, sorting }: FilterState): FilterState {
  const { Language } = tagFilters;
  return {
    tagFilters: Language === undefined ? {} : { Language },
    tagNotFilters: {},
    searchTerm: '',
    sorting,
  };
}

/** Removes one filter. [L-06] */
export function withoutFilter(filters: FilterState, filter: ActiveFilter): FilterState {
  switch (filter.kind) {
    case 'search':
      return { ...filters, searchTerm: '' };
    case 'dateRange':
      return { ...filters, dateRange: undefined };
    case 'library': {
      const { libraries, ...others } = filters;
      const rest = libraries?.filter((each) => each !== filter.library) ?? [];
      return rest.length === 0 ? others : { ...others, libraries: rest };
    }
    case 'studies':
      return withStudiesOnly(filters, filter.types, false);
    case 'tag': {
      const { category, value, excluded } = filter;
      const side = excluded ? 'tagNotFilters' : 'tagFilters';
      const rest = (filters[side][category] ?? []).filter((each) => each !== value);
      if (!excluded) return withValues(filters, category, rest);
      const others = Object.entries(filters.tagNotFilters).filter(([name]) => name !== category);
      return {
        ...filters,
        tagNotFilters: Object.fromEntries([
          ...others,
          ...(rest.length > 0 ? [[category, rest] as const] : []),
        ]),
      };
    }
    default:
      return { ...filters, [filter.kind]: undefined };
  }
}
