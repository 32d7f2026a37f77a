import { readCoverage } from '../rows/readCoverage.ts';
import { coverageTabs } from '../tabs/coverageTabs.ts';
import { aCompany, aCoverage, aCoveredSector, aCurrentRating } from '../testing/coverageData.ts';
import { columnsOf, leastWidth } from './columns.tsx';

/** The page in pixels, without its gutters, in the narrowest window that does not scroll the table in a box. */
const page = 1280 - 2 * 40;

const rated = {
  Equity: aCurrentRating(),
  Bonds: aCurrentRating({ current: 'A' }),
  ESG: aCurrentRating({ current: '3' }),
};

test.each(coverageTabs)('[C-02] the columns of $name are no wider than the page', (tab) => {
  const list = aCoverage(aCoveredSector('Banks', [aCompany('Alpin Bank', rated)]));
  const columns = columnsOf(tab, readCoverage(list, tab, { language: 'en', noSector: 'Other companies' }));
  expect(columns).toHaveLength(12);
  expect(leastWidth(columns)).toBeLessThanOrEqual(page);
});
