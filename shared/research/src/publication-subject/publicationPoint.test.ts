import { publicationPoint } from './publicationPoint.ts';

const words = (count: number) => 'growth '.repeat(count).trim();

test.each([
  ['none', undefined, ''],
  ['null', null, ''],
  ['nothing but spaces', ' \n\t ', ''],
  ['a short one as it is', 'Margins rise.', 'Margins rise.'],
  ['line breaks as spaces', 'Margins\n\n rise.', 'Margins rise.'],
  ['160 characters whole', 'x'.repeat(160), 'x'.repeat(160)],
  ['161 characters without a space, cut within the word', 'x'.repeat(161), `${'x'.repeat(159)}…`],
  ['longer ones, cut after a word', words(40), `${words(22)}…`],
  ['no comma before the mark', `${words(22)}, ${words(4)}`, `${words(22)}…`],
  ['characters, of which an emoji is one', '📈'.repeat(160), '📈'.repeat(160)],
])('[L-18] the point of a paper: %s', (_, summary, shown) => {
  expect(publicationPoint(summary)).toBe(shown);
  expect(Array.from(publicationPoint(summary)).length).toBeLessThanOrEqual(160);
});
