import type { ServedTag } from '@portal/wire';
import { researchOf } from '#testing/researchOf.ts';
import { tagOptions } from './tagOptions.ts';

const tag = (id: number, category: string, inactive = false): ServedTag => ({
  ...{ id, category, value: `${category} ${id}`, translated_value: null, inactive },
});
const research = researchOf([tag(1, 'Sector'), tag(2, 'Company'), tag(3, 'Sector', true)]);
const selection = { categories: ['Sector', 'Analyst'], activeOnly: true };

test.each<[string, number, Partial<typeof selection>, [string, number[]][]]>([
  ['tags of the categories that are wanted', 4, {}, [['Sector', [1]]]],
  ['no tag without publications', 0, {}, [['Sector', []]]],
  ['all of them on request', 0, { activeOnly: false }, [['Sector', [1, 3]]]],
  ['another category', 4, { categories: ['Company'] }, [['Company', [2]]]],
])('options are %s', (_, count, more, expected) => {
  const options = tagOptions({ research, countOf: () => count }, { ...selection, ...more });
  const ids = Object.entries(options).map(([category, tags]) => [category, tags.map(({ id }) => id)]);
  expect(ids).toEqual(expected);
});
