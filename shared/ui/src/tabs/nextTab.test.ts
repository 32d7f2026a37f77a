import { nextTab } from './nextTab.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 0, undefined],
])('%s from %i of three leads to %p', (key, current, next) => {
  expect(nextTab(key, { current, count: 3 })).toBe(next);
});

test('there is nowhere to go without tabs', () => {
  expect(nextTab('Home', { current: -1, count: 0 })).toBeUndefined();
});
