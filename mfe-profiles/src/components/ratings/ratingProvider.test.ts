import { ratingProvider } from './ratingProvider.ts';

test.each([
  ['Outperform', 'own'],
  ['Market perform', 'own'],
  ['Underperform', 'own'],
  ['Buy', 'partner'],
  ['Hold', 'partner'],
  ['Sell', 'partner'],
  ['Restricted', undefined],
  ['A- stable', undefined],
])('[C-03] the provider of %s is %s', (rating, provider) => {
  expect(ratingProvider(rating)).toBe(provider);
});
