import { formatPrice } from './formatPrice.ts';

test.each([
  [{ amount: 91.2, currency: 'CHF' }, 'en', 'CHF 91.20'],
  [{ amount: 91.2, currency: 'CHF' }, 'de', 'CHF 91.20'],
  [{ amount: 1234.5, currency: 'USD' }, 'en', 'USD 1,234.50'],
  [{ amount: 1234.5, currency: 'USD' }, 'de', 'USD 1’234.50'],
  [{ amount: 0.005, currency: '' }, 'en', '0.01'],
] as const)('[P-06] the price %j is written in %s as %s', (price, language, expected) => {
  expect(formatPrice(price, language)).toBe(expected);
});
