import type { ServedTag } from '@portal/wire';
import { researchOf } from '#testing/researchOf.ts';
import { TagOptions } from './TagOptions.ts';

const tag = (id: number, category: string, inactive = false): ServedTag => ({
  ...{ id, category, value: `${category} ${id}`, translated_value: null, inactive },
});
const research = researchOf([tag(1, 'Sector'), tag(2, 'Company'), tag(3, 'Sector', true)]);
const counted = (count: number, isUnfiltered = true) => ({ research, countOf: () => count, isUnfiltered });
const wanted = { libraries: 1, categories: ['Sector', 'Analyst'], activeOnly: true, folded: false };

const idsOf = (text: { bytes: Buffer }) =>
  Object.entries(JSON.parse(text.bytes.toString()) as Record<string, ServedTag[]>).map(
    ([category, tags]): [string, number[]] => [category, tags.map(({ id }) => id)],
  );

test('tags of the categories that are wanted; those that nothing is tagged with are left out unless they are asked for', () => {
  const options = new TagOptions();
  expect(idsOf(options.of(counted(4), wanted))).toEqual([['Sector', [1]]]);
  expect(idsOf(options.of(counted(0), wanted))).toEqual([['Sector', []]]);
  expect(idsOf(options.of(counted(0), { ...wanted, activeOnly: false }))).toEqual([['Sector', [1, 3]]]);
});

test('what is counted without filters is written once until it is counted again, or something else is wanted', () => {
  const [options, now] = [new TagOptions(), counted(4)];
  const first = options.of(now, wanted);
  expect(options.of(now, wanted)).toBe(first);
  for (const other of [
    { libraries: 2 },
    { categories: ['Company'] },
    { activeOnly: false },
    { folded: true },
  ])
    expect(options.of(now, { ...wanted, ...other })).not.toBe(first);
  expect(options.of(now, wanted)).toBe(first);
  expect(options.of(counted(5), wanted)).not.toBe(first);
});

test('what is counted under filters is not kept', () => {
  const [options, filtered] = [new TagOptions(), counted(4, false)];
  expect(options.of(filtered, wanted)).not.toBe(options.of(filtered, wanted));
});
