import { listCount } from './listCount.ts';

test.each([
  ['more to come', 50, 120, 'more', 120],
  ['fewer than are shown by now', 100, 90, 'more', 100],
  ['the end', 120, 120, 'end', 120],
  ['the end, one having vanished between the pages', 119, 120, 'end', 119],
  ['the limit of an API that counts on', 200, 1234, 'limit', 1234],
  ['the limit, one having come twice', 199, 200, 'limit', 200],
  ['nothing', 0, 0, 'none', 0],
] as const)('[T-02] %s: %i of %i, %s, counts up to %i', (_, shown, max, ending, counted) => {
  expect(listCount({ shown, max, ending })).toEqual({ shown, max: counted });
});
