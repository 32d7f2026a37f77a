import { inTurns } from './measureAll.ts';

test('in each round another build comes first, and each once', () => {
  expect([0, 1, 2, 3].map((round) => inTurns(['a', 'b', 'c'], round).join(''))).toEqual([
    'abc',
    'bca',
    'cab',
    'abc',
  ]);
});
