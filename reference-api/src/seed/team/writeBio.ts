/** A text in English and German. `[She|He]` depends on who is meant, `{year}` and the like are filled in. */
export interface BothLanguages {
  en: string;
  de: string;
}

export type BioWords = readonly BothLanguages[];

export type Slots = Readonly<Record<string, BothLanguages>>;

/** A text about a person, in one language. */
function fill(
  text: BothLanguages,
  language: keyof BothLanguages,
  { woman, slots }: { woman: boolean; slots: Slots },
): string {
  return text[language]
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, she: string, he: string) => (woman ? she : he))
    .replace(/\{(\w+)\}/g, (_, name: string) => slots[name]?.[language] ?? '');
}

/** The same in both languages. */
export function fillBoth(text: BothLanguages, about: { woman: boolean; slots: Slots }): BothLanguages {
  return { en: fill(text, 'en', about), de: fill(text, 'de', about) };
}

/** Names as a sentence lists them: `Banks, Chemicals and Media`. */
export function listed(names: BioWords): BothLanguages {
  const join = (language: keyof BothLanguages) =>
    new Intl.ListFormat(language === 'en' ? 'en-GB' : 'de-CH', { type: 'conjunction' }).format(
      names.map((name) => name[language]),
    );
  return { en: join('en'), de: join('de') };
}
