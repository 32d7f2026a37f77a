/** What can be followed by its name. */
export const subjectCategories = ['Analyst', 'Sector', 'Company'] as const;
export type SubjectCategory = (typeof subjectCategories)[number];

/** A type of publication in one language, and in one asset class unless it is meant in all. */
export interface Topic {
  type: string;
  assetClass?: string | undefined;
  /** As the tags name it: `English`. */
  language: string;
}

/** An analyst, a sector or a company, by the value of its tag. */
export interface Subject {
  category: SubjectCategory;
  value: string;
  /** As the tags name them; none: in every language. */
  languages: readonly string[];
}

/** What a client wants to hear about. */
export interface Preferences {
  topics: readonly Topic[];
  subjects: readonly Subject[];
  /** Entries that say something else, as they came: they are kept, and no page shows them. */
  others: readonly unknown[];
}

export const noPreferences: Preferences = { topics: [], subjects: [], others: [] };

/** What makes two topics the same. */
export const topicKey = ({ type, assetClass, language }: Topic): string =>
  JSON.stringify([type, assetClass ?? null, language]);

/** What makes two subjects the same, whatever their languages. */
export const subjectKey = ({ category, value }: Pick<Subject, 'category' | 'value'>): string =>
  JSON.stringify([category, value]);
