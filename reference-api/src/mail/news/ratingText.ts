import type { Language } from '@portal/contract';
import {
  equityRatings,
  internationalRating,
  mostStars,
  readCreditRating,
  readEsgRating,
  type CreditOutlook,
  type RatedKind,
  type RatingCoverage,
} from '@portal/wire';

/** Of both banks, and of sustainability; other ratings have the same words in both languages. */
const german: Readonly<Record<string, string>> = {
  Outperform: 'Übergewichten',
  'Market perform': 'Marktgewichten',
  Underperform: 'Untergewichten',
  Buy: 'Kaufen',
  Hold: 'Halten',
  Sell: 'Verkaufen',
  Restricted: 'Eingeschränkt',
  'Not applicable': 'Nicht anwendbar',
  'Not rated': 'Nicht bewertet',
  'ESG leader': 'ESG-führend',
  'ESG compliant': 'ESG-konform',
  'Predominantly ESG compliant': 'Überwiegend ESG-konform',
  'Lagging behind': 'Rückständig',
  'Substantially lagging behind': 'Deutlich rückständig',
  'not compliant': 'Nicht konform',
};

const germanOutlooks: Record<CreditOutlook, string> = {
  positive: 'positiv',
  stable: 'stabil',
  negative: 'negativ',
};

const wordIn = (word: string, language: Language) => (language === 'en' ? word : (german[word] ?? word));

function esgText(rating: string, language: Language): string {
  const read = readEsgRating(rating);
  if (read.kind === 'verdict') return wordIn(read.verdict, language);
  if (read.kind !== 'stars') return rating;
  return language === 'en'
    ? `${read.stars} of ${mostStars} stars`
    : `${String(read.stars).replace('.', ',')} von ${mostStars} Sternen`;
}

interface Rated {
  type: RatedKind;
  coverage: RatingCoverage;
}

/** A rating in words, as the portal shows it; unknown ones as they are. [N-10] */
export function ratingText(rating: string, { type, coverage }: Rated, language: Language): string {
  if (type === 'ESG') return esgText(rating, language);
  const own = equityRatings.find((each) => each === rating);
  if (own !== undefined) return wordIn(coverage === 'partner' ? internationalRating(own) : own, language);
  const { grade, outlook } = readCreditRating(rating) ?? {};
  if (grade === undefined || outlook === undefined) return wordIn(rating, language);
  return `${grade} ${language === 'en' ? outlook : germanOutlooks[outlook]}`;
}
