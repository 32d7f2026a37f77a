import { parseLanguage, type Language } from '@portal/contract';

/** A publication's language, or a name that the portal does not know. */
export type LanguageBadge = { language: Language } | { word: string };

/** Splits a publication's comma-separated languages, each once. */
export function languageBadges(names: string): LanguageBadge[] {
  const words = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return [...new Set(words.map((word) => parseLanguage(word) ?? word))].map((each) =>
    each === 'en' || each === 'de' ? { language: each } : { word: each },
  );
}
