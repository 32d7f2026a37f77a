import type { RatingAction } from '@portal/wire';
import type { TitlePair } from '../publicationTypes.ts';

export const ratingTitles: Record<RatingAction, TitlePair> = {
  Upgrade: { en: '{company}: Upgrade to {rating}', de: '{company}: Hochstufung auf {rating}' },
  Downgrade: { en: '{company}: Downgrade to {rating}', de: '{company}: Rückstufung auf {rating}' },
  Reiterate: {
    en: '{company}: {rating} reiterated after the {period} report',
    de: '{company}: Einstufung {rating} nach dem Bericht {report} bestätigt',
  },
  Refresh: { en: '{company}: Rating now {rating}', de: '{company}: Einstufung neu {rating}' },
};

/** Share ratings of the bank and the partner bank. */
export const germanRatings: Partial<Record<string, string>> = {
  Outperform: 'Übergewichten',
  'Market perform': 'Marktgewichten',
  Underperform: 'Untergewichten',
  Buy: 'Kaufen',
  Hold: 'Halten',
  Sell: 'Verkaufen',
  Blackout: 'Sperrfrist',
  Restricted: 'Eingeschränkt',
  'Not applicable': 'Nicht anwendbar',
};
