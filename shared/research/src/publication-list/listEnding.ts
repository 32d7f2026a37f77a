export interface ListProgress {
  shown: number;
  /** Publications in the loaded pages, including duplicates that are not shown. */
  read: number;
  /** The most that a list shows. */
  limit: number;
  /** Number of the last loaded page, from 1. */
  page: number;
  numPages: number;
}

/** Load More, one of two closing messages, or nothing. */
export type ListEnding = 'more' | 'limit' | 'end' | 'none';

/** The end of a list. The limit takes precedence; an empty list has none. [T-02] [H-06] */
export function listEnding({ shown, read, limit, page, numPages }: ListProgress): ListEnding {
  // More pages may follow one whose records cannot be shown.
  if (shown === 0 && (read === 0 || page >= numPages)) return 'none';
  if (read >= limit) return 'limit';
  return page < numPages ? 'more' : 'end';
}
