import type { Language } from '@portal/contract';

/** Loaded with the panel rather than with every page. */
const en = {
  list: 'Suggestions',
  recent: 'Recent searches',
  clear: 'Clear recent searches',
  since: 'All publications',
  exact: 'Exact match',
  searches: 'Search',
  spelling: 'Did you mean',
  Company: 'Companies',
  Analyst: 'Analysts',
  Sector: 'Sectors',
  titles: 'Publications',
  closed: 'not included in your subscription',
  libraries: {
    equities: 'Equities',
    bonds: 'Fixed Income',
    international: 'International',
    markets: 'Markets',
    real_estate: 'Real Estate',
  },
  searchIn: (text: string, place: string) => `“${text}” in ${place}`,
  sinceDay: (what: string, day: string) => `${what} since ${day}`,
  searchSince: (text: string, day: string) => `“${text}” since ${day}`,
};

const de: typeof en = {
  list: 'Vorschläge',
  recent: 'Letzte Suchen',
  clear: 'Letzte Suchen löschen',
  since: 'Alle Publikationen',
  exact: 'Genauer Treffer',
  searches: 'Suchen',
  spelling: 'Meinten Sie',
  Company: 'Unternehmen',
  Analyst: 'Analystinnen und Analysten',
  Sector: 'Sektoren',
  titles: 'Publikationen',
  closed: 'nicht in Ihrem Abonnement enthalten',
  libraries: {
    equities: 'Aktien',
    bonds: 'Anleihen',
    international: 'International',
    markets: 'Märkte',
    real_estate: 'Immobilien',
  },
  searchIn: (text, place) => `«${text}» in ${place}`,
  sinceDay: (what, day) => `${what} seit ${day}`,
  searchSince: (text, day) => `«${text}» seit ${day}`,
};

export const panelWords: Record<Language, typeof en> = { en, de };
