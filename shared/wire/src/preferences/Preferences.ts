/** What can be followed by name. */
export const subjectCategories = ['Analyst', 'Sector', 'Company'] as const;
export type SubjectCategory = (typeof subjectCategories)[number];

/** A type of publication in one language and one asset class; all classes if undefined. */
export interface Topic {
  type: string;
  assetClass?: string | undefined;
  /** As in the tags: `English`. */
  language: string;
}

/** An analyst, a sector or a company, by the value of its tag. */
export interface Subject {
  category: SubjectCategory;
  value: string;
  /** As in the tags; empty: every language. */
  languages: readonly string[];
}

/** What a client wants to hear about. */
export interface Preferences {
  topics: readonly Topic[];
  subjects: readonly Subject[];
  /** Other entries, kept unchanged and not shown. */
  others: readonly unknown[];
}

export const noPreferences: Preferences = { topics: [], subjects: [], others: [] };

/** Equal for equal topics. */
export const topicKey = ({ type, assetClass, language }: Topic): string =>
  JSON.stringify([type, assetClass ?? null, language]);

/** Equal for the same subject in any languages. */
export const subjectKey = ({ category, value }: Pick<Subject, 'category' | 'value'>): string =>
  JSON.stringify([category, value]);
