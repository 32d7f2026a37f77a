import type { DateRange, LibraryName, TagFilters } from '@portal/wire';

/** Older first, or newer first. */
export type Sorting = 'asc' | 'desc';

/** A library that holds a part of all research. */
export type NarrowLibrary = Exclude<LibraryName, 'allresearch'>;

/** What a reader narrows a list by. The whole of it lives in the address, so that links, reloads and Back restore it. [L-07] */
export interface FilterState {
  /** Category to values: any value within a category, every category. No category is there without a value. */
  tagFilters: TagFilters;
  /** As above, for what must not be there. No value is in both. */
  tagNotFilters: TagFilters;
  /** Both days belong to it. */
  dateRange?: DateRange | undefined;
  /** Only what stands in one of these libraries, where a list holds several. */
  libraries?: readonly NarrowLibrary[] | undefined;
  /** Only what is about something that the client follows. [N-07] */
  myCoverage?: true | undefined;
  /** Only what came since the last visit and has not been read. [L-21] */
  onlyNew?: true | undefined;
  /** '' when nothing is searched. */
  searchTerm: string;
  /** Undefined: as the list does by itself, newest first or, when searching, best first. */
  sorting?: Sorting | undefined;
}

export const noFilters: FilterState = { tagFilters: {}, tagNotFilters: {}, searchTerm: '' };

/** The categories that a list can be filtered by, as addresses and calls spell them. */
export const filterCategories = [
  'Sector',
  'Company',
  'Analyst',
  'Aggregated Publication Type',
  'Publication Type',
  'Asset Classification',
  'Language',
  'TK Ticker',
  'Bloomberg Company Ticker',
] as const;

export type FilterCategory = (typeof filterCategories)[number];

/** The longest search that is sent, in UTF-16 units as the API counts; what follows is left out, and the reader is notified. */
export const longestSearchTerm = 500;

/** The most values of one category that are sent. */
export const mostValues = 500;

/** The longest value that is sent; a longer one names nothing. */
export const longestValue = 300;

/** The most that all values together may take as JSON text, in UTF-16 units: the API reads 32,000. */
export const longestFilters = 31_600;

/** The same escaped, as in the address of a call: servers read 64 KiB of address and headers. */
export const longestEscaped = 50_000;
