/** The portal's languages, in the order in which a reader is offered them. */
export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

/** What a client gets before anything else is known of them. */
export const defaultLanguage: Language = 'en';

/** The word the API uses for each language, as in `preferred_language` and the Language tag. */
export const languageNames: Record<Language, 'English' | 'German'> = { en: 'English', de: 'German' };

/** Reads a language from an address, a cookie or an answer of the API: `en`, `EN`, `English`, `de-CH` …; else undefined. */
export function parseLanguage(text: string | null | undefined): Language | undefined {
  const word = text?.trim().toLowerCase() ?? '';
  return languages.find(
    (language) =>
      word === language || word.startsWith(`${language}-`) || word === languageNames[language].toLowerCase(),
  );
}
