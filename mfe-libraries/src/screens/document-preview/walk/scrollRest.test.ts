import { scrollRest } from './scrollRest.ts';

/** A phone: the middle is as wide as the row, the sides are narrower. */
const between = (scrollLeft: number) =>
  scrollRest({ scrollLeft, scrollWidth: 234 + 390 + 234, clientWidth: 390 }, { offsetLeft: 234 });

test.each([
  [0, 'previous'],
  [1.5, 'previous'],
  [100, undefined],
  [200, 'middle'],
  [234, 'middle'],
  [260, 'middle'],
  [400, undefined],
  [466.5, 'next'],
  [468, 'next'],
])('[V-02] a row scrolled by %d rests at %s', (scrollLeft, rest) => expect(between(scrollLeft)).toBe(rest));

test('[V-02] where there is no side, the end of the row is its middle', () => {
  expect(scrollRest({ scrollLeft: 0, scrollWidth: 624, clientWidth: 390 }, { offsetLeft: 0 })).toBe('middle');
  expect(scrollRest({ scrollLeft: 234, scrollWidth: 624, clientWidth: 390 }, { offsetLeft: 234 })).toBe(
    'middle',
  );
});
