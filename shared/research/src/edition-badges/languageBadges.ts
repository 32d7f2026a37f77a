import { parseLanguage, type Language } from '@portal/contract';

/** A language of a publication: one of the portal's, or a word that the portal does not know. */
export type LanguageBadge = { language: Language } | { word: string };

/** The languages that a publication names, each once; several are joined with commas. */
export function languageBadges(names: string): LanguageBadge[] {
  const words = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return [...new Set(words.map((word) => parseLanguage(word) ?? word))].map((each) =>
    each === 'en' || each === 'de' ? { language: each } : { word: each },
  );
}
