import type { ListEnding } from './listEnding.ts';

interface Counted {
  shown: number;
  /** What the last page said there is. */
  max: number;
  ending: ListEnding;
}

/**
 * 'N of max'. What came between the pages may have changed the sum: it is never less than what is shown, and at the end of the
 * list exactly that. [T-02]
 */
export function listCount({ shown, max, ending }: Counted): { shown: number; max: number } {
  return { shown, max: ending === 'end' ? shown : Math.max(shown, max) };
}
