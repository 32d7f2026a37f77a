import { shownRatings } from './shownRatings.ts';

test('[P-03] [P-04] ratings are those of the asset class', () => {
  expect(shownRatings('Equity')).toEqual(['Equity', 'ESG']);
  expect(shownRatings('Fixed Income')).toEqual(['Bonds', 'ESG']);
  expect(shownRatings(undefined)).toEqual(['Equity', 'Bonds', 'ESG']);
});
