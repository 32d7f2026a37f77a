import { stepPath } from './stepPath.ts';

const steps = [
  { place: 0, level: 1 },
  { place: 0.5, level: 0 },
  { place: 0.75, level: 2 },
];

test('[P-06] each rating holds until the next, the last one to the end', () => {
  expect(stepPath({ steps })).toBe('M0 1.5H50V0.5H75V2.5H100');
});

test('without ratings there is no line', () => {
  expect(stepPath({ steps: [] })).toBe('');
});
