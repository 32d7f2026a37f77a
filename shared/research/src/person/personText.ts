import type { Language } from '@portal/contract';
import { tagLabel, type TranslatedValue } from '../tag/tagLabel.ts';

interface PersonText {
  text: string;
  /** Its language when it is not the reader's. */
  lang?: Language;
}

/** A person's role or a paragraph about them in the reader's language; one that was not translated is English. [I-03] */
export function personText(text: TranslatedValue, language: Language): PersonText {
  const shown = { text: tagLabel(text, 'Person', language) };
  return language === 'de' && !text.translated_value ? { ...shown, lang: 'en' } : shown;
}
