import { researchOf } from '#testing/researchOf.ts';
import { withRows } from './researchColumns.ts';

const tagged = (...tagIds: number[]) => ({
  ...{ libraries: 1, day: 0, at: 0, paper: null, language: 'en', ent: [] },
  tagIds,
});

test('places of a tag follow what is published, and older columns see their own alone', () => {
  const rows = Array.from({ length: 20 }, (_, place) => tagged(1 + (place % 2)));
  const before = researchOf([], rows).publications;
  expect([...before.tagPlaces.of(2, before)]).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
  expect([...before.tagPlaces.of(7, before)]).toEqual([]);
  const after = withRows(before, [{ id: 21, ...tagged(2, 7) }]);
  expect([...after.tagPlaces.of(7, after)]).toEqual([20]);
  expect(after.tagPlaces.of(2, after)).toHaveLength(11);
  expect(before.tagPlaces.of(2, before)).toHaveLength(10);
  expect([...before.tagPlaces.of(7, before)]).toEqual([]);
});
