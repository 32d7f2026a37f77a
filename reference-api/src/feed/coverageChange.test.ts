import { coverageChange } from './coverageChange.ts';

const covered = (active: boolean, ...analystIds: number[]) => ({ active, analystIds });

test.each([
  [covered(true, 1), covered(true, 1), undefined],
  [covered(true, 1, 2), covered(true, 2, 1), undefined],
  [covered(true, 1), covered(true, 2), 'analysts'],
  [covered(true, 1), covered(true, 1, 2), 'analysts'],
  [covered(true, 1, 2), covered(true, 1), 'analysts'],
  [covered(true, 1), covered(false, 2), 'dropped'],
  [covered(false, 1), covered(true, 1), 'begun'],
  [covered(false, 1), covered(false, 2), undefined],
] as const)('[L-25] from %j to %j the change is %s', (before, after, change) => {
  expect(coverageChange(before, after)).toBe(change);
});
