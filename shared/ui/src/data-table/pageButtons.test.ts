import { pageButtons } from './pageButtons.ts';

/** As displayed: pages from 1, disabled buttons in brackets. */
const drawn = (index: number, count: number) =>
  pageButtons(index, count)
    .map(({ kind, page, leads }) => {
      const text = kind === 'page' ? String(page + 1) : `${kind}:${page + 1}`;
      return leads ? text : `(${text})`;
    })
    .join(' ');

test.each([
  [0, 0, ''],
  [0, 1, ''],
  [0, 2, '(previous:1) (first:1) (1) 2 last:2 next:2'],
  [1, 2, 'previous:1 first:1 1 (2) (last:2) (next:2)'],
  [0, 3, '(previous:1) (first:1) (1) 2 3 last:3 next:2'],
  [0, 9, '(previous:1) (first:1) (1) 2 3 last:9 next:2'],
  [1, 9, 'previous:1 first:1 1 (2) 3 last:9 next:3'],
  [4, 9, 'previous:4 first:1 4 (5) 6 last:9 next:6'],
  [7, 9, 'previous:7 first:1 7 (8) 9 last:9 next:9'],
  [8, 9, 'previous:8 first:1 7 8 (9) (last:9) (next:9)'],
  [20, 9, 'previous:8 first:1 7 8 (9) (last:9) (next:9)'],
  [-3, 9, '(previous:1) (first:1) (1) 2 3 last:9 next:2'],
])('[T-03] at page index %i of %i pages the buttons are %s', (index, count, buttons) => {
  expect(drawn(index, count)).toBe(buttons);
});
