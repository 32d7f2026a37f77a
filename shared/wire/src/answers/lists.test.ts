import * as z from 'zod/mini';
import { readingOf } from '../call.ts';
import * as calls from '../calls.ts';
import { takeUnread } from '../lenient.ts';
import { entriesIn, isListReading, listAnswer, listOf } from './lists.ts';
import { publicationListReading } from '../research/publicationReading.ts';
import { tagMapReading, tagReading } from '../research/tags.ts';

afterEach(() => void takeUnread());

const names = listAnswer(listOf('name', z.string()));
const tags = listAnswer(tagMapReading(tagReading));

test.each([[''], [null], [undefined], [[]], [{ records: [] }], [{ records: null }]])(
  '[K-01] %j is an empty list',
  (body) => {
    expect(names.parse(body)).toEqual([]);
    expect(publicationListReading.parse(body).records).toEqual([]);
  },
);

test.each([[''], [null], [undefined], [[]], [{}], [{ Sector: [], Company: null, total: 0 }]])(
  '[K-01] %j is nothing to choose',
  (body) => expect(Object.values(tags.parse(body)).flat()).toEqual([]),
);

test.each<[z.ZodMiniType, unknown]>([
  [names, [1, {}]],
  [names, { records: [{ name: 'a' }] }],
  [tags, { Sector: [{ name: 'Banks' }] }],
  [tags, { message: 'There are tags elsewhere' }],
  [readingOf(calls.tagsByCategory), [{ id: 7 }]],
])('[K-01] an answer with entries of which none can be shown is refused, not empty: %#', (reading, body) => {
  expect(reading.safeParse(body).success).toBe(false);
  expect(isListReading(reading)).toBe(true);
});

test('[K-01] a list with one entry that can be shown is that one, also in records', () => {
  expect(names.parse({ records: [1, 'a'] })).toEqual(['a']);
  expect(tags.parse({ records: [{ value: 'Banks', category: 'Sector' }, 7] })).toMatchObject({
    Sector: [{ value: 'Banks' }],
  });
});

test.each<[unknown, number]>([
  [[{ value: 'a' }, {}, { value: null }, 'b'], 2],
  [{ records: [{ value: 'a' }], pagination_metadata: { page: 1 } }, 1],
  [{ Sector: [{ value: 'a' }, { value: 'b' }], count: 2, more: true }, 2],
  [{ records: [{ companies: [] }, { companies: [{}, {}] }, { related_companies: [1] }] }, 3],
  ['<html>', 0],
  [null, 0],
])('[K-01] entries are counted: %j', (body, count) => expect(entriesIn(body)).toBe(count));
