/** `[She|He]` and slots such as `{year}` are filled in. */
export interface BothLanguages {
  en: string;
  de: string;
}

export type BioWords = readonly BothLanguages[];

export type Slots = Readonly<Record<string, BothLanguages>>;

function fill(
  text: BothLanguages,
  language: keyof BothLanguages,
  { woman, slots }: { woman: boolean; slots: Slots },
): string {
  return text[language]
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, she: string, he: string) => (woman ? she : he))
    .replace(/\{(\w+)\}/g, (_, name: string) => slots[name]?.[language] ?? '');
}

export function fillBoth(text: BothLanguages, about: { woman: boolean; slots: Slots }): BothLanguages {
  return { en: fill(text, 'en', about), de: fill(text, 'de', about) };
}

/** Joins names like `Banks, Chemicals and Media`. */
export function listed(names: BioWords): BothLanguages {
  const join = (language: keyof BothLanguages) =>
    new Intl.ListFormat(language === 'en' ? 'en-GB' : 'de-CH', { type: 'conjunction' }).format(
      names.map((name) => name[language]),
    );
  return { en: join('en'), de: join('de') };
}
