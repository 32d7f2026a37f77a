import type { LibraryName, ListFilters } from '@portal/wire';

/** What publications must meet, as data: every group of libraries (standing in one of them), and every set of filters. */
export interface Narrowing {
  libraries: readonly (readonly LibraryName[])[];
  filters: readonly ListFilters[];
  /** The id of a client: only what is about something that they follow. */
  followedBy?: number | undefined;
}

/** A search of one client. */
export interface Sought {
  /** As it was typed. */
  typed: string;
  /** What the client may read. Titles and names are found for everybody, texts under these keys alone. [G-09] */
  keys: readonly number[];
  within: Narrowing;
}

/** How many are wanted, and by what. */
export interface Wanted {
  most: number;
  /** By date; left out: the best, chosen from the newest. */
  order?: 'asc' | 'desc' | undefined;
}

/** What was found: equally long columns, in no order. */
export interface Hits {
  ids: number[];
  /** The greater the better; below 0 what was found by its text alone. */
  fits: number[];
}

/**
 * Finds publications by what was typed. The one way to a search engine: all else reads publications by id from the database, under
 * the same conditions and entitlements once more, so that an engine that lags behind shows nobody too much. [L-14] [L-19]
 */
export interface SearchIndex {
  /** Whether anything was typed: blanks are no search. */
  searches: (typed: string | undefined) => typed is string;
  find: (sought: Sought, wanted: Wanted) => Promise<Hits>;
  /** The ids of all that a client's search finds, for counting. */
  all: (sought: Omit<Sought, 'within'>) => Promise<number[]>;
  /** Whether a search finds anything. */
  finds: (sought: Sought) => Promise<boolean>;
  /** The ids of the newest that are found by title or name while it is typed: for suggestions, at every letter. */
  titles: (sought: Omit<Sought, 'keys'>, most: number) => Promise<number[]>;
  /** Of publications that were found by their texts, the sentence that fits best, by id; where the client may read it. */
  sentences: (ids: readonly number[], sought: Omit<Sought, 'within'>) => Promise<Map<number, string>>;
}
