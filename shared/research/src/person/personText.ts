import type { Language } from '@portal/contract';
import { tagLabel, type TranslatedValue } from '../tag/tagLabel.ts';

interface PersonText {
  text: string;
  /** Set if not the reader's. */
  lang?: Language;
}

/** A person's role or description in the reader's language, or in English if not translated. [I-03] */
export function personText(text: TranslatedValue, language: Language): PersonText {
  const shown = { text: tagLabel(text, 'Person', language) };
  return language === 'de' && !text.translated_value ? { ...shown, lang: 'en' } : shown;
}
