import type { Language } from '@portal/contract';
import type { Publication } from '@portal/wire';

const names: Record<Language, string> = { en: 'English', de: 'German' };

/** The first publication in the reader's language, else the first of all. */
export function inLanguage(records: readonly Publication[], language: Language): Publication | undefined {
  return records.find((each) => each.language.value === names[language]) ?? records[0];
}
