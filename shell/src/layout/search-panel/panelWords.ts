import type { Language } from '@portal/contract';
import type { SearchedName } from './libraryAt.ts';

/** Loaded with the panel rather than with every page. */
interface PanelWords {
  list: string;
  recent: string;
  clear: string;
  since: string;
  exact: string;
  searches: string;
  spelling: string;
  Company: string;
  Analyst: string;
  Sector: string;
  titles: string;
  closed: string;
  libraries: Record<SearchedName, string>;
  searchIn: (text: string, place: string) => string;
  /** With a day as dd.mm.yyyy. */
  sinceDay: (what: string, day: string) => string;
  searchSince: (text: string, day: string) => string;
}

export const panelWords: Record<Language, PanelWords> = {
  en: {
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
    searchIn: (text, place) => `“${text}” in ${place}`,
    sinceDay: (what, day) => `${what} since ${day}`,
    searchSince: (text, day) => `“${text}” since ${day}`,
  },
  de: {
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
  },
};
