import { rangeAnswer, type RangeAnswer } from './byteRange.ts';

const file = { size: 100, etag: '"abc"' };

test.each<[string | undefined, RangeAnswer]>([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=0-9', { from: 0, to: 9 }],
  [' bytes=0-9 ', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['pages=1-2', 'whole'],
])('%j gets %j', (range, answer) => {
  expect(rangeAnswer({ range, ifRange: undefined }, file)).toEqual(answer);
});

test('a range of another version gets the whole file', () => {
  const requested = { range: 'bytes=0-9' };
  expect(rangeAnswer({ ...requested, ifRange: '"abc"' }, file)).toEqual({ from: 0, to: 9 });
  expect(rangeAnswer({ ...requested, ifRange: '"old"' }, file)).toBe('whole');
  expect(rangeAnswer({ ...requested, ifRange: 'W/"abc"' }, file)).toBe('whole');
});

test('an empty file has no range', () => {
  const empty = { size: 0, etag: '"e"' };
  expect(rangeAnswer({ range: 'bytes=0-', ifRange: undefined }, empty)).toBe('unsatisfiable');
});
