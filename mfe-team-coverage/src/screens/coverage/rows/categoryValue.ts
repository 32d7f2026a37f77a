import { readCreditRating } from '@portal/wire';
import type { CoverageCategory } from '../tabs/coverageTabs.ts';
import type { CoveredRow } from './CoveredRow.ts';

/** The grade of a credit rating, without its outlook; what is no credit rating stays as it is. */
const gradeOf = (rating: string | undefined) =>
  rating === undefined ? undefined : (readCreditRating(rating)?.grade ?? rating);

/** What a company is filed under in a category of filters; undefined for what it does not have. */
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
