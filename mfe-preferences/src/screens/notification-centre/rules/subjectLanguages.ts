import { subjectKey, type Subject, type SubjectCategory } from '@portal/wire';

/** The languages of publications, by tag value, in display order. */
export const publicationLanguages = ['German', 'English'] as const;
export type PublicationLanguage = (typeof publicationLanguages)[number];

/** All languages are stored as an empty list, which also covers languages added later. */
export function asStored(languages: readonly string[]): readonly string[] {
  const has = (language: string) => languages.includes(language);
  return publicationLanguages.every(has) ? [] : languages;
}

export const hears = (languages: readonly string[], language: string): boolean =>
  languages.length === 0 || languages.includes(language);

/** Adds or removes a language. The last one stays: an empty list means all. */
export function withLanguage(
  languages: readonly string[],
  language: PublicationLanguage,
  isOn: boolean,
): readonly string[] {
  const next = publicationLanguages.filter((each) => (each === language ? isOn : hears(languages, each)));
  return next.length === 0 ? languages : asStored(next);
}

/** Returns the languages that all subjects share, undefined if they differ. */
export function commonLanguages(subjects: readonly Subject[]): readonly string[] | undefined {
  const each = new Map(
    subjects.map(({ languages }) => [[...asStored(languages)].sort().join(), asStored(languages)]),
  );
  return each.size === 1 ? [...each.values()][0] : undefined;
}

/** Sets the subjects of one category: known ones keep their languages, new ones get those given. */
export function withSubjects(
  subjects: readonly Subject[],
  {
    category,
    values,
    languages,
  }: {
    category: SubjectCategory;
    values: readonly string[];
    languages: readonly string[];
  },
): Subject[] {
  const before = new Map(subjects.map((subject) => [subjectKey(subject), subject]));
  return [
    ...subjects.filter((subject) => subject.category !== category),
    ...[...new Set(values)].map(
      (value) => before.get(subjectKey({ category, value })) ?? { category, value, languages },
    ),
  ];
}
