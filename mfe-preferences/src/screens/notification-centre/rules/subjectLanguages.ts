import { subjectKey, type Subject, type SubjectCategory } from '@portal/wire';

/** The languages of publications, as the tags name them and as the page lists them. */
export const publicationLanguages = ['German', 'English'] as const;
export type PublicationLanguage = (typeof publicationLanguages)[number];

/** Every language is kept as none: it then holds for one that comes later, too. */
export function asKept(languages: readonly string[]): readonly string[] {
  const has = (language: string) => languages.includes(language);
  return publicationLanguages.every(has) ? [] : languages;
}

/** Whether something is heard of in a language. */
export const hears = (languages: readonly string[], language: string): boolean =>
  languages.length === 0 || languages.includes(language);

/** The languages with one more or less. The last one stays: of no language is nothing heard. */
export function withLanguage(
  languages: readonly string[],
  language: PublicationLanguage,
  wanted: boolean,
): readonly string[] {
  const next = publicationLanguages.filter((each) => (each === language ? wanted : hears(languages, each)));
  return next.length === 0 ? languages : asKept(next);
}

/** Those of all subjects, if they are the same. */
export function commonLanguages(subjects: readonly Subject[]): readonly string[] | undefined {
  const each = new Map(
    subjects.map(({ languages }) => [[...asKept(languages)].sort().join(), asKept(languages)]),
  );
  return each.size === 1 ? [...each.values()][0] : undefined;
}

/** Subjects with these of one category: those that were there as they are, new ones in the languages given. */
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
