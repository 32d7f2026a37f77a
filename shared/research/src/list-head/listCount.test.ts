import { listCount } from './listCount.ts';

test.each([
  ['more to come', 50, 120, 'more', 120, false],
  ['fewer than are shown by now', 100, 90, 'more', 100, false],
  ['the end', 120, 120, 'end', 120, false],
  ['the end, one having vanished between the pages', 119, 120, 'end', 119, false],
  ['an API that counts up to the limit', 50, 200, 'more', 200, true],
  ['the limit of an API that counts up to it', 200, 200, 'limit', 200, true],
  ['the limit of an API that counts on', 200, 1234, 'limit', 1234, false],
  ['the limit, one having come twice', 199, 200, 'limit', 200, true],
  ['a total that is not told', 50, undefined, 'more', undefined, false],
  ['the end of an untold total', 61, undefined, 'end', 61, false],
  ['nothing', 0, 0, 'none', 0, false],
] as const)('[T-02] [L-24] %s: %i of %i, %s, counts up to %s', (_, shown, max, ending, counted, isCapped) => {
  expect(listCount({ shown, max, ending, limit: 200 })).toEqual({ max: counted, isCapped });
});
