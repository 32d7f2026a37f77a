import type { Values } from '@portal/i18n';
import { equityRatings, internationalRating, readCreditRating, type RatingCoverage } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';

type Translate = (id: ResearchMessage, values?: Values) => string;

/** Translated ratings, as the API writes them. */
const words: Readonly<Record<string, ResearchMessage>> = {
  Outperform: 'research.rating.outperform',
  'Market perform': 'research.rating.marketPerform',
  Underperform: 'research.rating.underperform',
  Buy: 'research.rating.buy',
  Hold: 'research.rating.hold',
  Sell: 'research.rating.sell',
  Blackout: 'research.rating.blackout',
  Restricted: 'research.rating.restricted',
  'Not applicable': 'research.rating.notApplicable',
  'Not rated': 'research.rating.notRated',
};

/** The partner bank uses Buy, Hold and Sell for Outperform, Market perform and Underperform. [C-03] */
function wordOf(rating: string, coverage: RatingCoverage): string {
  const own = equityRatings.find((each) => each === rating);
  return coverage === 'partner' && own !== undefined ? internationalRating(own) : rating;
}

/**
 * Translates a rating: an equity rating in the terms of the bank that issues it, a credit rating as grade and outlook.
 * Unknown ratings stay as they are.
 */
export function ratingLabel(rating: string, coverage: RatingCoverage, t: Translate): string {
  const word = wordOf(rating, coverage);
  const id = Object.hasOwn(words, word) ? words[word] : undefined;
  if (id !== undefined) return t(id);
  const credit = readCreditRating(rating);
  if (credit?.outlook === undefined) return rating;
  return `${credit.grade} ${t(`research.rating.outlook.${credit.outlook}`)}`;
}
