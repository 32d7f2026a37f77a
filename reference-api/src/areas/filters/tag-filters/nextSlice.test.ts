import { setImmediate as turn } from 'node:timers/promises';
import { nextSlice } from './nextSlice.ts';

test('computations take turns, one slice in a turn of the event loop', async () => {
  const done: string[] = [];
  const compute = async (name: string) => {
    for (let slice = 1; slice <= 2; slice++) {
      await nextSlice();
      done.push(`${name}${slice}`);
    }
  };
  const all = Promise.all([compute('a'), compute('b'), compute('c')]);
  const counts: number[] = [];
  for (let turns = 0; turns < 7; turns++) {
    await turn();
    counts.push(done.length);
  }
  await all;
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  const grown = counts.map((count, place) => count - (counts[place - 1] ?? 0));
  expect(Math.max(...grown)).toBe(1);
  const later = nextSlice();
  await expect(later).resolves.toBeUndefined();
});
