import { esgRank, readEsgRating } from './esgRatings.ts';

test.each<[string, ReturnType<typeof readEsgRating>]>([
  ['0', { kind: 'stars', stars: 0 }],
  ['5', { kind: 'stars', stars: 5 }],
  [' 3.5 ', { kind: 'stars', stars: 3.5 }],
  ['3,5', { kind: 'stars', stars: 3.5 }],
  ['7', { kind: 'text', text: '7' }],
  ['-1', { kind: 'text', text: '-1' }],
  ['1e0', { kind: 'text', text: '1e0' }],
  ['', { kind: 'text', text: '' }],
  ['ctbi', { kind: 'code', code: 'CTBI' }],
  ['NER', { kind: 'code', code: 'NER' }],
  ['NC', { kind: 'code', code: 'NC' }],
  ['Lagging behind', { kind: 'verdict', verdict: 'Lagging behind' }],
  ['Not compliant', { kind: 'verdict', verdict: 'not compliant' }],
  ['under review', { kind: 'text', text: 'under review' }],
])('[C-03] %j is read as what it is', (rating, expected) => {
  expect(readEsgRating(rating)).toEqual(expected);
});

test('[C-03] stars come by merit, then why there are none, then what is unknown', () => {
  const ratings = ['7', 'NC', '0', 'ESG compliant', 'CTBI', '3.5', '5', 'NER'];
  const order = ['5', 'ESG compliant', '3.5', '0', 'CTBI', 'NER', 'NC', '7'];
  expect(ratings.toSorted((one, other) => esgRank(one) - esgRank(other))).toEqual(order);
});
