import type { LibraryName, ListFilters } from '@portal/wire';
import type { FoundSentence, Hits } from '#areas/publication/foundHits.ts';

/** Conditions as data. A publication must be in one library of each group and meet every set of filters. */
export interface Narrowing {
  libraries: readonly (readonly LibraryName[])[];
  filters: readonly ListFilters[];
  /** Id of a client: only what they follow. */
  followedBy?: number | undefined;
}

export interface SearchRequest {
  typed: string;
  /** What the client may read. Titles and names are searched for everyone, texts only with these keys. [G-09] */
  keys: readonly number[];
  within: Narrowing;
}

export interface HitsRequest {
  most: number;
  /** By date; if undefined, the best of the newest. */
  order?: 'asc' | 'desc' | undefined;
}

/**
 * The only access to a search engine. Everything else reads publications by id from the database and checks conditions
 * and entitlements again, so that an outdated index never shows too much. [L-14] [L-19]
 */
export interface SearchIndex {
  /** False for blanks. */
  searches: (typed: string | undefined) => typed is string;
  find: (sought: SearchRequest, requested: HitsRequest) => Promise<Hits>;
  /** All ids found, for counting. */
  all: (sought: Omit<SearchRequest, 'within'>) => Promise<number[]>;
  finds: (sought: SearchRequest) => Promise<boolean>;
  /** The newest ids found by title or name, for suggestions at every letter. */
  titles: (sought: Omit<SearchRequest, 'keys'>, most: number) => Promise<number[]>;
  /** The best sentences of texts that the client may read, by id. */
  sentences: (
    ids: readonly number[],
    sought: Omit<SearchRequest, 'within'>,
  ) => Promise<Map<number, FoundSentence>>;
}
