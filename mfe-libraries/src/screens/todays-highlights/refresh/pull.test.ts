import { pulledBy } from './pull.ts';

test.each([
  ['down a little', { x: 0, y: 60 }, { distance: 30, isEnough: false }],
  ['down far enough', { x: 10, y: 128 }, { distance: 64, isEnough: true }],
  ['down further than the mark goes', { x: 0, y: 900 }, { distance: 96, isEnough: true }],
  ['up', { x: 0, y: -20 }, undefined],
  ['nowhere', { x: 0, y: 0 }, undefined],
  ['sideways', { x: 80, y: 40 }, undefined],
])('a finger that moves %s', (_, by, pulled) => {
  expect(pulledBy(by)).toEqual(pulled);
});
