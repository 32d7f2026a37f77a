/** How far a list of publications has been read. */
export interface ListProgress {
  shown: number;
  /** How many publications the pages held: more than are shown when one came twice. */
  read: number;
  /** The most that a list shows. */
  limit: number;
  /** Number of the last page read, from 1. */
  page: number;
  numPages: number;
}

/** What stands below the tiles: a button for more, one of the two closing messages, or nothing. */
export type ListEnding = 'more' | 'limit' | 'end' | 'none';

/** The end of a list as it stands: the limit goes before everything else, an empty list has no end. [T-02] [H-06] */
export function listEnding({ shown, read, limit, page, numPages }: ListProgress): ListEnding {
  // A page of records that cannot be shown is not the last one.
  if (shown === 0 && (read === 0 || page >= numPages)) return 'none';
  if (read >= limit) return 'limit';
  return page < numPages ? 'more' : 'end';
}
