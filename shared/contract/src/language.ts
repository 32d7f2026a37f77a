/** In the order offered to the reader. */
export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

/** Used until the client's language is known. */
export const defaultLanguage: Language = 'en';

/** The API's names, as in `preferred_language` and the Language tag. */
export const languageNames: Record<Language, 'English' | 'German'> = { en: 'English', de: 'German' };

/** Reads a language from an address, cookie or API answer: `en`, `EN`, `English`, `de-CH` … */
export function parseLanguage(text: string | null | undefined): Language | undefined {
  const word = text?.trim().toLowerCase() ?? '';
  return languages.find(
    (language) =>
      word === language || word.startsWith(`${language}-`) || word === languageNames[language].toLowerCase(),
  );
}
