import { languageNames } from '@portal/contract';
import { toggleNames, type ToggleName } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';

interface ValueFilter {
  /** Its name in fields, chips and problems. */
  label: ResearchMessage;
  /** At most one of its values can be chosen. @default false */
  single?: boolean;
  /** All values there are, if the portal knows them. @default the API knows them */
  values?: readonly string[];
  /** What the next visit restores: the values, and their cookie. */
  remembered?: { cookie: string; values: readonly string[] };
}

/**
 * Filters by value, by their names: parameters of addresses, and categories of `tag_filters` in calls, in the order of
 * chips. Filters that are on or off are `toggles` of `@portal/wire`.
 */
const table = {
  Sector: { label: 'research.filter.sector' },
  Company: { label: 'research.filter.company' },
  Analyst: { label: 'research.filter.analyst' },
  'Aggregated Publication Type': { label: 'research.filter.aggregatedType' },
  'Publication Type': { label: 'research.filter.type' },
  'Asset Classification': {
    label: 'research.filter.assetClass',
    remembered: { cookie: 'filterAssetClasses', values: ['Equity', 'Fixed Income', 'Markets'] },
  },
  Language: {
    label: 'research.filter.language',
    remembered: { cookie: 'filterLanguages', values: Object.values(languageNames) },
  },
  'TK Ticker': { label: 'research.filter.tkTicker' },
  'Bloomberg Company Ticker': { label: 'research.filter.bloombergTicker' },
  'Equity Rating': { label: 'research.card.rating.Equity' },
  'Credit Rating': { label: 'research.card.rating.Bonds' },
  'ESG Rating': { label: 'research.card.rating.ESG' },
  Function: { label: 'research.filter.function' },
  Currency: { label: 'research.filter.currency' },
  /** In days. */
  changed: { label: 'research.filter.changed', single: true, values: ['7', '30'] },
} as const satisfies Record<string, ValueFilter>;

export type FilterCategory = keyof typeof table;
export type RememberedCategory = 'Asset Classification' | 'Language';

export const valueFilters: Record<FilterCategory, ValueFilter> &
  Record<RememberedCategory, Required<Pick<ValueFilter, 'remembered'>>> = table;

export const filterCategories = Object.keys(table) as FilterCategory[];

export const isFilterCategory = (text: string): text is FilterCategory => Object.hasOwn(table, text);

/** All values of a filter, as far as the portal knows them. */
export const valuesOfFilter = (category: FilterCategory): readonly string[] =>
  valueFilters[category].values ?? [];

/** Message id of a filter's name. */
export const categoryLabel = (category: FilterCategory): ResearchMessage => valueFilters[category].label;

/** Publications by day; companies by name, rating or day of the rating, after “-” reversed. */
const sortings = {
  desc: 'research.sorting.desc',
  asc: 'research.sorting.asc',
  name: 'research.sorting.name',
  '-name': 'research.sorting.nameReversed',
  rating: 'research.sorting.rating',
  '-rating': 'research.sorting.ratingReversed',
  date: 'research.sorting.desc',
  '-date': 'research.sorting.asc',
} as const satisfies Record<string, ResearchMessage>;

export type Sorting = keyof typeof sortings;

/** Message id of a sort order. */
export const sortingLabel = (sorting: Sorting): ResearchMessage => sortings[sorting];

/** What the address of a page can narrow and sort its list by. */
export interface PageFilters {
  values: readonly FilterCategory[];
  toggles: readonly ToggleName[];
  /** The first is the default. */
  sortings: readonly Sorting[];
  /** Values can be excluded, and days chosen. @default false */
  publications?: boolean;
  /** It spans several libraries. @default false */
  libraries?: boolean;
  /** The tab that the filters belong to, if the page has tabs. */
  tab?: string;
  /** Parameters of its other tabs, which are not reported. */
  ofOtherTabs?: readonly string[];
  /** The list narrows while somebody types: the search stays as typed, and is short. @default false */
  typed?: boolean;
}

/** Lists of publications in a library. */
export const libraryFilters: PageFilters = {
  values: filterCategories.slice(0, filterCategories.indexOf('Equity Rating')),
  toggles: toggleNames,
  sortings: ['desc', 'asc'],
  publications: true,
};

/** Lists of publications in any library. */
export const publicationFilters: PageFilters = { ...libraryFilters, libraries: true };
