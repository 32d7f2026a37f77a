import { takeUnread } from '../lenient.ts';
import { pageCount, statedPages } from './pageCount.ts';
import { publicationListReading } from './publicationReading.ts';

afterEach(() => void takeUnread());

const paper = { title: 'Paper', entitled: true };
const read = (metadata: object, count = 50) =>
  publicationListReading.parse({ records: Array.from({ length: count }, () => paper), ...metadata });

test.each<[string, object, number | undefined]>([
  ['numbers', { pagination_metadata: { page: 1, num_pages: 3, max_records: 120 } }, 3],
  ['text', { pagination_metadata: { page: '1', num_pages: '3', max_records: '120' } }, 3],
  ['a fraction', { pagination_metadata: { num_pages: 2.4 } }, 3],
  ['a fraction as text', { pagination_metadata: { num_pages: '2.4' } }, 3],
  ['camelCase', { paginationMetadata: { numPages: 3, maxRecords: 120 } }, 3],
  ['camelCase within', { pagination_metadata: { numPages: 3, maxRecords: 120 } }, 3],
  ['the records alone', { pagination_metadata: { num_pages: null, max_records: 120 } }, 3],
  ['the pages alone', { pagination_metadata: { page: 1, num_pages: 3, max_records: null } }, 3],
  ['words', { pagination_metadata: { num_pages: 'many' } }, undefined],
  ['nothing', {}, undefined],
])('[K-01] [T-02] pages are counted by %s', (_, metadata, pages) => {
  expect(statedPages(read(metadata), 50)).toBe(pages);
});

test('[K-01] pagination that cannot be read is reported', () => {
  read({ pagination_metadata: { num_pages: 'many', max_records: 'all' } });
  expect(takeUnread()).toEqual(['num_pages', 'max_records']);
});

test.each([
  [50, 2],
  [49, 1],
  [120, 1],
  [0, 1],
])('[K-01] [T-02] of untold pages, one of %i entries where 50 were asked makes %i', (count, pages) => {
  expect(pageCount(read({}, count), { page: 1, pageSize: 50 })).toBe(pages);
});
