import type { ServedTag } from '@portal/wire';
import { researchOf } from '#testing/researchOf.ts';
import { countTags } from './countTags.ts';

/** Two tags in each category, `yes` and `no`, with ids from 1. */
const tagsOf = (categories: number): ServedTag[] =>
  Array.from({ length: categories }, (_, index) => [
    { ...{ id: 2 * index + 1, category: `Category ${index}`, value: 'yes' }, translated_value: null },
    { ...{ id: 2 * index + 2, category: `Category ${index}`, value: 'no' }, translated_value: null },
  ]).flat();

/** One publication that is tagged `yes` in every category, and for each category one that differs there. */
function researchIn(categories: number) {
  const places = Array.from({ length: categories }, (_, index) => index);
  const rows = [-1, ...places].map((differing) => ({
    tagIds: places.map((place) => 2 * place + 1 + Number(place === differing)),
  }));
  return researchOf(tagsOf(categories), rows);
}

const chosen = (categories: number) =>
  Object.fromEntries(Array.from({ length: categories }, (_, index) => [`Category ${index}`, ['yes']]));

test('a tag that was added after the tags were read meets no filter', async () => {
  const research = researchOf(tagsOf(2), [{ tagIds: [2, 3, 99] }]);
  const countOf = await countTags(research, { libraries: 1, tag_filters: { 'Category 0': ['yes'] } });
  expect([1, 2, 3, 4].map(countOf)).toEqual([0, 1, 0, 0]);
});

describe.each([1, 2, 30, 31, 32, 33, 50, 64, 70])('with a filter in each of %i categories', (categories) => {
  const research = researchIn(categories);
  const ids = research.tags.map(({ id }) => id);
  const question = { libraries: 1, tag_filters: chosen(categories) };

  test('each tag counts what choosing it would show', async () => {
    const countOf = await countTags(research, question);
    expect(ids.map(countOf)).toEqual(ids.map(() => 1));
  });

  test('only what has one of further tags counts', async () => {
    const countOf = await countTags(research, { ...question, anyOf: [2] });
    expect(ids.filter((id) => countOf(id) > 0)).toEqual([2]);
    expect(ids.map(await countTags(research, { ...question, anyOf: [1, 2] }))).toEqual(ids.map(() => 1));
    expect(ids.map(await countTags(research, { ...question, anyOf: [] }))).toEqual(ids.map(() => 0));
  });

  test('what two filters leave out does not count', async () => {
    const tag_filters = { ...question.tag_filters, 'Category 0': ['no'] };
    const countOf = await countTags(research, { ...question, tag_filters });
    expect(ids.map(countOf)).toEqual(ids.map((id) => Number(id % 2 === 1 || id === 2)));
  });
});
