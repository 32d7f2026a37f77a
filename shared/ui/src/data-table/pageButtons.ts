/** A page button. Pages count from 0. */
export interface PageButton {
  kind: 'previous' | 'first' | 'page' | 'last' | 'next';
  page: number;
  /** False for the current page, or if there is none beyond. */
  leads: boolean;
}

const mostNumbers = 3;

/** Previous, first, up to three numbers around the current page, last, next. None for a single page. [T-03] */
export function pageButtons(index: number, count: number): PageButton[] {
  if (count <= 1) return [];
  const final = count - 1;
  const shown = Math.min(Math.max(index, 0), final);
  const from = Math.max(0, Math.min(shown - 1, count - mostNumbers));
  const numbers = Array.from({ length: Math.min(mostNumbers, count) }, (_, place) => from + place);
  const button = (kind: PageButton['kind'], page: number): PageButton => ({
    kind,
    page,
    leads: page !== shown,
  });
  return [
    button('previous', Math.max(0, shown - 1)),
    button('first', 0),
    ...numbers.map((page) => button('page', page)),
    button('last', final),
    button('next', Math.min(final, shown + 1)),
  ];
}
