import { added, noCounts, scrolling, stepsOf, totalOf } from './counts.ts';

test('a press, a text, a key and a scroll are one step each, whatever their length', () => {
  expect(stepsOf({ presses: 2, texts: 1, keys: 3, scrolls: 1, characters: 40, pixels: 700 })).toBe(7);
  expect(stepsOf(noCounts)).toBe(0);
});

test.each([
  [0, 0],
  [1, 1],
  [900, 1],
  [901, 2],
])('%i pixels in a window of 900 are %i scrolls', (pixels, scrolls) => {
  expect(scrolling(pixels, 900)).toEqual({ pixels, scrolls });
});

test('counts add up, kind by kind', () => {
  const typed = added(noCounts, { texts: 1, characters: 8 });
  expect(totalOf([typed, added(typed, { presses: 2 })])).toEqual({
    ...noCounts,
    presses: 2,
    texts: 2,
    characters: 16,
  });
  expect(noCounts.texts).toBe(0);
});
