import type { DateRange, LibraryName, TagFilters, ToggleName } from '@portal/wire';
import type { Sorting } from './filterTable.ts';

/** A library other than all research. */
export type NarrowLibrary = Exclude<LibraryName, 'allresearch'>;

type Toggled = { [Name in ToggleName]?: true | undefined };

/** The filters of a list. They live in the address, so that links, reloads and Back restore them. [L-07] */
export interface FilterState extends Toggled {
  /** Values by category, never empty: any value of a category, and all categories, must match. */
  tagFilters: TagFilters;
  /** Likewise for what must not match. No value is in both. */
  tagNotFilters: TagFilters;
  /** Includes both days. */
  dateRange?: DateRange | undefined;
  /** Only these libraries, for lists that span several. */
  libraries?: readonly NarrowLibrary[] | undefined;
  /** '' without a search. */
  searchTerm: string;
  /** Undefined for the default of the page: newest first or by name, for a search of publications best first. */
  sorting?: Sorting | undefined;
}

export const noFilters = { tagFilters: {}, tagNotFilters: {}, searchTerm: '' } as const;

/**
 * Longest search that is sent, in UTF-16 units like the API's limit; longer ones are cut and the reader is notified.
 */
export const longestSearchTerm = 500;

/** Longest search that narrows a list while somebody types; the field takes no more. */
export const longestTyped = 200;

/** Most values sent per category. */
export const mostValues = 500;

/** Longest value that is sent; longer ones match nothing. */
export const longestValue = 300;

/** Longest JSON of all values, in UTF-16 units: the API reads 32,000. */
export const longestFilters = 31_600;

/** Longest URL-encoded form of it: servers read 64 KiB of address and headers. */
export const longestEscaped = 50_000;
