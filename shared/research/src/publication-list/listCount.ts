import type { ListEnding } from './listEnding.ts';

interface Counted {
  shown: number;
  /** What the last page said there is. */
  max: number;
  ending: ListEnding;
  /** The most that the list shows; an API may count no further. */
  limit: number;
}

interface ListCount {
  shown: number;
  max: number;
  /** There may be more than `max`: the count ended at the limit. */
  isCapped: boolean;
}

/**
 * 'N of max'. What came between the pages may have changed the sum: it is never less than what is shown, and at the end of the
 * list exactly that. [T-02] [L-24]
 */
export function listCount({ shown, max, ending, limit }: Counted): ListCount {
  const isWhole = ending === 'end';
  return { shown, max: isWhole ? shown : Math.max(shown, max), isCapped: !isWhole && max === limit };
}
