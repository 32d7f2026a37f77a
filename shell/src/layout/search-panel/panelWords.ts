import type { Language } from '@portal/contract';

/** Loaded with the panel rather than with every page. */
interface PanelWords {
  list: string;
  searches: string;
  Company: string;
  Analyst: string;
  Sector: string;
  titles: string;
  closed: string;
  equities: string;
  searchIn: (text: string, place: string) => string;
}

export const panelWords: Record<Language, PanelWords> = {
  en: {
    list: 'Suggestions',
    searches: 'Search',
    Company: 'Companies',
    Analyst: 'Analysts',
    Sector: 'Sectors',
    titles: 'Publications',
    closed: 'not included in your subscription',
    equities: 'Equities',
    searchIn: (text, place) => `“${text}” in ${place}`,
  },
  de: {
    list: 'Vorschläge',
    searches: 'Suchen',
    Company: 'Unternehmen',
    Analyst: 'Analystinnen und Analysten',
    Sector: 'Sektoren',
    titles: 'Publikationen',
    closed: 'nicht in Ihrem Abonnement enthalten',
    equities: 'Aktien',
    searchIn: (text, place) => `«${text}» in ${place}`,
  },
};
