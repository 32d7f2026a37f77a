import { hasPlaceBefore } from './hasPlaceBefore.ts';

test.each([
  ['a page that was come to', { key: 'x1', state: { idx: 3 } }, true],
  ['a page whose place is not counted', { key: 'x1', state: null }, true],
  ['the first page of a tab', { key: 'default', state: { idx: 0 } }, false],
  ['the first page, after another address took its place', { key: 'x1', state: { idx: 0 } }, false],
  ['the first page, loaded again', { key: 'default', state: null }, false],
])('%s', (_, entry, expected) => {
  expect(hasPlaceBefore(entry)).toBe(expected);
});
