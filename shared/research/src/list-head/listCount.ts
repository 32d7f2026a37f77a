import type { ListEnding } from '../publication-list/listEnding.ts';

interface Counted {
  shown: number;
  /** Total, from the last page; undefined if it tells none. */
  max: number | undefined;
  ending: ListEnding;
  /** The most that the list shows; an API may stop counting there. */
  limit: number;
}

interface ListCount {
  /** Undefined while the total is unknown. */
  max: number | undefined;
  /** Counting stopped at the limit: there may be more than `max`. */
  isCapped: boolean;
}

/**
 * 'N of max'. Publications added between pages change the total: it is at least what is shown, and exactly that at the
 * end. [T-02] [L-24]
 */
export function listCount({ shown, max, ending, limit }: Counted): ListCount {
  if (ending === 'end') return { max: shown, isCapped: false };
  if (max === undefined) return { max, isCapped: false };
  return { max: Math.max(shown, max), isCapped: max === limit };
}
