import {
  subjectCategories,
  subjectKey,
  type Preferences,
  type Subject,
  type SubjectCategory,
} from '@portal/wire';

/** Identifies a subject. */
export type SubjectName = Pick<Subject, 'category' | 'value'>;

interface Followable {
  category: string;
  value: string;
  inactive?: boolean | undefined;
}

const isSubjectCategory = (category: string): category is SubjectCategory =>
  subjectCategories.some((each) => each === category);

/** The subject to follow for a record; undefined if it has no name, is inactive or is of another category. [N-06] */
export function subjectOf({ category, value, inactive }: Followable): SubjectName | undefined {
  const name = value.trim().normalize('NFC');
  return name !== '' && inactive !== true && isSubjectCategory(category)
    ? { category, value: name }
    : undefined;
}

export interface FollowingChange {
  subject: SubjectName;
  follow: boolean;
  /** As followed before, for undo. @default those of the other subjects, or all */
  languages?: readonly string[];
}

export const followed = ({ subjects }: Preferences, subject: SubjectName): Subject | undefined =>
  subjects.find((each) => subjectKey(each) === subjectKey(subject));

/** The languages that all subjects share, else every language. */
export function usualLanguages(subjects: readonly Subject[]): readonly string[] {
  const [first, ...others] = subjects;
  const same = others.every(({ languages }) => languages.join() === first?.languages.join());
  return same ? (first?.languages ?? []) : [];
}

/** Applies a change; returns the same object if there is nothing to change. [N-06] */
export function withChange(preferences: Preferences, change: FollowingChange): Preferences {
  const { subjects } = preferences;
  const { subject, follow, languages = usualLanguages(subjects) } = change;
  const before = followed(preferences, subject);
  if (follow === (before !== undefined)) return preferences;
  return {
    ...preferences,
    subjects: follow ? [...subjects, { ...subject, languages }] : subjects.filter((each) => each !== before),
  };
}
