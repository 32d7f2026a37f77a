import { readCreditRating } from '@portal/wire';
import type { CoverageCategory } from '../tabs/coverageTabs.ts';
import type { CoveredRow } from './CoveredRow.ts';

/** Strips the outlook from a credit rating; other text stays. */
const gradeOf = (rating: string | undefined) =>
  rating === undefined ? undefined : (readCreditRating(rating)?.grade ?? rating);

/** Returns a company's value in a filter category; undefined if it has none. */
export function categoryValue(row: CoveredRow, category: CoverageCategory): string | undefined {
  switch (category) {
    case 'Sector':
      return row.sector;
    case 'Company':
      return row.company.name;
    case 'Analyst':
      return row.analyst?.name;
    case 'Equity Rating':
      return row.ratings.Equity?.current;
    case 'Credit Rating':
      return gradeOf(row.ratings.Bonds?.current);
    case 'ESG Rating':
      return row.ratings.ESG?.current;
  }
}
